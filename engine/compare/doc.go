// Package compare runs methods on puzzles under equal terms and makes figures
// of what came out.
//
// A [Plan] is a list of runs. [Plan.Run] does them one after the other, so that
// they do not disturb each other, and gives a [Row] for each. A [Log] keeps the
// rows as lines of JSON behind the plan's [Header], so that work can be resumed;
// [Join] joins several, and says what they lack. A [Table] sets the methods on one
// puzzle side by side, a [Matrix] the methods on many; [Faults] finds where two of
// them cannot both be right. A [Race] lets several searches be replayed in
// lockstep.
package compare
