import { ErrorWire } from '#adapters/contract/error.codec.ts';
import { sites } from '#adapters/composition/sites.ts';
import { makeSessionGateway } from '#adapters/web/session/session-gateway.ts';
import { memorySessionRecords, type SessionRecords } from '#adapters/web/session/session-records.ts';
import type { Session } from '#core/session/session.ts';
import { decoded } from '#test/support/decoded.ts';

export const shopOrigin = 'http://shop.test';
export const secureOrigin = 'https://shop.test';

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** A grant of the service; each has its own tokens. */
export const grantOf = (turn: number, accessMs: number) => ({
  accessToken: `SECRET-access-${turn}`,
  refreshToken: `SECRET-refresh-${turn}`,
  accessExpiry: inMs(accessMs),
  refreshExpiry: inMs(86_400_000),
  consumerId: 'guest-1',
  consumerType: 'GUEST',
});

type Answer = () => Response | Promise<Response>;

/** A service with a few responses, and a gateway before it. `accessMs` is the lifetime of the first access token. */
export const openGateway = ({
  accessMs = 1_800_000,
  origin = shopOrigin,
}: { readonly accessMs?: number; readonly origin?: string } = {}) => {
  const requests: Request[] = [];
  const answers = new Map<string, Answer>();
  const records = memorySessionRecords();
  let grants = 0;
  let isDown = false;
  const fetch = async (request: Request): Promise<Response> => {
    requests.push(request);
    if (isDown) throw new TypeError('fetch failed');
    const { pathname } = new URL(request.url);
    const answer = answers.get(`${request.method} ${pathname}`);
    if (answer !== undefined) return answer();
    if (pathname !== '/token/v2/auth/token')
      return Response.json({ errorDetails: [{ errorId: 'API404' }] }, { status: 404 });
    // A grant takes longer than a call needs to arrive, so that simultaneous calls overlap.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    grants += 1;
    return Response.json(grantOf(grants, grants === 1 ? accessMs : 1_800_000));
  };
  const gateway = makeSessionGateway({
    records,
    sites,
    serviceUrl: 'http://service.test',
    fetch,
    shopOrigin: () => origin,
  });
  return {
    requests,
    records,
    gateway,
    answer: (operation: string, answer: Answer) => void answers.set(operation, answer),
    takeDown: () => void (isDown = true),
    grants: () => requests.filter(({ url }) => url.endsWith('/auth/token')).length,
    call: callGateway(gateway, origin),
  };
};

type CallParts = {
  readonly headers?: Record<string, string | undefined>;
  readonly body?: unknown;
  readonly cookie?: string | undefined;
};

/** Calls as a page of the shop does. */
export const callGateway =
  (gateway: (request: Request) => Promise<Response>, origin: string) =>
  (method: string, path: string, { headers = {}, body, cookie }: CallParts = {}): Promise<Response> =>
    gateway(
      new Request(`${origin}/api/${path}`, {
        method,
        headers: headersOf(origin, headers, cookie),
        ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
      }),
    );

const headersOf = (origin: string, more: Record<string, string | undefined>, cookie: string | undefined): Headers => {
  const all = {
    Origin: origin,
    'X-Requested-By': 'portico',
    siteId: 'nordkamm-us',
    'Content-Type': 'application/json',
    ...(cookie === undefined ? {} : { Cookie: cookie }),
    ...more,
  };
  return new Headers(
    Object.entries(all).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
  );
};

export type Gateway = ReturnType<typeof openGateway>;

export const setCookieOf = (response: Response): string => response.headers.getSetCookie()[0] ?? '';

/** Opens a session as a browser's first call does, and returns its cookie. */
export const cookieFrom = async (lab: Gateway): Promise<string> =>
  setCookieOf(await lab.call('POST', 'token/v2/auth/token', { body: { grantType: 'guest' } })).split(';')[0] ?? '';

export const errorIdOf = async (response: Response): Promise<unknown> =>
  decoded(ErrorWire, await response.json()).errorDetails?.[0]?.errorId;

/** The record of the only session. */
export const sessionIn = async (records: SessionRecords, cookie: string): Promise<Session | undefined> =>
  (await records.read(cookie.slice(cookie.indexOf('=') + 1)))?.session;
