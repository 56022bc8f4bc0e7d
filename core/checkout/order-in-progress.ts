/** Whether another call is placing this order, or its payment is pending: the same call succeeds later. */
export const isOrderInProgress = (failure: {
  readonly _tag: string;
  readonly errorId?: unknown;
  readonly status?: unknown;
}): boolean => failure._tag === 'ApiFailure' && failure.errorId === 'CHK320' && failure.status === 409;
