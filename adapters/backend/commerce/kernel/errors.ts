import type { ErrorId } from '#core/failures/error-catalog.ts';
import { messageFor } from '#core/failures/error-message.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { present } from '#core/kernel/present.ts';

/**
 * A response with an error id. Returned, or thrown where it rolls back a transaction. Without `message` the text of the
 * id is sent.
 */
export type Refusal = {
  readonly _tag: 'Refusal';
  readonly status: number;
  readonly errorId: string;
  readonly message?: string;
  readonly params?: { readonly [name: string]: string | number };
  /** Seconds until a retry may succeed. */
  readonly retryAfter?: number;
  /** Of the first refusal, when it is replayed for the same idempotency key. */
  readonly correlationId?: string;
};

type ErrorParams = NonNullable<Refusal['params']>;

/** A refusal of an id that has texts in every language. */
export const refusal = (
  status: number,
  errorId: ErrorId,
  { params }: { readonly params?: ErrorParams } = {},
): Refusal => ({ _tag: 'Refusal', status, errorId, ...present({ params }) });

/** Minutes up to which a time is given in minutes, and then in hours. */
const MOST_MINUTES = 90;

/** A time in a language, rounded up, such as "5 minutes". */
const durationText = (seconds: number, language: string): string => {
  const minutes = Math.ceil(seconds / 60);
  const [unit, value] = minutes > MOST_MINUTES ? ['hour', Math.ceil(minutes / 60)] : ['minute', minutes];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
};

/** The parameters of a refusal; after too many calls `wait` is the time until the next one, in words. */
export const paramsOf = ({ status, params, retryAfter }: Refusal, language: string): ErrorParams | undefined =>
  status === 429 && retryAfter !== undefined ? { ...params, wait: durationText(retryAfter, language) } : params;

/**
 * The message of a refusal in a language (BCP 47): the fallback of clients that do not know the id (ERR-01, ERR-02).
 */
export const messageOf = (refused: Refusal, language: string): string => {
  const { errorId, message } = refused;
  const params = paramsOf(refused, language);
  return message ?? messageFor({ errorId, texts: failureTextsOf(language), ...present({ params }) });
};

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Refusal';

/** Refusals of the router and of the kernel. */
export const badRequest = refusal(400, 'API400');
/** A write without If-Match. */
export const versionMissing = refusal(428, 'API400');
export const notFound = refusal(404, 'API404');
/** Too many emails of this kind wait to be sent. */
export const emailQueueFull = refusal(422, 'API406');
export const wrongMethod = refusal(405, 'API405');
export const tooLarge = refusal(413, 'API400');
export const notJson = refusal(415, 'API415');
/** A body with a content coding, such as gzip. */
export const encodedBody = refusal(415, 'API415');
export const sessionExpired = refusal(401, 'AUT498');
/** The member has not confirmed their email address, which may be that of another person. */
export const notVerified = refusal(403, 'AUT432');
/** A guest called an operation of members. */
export const signInRequired = refusal(403, 'AUT440');
export const notAllowed = refusal(403, 'API405');
export const internalError = refusal(500, 'GEN500');
/** Overload, or the database is unavailable (reliability G6). */
export const overloaded: Refusal = {
  ...refusal(503, 'GEN500'),
  retryAfter: 1,
};
export const productsFailed = refusal(400, 'PLP400');
