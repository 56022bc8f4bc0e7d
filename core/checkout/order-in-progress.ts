/**
 * Another call is placing this order, or its payment is not known yet: the same call answers in a moment. Nothing has
 * failed.
 */
export const isOrderInProgress = (failure: {
  readonly _tag: string;
  readonly errorId?: unknown;
  readonly status?: unknown;
}): boolean => failure._tag === 'ApiFailure' && failure.errorId === 'CHK320' && failure.status === 409;
