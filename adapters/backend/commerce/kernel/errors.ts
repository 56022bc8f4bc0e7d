import type { ErrorId } from '#core/failures/catalogue.ts';
import { messageFor } from '#core/failures/error-message.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { present } from '#core/kernel/present.ts';

/**
 * A response with an error id. Returned, or thrown where a transaction is rolled back with it. Without a `message` of
 * its own it gets the text of its id.
 */
export type Refusal = {
  readonly _tag: 'Refusal';
  readonly status: number;
  readonly errorId: string;
  readonly message?: string;
  readonly params?: { readonly [name: string]: string | number };
  /** In how many seconds the same call may succeed. */
  readonly retryAfter?: number;
  /** Of the call that was refused first, when its refusal is given again. */
  readonly correlationId?: string;
};

type ErrorParams = NonNullable<Refusal['params']>;

/** Makes a refusal of an id that has texts in every language. */
export const refusal = (
  status: number,
  errorId: ErrorId,
  { params }: { readonly params?: ErrorParams } = {},
): Refusal => ({ _tag: 'Refusal', status, errorId, ...present({ params }) });

/**
 * The message of a refusal in the language of a tag: the fallback of clients that do not know the id (ERR-01, ERR-02).
 */
export const messageOf = ({ errorId, message, params }: Refusal, language: string): string =>
  message ?? messageFor({ errorId, texts: failureTextsOf(language), ...present({ params }) });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Refusal';

/** What the service refuses before any area is reached. */
export const badRequest = refusal(400, 'API400');
/** A write that would overwrite what its caller has not seen. */
export const versionMissing = refusal(428, 'API400');
export const notFound = refusal(404, 'API404');
/** As many letters as may wait to be sent do so already. */
export const lettersFull = refusal(422, 'API406');
export const wrongMethod = refusal(405, 'API405');
export const tooLarge = refusal(413, 'API400');
export const notJson = refusal(415, 'API415');
export const sessionEnded = refusal(401, 'AUT498');
/** A guest called what only a member may. */
export const signInFirst = refusal(403, 'AUT440');
export const notAllowed = refusal(403, 'API405');
export const internalError = refusal(500, 'GEN500');
/** Too much to do, or the database is away: the same call may succeed in a moment (reliability G6). */
export const overloaded: Refusal = {
  ...refusal(503, 'GEN500'),
  retryAfter: 1,
};
export const productsFailed = refusal(400, 'PLP400');
