/** The variant of an experience; `Baseline` until and unless a decision exists. */
export type Variant = string;

/** What everyone sees who is in no experiment. */
export const BASELINE = 'Baseline';

/**
 * The variant that a label of the decision engine means (P13N-06, AMB-33): A where it names an Experiment, Baseline
 * where it names a Baseline, else the first character when the second is a dash, else Baseline. Case matters.
 * Law: result is Baseline or exactly one character; Experiment comes before Baseline, Baseline before the first
 * character (PR-24).
 */
export const variantOf = (label: string): Variant => {
  if (label.includes('Experiment')) return 'A';
  if (label.includes(BASELINE)) return BASELINE;
  const [first, second] = label;
  return first !== undefined && second === '-' ? first : BASELINE;
};
