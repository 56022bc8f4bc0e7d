/**
 * An error response of a service, or no response (HTTP-13, HTTP-23). `message` can be shown: the text of the error
 * catalog, else the service's, else that of GEN500 (ERR-01, ERR-02).
 */
export type ApiFailure = {
  readonly _tag: 'ApiFailure';
  readonly errorId: string;
  readonly message: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly correlationId?: string;
  /** Values for placeholders, such as the maximum of INV408. */
  readonly params?: { readonly [name: string]: string | number };
  /** For other programs: the address that did not respond, or that does not accept the call. */
  readonly cause?: string;
  /** Method and path of the call. */
  readonly request: string;
};

export const ApiFailure = {
  is: (value: unknown): value is ApiFailure =>
    typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'ApiFailure',
} as const;
