import { openProcess } from '#adapters/composition/open-process.ts';
import type { Process } from '#adapters/composition/process.ts';
import { needsToken } from '#adapters/contract/endpoint.ts';
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
import { cookieName, expiredCookie, newSessionId, readCookie, sessionCookie } from './session-cookie.ts';
import { sessionAfter } from './session-effects.ts';
import { makeSessionKeeper, type SessionResult } from './session-keeper.ts';
import type { SessionRecords } from './session-records.ts';

type SessionGatewayOptions = {
  /** Shared by the channels that are opened for sessions; one of its own by default. */
  readonly process?: Process;
  readonly records: SessionRecords;
  readonly sites: readonly SiteConfiguration[];
  /** Address of the service, and how it is called: a fetch, or a service within this process. */
  readonly serviceUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Scheme and host of the shop, once it is known. */
  readonly shopOrigin: () => string;
};

type Refuse = (status: number, errorId: string) => Response;

/** A session that could not be opened now: what the service refused, or that it cannot be reached. */
const unopened = ({ status, errorId }: ApiFailure, refuse: Refuse): Response =>
  refuse(status >= 400 && status < 500 ? status : 503, errorId);

/** The reply to a browser: everything of a session but its tokens. */
const granted = (session: Session, units: object = {}): Response =>
  Response.json({ ...publicReplyOf(session), ...units }, { headers: { 'Cache-Control': 'no-store' } });

/** How long a sign-out waits for the service, in milliseconds. */
const SIGN_OUT_LIMIT_MS = 5000;

/** The answer, or `late()` where it takes longer than the limit. */
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
 * The way of the browser to the service (architecture 0.5). Tokens stay here: the browser holds one cookie,
 * and the core's own session rules run over the record behind it.
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

  const grant = async (grantType: string, { id: known, site, refuse }: CallContext): Promise<Response> => {
    // An id that was not given out here is not accepted: no client chooses the session of another.
    const found = known === undefined ? undefined : await keeper.resume(known, site);
    // AUTH-11: a browser without a member's session asks for a guest's where its sign-out has not arrived here.
    const isSignedOut = grantType === 'guest' && isMember(found);
    if (isSignedOut && known !== undefined) await keeper.end(known);
    const resumed = isSignedOut ? undefined : found;
    const id = known === undefined || resumed === undefined ? newSessionId() : known;
    const opened = resumed ?? (await keeper.open(id, site));
    if (opened._tag === 'Failure') return unopened(opened.failure, refuse);
    return opened.success === undefined
      ? refuse(403, 'API405')
      : withCookie(granted(opened.success), sessionCookie(id, isSecure()));
  };

  const send = (request: Request, call: ForwardedCall, refuse: Refuse): Promise<Response> =>
    fetch(callOf(request, serviceUrl, call)).catch(() => refuse(503, 'GEN500'));

  /**
   * A sign-in gives a session under a new id, and the one before is no more: an id that another person knew opens
   * nothing (A2).
   */
  const enter = async (
    request: Request,
    asked: TokenRequest,
    { id: known, site, refuse }: CallContext,
  ): Promise<Response> => {
    const resumed = known === undefined ? undefined : await keeper.resume(known, site);
    const before = resumed?._tag === 'Success' ? resumed.success : undefined;
    const exchanged = await exchangeResultOf(
      await send(request, { body: JSON.stringify(exchangeOf(asked, before)) }, refuse),
    );
    if (exchanged instanceof Response) return exchanged;
    const id = newSessionId();
    await keeper.begin(id, site, exchanged.session);
    if (known !== undefined) await keeper.end(known);
    return withCookie(granted(exchanged.session, exchanged.units), sessionCookie(id, isSecure()));
  };

  /**
   * A call with the token of the session. One that the service has ended before its time is renewed, and the call
   * repeated once (AUTH-27).
   */
  const call = async (request: Request, operation: Operation, { id, site, refuse }: CallContext): Promise<Response> => {
    const opened = id === undefined ? undefined : await keeper.resume(id, site);
    if (id === undefined || opened === undefined) return refuse(401, 'AUT441');
    if (opened._tag === 'Failure') return unopened(opened.failure, refuse);
    const session = opened.success;
    if (session === undefined) return refuse(401, 'AUT441');
    const body = await limitedText(request);
    if (body === undefined) return refuse(413, 'API400');
    const first = await send(request, { body, session }, refuse);
    const renewed = first.status === 401 ? await keeper.renew(id, site, session) : undefined;
    const answer =
      renewed?._tag === 'Success' && renewed.success !== undefined
        ? await send(request, { body, session: renewed.success }, refuse)
        : first;
    const text = await textOf(answer);
    const reply = { status: answer.status, body: parsed(text) };
    // Most replies change nothing; the others change the session as it is by then.
    if (sessionAfter(session, operation.endpoint, reply) !== session)
      await keeper.change(id, site, (now) => sessionAfter(now, operation.endpoint, reply));
    return passBack(answer, text);
  };

  /**
   * Ends the session here and its cookie, whatever the service answers, and also where it does not answer (API-003,
   * AUTH-11).
   */
  const signOut = async (request: Request, operation: Operation, circumstances: CallContext): Promise<Response> => {
    const answer = await within(SIGN_OUT_LIMIT_MS, call(request, operation, circumstances), () =>
      circumstances.refuse(503, 'GEN500'),
    );
    if (circumstances.id !== undefined) await keeper.end(circumstances.id);
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
    const circumstances = { id: readCookie(request.headers.get('Cookie'), cookieName(isSecure())), site, refuse };
    if (operation.name === 'account.signOut') return signOut(request, operation, circumstances);
    if (needsToken(operation.endpoint)) return call(request, operation, circumstances);
    const body = await limitedText(request);
    if (body === undefined) return refuse(413, 'API400');
    if (operation.name === 'authentication.token') {
      const asked = tokenRequestOf(body);
      if (asked === undefined) return refuse(400, 'API400');
      return asked.grantType === 'authorization_code'
        ? enter(request, asked, circumstances)
        : grant(asked.grantType, circumstances);
    }
    const answer = await send(request, { body }, refuse);
    return passBack(answer, await textOf(answer));
  };
};
