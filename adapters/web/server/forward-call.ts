import type { Session } from '#core/session/session.ts';

/** What of a browser's call goes on to the service, and what of the answer goes back. */
const passedOn = [
  'siteId',
  'channel',
  'brand',
  'region',
  'source',
  'clientApp',
  'locale',
  'x-transaction-id',
  'x-correlation-id',
  'x-session-id',
  'content-type',
  'accept',
  'if-match',
  'idempotency-key',
] as const;
const passedBack = ['content-type', 'etag', 'retry-after', 'idempotency-replayed'] as const;

/** Where the browser reaches the service. */
export const PREFIX = '/api';

const chosen = (names: readonly string[], from: Headers): Headers => {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
};

/** What a browser sends, and in whose name. */
export type ForwardedCall = { readonly body: string; readonly session?: Session };

/** The call of a browser as the service is asked, with the token of its session. */
export const callOf = (request: Request, serviceUrl: string, { body, session }: ForwardedCall): Request => {
  const { pathname, search } = new URL(request.url);
  const headers = chosen(passedOn, request.headers);
  if (session?.tokens !== undefined) headers.set('Authorization', `Bearer ${session.tokens.access}`);
  return new Request(serviceUrl + pathname.slice(PREFIX.length) + search, {
    method: request.method,
    headers,
    ...(request.method === 'GET' ? {} : { body }),
  });
};

/** An answer of the service on its way back: it is not stored, and of its headers only those go that a page needs. */
export const passBack = (answer: Response, text: string | null): Response => {
  const headers = chosen(passedBack, answer.headers);
  headers.set('Cache-Control', 'no-store');
  return new Response(text, { status: answer.status, headers });
};

export const textOf = async (answer: Response): Promise<string | null> =>
  answer.status === 204 ? null : answer.text();

/** A text as JSON; undefined where it is none. */
export const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};
