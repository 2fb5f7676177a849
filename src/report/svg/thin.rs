//! Lines with fewer points that look the same.

use super::draw::Point;

/// Leaves out points that do not change the look of a line. First these are points closer than 0.25 pixels to the point before. Then they are points
/// less than a tenth of a pixel off the line without them (Douglas and Peucker, Cartographica 10 (1973) 112).
pub(super) fn thin(line: Vec<Point>) -> Vec<Point> {
    const NEAR: f64 = 0.25;
    const OFF: f64 = 0.1;
    let Some(&last) = line.last() else { return line };
    let mut points: Vec<Point> = Vec::with_capacity(line.len().min(4000));
    for point in line {
        if points.last().is_none_or(|k| (k.0 - point.0).hypot(k.1 - point.1) >= NEAR) {
            points.push(point);
        }
    }
    if points.last() != Some(&last) {
        points.push(last);
    }
    let mut kept = vec![false; points.len()];
    kept[0] = true;
    kept[points.len() - 1] = true;
    let mut open = vec![(0, points.len() - 1)];
    while let Some((from, to)) = open.pop() {
        let off = |&i: &usize| distance(points[i], points[from], points[to]);
        let farthest = (from + 1..to).max_by(|a, b| off(a).total_cmp(&off(b)));
        if let Some(i) = farthest.filter(|i| off(i) > OFF) {
            kept[i] = true;
            open.extend([(from, i), (i, to)]);
        }
    }
    points.into_iter().zip(kept).filter_map(|(point, kept)| kept.then_some(point)).collect()
}

/// Returns the distance of a point from the line between two others.
fn distance(p: Point, a: Point, b: Point) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let squared = dx * dx + dy * dy;
    let along = if squared > 0.0 { ((p.0 - a.0) * dx + (p.1 - a.1) * dy) / squared } else { 0.0 };
    let t = along.clamp(0.0, 1.0);
    (p.0 - a.0 - t * dx).hypot(p.1 - a.1 - t * dy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_that_are_not_seen_are_left_out() {
        let steps = || (0..=100_000).map(|i| f64::from(i) * 1e-3);
        let straight = thin(steps().map(|x| (x, 200.0 - x)).collect());
        assert_eq!(straight, [(0.0, 200.0), (100.0, 100.0)]);
        // A parabola of 100 by 200 pixels: no point is more than 0.1 off the thinned line, or 0.25 from a point on it.
        let curve: Vec<Point> = steps().map(|x| (x, 0.02 * x * x)).collect();
        let kept = thin(curve.clone());
        assert!(kept.len() > 10 && kept.len() < 100, "{}", kept.len());
        for &p in &curve {
            let near = kept.windows(2).map(|ends| distance(p, ends[0], ends[1]));
            assert!(near.fold(f64::INFINITY, f64::min) < 0.35, "{p:?}");
        }
    }

    #[test]
    fn spikes_and_short_lines_stay() {
        let spike = vec![(0.0, 0.0), (10.0, 0.0), (10.1, 90.0), (10.2, 0.0), (20.0, 0.0)];
        assert!(thin(spike).contains(&(10.1, 90.0)));
        assert_eq!(thin(vec![(1.0, 1.0), (1.1, 1.0)]), [(1.0, 1.0), (1.1, 1.0)]);
        assert_eq!(thin(vec![(1.0, 1.0)]), [(1.0, 1.0)]);
        assert_eq!(thin(Vec::new()), []);
    }

    #[test]
    fn distances_are_from_the_part_between_the_ends() {
        let (a, b) = ((0.0, 0.0), (10.0, 0.0));
        let from = |p: Point| distance(p, a, b);
        assert_eq!([from((5.0, 3.0)), from((13.0, 4.0)), from((-3.0, 4.0))], [3.0, 5.0, 5.0]);
        assert_eq!(distance((3.0, 4.0), a, a), 5.0);
    }
}
