import { messageOf, paramsOf, type Refusal } from './errors.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

/** The response of a refusal, with its message in the language of the site (ENT-02). */
export const errorResponse = (refusal: Refusal, correlationId: string, language = 'en'): Response => {
  const { status, errorId, retryAfter, correlationId: first } = refusal;
  const message = messageOf(refusal, language);
  const params = paramsOf(refusal, language);
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

/** The response of a reply; 204 for undefined. */
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
