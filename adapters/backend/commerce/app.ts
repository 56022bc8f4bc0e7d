import { either as E } from 'fp-ts';
import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { makeAllHandlers } from './all-handlers.ts';
import { makeAdmission } from './kernel/admission.ts';
import { makeFindConsumer } from './modules/session/handlers.ts';
import type { CommerceContext } from './kernel/commerce-context.ts';
import { migrate } from './kernel/database/migrate.ts';
import { badRequest } from './kernel/errors.ts';
import { FaultOrder, makeFaults, type Faults } from './kernel/faults.ts';
import { startOrderReconciler } from './modules/checkout/order-reconciler.ts';
import { makeLimitCalls } from './kernel/rates/limit-calls.ts';
import { readBody } from './kernel/request-body.ts';
import { isNoConnection } from '#adapters/database/unavailable.ts';
import { errorResponse } from './kernel/responses.ts';
import { createRouter, type LogEntry } from './kernel/router.ts';

export type CommerceOptions = Pick<CommerceContext, 'database' | 'payments' | 'environment'> &
  Partial<Pick<CommerceContext, 'fetch' | 'crashPoint' | 'now' | 'report'>> & {
    readonly log?: (entry: LogEntry) => void;
    /** Whether those who call too often are refused; production does so by default. */ readonly limitsCalls?: boolean;
  };

export type Commerce = {
  /** Answers a call; paths are those of the contract, from the root. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Starts what finishes or releases the orders that a crash left half-way; the function that it gives stops it. */
  readonly startOrderReconciler: () => () => Promise<void>;
  /** Closes the database. */
  readonly close: () => Promise<void>;
};

/** Endpoint groups that serve visitors who browse. */
const browsingGroups = new Set(['products', 'reviews', 'stores', 'offers', 'components', 'content']);
/** Connections that they leave to those who buy, and how long they wait for one of the others (milliseconds). */
const RESERVED = 2;
const BROWSING_PATIENCE_MS = 500;

/** Answers `/__faults`, by which a test makes a chosen operation fail (architecture 0.2). */
const answerFaultOrder = async (faults: Faults, request: Request): Promise<Response> => {
  if (request.method === 'DELETE') faults.clear();
  else {
    const read = await readBody(request);
    const order = read._tag === 'Body' ? FaultOrder.decode(read.json) : undefined;
    if (request.method !== 'POST' || order === undefined || E.isLeft(order)) return errorResponse(badRequest, 'faults');
    faults.order(order.right);
  }
  return new Response(null, { status: 204 });
};

/** The commerce service over a database whose schema it brings up to date first. */
export const createCommerce = async (options: CommerceOptions): Promise<Commerce> => {
  const context: CommerceContext = {
    database: options.database,
    payments: options.payments,
    environment: options.environment,
    fetch: options.fetch ?? ((request) => fetch(request)),
    crashPoint: options.crashPoint ?? (async () => undefined),
    now: options.now ?? (() => Date.now()),
    report:
      options.report ??
      ((problem, correlationId) =>
        console.error(`[${correlationId}]`, isNoConnection(problem) ? problem.message : problem)),
  };
  await migrate(context.database);
  const faults = options.environment === 'production' ? undefined : makeFaults();
  const router = createRouter(allEndpoints, makeAllHandlers(context), {
    findConsumer: makeFindConsumer(context),
    report: context.report,
    ...((options.limitsCalls ?? options.environment === 'production')
      ? { limitCalls: makeLimitCalls(context.database) }
      : {}),
    ...(options.database.connections === undefined
      ? {}
      : {
          browsing: {
            groups: browsingGroups,
            admit: makeAdmission({
              places: Math.max(1, options.database.connections - RESERVED),
              patienceMs: BROWSING_PATIENCE_MS,
            }),
          },
        }),
    ...(options.log === undefined ? {} : { log: options.log }),
    ...(faults === undefined ? {} : { faults }),
  });
  return {
    fetch: async (request) =>
      faults !== undefined && new URL(request.url).pathname === '/__faults'
        ? answerFaultOrder(faults, request)
        : router.fetch(request),
    startOrderReconciler: () => startOrderReconciler(context),
    close: context.database.close,
  };
};
