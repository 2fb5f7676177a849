"""ROOT's prompt: the ways to load the library, mistakes, calls that are refused, macros that throw."""

import pathlib
import unittest

from sessions import HERE, PREFIX, PYTHON, batch, run, side_by_side, typed

INCLUDE = PREFIX / "include"
LIB = PREFIX / "lib"
ALIVE = 'std::cout << "ALIVE " << 6 * 7 << std::endl;'
TOY = (
    'ROOT::RDF::RNode toy() { return ROOT::RDataFrame(1000).Define("x", "rdfentry_ * 0.001f")'
    '.Define("y", "rdfentry_ % 2"); }'
)


class Loading(unittest.TestCase):
    def test_every_documented_way_loads_the_library(self):
        ways = [
            [f".I {INCLUDE}", f".L {LIB}/librootgrad.so", "#include <rootgrad/rootgrad.hpp>"],
            [
                "R__ADD_INCLUDE_PATH($ROOTGRAD_PREFIX/include)",
                "R__ADD_LIBRARY_PATH($ROOTGRAD_PREFIX/lib)",
                "R__LOAD_LIBRARY(librootgrad)",
                "#include <rootgrad/rootgrad.hpp>",
            ],
            [f".x {PREFIX}/share/rootgrad/rootlogon.C", "#include <rootgrad/root.hpp>"],
            [f".x {PREFIX}/share/rootgrad/rootlogon.C"],
            [f'#include "{INCLUDE}/rootgrad/root.hpp"'],
        ]
        use = 'rootgrad::Mlp net({2, 3, 1}); std::cout << "LOADED " << net.parameter_count() << std::endl;'
        for way, (printed, status) in zip(ways, side_by_side(lambda way: typed(*way, use), ways)):
            with self.subTest(way):
                self.assertIn("LOADED 13", printed)  # 2·3 + 3 + 3·1 + 1 parameters
                self.assertEqual(status, 0)

    def test_the_first_line_may_use_any_name_of_the_namespace(self):
        frame = (
            'ROOT::RDF::RNode toy() { return ROOT::RDataFrame(100).Define("x", "float(rdfentry_)")'
            '.Define("y", "int(rdfentry_ >= 50)"); }'
        )
        first = 'void first() { rootgrad::Mlp net({4, 8, 1}); std::cout << "FIRST " << net.parameter_count() << std::endl; }'
        (HERE / "first.C").write_text(first)
        # The outputs are known: 4·8 + 8 + 8·1 + 1 parameters; x separates the classes.
        firsts = [
            (["rootgrad::Mlp net({4, 8, 1})"], "Mlp [4, 8, 1], 49 parameters, not trained"),
            ([frame, 'rootgrad::roc(toy(), "x", "y").auc()'], "(double) 1.0000000"),
            (["using namespace rootgrad;", "Mlp net({4, 8, 1})"], "Mlp [4, 8, 1], 49 parameters"),
            (["auto gelu = rootgrad::Activation::Gelu;", "int(gelu)"], "(int) 0"),
            ([".x first.C"], "FIRST 49"),
        ]
        results = side_by_side(lambda case: typed(*case[0], ROOT_LIBRARY_PATH=LIB), firsts)
        for (lines, wanted), (printed, status) in zip(firsts, results):
            with self.subTest(lines):
                self.assertIn(wanted, printed)
                self.assertEqual(status, 0)

    @unittest.skipUnless(PYTHON, "this ROOT has no PyROOT")
    def test_pyroot_finds_functions_and_their_exceptions(self):
        code = """
import ROOT
net = ROOT.rootgrad.Mlp([2, 4, 1])
try:
    ROOT.rootgrad.define(ROOT.RDF.AsRNode(ROOT.RDataFrame(9).Define("x", "1.f")), "y", net, ["x", "z"])
except ROOT.rootgrad.Error as error:
    print("UnknownColumn", error.code() == ROOT.rootgrad.ErrorCode.UnknownColumn, end=", ")
print(net.parameter_count(), "parameters")
"""
        printed, errors, _ = run(PYTHON, "-c", code, ROOT_LIBRARY_PATH=LIB)
        self.assertIn("UnknownColumn True, 17 parameters", printed, errors)


class Sessions(unittest.TestCase):
    def test_a_header_of_another_version_is_an_error_at_the_first_use(self):
        printed, _ = typed(
            f".I {INCLUDE}",
            f".L {LIB}/librootgrad.so",
            "#include <rootgrad/rootgrad.h>",
            "#undef ROOTGRAD_VERSION_MINOR",
            "#define ROOTGRAD_VERSION_MINOR 9999",
            "#include <rootgrad/rootgrad.hpp>",
            "try { rootgrad::Mlp net({2, 1}); } catch (const rootgrad::Error &e) "
            '{ std::cout << int(e.code()) << " CAUGHT " << e.what() << std::endl; }',
            ALIVE,
        )
        self.assertIn("9 CAUGHT rootgrad's header is version 0.9999.", printed)
        self.assertIn("ALIVE 42", printed)

    def test_after_a_mistake_the_next_line_works_as_usual(self):
        halfway = (
            'void halfway() { rootgrad::Mlp mine({1, 4, 1}); std::cout << "BEFORE" << std::endl; '
            'rootgrad::fit(mine, toy(), "x", "yy"); std::cout << "NOT REACHED" << std::endl; }'
        )
        (HERE / "halfway.C").write_text(halfway)
        (HERE / "misspelt.C").write_text("void misspelt() { toy().trian(); }\n")
        printed, _ = typed(
            f'#include "{INCLUDE}/rootgrad/root.hpp"',
            TOY,
            "rootgrad::Mlp net({1, 8, 1});",
            "net",
            "auto options = rootgrad::TrainOptions().epochs(2).progress(rootgrad::Progress::Off);",
            ".x halfway.C",
            ".x misspelt.C",
            ".x nowhere.C",
            'rootgrad::fit(net, toy(), {}, "y");',
            'rootgrad::fit(net, toy(), {"x", "x"}, "y");',
            'rootgrad::fit(net, toy(), {"y"}, "y");',
            'rootgrad::fit(net, toy(), "x", {"y", "x"});',
            'rootgrad::Mlp::load("halfway.C");',
            "rootgrad::compile([](rootgrad::Tensor x) { if (x > 0) return x; return -x; }, rootgrad::Shape{2});",
            'auto history = rootgrad::fit(net, toy(), "x", "y", options);',
            "history",
            "net",
            'std::cout << "SCORED " << rootgrad::define(toy(), "s", net).Count().GetValue() << std::endl;',
        )
        for words in [
            "Mlp [1, 8, 1], 25 parameters, not trained",
            "BEFORE",
            "History: 2 epochs, best ",
            "; completed",
            "Mlp [1, 8, 1], 25 parameters, trained on x for y",
            "SCORED 1000",
        ]:
            self.assertIn(words, printed)
        self.assertNotIn("NOT REACHED", printed)

    def test_an_exception_leaves_a_macro_and_can_be_caught_in_it(self):
        """As docs/troubleshooting.md describes."""
        header = "#include <rootgrad/root.hpp>\n#include <iostream>\n"
        throws = "void throws() { rootgrad::Mlp({4}); }\n"
        guarded = (
            "int guarded() {\n  try { rootgrad::Mlp({4}); } catch (const std::exception &e) {\n"
            '    std::cerr << "GUARDED " << e.what() << std::endl;\n    return 1;\n  }\n  return 0;\n}\n'
        )
        (HERE / "throws.C").write_text(header + throws)
        (HERE / "guarded.C").write_text(header + guarded)
        printed, _ = typed(f".I {INCLUDE}", ".x throws.C", 'std::cout << "AFTER IT" << std::endl;')
        self.assertIn("AFTER IT", printed)
        _, errors, status = batch("guarded.C", INCLUDE)
        self.assertIn("GUARDED widths is [4]", errors)
        self.assertEqual(status, 1)

    def test_a_call_that_throws_instead_of_returning_an_object_is_reported(self):
        """The prompt continues: see `detail::result` in error.hpp. Each line of refused.txt is such a call, an expression whose value Cling
        would store."""
        calls = (pathlib.Path(__file__).parent / "refused.txt").read_text().splitlines()
        lines = [
            f'#include "{INCLUDE}/rootgrad/root.hpp"',
            "rootgrad::Mlp net({2, 3, 1}), wide({2, 3}), gone({2, 1}), taken(std::move(gone));",
            "rootgrad::Gpt2 gpt(rootgrad::Gpt2Config().vocabulary(9).layers(1).channels(8).max_time(8));",
            'net.save("mlp.safetensors");',
            "rootgrad::Tensor kept;",
            "rootgrad::compile([](rootgrad::Tensor x) { return kept = 2 * x; }, rootgrad::Shape{2});",
            'rootgrad::Transformer(rootgrad::TransformerConfig(3, 2)).save("transformer.safetensors");',
            'ROOT::RDF::RNode df = ROOT::RDataFrame(4).Define("x", "float(rdfentry_)").Define("y", "int(rdfentry_ % 2)")'
            '.Define("zero", "0.f");',
        ]
        for number, call in enumerate(calls):
            lines += [
                f"try {{ static_cast<void>({call}); }} catch (const rootgrad::Error &e) "
                f'{{ std::cout << "REFUSED {number}: " << e.what() << std::endl; }}',
                f"{call};",  # nothing catches the exception
                f'std::cout << "AFTER {number}." << std::endl;',
            ]
        printed, status = typed(*lines)
        for number, call in enumerate(calls):
            with self.subTest(call):
                self.assertTrue(f"REFUSED {number}: " in printed, "not refused")
                self.assertTrue(f"AFTER {number}." in printed, f"root.exe did not survive it: {status}\n{printed}")
        self.assertEqual((len(calls), status), (58, 0))


if __name__ == "__main__":
    unittest.main(verbosity=2)
