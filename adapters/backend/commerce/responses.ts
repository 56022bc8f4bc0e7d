import type { Refusal } from './errors.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

/** A refusal on the wire (ENT-02). */
export const errorResponse = (
  { status, errorId, message, params, retryAfter, correlationId: first }: Refusal,
  correlationId: string,
): Response =>
  new Response(
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
