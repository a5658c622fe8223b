//! A task as a list of steps: run in order, timed, summed up.

use std::collections::HashMap;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use crate::problem::{Outcome, Problem};

/// One step of a task.
pub struct Step<'a> {
    name: &'static str,
    title: String,
    needs: Vec<&'static str>,
    run: Box<dyn FnOnce() -> Outcome + 'a>,
}

/// A task's steps, in the order in which they run.
#[derive(Default)]
pub struct Plan<'a> {
    steps: Vec<Step<'a>>,
    repeatable: &'static [&'static str],
}

enum End {
    Done(Duration),
    Failed(Duration, Problem),
    Skipped(&'static str),
    /// What it was to find is not on this machine, and need not be.
    Absent(Problem),
}

impl<'a> Plan<'a> {
    /// Adds a step that runs only when nothing that it needs has failed. What it needs must stand before it, or be missing
    /// from the plan because there is nothing to do for it.
    pub fn step(
        &mut self,
        name: &'static str,
        title: impl Into<String>,
        needs: &[&'static str],
        run: impl FnOnce() -> Outcome + 'a,
    ) {
        self.steps.push(Step { name, title: title.into(), needs: needs.to_vec(), run: Box::new(run) });
    }

    /// Names the steps that a person can repeat alone with `--only`, so that the summary can say so.
    pub fn repeatable(&mut self, names: &'static [&'static str]) {
        self.repeatable = names;
    }

    /// Keeps only these steps and what they need.
    pub fn keep(&mut self, names: &[String]) {
        let mut wanted: Vec<&str> = names.iter().map(String::as_str).collect();
        for step in self.steps.iter().rev() {
            if wanted.contains(&step.name) {
                wanted.extend(step.needs.iter());
            }
        }
        let wanted: Vec<String> = wanted.into_iter().map(str::to_owned).collect();
        self.steps.retain(|step| wanted.iter().any(|name| name == step.name));
    }

    /// Runs all steps, skips those whose needs failed, and sums up.
    ///
    /// # Errors
    /// When any step failed; each has been reported in full.
    pub fn run(self) -> Outcome {
        let begun = Instant::now();
        let total = self.steps.len();
        let mut ends: Vec<(&'static str, String, End)> = Vec::new();
        let mut well: HashMap<&'static str, bool> = HashMap::new();
        for (index, step) in self.steps.into_iter().enumerate() {
            heading(&format!("[{}/{total}] {}", index + 1, step.title));
            let lost = step.needs.iter().find(|need| well.get(*need) == Some(&false));
            let end = if let Some(need) = lost {
                println!("  skipped: it needs the step `{need}`, which failed");
                End::Skipped(need)
            } else {
                let begun = Instant::now();
                match (step.run)() {
                    Ok(()) => {
                        let took = begun.elapsed();
                        if took >= Duration::from_secs(1) {
                            println!("  done in {}", words(took));
                        }
                        End::Done(took)
                    }
                    Err(problem) if problem.is_absence() => {
                        println!("  SKIPPED: {problem}");
                        End::Absent(problem)
                    }
                    Err(problem) => {
                        println!("  FAILED: {problem}");
                        End::Failed(begun.elapsed(), problem)
                    }
                }
            };
            well.insert(step.name, matches!(end, End::Done(_) | End::Absent(_)));
            ends.push((step.name, step.title, end));
        }
        sum_up(&ends, self.repeatable, begun.elapsed())
    }
}

fn sum_up(ends: &[(&str, String, End)], repeatable: &[&str], took: Duration) -> Outcome {
    heading("Summary");
    let width = ends.iter().map(|(_, title, _)| title.chars().count()).max().unwrap_or(0);
    let (mut passed, mut failed, mut skipped) = (0, 0, 0);
    for (name, title, end) in ends {
        let said = match end {
            End::Done(took) => {
                passed += 1;
                format!("ok       {}", words(*took))
            }
            End::Failed(took, _) => {
                failed += 1;
                let again =
                    if repeatable.contains(name) { format!("   (again: --only {name})") } else { String::new() };
                format!("FAILED   {}{again}", words(*took))
            }
            End::Skipped(need) => {
                skipped += 1;
                format!("skipped  needs `{need}`")
            }
            End::Absent(_) => {
                skipped += 1;
                "SKIPPED  not on this machine, see below".to_owned()
            }
        };
        println!("  {title:width$}  {said}");
    }
    for (name, _, end) in ends {
        match end {
            End::Failed(_, problem) => println!("\n{name}: {problem}"),
            End::Absent(problem) => println!("\n{name} was skipped: {problem}"),
            End::Done(_) | End::Skipped(_) => {}
        }
    }
    println!("\nIn {}:", words(took));
    println!("{passed} passed, {failed} failed, {skipped} skipped");
    if failed == 0 { Ok(()) } else { Err(Problem::new("not everything went well; see the summary")) }
}

/// Prints a heading that stands out from what programs print.
pub fn heading(text: &str) {
    if std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none() {
        println!("\n\x1b[1m{text}\x1b[0m");
    } else {
        println!("\n{text}");
    }
}

fn words(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..10 => format!("{:.1} s", time.as_secs_f64()),
        10..60 => format!("{seconds} s"),
        _ => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    #[test]
    fn a_failed_step_skips_what_needs_it_and_nothing_else() {
        let ran = RefCell::new(Vec::new());
        let mut plan = Plan::default();
        plan.step("a", "A", &[], || Err(Problem::new("no")));
        plan.step("b", "B", &["a"], || {
            ran.borrow_mut().push("b");
            Ok(())
        });
        plan.step("c", "C", &["b"], || {
            ran.borrow_mut().push("c");
            Ok(())
        });
        plan.step("d", "D", &["missing"], || {
            ran.borrow_mut().push("d");
            Ok(())
        });
        assert!(plan.run().is_err());
        assert_eq!(*ran.borrow(), ["d"]);
    }

    #[test]
    fn what_a_machine_need_not_have_fails_nothing() {
        let ran = RefCell::new(Vec::new());
        let mut plan = Plan::default();
        plan.step("a", "A", &[], || Err(Problem::absent("no A here").mend("install A")));
        plan.step("b", "B", &["a"], || {
            ran.borrow_mut().push("b");
            Ok(())
        });
        assert_eq!(plan.run(), Ok(()));
        assert_eq!(*ran.borrow(), ["b"]);
    }

    #[test]
    fn a_kept_step_keeps_what_it_needs() {
        let mut plan = Plan::default();
        for (name, needs) in [("a", vec![]), ("b", vec!["a"]), ("c", vec![]), ("d", vec!["b"])] {
            plan.step(name, name, &needs, || Ok(()));
        }
        plan.keep(&["d".to_owned()]);
        assert_eq!(plan.steps.iter().map(|step| step.name).collect::<Vec<_>>(), ["a", "b", "d"]);
    }

    #[test]
    fn durations_are_told_as_people_tell_them() {
        assert_eq!(words(Duration::from_millis(1250)), "1.2 s");
        assert_eq!(words(Duration::from_secs(42)), "42 s");
        assert_eq!(words(Duration::from_secs(243)), "4 min 03 s");
    }
}
