/** An answer that says no. Returned, or thrown where a transaction is to be rolled back with it. */
export type Refusal = {
  readonly _tag: 'Refusal';
  readonly status: number;
  readonly errorId: string;
  readonly message: string;
  readonly params?: { readonly [name: string]: string | number };
  /** In how many seconds the same call may succeed. */
  readonly retryAfter?: number;
  /** Of the call that was refused first, when its refusal is told again. */
  readonly correlationId?: string;
};

type ErrorParams = NonNullable<Refusal['params']>;

/** Makes a refusal; the message is the fallback of clients that do not know the id (ERR-01). */
export const refusal = (
  status: number,
  errorId: string,
  text: { readonly message: string; readonly params?: ErrorParams },
): Refusal => ({ _tag: 'Refusal', status, errorId, ...text });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Refusal';

/** What the foundation itself refuses. */
export const badRequest = refusal(400, 'API400', {
  message: 'Something is wrong with this request. Please check and try again.',
});
/** A write that would overwrite what its caller has not seen. */
export const versionMissing = refusal(428, 'API400', {
  message: 'Something is wrong with this request. Please check and try again.',
});
export const notFound = refusal(404, 'API404', { message: 'We could not find what you asked for.' });
/** As many letters as may wait to be sent do so already. */
export const lettersFull = refusal(422, 'API406', { message: 'This action is not possible.' });
export const wrongMethod = refusal(405, 'API405', { message: 'This action is not possible.' });
export const tooLarge = refusal(413, 'API400', { message: 'This request is too large.' });
export const notJson = refusal(415, 'API415', { message: 'This action is not possible.' });
export const sessionEnded = refusal(401, 'AUT498', { message: 'Your session has ended. We are refreshing your cart.' });
/** A guest called what only a member may. */
export const signInFirst = refusal(403, 'AUT440', { message: 'Please sign in again.' });
export const notAllowed = refusal(403, 'API405', { message: 'This action is not possible.' });
export const internalError = refusal(500, 'GEN500', { message: 'Something went wrong. Please try again.' });
/** Too much to do, or the database is away: the same call may succeed in a moment (reliability G6). */
export const overloaded: Refusal = {
  ...refusal(503, 'GEN500', { message: 'Something went wrong. Please try again.' }),
  retryAfter: 1,
};
export const productsFailed = refusal(400, 'PLP400', {
  message: 'We could not load these products. Please try again.',
});
