import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { messageFor } from '#core/failures/error-message.ts';

/** Header of every 503: the same call may succeed after a second (reliability G6). */
export const soon = { 'Retry-After': '1' } as const;

/**
 * An error response of the host in the service's format (ENT-02): error id, message in the language of a tag,
 * correlation id.
 */
export const apiError = (status: number, errorId: string, correlationId: string, language = 'en'): Response =>
  Response.json(
    { errorDetails: [{ errorId, message: messageFor({ errorId, texts: failureTextsOf(language) }) }], correlationId },
    { status, headers: { 'Cache-Control': 'no-store', ...(status === 503 ? soon : {}) } },
  );

/** The correlation id of the caller if it is valid, else a new one. */
export const correlationOf = (request: Request): string => {
  const given = request.headers.get('x-correlation-id') ?? '';
  return /^[\w.:-]{1,100}$/.test(given) ? given : crypto.randomUUID();
};
