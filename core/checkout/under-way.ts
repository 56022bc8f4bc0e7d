/** Another call is at this very order, or its payment is not known yet: asked again in a moment, the answer will be there. Nothing has failed. */
export const isUnderWay = (failure: {
  readonly _tag: string;
  readonly errorId?: unknown;
  readonly status?: unknown;
}): boolean => failure._tag === 'ApiFailure' && failure.errorId === 'CHK320' && failure.status === 409;
