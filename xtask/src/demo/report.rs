//! Prints the demo's results, `report.json`, as a table, and checks that they are good enough.

use super::GW150914;
use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// Prints the report as a readable table.
pub(super) fn table(report: &Value) {
    let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
    let empty = Vec::new();
    println!(
        "\n── result\nfound at one false alarm in a hundred and in a thousand windows (0.25 s each)"
    );
    println!("            ────── in a hundred ──────    ────── in a thousand ─────");
    println!("   SNR      network  filters    bound     network  filters    bound");
    let of_both = |bin: usize, name: &str, key: &str| {
        ["2", "3"].map(|power| {
            let name = format!("{name}efficiency_at_fap_1e-{power}");
            100.0 * report[&name][bin][key].as_f64().unwrap_or(f64::NAN)
        })
    };
    let bins = report["efficiency_at_fap_1e-2"].as_array().unwrap_or(&empty);
    for (i, bin) in bins.iter().enumerate().filter(|(_, bin)| number(&bin["snr_low"]) <= 12.0) {
        let [network, thousand] = of_both(i, "", "efficiency");
        let [bank, bank_thousand] = of_both(i, "bank_", "efficiency");
        let [bound, bound_thousand] = of_both(i, "", "bound");
        println!(
            "  {:>2}-{:<2} {network:>10.1}% {bank:>7.1}% {bound:>7.1}% {thousand:>10.1}% {bank_thousand:>7.1}% \
             {bound_thousand:>7.1}%",
            number(&bin["snr_low"]),
            number(&bin["snr_high"]),
        );
    }
    println!("area under the ROC curve for SNR 12 and above: {:.5}", number(&report["auc"]));
    println!(
        "training: {:.1} s, {:.0} windows/s; everything after the build: {:.0} s",
        number(&report["train_seconds"]),
        number(&report["events_per_second"]),
        number(&report["seconds"]["total"])
    );
    for (name, title) in [("gw150914", "GW150914"), ("loudest", "loudest candidate")] {
        let found = &report[name];
        if found.is_null() {
            continue;
        }
        println!(
            "{title}: score {:.1} at GPS {:.3} (next best {:.1})",
            number(&found["score"]),
            number(&found["found_at_gps"]),
            number(&found["next_score"])
        );
        if name == "gw150914" {
            println!(
                "   {:+.3} s from GPS {GW150914:.2}; rank {}",
                number(&found["offset_s"]),
                found["rank"]
            );
        }
    }
}

/// Checks that the report is complete, and that its values are good enough.
pub(super) fn check(report: &Value, searched: bool) -> Result<()> {
    let number = |value: &Value, name: &str| {
        value.as_f64().with_context(|| format!("report.json has {name} = {value}; wanted a number"))
    };
    for name in ["train_seconds", "events_per_second"] {
        let value = number(&report[name], name)?;
        ensure!(value > 0.0, "{name} is {value}; wanted a positive number");
    }
    let total = number(&report["seconds"]["total"], "seconds.total")?;
    ensure!(total > 0.0, "seconds.total is {total}; wanted a positive number");
    let noise = number(&report["noise_windows"], "noise_windows")?;
    ensure!(
        noise >= 1e5,
        "a threshold for one false alarm in a thousand is based on {noise} windows of noise; wanted 100 000 or more"
    );
    let auc = number(&report["auc"], "auc")?;
    ensure!(auc >= 0.99, "AUC for SNR >= 12 is {auc}; wanted at least 0.99");
    let bins = report["efficiency_at_fap_1e-2"].as_array().context("no efficiencies")?;
    let mut loud = 0;
    for bin in bins {
        let (low, found) =
            (number(&bin["snr_low"], "snr_low")?, number(&bin["efficiency"], "efficiency")?);
        loud += usize::from(low >= 12.0);
        ensure!(
            low < 12.0 || found > 0.98,
            "at SNR {low} the network finds {found} at FAP 1e-2; wanted above 0.98"
        );
    }
    ensure!(loud > 0, "efficiency_at_fap_1e-2 has no bin of SNR 12 or above");
    if searched {
        let found = &report["gw150914"];
        ensure!(found["rank"] == 1, "GW150914 has rank {}; wanted 1", found["rank"]);
        let offset = number(&found["offset_s"], "gw150914.offset_s")?;
        ensure!(offset.abs() <= 0.1, "GW150914 was found {offset} s off; wanted within 0.1 s");
        for name in ["found_at_gps", "score"] {
            number(&found[name], name)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_report_that_lacks_something_is_refused() {
        let good = json!({
            "train_seconds": 40.0, "events_per_second": 4e4, "auc": 0.999, "noise_windows": 2e5, "seconds": { "total": 90.0 },
            "efficiency_at_fap_1e-2": [{ "snr_low": 6.0, "efficiency": 0.5 }, { "snr_low": 12.0, "efficiency": 0.99 }],
            "gw150914": { "rank": 1, "offset_s": 0.01, "found_at_gps": GW150914, "score": 20.0 },
        });
        check(&good, true).unwrap();
        let spoilt = |pointer: &str, value: Value| {
            let mut report = good.clone();
            *report.pointer_mut(pointer).unwrap() = value;
            check(&report, true).unwrap_err().to_string()
        };
        assert!(spoilt("/train_seconds", Value::Null).contains("train_seconds"));
        assert!(spoilt("/events_per_second", json!(0.0)).contains("events_per_second"));
        assert!(spoilt("/seconds", json!({})).contains("seconds.total"));
        assert!(spoilt("/auc", json!(0.98)).contains("AUC"));
        assert!(spoilt("/noise_windows", json!(3e4)).contains("30000 windows of noise"));
        assert!(spoilt("/efficiency_at_fap_1e-2/1/efficiency", json!(0.9)).contains("at SNR 12"));
        assert!(spoilt("/efficiency_at_fap_1e-2", json!([])).contains("no bin"));
        assert!(spoilt("/gw150914/rank", json!(2)).contains("rank 2"));
        assert!(spoilt("/gw150914/offset_s", json!(-0.2)).contains("0.2 s off"));
        let mut without = good.clone();
        without["gw150914"] = Value::Null;
        check(&without, false).unwrap();
        assert!(check(&without, true).is_err());
    }
}
