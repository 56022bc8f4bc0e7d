/**
 * An answer that a service refused, or no answer at all (HTTP-13, HTTP-23).
 * `message` is ready to be shown: the table's text, else the server's, else that of GEN500 (ERR-01, ERR-02).
 */
export type ApiFailure = {
  readonly _tag: 'ApiFailure';
  readonly errorId: string;
  readonly message: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly correlationId?: string;
  /** Values for placeholders, such as the maximum of INV408. */
  readonly params?: { readonly [name: string]: string | number };
  /** Where no answer came to another program: the address that was called, for its developer. */
  readonly cause?: string;
  /** Method and path of the call. */
  readonly request: string;
};

export const ApiFailure = {
  is: (value: unknown): value is ApiFailure =>
    typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'ApiFailure',
} as const;
