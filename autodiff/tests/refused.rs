//! What is refused, with the message a user reads: each names the construct and the way out.

#[test]
fn refusals() {
    trybuild::TestCases::new().compile_fail("tests/refused/*.rs");
}
