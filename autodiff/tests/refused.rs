//! Refused code, with the message that a user reads: each names the construct and the remedy.

#[test]
fn refusals() {
    trybuild::TestCases::new().compile_fail("tests/refused/*.rs");
}
