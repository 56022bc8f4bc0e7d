import * as Effect from 'effect/Effect';
import { either as E } from 'fp-ts';
import type * as t from 'io-ts';
import { needsToken, type Endpoint, type PathParams } from '#adapters/contract/endpoint.ts';
import { refChangesOf, type SessionEffects } from '#adapters/contract/session-effects.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { Session } from '#core/session/session.ts';
import type { ClientContext } from '#core/site/site-configuration.ts';
import { isChallenge, namedFailure, unnamedFailure } from './error-translation.ts';
import { defaultHeaders, type CallIds } from './headers.ts';
import { requestOf, type HttpRequest } from './request.ts';
import { CALL_LIMIT_MS, RETRY_PAUSE_MS } from './time-limits.ts';
import { makeTransport, type Fetch, type HttpResponse, type TransportResult } from './transport.ts';

export type BaseClientOptions = {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly context: ClientContext;
  readonly failureTexts: FailureTexts;
  readonly ids: CallIds;
  readonly idGenerator: IdGenerator;
  readonly session: SessionRepository;
  readonly monitoring: Monitoring;
  /** Shows the challenge of a bot protection; true if it was passed, so that the call is repeated (HTTP-16). */
  readonly onBotChallenge: (challenge: unknown) => Effect.Effect<boolean>;
  /** The service refuses the session of a member whose tokens the server keeps, and has tried to renew (AUTH-27). */
  readonly onSessionEnded: Effect.Effect<void>;
};

type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { readonly [name in Name]?: Value } : { readonly [name in Name]: Value };

/** Options of a call: the path parameters, query and body that the operation has, and transport settings. */
export type CallOptions<Path extends string, Query, Body> = Part<'params', PathParams<Path>> &
  Part<'query', Query> &
  Part<'body', Body> & {
    /** Idempotency-Key of a write: the service executes calls with the same key only once. */
    readonly key?: string;
    /** ETag that an absolute write is based on. */
    readonly version?: string;
    /** Timeout in milliseconds; 15 seconds by default (HTTP-21). */
    readonly timeLimit?: number;
  };

/** A 2xx response decoded by the endpoint's codec, or any other response as received (HTTP-14). */
type Answer<Body> =
  | { readonly ok: true; readonly status: number; readonly body: Body; readonly etag?: string }
  | {
      readonly ok: false;
      readonly status: number;
      readonly body: unknown;
      readonly etag?: string;
      readonly request: string;
      readonly response: Response;
    };
export type ApiResponse<Body> = Extract<Answer<Body>, { readonly ok: true }>;

type Call<Result extends 'any' | 'accepted'> = <Path extends string, Query, Body, Wire>(
  endpoint: Endpoint<Path, Query, Body, Wire>,
  options: CallOptions<Path, Query, Body>,
) => Effect.Effect<Result extends 'any' ? Answer<Wire> : ApiResponse<Wire>, ApiFailure>;

/** The client of all services (HTTP-01). Interrupting a call aborts its request. */
export type BaseClient = {
  /** Fails if there is no response, or if the response names an error; returns every other response. */
  readonly call: Call<'any'>;
  /** Fails with GEN500 for a response that is not 2xx and names no error (HTTP-23); returns every other response. */
  readonly accept: <Wire>(answer: Answer<Wire>) => Effect.Effect<ApiResponse<Wire>, ApiFailure>;
  /** Combines `call` and `accept`. */
  readonly ask: Call<'accepted'>;
};

/** Makes the client of one caller: one shopper's tab, page request or script. */
export const makeBaseClient = (needs: BaseClientOptions): BaseClient => {
  const { monitoring, failureTexts: texts } = needs;
  const transport = makeTransport(needs.fetch);

  /** Logs a warning that names the call (HTTP-17), and fails. */
  const fail = (
    failure: ApiFailure,
    message = `${failure.request} answered ${failure.status}: ${failure.message}`,
  ): Effect.Effect<never, ApiFailure> =>
    monitoring
      .warn({
        message,
        errorId: failure.errorId,
        ...(failure.correlationId === undefined ? {} : { correlationId: failure.correlationId }),
      })
      .pipe(Effect.andThen(Effect.fail(failure)));

  /** Sends the request once. Each attempt has its own headers, because each has its own transaction id (HTTP-05). */
  const attempt = Effect.fnUntraced(function* (request: HttpRequest, withToken: boolean, timeLimit: number) {
    const session = withToken ? yield* needs.session.read : undefined;
    const headers = { ...(yield* defaultHeaders(needs.context, needs.ids, needs.idGenerator)), ...request.headers };
    const bearer =
      session?.tokens === undefined ? headers : { ...headers, authorization: `Bearer ${session.tokens.access}` };
    return yield* transport({ ...request, headers: bearer }, timeLimit);
  });

  const read = <Wire>(
    codec: t.Type<Wire, unknown>,
    reply: HttpResponse,
    request: string,
  ): Effect.Effect<Answer<Wire>, ApiFailure> => {
    const { status, body, response } = reply;
    const etag = response.headers.get('etag');
    const common = { status, ...(etag === null ? {} : { etag }) };
    const site = { request, status, texts, correlationId: response.headers.get('x-correlation-id') ?? undefined };
    if (!response.ok) {
      const refusal = namedFailure(body, site);
      return refusal === undefined ? Effect.succeed({ ok: false, ...common, body, request, response }) : fail(refusal);
    }
    const decoded = codec.decode(body);
    return E.isRight(decoded)
      ? Effect.succeed({ ok: true, ...common, body: decoded.right })
      : fail(unnamedFailure(site), `The answer of ${request} is not what the contract says`);
  };

  /**
   * Stores the references that a reply sets or clears in the session, unless the session belongs to another consumer by
   * now, for example after a sign-out (AUTH-11).
   */
  const keepRefs = Effect.fnUntraced(function* <Wire>(
    effects: SessionEffects<Wire>,
    { body, before }: { readonly body: Wire; readonly before: Session | undefined },
  ) {
    const session = yield* needs.session.read;
    if (session === undefined || session.consumerId !== before?.consumerId) return;
    const next = Session.withRefs(session, refChangesOf(effects, body));
    if (next !== session) yield* needs.session.write(next);
  });

  /** Ends the session of a refused call, unless the shopper has signed out or in again meanwhile. */
  const endSession = Effect.fnUntraced(function* (before: Session | undefined) {
    if (!Session.isMember(before) || before.tokens !== undefined) return;
    const session = yield* needs.session.read;
    if (session?.refreshExpiry === before.refreshExpiry) yield* needs.onSessionEnded;
  });

  const call: BaseClient['call'] = Effect.fnUntraced(function* (endpoint, options) {
    const request = requestOf(endpoint, options, needs.baseUrl);
    const once = attempt(request, needsToken(endpoint), options.timeLimit ?? CALL_LIMIT_MS);
    const before = yield* needs.session.read;
    let reply: TransportResult = yield* once;
    if (endpoint.method === 'GET' && isPassing(reply)) {
      yield* Effect.sleep(RETRY_PAUSE_MS);
      reply = yield* once;
    }
    if (reply._tag === 'Received' && isChallenge(reply.status, reply.body) && (yield* needs.onBotChallenge(reply.body)))
      reply = yield* once;
    if (reply._tag !== 'Received')
      return yield* fail(unnamedFailure({ request: request.name, status: 0, texts }), `${reply._tag}: ${request.name}`);
    const answer = yield* read(endpoint.reply, reply, request.name).pipe(
      Effect.tapError(({ errorId }) => (asksToSignIn.has(errorId) ? endSession(before) : Effect.void)),
    );
    if (answer.ok) yield* keepRefs(endpoint.effects, { body: answer.body, before });
    return answer;
  });

  const accept: BaseClient['accept'] = (answer) => {
    if (answer.ok) return Effect.succeed(answer);
    const correlationId = answer.response.headers.get('x-correlation-id') ?? undefined;
    return fail(unnamedFailure({ request: answer.request, status: answer.status, texts, correlationId }));
  };

  return { call, accept, ask: (endpoint, options) => call(endpoint, options).pipe(Effect.flatMap(accept)) };
};

/** Refusals that a new sign-in ends. */
const asksToSignIn: ReadonlySet<string> = new Set(['AUT440', 'AUT441']);

const PASSING_STATUSES = new Set([502, 503, 504]);

/** Whether an error is temporary, so that a read is repeated (HTTP-22). Timeouts are not repeated. */
const isPassing = (reply: TransportResult): boolean =>
  reply._tag === 'NoConnection' || (reply._tag === 'Received' && PASSING_STATUSES.has(reply.status));
