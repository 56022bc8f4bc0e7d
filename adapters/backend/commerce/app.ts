import { either as E } from 'fp-ts';
import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { makeAllHandlers } from './all-handlers.ts';
import { makeAdmission } from './kernel/admission.ts';
import { makeFindConsumer } from './modules/session/handlers.ts';
import type { CommerceContext } from './kernel/commerce-context.ts';
import { migrate } from '#adapters/database/migrate.ts';
import { allMigrations } from './kernel/database/migrations/all-migrations.ts';
import { badRequest } from './kernel/errors.ts';
import { FaultSpec, makeFaults, type Faults } from './kernel/faults.ts';
import { startOrderReconciler } from './modules/checkout/order-reconciler.ts';
import { makeLimitCalls } from './kernel/rates/limit-calls.ts';
import { readBody } from './kernel/request-body.ts';
import { isNoConnection } from '#adapters/database/unavailable.ts';
import { errorResponse } from './kernel/responses.ts';
import { createRouter, type LogEntry } from './kernel/router.ts';

export type CommerceOptions = Pick<CommerceContext, 'database' | 'payments' | 'environment'> &
  Partial<Pick<CommerceContext, 'fetch' | 'crashPoint' | 'now' | 'report'>> & {
    readonly log?: (entry: LogEntry) => void;
    /** Whether rate limits apply; by default only in production. */ readonly limitsCalls?: boolean;
  };

export type Commerce = {
  /** Handles a request; paths are those of the contract, from the root. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Starts the reconciler of orders that a crash left incomplete; the returned function stops it. */
  readonly startOrderReconciler: () => () => Promise<void>;
  /** Closes the database. */
  readonly close: () => Promise<void>;
};

/** Endpoint groups of browsing: they need no cart and no account. */
const browsingGroups: ReadonlySet<string> = new Set<keyof typeof allEndpoints>([
  'products',
  'reviews',
  'stores',
  'recommendations',
  'components',
  'content',
]);
/** Database connections that browsing leaves to the other groups, and how long it waits for one (milliseconds). */
const RESERVED_CONNECTIONS = 2;
const BROWSING_WAIT_MS = 500;

/** Handles `/__faults`, with which a test injects failures of an operation (architecture 0.2). */
const handleFaultRequest = async (faults: Faults, request: Request): Promise<Response> => {
  if (request.method === 'DELETE') faults.clear();
  else {
    const read = await readBody(request);
    const spec = read._tag === 'Body' ? FaultSpec.decode(read.json) : undefined;
    if (request.method !== 'POST' || spec === undefined || E.isLeft(spec)) return errorResponse(badRequest, 'faults');
    faults.add(spec.right);
  }
  return new Response(null, { status: 204 });
};

/** Creates the commerce service; migrates its database first. */
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
  await migrate(context.database, allMigrations);
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
              maxConcurrent: Math.max(1, options.database.connections - RESERVED_CONNECTIONS),
              maxWaitMs: BROWSING_WAIT_MS,
            }),
          },
        }),
    ...(options.log === undefined ? {} : { log: options.log }),
    ...(faults === undefined ? {} : { faults }),
  });
  return {
    fetch: async (request) =>
      faults !== undefined && new URL(request.url).pathname === '/__faults'
        ? handleFaultRequest(faults, request)
        : router.fetch(request),
    startOrderReconciler: () => startOrderReconciler(context),
    close: context.database.close,
  };
};
