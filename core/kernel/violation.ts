/**
 * One broken rule of a form: the field's name and the exact message beside it; the catalogue's id where a service
 * refuses the same under one.
 */
export type Violation = { readonly field: string; readonly message: string; readonly errorId?: string };

/**
 * Input that a form refuses; every violation of every field, in field order; the first of a field is the one to show.
 */
export type InvalidInput = { readonly _tag: 'InvalidInput'; readonly violations: readonly [Violation, ...Violation[]] };

export const InvalidInput = {
  of: (first: Violation, ...others: readonly Violation[]): InvalidInput => ({
    _tag: 'InvalidInput',
    violations: [first, ...others],
  }),
} as const;
