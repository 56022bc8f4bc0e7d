import { messageOf, type Refusal } from './errors.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

/** A refusal on the wire, with its message in the language of the caller's site (ENT-02). */
export const errorResponse = (refusal: Refusal, correlationId: string, language = 'en'): Response => {
  const { status, errorId, params, retryAfter, correlationId: first } = refusal;
  const message = messageOf(refusal, language);
  return new Response(
    JSON.stringify({
      errorDetails: [{ errorId, message, ...(params === undefined ? {} : { params }) }],
      correlationId: first ?? correlationId,
    }),
    {
      status,
      headers: {
        ...json,
        'cache-control': 'no-store',
        ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      },
    },
  );
};

/** A reply on the wire; nothing at all is 204. */
export const jsonResponse = (
  body: unknown,
  {
    status = 200,
    headers = {},
  }: { readonly status?: number | undefined; readonly headers?: { readonly [name: string]: string } | undefined } = {},
): Response =>
  body === undefined
    ? new Response(null, { status: 204, headers: { ...headers } })
    : new Response(JSON.stringify(body), { status, headers: { ...json, ...headers } });
