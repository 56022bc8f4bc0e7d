import { openProcess } from '#adapters/composition/open-process.ts';
import type { Process } from '#adapters/composition/process.ts';
import { needsToken } from '#adapters/contract/endpoint.ts';
import { REPLAYED } from '#adapters/contract/replayed.ts';
import { operationOf, type Operation } from '#adapters/contract/operation.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { exchangeOf, publicReplyOf } from '#adapters/http/session/session-wire.ts';
import { Session } from '#core/session/session.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { apiError, correlationOf } from '../server/api-error.ts';
import { tokenRequestOf, exchangeResultOf, type TokenRequest } from './exchange-code.ts';
import { callOf, parsed, passBack, PREFIX, textOf, type ForwardedCall } from '../server/forward-call.ts';
import { limitedText } from '../server/limited-text.ts';
import { passesGate } from '../server/origin-gate.ts';
import {
  cookieName,
  deviceCookie,
  deviceCookieName,
  expiredCookie,
  newCookieId,
  readCookie,
  sessionCookie,
} from './session-cookie.ts';
import { sessionAfter } from './session-effects.ts';
import { makeSessionKeeper, type SessionResult } from './session-keeper.ts';
import type { SessionRecords } from './session-records.ts';

type SessionGatewayOptions = {
  /** Values that the channels of all sessions share; by default new ones. */
  readonly process?: Process;
  readonly records: SessionRecords;
  readonly sites: readonly SiteConfiguration[];
  /** Address of the service; `fetch` calls it. */
  readonly serviceUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Scheme and host of the shop, once known. */
  readonly shopOrigin: () => string;
};

type Refuse = (status: number, errorId: string) => Response;

/** The response if a session could not be opened: the service's refusal, or 503. */
const unopened = ({ status, errorId }: ApiFailure, refuse: Refuse): Response =>
  refuse(status >= 400 && status < 500 ? status : 503, errorId);

/** The reply to a browser: the session without its tokens. */
const granted = (session: Session, units: object = {}): Response =>
  Response.json({ ...publicReplyOf(session), ...units }, { headers: { 'Cache-Control': 'no-store' } });

/** Timeout of the service at a sign-out, in milliseconds. */
const SIGN_OUT_LIMIT_MS = 5000;

/** The response, or `late()` after the time limit. */
const within = async (limitMs: number, answer: Promise<Response>, late: () => Response): Promise<Response> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(late()), limitMs);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
};

const isMember = (opened: SessionResult | undefined): boolean =>
  opened?._tag === 'Success' && Session.isMember(opened.success);

type CallContext = { readonly id: string | undefined; readonly site: SiteConfiguration; readonly refuse: Refuse };

/**
 * Makes the browser's gateway to the service (architecture 0.5). Tokens stay on the server: the browser has only a
 * cookie with the id of the stored session, to which the core's session rules apply. A call outside the contract, or
 * one that does not come from a page of the shop, is refused.
 */
export const makeSessionGateway = ({
  process = openProcess(),
  records,
  sites,
  serviceUrl,
  fetch,
  shopOrigin,
}: SessionGatewayOptions): ((request: Request) => Promise<Response>) => {
  const keeper = makeSessionKeeper({ process, records, serviceUrl, fetch });
  const isSecure = (): boolean => shopOrigin().startsWith('https:');

  const withCookie = (response: Response, cookie: string): Response => {
    response.headers.append('Set-Cookie', cookie);
    return response;
  };

  const grant = async (
    request: Request,
    grantType: string,
    { id: known, site, refuse }: CallContext,
  ): Promise<Response> => {
    // Only ids that this server issued are accepted, so that a client cannot choose the session id of another client.
    const found = known === undefined ? undefined : await keeper.resume(known, site);
    // AUTH-11: a browser that requests a guest session although its stored session is a member's has signed out, but
    // its call did not arrive here.
    const isSignedOut = grantType === 'guest' && isMember(found);
    if (isSignedOut && known !== undefined) await keeper.end(known);
    const hasEnded = found?._tag === 'Failure' && found.failure.status === 401;
    const resumed = isSignedOut || hasEnded ? undefined : found;
    // AUTH-27: a session that has ended is not renewed as another one; a guest then requests a new one.
    if (resumed === undefined && grantType === 'refresh_token') return refuse(401, 'AUT441');
    const id = known === undefined || resumed === undefined ? newCookieId() : known;
    const opened = resumed ?? (await keeper.open(id, site, request.headers));
    if (opened._tag === 'Failure') return unopened(opened.failure, refuse);
    return opened.success === undefined
      ? refuse(403, 'API405')
      : withCookie(granted(opened.success), sessionCookie(id, isSecure()));
  };

  const send = (request: Request, call: ForwardedCall, refuse: Refuse): Promise<Response> =>
    fetch(callOf(request, serviceUrl, call)).catch(() => refuse(503, 'GEN500'));

  const deviceOf = (request: Request): string | undefined =>
    readCookie(request.headers.get('Cookie'), deviceCookieName(isSecure()));

  /**
   * A sign-in creates a session with a new id and ends the previous one, so that a known id gives no access (A2). The
   * browser becomes a known device of the member.
   */
  const enter = async (
    request: Request,
    asked: TokenRequest,
    { id: known, site, refuse }: CallContext,
  ): Promise<Response> => {
    const resumed = known === undefined ? undefined : await keeper.resume(known, site);
    const before = resumed?._tag === 'Success' ? resumed.success : undefined;
    const device = deviceOf(request) ?? newCookieId();
    const exchanged = await exchangeResultOf(
      await send(request, { body: JSON.stringify(exchangeOf(asked, before)), device }, refuse),
    );
    if (exchanged instanceof Response) return exchanged;
    const id = newCookieId();
    await keeper.begin(id, site, exchanged.session);
    if (known !== undefined) await keeper.end(known);
    const response = withCookie(granted(exchanged.session, exchanged.units), sessionCookie(id, isSecure()));
    return withCookie(response, deviceCookie(device, isSecure()));
  };

  /**
   * A call with the session's token. A token that was revoked early is renewed, and the call is repeated once
   * (AUTH-27).
   */
  const call = async (request: Request, operation: Operation, { id, site, refuse }: CallContext): Promise<Response> => {
    const opened = id === undefined ? undefined : await keeper.resume(id, site);
    if (id === undefined || opened === undefined) return refuse(401, 'AUT441');
    if (opened._tag === 'Failure') return unopened(opened.failure, refuse);
    const session = opened.success;
    if (session === undefined) return refuse(401, 'AUT441');
    const body = await limitedText(request, operation.endpoint.bodyBytes);
    if (body === undefined) return refuse(413, 'API400');
    const first = await send(request, { body, session }, refuse);
    const renewed = first.status === 401 ? await keeper.renew(id, site, session) : undefined;
    if (renewed?._tag === 'Failure' && renewed.failure.status === 401) return unopened(renewed.failure, refuse);
    const answer =
      renewed?._tag === 'Success' && renewed.success !== undefined
        ? await send(request, { body, session: renewed.success }, refuse)
        : first;
    const text = await textOf(answer);
    const basket = new URL(request.url).searchParams.get('basketId');
    const reply = {
      status: answer.status,
      body: parsed(text),
      ...(answer.headers.has(REPLAYED) && { replayed: { basket } }),
    };
    // Most replies do not change the session. `change` applies an effect to the currently stored session.
    if (sessionAfter(session, operation.endpoint, reply) !== session)
      await keeper.change(id, site, (now) => sessionAfter(now, operation.endpoint, reply));
    return passBack(answer, text);
  };

  /** Ends the session and its cookie, even if the service refuses or does not respond (API-003, AUTH-11). */
  const signOut = async (request: Request, operation: Operation, context: CallContext): Promise<Response> => {
    const answer = await within(SIGN_OUT_LIMIT_MS, call(request, operation, context), () =>
      context.refuse(503, 'GEN500'),
    );
    if (context.id !== undefined) await keeper.end(context.id);
    return withCookie(answer, expiredCookie(isSecure()));
  };

  return async (request) => {
    const site = sites.find(({ siteId }) => siteId === request.headers.get('siteId')) ?? sites[0];
    const refuse: Refuse = (status, errorId) => apiError(status, errorId, correlationOf(request), site?.language);
    if (!passesGate(request, shopOrigin())) return refuse(403, 'API405');
    const { pathname } = new URL(request.url);
    const operation = operationOf(request.method, pathname.slice(PREFIX.length));
    if (operation === undefined) return refuse(404, 'API404');
    if (site === undefined) return refuse(400, 'API400');
    const context = { id: readCookie(request.headers.get('Cookie'), cookieName(isSecure())), site, refuse };
    if (operation.name === 'account.signOut') return signOut(request, operation, context);
    if (needsToken(operation.endpoint)) return call(request, operation, context);
    const body = await limitedText(request, operation.endpoint.bodyBytes);
    if (body === undefined) return refuse(413, 'API400');
    if (operation.name === 'authentication.token') {
      const asked = tokenRequestOf(body);
      if (asked === undefined) return refuse(400, 'API400');
      return asked.grantType === 'authorization_code'
        ? enter(request, asked, context)
        : grant(request, asked.grantType, context);
    }
    const device = operation.name === 'account.signIn' ? deviceOf(request) : undefined;
    const answer = await send(request, { body, device }, refuse);
    return passBack(answer, await textOf(answer));
  };
};
