/** A form of the billing step with its own button. */
export type TenderForm = {
  /** Whether it is open and has input that does not pay yet. */
  readonly isTyped: boolean;
  /** Pays with the input, then calls `then`; a refusal stays at its field instead. */
  readonly apply: (then: () => void) => void;
};
