/** The variant of an experience; `Baseline` without a decision. */
export type Variant = string;

/** The variant of visitors who are in no experiment. */
export const BASELINE = 'Baseline';

/**
 * The variant of an engine label (P13N-06, AMB-33): A if it contains Experiment, Baseline if it contains Baseline, else
 * the first character if the second is a dash, else Baseline. Case-sensitive.
 * Law: result is Baseline or exactly one character; Experiment comes before Baseline, Baseline before the first
 * character (PR-24).
 */
export const variantOf = (label: string): Variant => {
  if (label.includes('Experiment')) return 'A';
  if (label.includes(BASELINE)) return BASELINE;
  const [first, second] = label;
  return first !== undefined && second === '-' ? first : BASELINE;
};
