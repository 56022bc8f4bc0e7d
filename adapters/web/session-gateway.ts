import { createProcess, type Process } from '#adapters/composition/process.ts';
import { operationOf, type Operation } from '#adapters/contract/operation.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Session } from '#core/session/session.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { apiError, correlationOf } from './api-error.ts';
import { limitedText } from './limited-text.ts';
import { passesGate } from './origin-gate.ts';
import { cookieName, newSessionId, readCookie, sessionCookie } from './session-cookie.ts';
import { sessionAfter } from './session-effects.ts';
import { makeSessionKeeper } from './session-keeper.ts';
import type { SessionRecords } from './session-records.ts';

export type SessionGatewayOptions = {
  /** Shared by the channels that are opened for sessions; one of its own unless told. */
  readonly process?: Process;
  readonly records: SessionRecords;
  readonly sites: readonly SiteConfiguration[];
  /** Address of the service, and how it is called: a fetch, or a service within this process. */
  readonly serviceUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Scheme and host of the shop, once it is known. */
  readonly shopOrigin: () => string;
};

const PREFIX = '/api';
const passedOn = ['siteId', 'channel', 'brand', 'region', 'source', 'clientApp', 'locale', 'x-transaction-id', 'x-correlation-id', 'x-session-id', 'content-type', 'accept', 'if-match', 'idempotency-key'] as const;
const passedBack = ['content-type', 'etag', 'retry-after', 'idempotency-replayed'] as const;

type Refuse = (status: number, errorId: string) => Response;

/** A session that could not be opened now: what the service refused, or that it cannot be reached. */
const unopened = ({ status, errorId }: ApiFailure, refuse: Refuse): Response => refuse(status >= 400 && status < 500 ? status : 503, errorId);

/** What the browser learns of a session: everything but the tokens. */
const told = ({ tokens: _tokens, ...session }: Session): Response => Response.json(session, { headers: { 'Cache-Control': 'no-store' } });

const chosen = (names: readonly string[], from: Headers): Headers => {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
};

/**
 * The way of the browser to the service (architecture 0.5). Tokens stay here: the browser holds one cookie,
 * and the core's own session rules run over the record behind it.
 */
export const makeSessionGateway = ({ process = createProcess(), records, sites, serviceUrl, fetch, shopOrigin }: SessionGatewayOptions): ((request: Request) => Promise<Response>) => {
  const keeper = makeSessionKeeper({ process, records, serviceUrl, fetch });
  const isSecure = (): boolean => shopOrigin().startsWith('https:');

  const grant = async (known: string | undefined, site: SiteConfiguration, refuse: Refuse): Promise<Response> => {
    // An id that was not given out here is not taken up: nobody chooses the session of another.
    const resumed = known === undefined ? undefined : await keeper.resume(known, site);
    const id = known === undefined || resumed === undefined ? newSessionId() : known;
    const opened = resumed ?? (await keeper.open(id, site));
    if (opened._tag === 'Failure') return unopened(opened.failure, refuse);
    if (opened.success === undefined) return refuse(403, 'API405');
    const answer = told(opened.success);
    answer.headers.append('Set-Cookie', sessionCookie(id, isSecure()));
    return answer;
  };

  const forward = async (request: Request, operation: Operation, { session, refuse }: { readonly session?: Session; readonly refuse: Refuse }): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = chosen(passedOn, request.headers);
    if (session?.tokens !== undefined) headers.set('Authorization', `Bearer ${session.tokens.access}`);
    const body = await limitedText(request);
    if (body === undefined) return refuse(413, 'API400');
    const forwarded = new Request(serviceUrl + pathname.slice(PREFIX.length) + search, { method: request.method, headers, ...(operation.endpoint.method === 'GET' ? {} : { body }) });
    return fetch(forwarded).catch(() => refuse(503, 'GEN500'));
  };

  const passBack = (answer: Response, text: string | null): Response => {
    const headers = chosen(passedBack, answer.headers);
    headers.set('Cache-Control', 'no-store');
    return new Response(text, { status: answer.status, headers });
  };

  const textOf = async (answer: Response): Promise<string | null> => (answer.status === 204 ? null : answer.text());

  return async (request) => {
    const refuse: Refuse = (status, errorId) => apiError(status, errorId, correlationOf(request));
    if (!passesGate(request, shopOrigin())) return refuse(403, 'API405');
    const { pathname } = new URL(request.url);
    const operation = operationOf(request.method, pathname.slice(PREFIX.length));
    if (operation === undefined) return refuse(404, 'API404');
    const site = sites.find(({ siteId }) => siteId === request.headers.get('siteId')) ?? sites[0];
    if (site === undefined) return refuse(400, 'API400');
    const id = readCookie(request.headers.get('Cookie'), cookieName(isSecure()));
    if (operation.name === 'authentication.token') return grant(id, site, refuse);
    if (operation.endpoint.access === 'public') {
      const answer = await forward(request, operation, { refuse });
      return passBack(answer, await textOf(answer));
    }
    const opened = id === undefined ? undefined : await keeper.resume(id, site);
    if (id === undefined || opened === undefined) return refuse(401, 'AUT441');
    if (opened._tag === 'Failure') return unopened(opened.failure, refuse);
    const session = opened.success;
    if (session === undefined) return refuse(401, 'AUT441');
    const answer = await forward(request, operation, { session, refuse });
    const text = await textOf(answer);
    const reply = { status: answer.status, body: parsed(text) };
    // Most answers mean nothing for the session; the others change it as it stands by then.
    if (sessionAfter(session, operation.name, reply) !== session) await keeper.change(id, (now) => sessionAfter(now, operation.name, reply));
    return passBack(answer, text);
  };
};

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};
