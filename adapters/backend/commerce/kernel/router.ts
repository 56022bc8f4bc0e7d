import { either as E } from 'fp-ts';
import { Hono } from 'hono';
import { pathParam } from '#adapters/contract/endpoint.ts';
import { checkAccess, type FindConsumer } from './access.ts';
import type { Admission } from './admission.ts';
import { isUnavailable } from '#adapters/database/unavailable.ts';
import {
  badRequest,
  internalError,
  isRefusal,
  notFound,
  overloaded,
  versionMissing,
  wrongMethod,
  type Refusal,
} from './errors.ts';
import type { Faults } from './faults.ts';
import type { UntypedEndpoint, Call, CallContext, Handler, ReplyWith, GroupHandlers } from './handler.ts';
import { networkOf, type LimitAddresses } from './rates/limit-addresses.ts';
import type { LimitCalls } from './rates/limit-calls.ts';
import { makeReportOnce } from './report-once.ts';
import { readBody } from './request-body.ts';
import { errorResponse, jsonResponse } from './responses.ts';
import { siteOf } from './sites.ts';
import { isStorable } from './storable.ts';

export type LogEntry = {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly correlationId: string;
};

/** A limit of concurrent calls, and the refusal of those beyond it, for which no more than the body is read. */
export type Entrance = { readonly admit: Admission; readonly refusal: Refusal };

type RouterOptions = {
  readonly findConsumer: FindConsumer;
  /** Rate limits; none without it. */
  readonly limitCalls?: LimitCalls;
  readonly limitAddresses?: LimitAddresses;
  /** Concurrency limit of an operation, such as `account.signIn`; undefined for most. */
  readonly entranceOf?: (operation: string) => Entrance | undefined;
  readonly log?: (entry: LogEntry) => void;
  /** Receives the cause of a GEN500. */
  readonly report: (problem: unknown, correlationId: string) => void;
  readonly faults?: Faults;
};

type CallOptions = RouterOptions & {
  readonly reportOnce: ReturnType<typeof makeReportOnce>;
  /** Group and name of the endpoint. */
  readonly operation: string;
};

type EndpointGroup = { readonly [name: string]: UntypedEndpoint };
type EndpointGroups = { readonly [group: string]: EndpointGroup };
type HandlersOf<All> = { readonly [Name in keyof All]: GroupHandlers<All[Name]> };

const isPathParam = (part: string): boolean => pathParam.is(part) && isStorable(part);

const unlimited: Entrance = { admit: (work) => work(), refusal: overloaded };

const KEY = /^[\x21-\x7e]{1,255}$/;

const correlationOf = (request: Request): string => {
  const given = request.headers.get('x-correlation-id') ?? '';
  return /^[\w.:-]{1,100}$/.test(given) ? given : crypto.randomUUID();
};

const contextOf = async (
  request: Request,
  endpoint: UntypedEndpoint,
  options: CallOptions,
): Promise<CallContext | Refusal> => {
  const site = siteOf(request.headers.get('siteid') ?? '');
  if (site === undefined) return badRequest;
  const consumer = await checkAccess(request, endpoint, options.findConsumer);
  if (isRefusal(consumer)) return consumer;
  const network = options.limitAddresses === undefined ? undefined : networkOf(request);
  const refused =
    (network === undefined ? undefined : await options.limitAddresses?.(options.operation, network)) ??
    (consumer === undefined ? undefined : await options.limitCalls?.(consumer.consumerId, endpoint.rate));
  if (refused !== undefined) return refused;
  const key = request.headers.get('idempotency-key') ?? undefined;
  if (endpoint.keyed && (key === undefined || !KEY.test(key))) return badRequest;
  const ifMatch = /^(?:W\/)?"([^"]*)"$/.exec(request.headers.get('if-match') ?? '')?.[1];
  if (endpoint.versioned && ifMatch === undefined) return versionMissing;
  const correlationId = correlationOf(request);
  return {
    site,
    correlationId,
    reportOnce: (problem) => options.reportOnce(problem, correlationId),
    request,
    ...(consumer === undefined ? {} : { consumer }),
    ...(network === undefined ? {} : { network }),
    ...(key === undefined ? {} : { key }),
    ...(ifMatch === undefined ? {} : { ifMatch }),
  };
};

/** Narrows a decoded call to the types of its endpoint. */
const isCallOf = <Operation extends UntypedEndpoint>(
  endpoint: Operation,
  call: CallContext & {
    readonly params: { readonly [name: string]: string };
    readonly query: unknown;
    readonly body: unknown;
  },
): call is typeof call & Call<Operation> =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => (call.params[name] ?? '') !== '') &&
  endpoint.query.is(call.query) &&
  endpoint.body.is(call.body);

const isReplyWith = (reply: unknown): reply is ReplyWith<unknown> =>
  typeof reply === 'object' && reply !== null && '_tag' in reply && reply._tag === 'ReplyWith';

/** The language of the request's site; English for an unknown site. */
const languageOf = (request: Request): string => siteOf(request.headers.get('siteid') ?? '')?.language ?? 'en';

const responseTo = (reply: unknown, correlationId: string, language: string): Response => {
  if (isRefusal(reply)) return errorResponse(reply, correlationId, language);
  return isReplyWith(reply) ? jsonResponse(reply.body, reply) : jsonResponse(reply);
};

/** Handles one call of one endpoint. Access is checked before `readCall` reads the body, as that is cheaper. */
const serve = async <Operation extends UntypedEndpoint>(
  endpoint: Operation,
  handler: Handler<Operation>,
  {
    request,
    params,
    readCall,
    options,
  }: {
    readonly request: Request;
    readonly params: { readonly [name: string]: string };
    readonly readCall: () => ReturnType<typeof readBody>;
    readonly options: CallOptions;
  },
): Promise<unknown> => {
  const context = await contextOf(request, endpoint, options);
  if (isRefusal(context)) return context;
  if (!Object.values(params).every(isPathParam)) return notFound;
  const search = Object.fromEntries(new URL(request.url).searchParams);
  if (!Object.values(search).every(isStorable)) return badRequest;
  const query = endpoint.query.decode(search);
  const read = await readCall();
  if (isRefusal(read)) return read;
  const body = endpoint.body.decode(read.json);
  if (E.isLeft(query) || E.isLeft(body)) return badRequest;
  const call = { ...context, params, query: query.right, body: body.right };
  return isCallOf(endpoint, call) ? handler(call) : badRequest;
};

/**
 * Routes the endpoints of a contract to their handlers. Throws when an endpoint has none.
 */
export const createRouter = <All extends EndpointGroups>(
  contract: All,
  handlers: HandlersOf<All>,
  options: RouterOptions,
): Hono => {
  const app = new Hono();
  const reportOnce = makeReportOnce(options.report);

  const respond = async (request: Request, work: (correlationId: string) => Promise<Response>): Promise<Response> => {
    const started = performance.now();
    const correlationId = correlationOf(request);
    const response = await work(correlationId).catch((problem: unknown) => {
      if (isRefusal(problem)) return errorResponse(problem, correlationId, languageOf(request));
      options.report(problem, correlationId);
      return errorResponse(isUnavailable(problem) ? overloaded : internalError, correlationId, languageOf(request));
    });
    options.log?.({
      method: request.method,
      path: new URL(request.url).pathname,
      status: response.status,
      ms: performance.now() - started,
      correlationId,
    });
    return response;
  };

  const route = <Operation extends UntypedEndpoint>(
    operation: string,
    endpoint: Operation,
    handler: Handler<Operation>,
  ): void => {
    const entrance = options.entranceOf?.(operation);
    const { admit, refusal } = entrance ?? unlimited;
    const callOptions: CallOptions = { ...options, reportOnce, operation };
    if (typeof handler !== 'function') throw new TypeError(`No handler answers ${operation} (${endpoint.id})`);
    app.on(endpoint.method, pattern(endpoint), (c) =>
      respond(c.req.raw, async (correlationId) => {
        const fault = await options.faults?.respond(operation, correlationId);
        if (fault !== undefined) return fault;
        const request = c.req.raw;
        const readLater = () => readBody(request, endpoint.bodyBytes);
        // A sender whose body is on its way must not take the place of another call.
        const read = entrance === undefined ? undefined : await readLater();
        const readCall = read === undefined ? readLater : async () => read;
        const reply = await admit(async () => ({
          body: await serve(endpoint, handler, { request, params: c.req.param(), readCall, options: callOptions }),
        }));
        return responseTo(reply === undefined ? refusal : reply.body, correlationId, languageOf(request));
      }),
    );
  };

  const routeGroup = <Operations extends EndpointGroup>(
    name: string,
    group: Operations,
    answers: GroupHandlers<Operations>,
  ): void => {
    for (const operation in group) route(`${name}.${operation}`, group[operation], answers[operation]);
  };
  for (const name in contract) routeGroup(name, contract[name], handlers[name]);

  for (const [path, methods] of methodsByPath(contract)) {
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    app.options(path, () => new Response(null, { status: 204, headers: { allow } }));
    app.all(path, (c) =>
      respond(c.req.raw, async (correlationId) => {
        const response = errorResponse(wrongMethod, correlationId, languageOf(c.req.raw));
        response.headers.set('allow', allow);
        return response;
      }),
    );
  }
  app.notFound((c) =>
    respond(c.req.raw, async (correlationId) => errorResponse(notFound, correlationId, languageOf(c.req.raw))),
  );
  return app;
};

const pattern = ({ path }: UntypedEndpoint): string => `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

const methodsByPath = (contract: EndpointGroups): ReadonlyMap<string, readonly string[]> => {
  const methods = new Map<string, string[]>();
  for (const group of Object.values(contract)) {
    for (const endpoint of Object.values(group))
      methods.set(pattern(endpoint), [...(methods.get(pattern(endpoint)) ?? []), endpoint.method]);
  }
  return methods;
};
