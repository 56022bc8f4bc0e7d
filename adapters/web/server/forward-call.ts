import { DEVICE_HEADER } from '#adapters/contract/device-header.ts';
import { REPLAYED } from '#adapters/contract/replayed.ts';
import { CLIENT_ADDRESS_HEADER } from '#adapters/process/client-address.ts';
import type { Session } from '#core/session/session.ts';

/** Request and response headers that are forwarded. */
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
  'user-agent',
  CLIENT_ADDRESS_HEADER,
] as const;
const passedBack = ['content-type', 'etag', 'retry-after', REPLAYED] as const;

/** Path prefix of the service for browsers. */
export const PREFIX = '/api';

const chosen = (names: readonly string[], from: Headers): Headers => {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
};

/** Body, session, and secret of the device cookie of a forwarded call. */
export type ForwardedCall = {
  readonly body: string;
  readonly session?: Session;
  readonly device?: string | undefined;
};

/** The call of a browser as a request to the service, with the session's access token. */
export const callOf = (request: Request, serviceUrl: string, { body, session, device }: ForwardedCall): Request => {
  const { pathname, search } = new URL(request.url);
  const headers = chosen(passedOn, request.headers);
  if (session?.tokens !== undefined) headers.set('Authorization', `Bearer ${session.tokens.access}`);
  if (device !== undefined) headers.set(DEVICE_HEADER, device);
  return new Request(serviceUrl + pathname.slice(PREFIX.length) + search, {
    method: request.method,
    headers,
    ...(request.method === 'GET' ? {} : { body }),
  });
};

/** Makes the browser's response from the service's: it is not cacheable and has only the selected headers. */
export const passBack = (answer: Response, text: string | null): Response => {
  const headers = chosen(passedBack, answer.headers);
  headers.set('Cache-Control', 'no-store');
  return new Response(text, { status: answer.status, headers });
};

export const textOf = async (answer: Response): Promise<string | null> =>
  answer.status === 204 ? null : answer.text();

/** Parses JSON; undefined for any other text. */
export const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};
