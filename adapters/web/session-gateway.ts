import * as Effect from 'effect/Effect';
import { createProcess, type Process } from '#adapters/composition/process.ts';
import { scriptChannel } from '#adapters/composition/script-channel.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { instantOf } from '#core/kernel/calendar.ts';
import type { SessionStore } from '#core/session/ports/session-store.ts';
import type { Session } from '#core/session/session.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { limitedText } from './limited-text.ts';
import { operationOf, type Operation } from './operation.ts';
import { passesGate } from './origin-gate.ts';
import { cookieName, hashOf, newSessionId, readCookie, sessionCookie } from './session-cookie.ts';
import { sessionAfter } from './session-effects.ts';
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

const refusal = (status: number, errorId: string): Response => Response.json({ errorDetails: [{ errorId }] }, { status, headers: { 'Cache-Control': 'no-store' } });

/** A session that could not be opened now: what the service refused, or that it cannot be reached. */
const refusalOf = ({ status, errorId }: ApiFailure): Response => refusal(status >= 400 && status < 500 ? status : 503, errorId);

/** What the browser learns of a session: everything but the tokens. */
const told = ({ tokens: _tokens, ...session }: Session): Response => Response.json(session, { headers: { 'Cache-Control': 'no-store' } });

/**
 * The way of the browser to the service (architecture 0.5). Tokens stay here: the browser holds one cookie,
 * and the core's own session rules run over the record behind it.
 */
export const makeSessionGateway = ({ process = createProcess(), records, sites, serviceUrl, fetch, shopOrigin }: SessionGatewayOptions): ((request: Request) => Promise<Response>) => {
  /** Deeds on one session's record, one after another in this process. */
  const turns = new Map<string, Promise<unknown>>();
  const inTurn = <Value>(key: string, deed: () => Promise<Value>): Promise<Value> => {
    const before = turns.get(key) ?? Promise.resolve();
    const mine = before.then(deed, deed);
    const settled = mine.catch(() => undefined).finally(() => turns.get(key) === settled && turns.delete(key));
    turns.set(key, settled);
    return mine;
  };

  const storeOf = (idHash: string): SessionStore => ({
    read: Effect.promise(() => records.read(idHash)),
    write: (session) => Effect.promise(() => records.write(idHash, session, instantOf(session.refreshExpiry))),
    clear: Effect.promise(() => records.remove(idHash)),
  });

  const ensure = (idHash: string, site: SiteConfiguration) =>
    inTurn(idHash, async () => {
      const channel = scriptChannel({ process, site, baseUrl: serviceUrl, fetch, sessions: storeOf(idHash), clientApp: 'portico-web' });
      try {
        return await Effect.runPromise(Effect.result(channel.session.ensure));
      } finally {
        await channel.close();
      }
    });

  const grant = async (known: string | undefined, site: SiteConfiguration): Promise<Response> => {
    // An id that was not given out here is not taken up: nobody chooses the session of another.
    const isOurs = known !== undefined && (await records.read(await hashOf(known))) !== undefined;
    const id = isOurs ? known : newSessionId();
    const opened = await ensure(await hashOf(id), site);
    if (opened._tag === 'Failure') return refusalOf(opened.failure);
    if (opened.success === undefined) return refusal(403, 'API405');
    const answer = told(opened.success);
    answer.headers.append('Set-Cookie', sessionCookie(id, shopOrigin().startsWith('https:')));
    return answer;
  };

  const forward = async (request: Request, operation: Operation, session: Session | undefined): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers();
    for (const name of passedOn) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    if (session?.tokens !== undefined) headers.set('Authorization', `Bearer ${session.tokens.access}`);
    const body = await limitedText(request);
    if (body === undefined) return refusal(413, 'API400');
    const forwarded = new Request(serviceUrl + pathname.slice(PREFIX.length) + search, { method: request.method, headers, ...(operation.endpoint.method === 'GET' ? {} : { body }) });
    return fetch(forwarded).catch(() => refusal(503, 'GEN500'));
  };

  /** The answer for the browser, after the session has taken note of it. */
  const conclude = async (answer: Response, operation: Operation, idHash: string | undefined): Promise<Response> => {
    const text = answer.status === 204 ? null : await answer.text();
    if (idHash !== undefined) {
      await inTurn(idHash, async () => {
        const session = await records.read(idHash);
        if (session === undefined) return;
        const next = sessionAfter(session, operation.name, { status: answer.status, body: parsed(text) });
        if (next !== session) await records.write(idHash, next, instantOf(next.refreshExpiry));
      });
    }
    const headers = new Headers({ 'Cache-Control': 'no-store' });
    for (const name of passedBack) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(text, { status: answer.status, headers });
  };

  return async (request) => {
    if (!passesGate(request, shopOrigin())) return refusal(403, 'API405');
    const { pathname } = new URL(request.url);
    const operation = operationOf(request.method, pathname.slice(PREFIX.length));
    if (operation === undefined) return refusal(404, 'API404');
    const site = sites.find(({ siteId }) => siteId === request.headers.get('siteId')) ?? sites[0];
    if (site === undefined) return refusal(400, 'API400');
    const id = readCookie(request.headers.get('Cookie'), cookieName(shopOrigin().startsWith('https:')));
    if (operation.name === 'authentication.token') return grant(id, site);
    if (operation.endpoint.access === 'public') return conclude(await forward(request, operation, undefined), operation, undefined);
    const idHash = id === undefined ? undefined : await hashOf(id);
    if (idHash === undefined || (await records.read(idHash)) === undefined) return refusal(401, 'AUT441');
    const opened = await ensure(idHash, site);
    if (opened._tag === 'Failure') return refusalOf(opened.failure);
    if (opened.success === undefined) return refusal(401, 'AUT441');
    return conclude(await forward(request, operation, opened.success), operation, idHash);
  };
};

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};
