//! A struct that holds vectors, an option, a box and a generic struct, whose types a macro does not see.

use super::Program;

/// Uses of a track; `VALUE` is a name.
const USES: &[&str] = &[
    "let NAME = TRACK.sift(VALUE);",
    "let NAME = TRACK.weight() * VALUE;",
    "TRACK = TRACK.shifted(VALUE); let NAME = TRACK.near.y;",
    "let NAME = follow(&mut TRACK, x, VALUE);",
    "let NAME = TRACK.span.width() * VALUE;",
    "TRACK.span = TRACK.span.widened(VALUE); let NAME = TRACK.span.low;",
    "TRACK.span.fold(VALUE); let NAME = TRACK.span.high;",
    "TRACK.near = Box::new(Pair { x: VALUE, ..*TRACK.near }); let NAME = TRACK.near.size();",
    "*TRACK.near = TRACK.near.turned(VALUE); let NAME = TRACK.near.x;",
    "TRACK.pairs.push(Pair::of(VALUE, a)); let NAME = TRACK.pairs[0].turned(VALUE).y;",
    "TRACK.pairs.retain(|p| p.x > c(0.0)); let NAME = TRACK.pairs.iter().map(|p| p.size()).sum::<FLOAT>().tanh();",
    "TRACK.hits.sort_by(|u, w| w.total_cmp(u)); let NAME = TRACK.weight();",
    "let NAME = TRACK.hits.drain(..).map(|u| u * VALUE).sum::<FLOAT>();",
    "let row = x.to_vec(); TRACK.hits.clone_from(&row); let NAME = TRACK.hits[TRACK.n] * VALUE;",
    "if let Some(u) = TRACK.time.as_mut() { *u = *u * VALUE; } let NAME = TRACK.time.unwrap_or(VALUE);",
    "let mut row: Vec<FLOAT> = vec![VALUE, a]; TRACK.hits.append(&mut row); let NAME = TRACK.weight();",
    "let late = TRACK.hits.split_off(TRACK.hits.len() / 2); let NAME = weighted(&late, VALUE);",
    "let Track { span, .. } = &TRACK; let NAME = span.low * span.high * VALUE;",
    "let row: &mut Vec<FLOAT> = &mut TRACK.hits; row.push(VALUE); let NAME = row[0] * VALUE;",
    "let k = (TRACK.n + 1) % 3; TRACK.n = k; let NAME = TRACK.w[TRACK.n] * VALUE;",
];

impl Program {
    pub(super) fn track(&mut self) {
        let (name, k, value) = (self.fresh(), self.fresh(), self.value());
        let made = match (self.pick(|s| &s.tracks), self.one_in(2)) {
            (Some(other), true) => format!("{other}.clone()"),
            _ => format!("Track::of(x, {k})"),
        };
        self.line(&format!("let {k} = {value}; let mut {name} = {made};"));
        self.know_track(name);
    }

    /// Adds the parts of a track to the scope, so that they are used like other places of their types.
    pub(super) fn know_track(&mut self, name: String) {
        let parts = ["near.x", "near.y", "span.low", "span.high"];
        self.scope.variables.extend(parts.map(|part| format!("{name}.{part}")));
        self.scope.arrays.push(format!("{name}.w"));
        self.scope.stacks.push(format!("{name}.hits"));
        self.scope.options.push(format!("{name}.time"));
        self.scope.tracks.push(name);
    }

    pub(super) fn use_track(&mut self) {
        let Some(track) = self.pick(|s| &s.tracks) else { return self.track() };
        let (name, k, value) = (self.fresh(), self.fresh(), self.value());
        let mut text = self.choose(USES);
        if track == "track" {
            // Here the track is a reference.
            text = text.replace("&mut TRACK,", "TRACK,").replace("&TRACK;", "&*TRACK;");
            text = text.replace("TRACK = TRACK.shifted", "*TRACK = TRACK.clone().shifted");
        }
        let text = text.replace("TRACK", &track).replace("NAME", &name).replace("VALUE", &k);
        self.line(&format!("let {k} = {value}; {text}"));
        self.scope.scalars.push(name);
    }
}
