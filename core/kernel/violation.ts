/** A broken form rule: field name, message, and the error id if the service refuses the same input with one. */
export type Violation = { readonly field: string; readonly message: string; readonly errorId?: string };

/** Input that a form rejects: all violations in field order; the first of a field is shown. */
export type InvalidInput = { readonly _tag: 'InvalidInput'; readonly violations: readonly [Violation, ...Violation[]] };

export const InvalidInput = {
  of: (first: Violation, ...others: readonly Violation[]): InvalidInput => ({
    _tag: 'InvalidInput',
    violations: [first, ...others],
  }),
} as const;
