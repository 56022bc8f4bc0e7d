import { either as E } from 'fp-ts';
import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { makeAllHandlers } from './all-handlers.ts';
import { makeAdmission } from './kernel/admission.ts';
import { makeFindConsumer } from './modules/session/handlers.ts';
import type { CommerceContext } from './kernel/commerce-context.ts';
import { migrate } from '#adapters/database/migrate.ts';
import { allMigrations } from './kernel/database/migrations/all-migrations.ts';
import { badRequest, overloaded } from './kernel/errors.ts';
import { FaultSpec, makeFaults, type Faults } from './kernel/faults.ts';
import { handleInboxRequest, INBOX_PATH } from './kernel/outbox/inbox-page.ts';
import { makeInboxMailer } from './kernel/outbox/inbox-mailer.ts';
import type { Mailer } from './kernel/outbox/mailer.ts';
import { messageJob } from './kernel/outbox/message-job.ts';
import { handleUnsubscribeRequest, UNSUBSCRIBE_PATH } from './kernel/outbox/unsubscribe-page.ts';
import { handleMediumRequest } from './modules/content/media-records.ts';
import { handleRedirectRequest } from './modules/content/redirects.ts';
import { CORRECTION_PATH, LABEL_PATH, MEDIUM_PATH, REDIRECT_PATH, WITHDRAWAL_PATH } from '#core/site/service-paths.ts';
import { handleLabelRequest } from './modules/order/label-page.ts';
import { handleWithdrawalRequest } from './modules/order/withdrawal-page.ts';
import { handleCorrectionRequest } from './modules/checkout/correction-page.ts';
import { makeSignInEntrance } from './modules/account/password-admission.ts';
import { orderReconciler, reconcileOrders } from './modules/checkout/order-reconciler.ts';
import { deletionJob } from './modules/privacy/delete-account.ts';
import { expressJob } from './modules/cart/delete-abandoned-express.ts';
import { guestJob } from './modules/privacy/delete-abandoned-guests.ts';
import { restockJob } from './modules/recommendations/announce-restocked.ts';
import { publicationJob } from './modules/content/content-versions.ts';
import { GRANT_PATH } from '#core/site/preview.ts';
import { handleGrantRequest } from './modules/content/preview-grant.ts';
import { forgetCards } from './modules/saved-cards/forget-cards.ts';
import { repeat, type Job } from './kernel/repeat.ts';
import { makeLimitAddresses, type OperationName } from './kernel/rates/limit-addresses.ts';
import { makeLimitCalls } from './kernel/rates/limit-calls.ts';
import { readBody } from './kernel/request-body.ts';
import { printableError } from '#adapters/database/printable-error.ts';
import { isRepeatedOutage } from '#adapters/database/unavailable.ts';
import { errorResponse } from './kernel/responses.ts';
import { createRouter, type Entrance, type LogEntry } from './kernel/router.ts';
import { commerceSites } from './kernel/sites.ts';

export type CommerceOptions = Pick<CommerceContext, 'database' | 'payments' | 'environment'> &
  Partial<Pick<CommerceContext, 'advancesDemo' | 'fetch' | 'crashPoint' | 'asksShippingBots' | 'now' | 'report'>> & {
    readonly log?: (entry: LogEntry) => void;
    /**
     * Whether rate limits apply; by default those by consumer only in production, those by the address of the client
     * except in tests.
     */
    readonly limitsCalls?: boolean;
    /**
     * Sends messages. By default demo and test store them in the inbox (`/__mail`), and in production they wait for
     * another process.
     */
    readonly mailer?: Mailer;
    /** The address of the shop in browsers, for links in messages; undefined as long as it is not known. */
    readonly shopUrl?: () => string | undefined;
  };

export type Commerce = {
  /** Handles a request; paths are those of the contract, from the root. */
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * Starts what the service does without a request: it settles orders that a crash left incomplete, writes
   * to shoppers about restocked products, deletes guests whose session has ended, and sends messages.
   * Any number of processes may do so. The returned function stops it and waits for what is in progress.
   */
  readonly startJobs: () => () => Promise<void>;
  /** Settles orders and sends their payments once, for a program that does not wait for the next run of the jobs. */
  readonly settleOrders: () => Promise<unknown>;
  /** Closes the database. */
  readonly close: () => Promise<void>;
};

/** Endpoint groups of browsing: they need no cart and no account. */
const browsingGroups: ReadonlySet<string> = new Set<keyof typeof allEndpoints>([
  'products',
  'reviews',
  'stores',
  'recommendations',
  'personalization',
  'components',
  'content',
]);
const SIGN_IN: OperationName = 'account.signIn';
/** Database connections that browsing leaves to the other groups, and how long it waits for one (milliseconds). */
const RESERVED_CONNECTIONS = 2;
const BROWSING_WAIT_MS = 500;

/** Concurrency limits by operation. `connections` is the number of database connections; the embedded one is unlimited. */
const makeEntranceOf = (connections: number | undefined): ((operation: string) => Entrance | undefined) => {
  const signIn = makeSignInEntrance();
  const browsing =
    connections === undefined
      ? undefined
      : {
          admit: makeAdmission({
            maxConcurrent: Math.max(1, connections - RESERVED_CONNECTIONS),
            maxWaitMs: BROWSING_WAIT_MS,
          }),
          refusal: overloaded,
        };
  return (operation) => {
    if (operation === SIGN_IN) return signIn;
    return browsingGroups.has(operation.replace(/\..*/, '')) ? browsing : undefined;
  };
};

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
    ...(options.advancesDemo === undefined ? {} : { advancesDemo: options.advancesDemo }),
    ...(options.asksShippingBots === undefined ? {} : { asksShippingBots: options.asksShippingBots }),
    now: options.now ?? (() => Date.now()),
    report:
      options.report ??
      ((problem, correlationId) => {
        if (!isRepeatedOutage(problem)) console.error(`[${correlationId}]`, printableError(problem));
      }),
  };
  await migrate(context.database, allMigrations);
  const faults = options.environment === 'production' ? undefined : makeFaults();
  const limitAddresses =
    (options.limitsCalls ?? options.environment !== 'test') ? makeLimitAddresses(context.database) : undefined;
  const router = createRouter(allEndpoints, makeAllHandlers(context), {
    findConsumer: makeFindConsumer(context),
    report: context.report,
    ...((options.limitsCalls ?? options.environment === 'production')
      ? { limitCalls: makeLimitCalls(context.database) }
      : {}),
    ...(limitAddresses === undefined ? {} : { limitAddresses }),
    entranceOf: makeEntranceOf(options.database.connections),
    ...(options.log === undefined ? {} : { log: options.log }),
    ...(faults === undefined ? {} : { faults }),
  });
  const isProduction = options.environment === 'production';
  const mailer = options.mailer ?? (isProduction ? undefined : makeInboxMailer(context.database));
  const jobs: readonly Job[] = [
    orderReconciler(context),
    restockJob(context),
    guestJob(context),
    expressJob(context),
    publicationJob(context),
    deletionJob({ context, forgetCards: (consumerId) => forgetCards(context, consumerId) }),
    ...(mailer === undefined ? [] : [messageJob(context, { mailer, shopUrl: options.shopUrl ?? (() => undefined) })]),
  ];
  /** Paths outside the contract. Each includes the paths below it. */
  const pages: { readonly [path: string]: (request: Request) => Promise<Response> } = {
    [MEDIUM_PATH]: (request) => handleMediumRequest(context.database.db, request),
    [REDIRECT_PATH]: (request) => handleRedirectRequest(context.database.db, request),
    [GRANT_PATH]: (request) => handleGrantRequest(context, request),
    [UNSUBSCRIBE_PATH]: (request) => handleUnsubscribeRequest(context.database.db, request),
    ...Object.fromEntries(
      commerceSites.map((site) => [
        `/${site.locale}${LABEL_PATH}`,
        (request: Request) => handleLabelRequest(context, site, request),
      ]),
    ),
    ...Object.fromEntries(
      commerceSites.map((site) => [
        `/${site.locale}${CORRECTION_PATH}`,
        (request: Request) => handleCorrectionRequest(context, site, request),
      ]),
    ),
    ...Object.fromEntries(
      commerceSites
        .filter(({ withdrawalDays }) => withdrawalDays !== undefined)
        .map((site) => [
          `/${site.locale}${WITHDRAWAL_PATH}`,
          (request: Request) => handleWithdrawalRequest(context, site, request),
        ]),
    ),
    ...(faults === undefined ? {} : { '/__faults': (request) => handleFaultRequest(faults, request) }),
    ...(isProduction ? {} : { [INBOX_PATH]: (request) => handleInboxRequest(context.database.db, request) }),
  };
  const pageOf = (pathname: string) =>
    Object.entries(pages).find(([path]) => pathname === path || pathname.startsWith(`${path}/`))?.[1];
  return {
    fetch: async (request) => (pageOf(new URL(request.url).pathname) ?? router.fetch)(request),
    startJobs: () => {
      const stops = jobs.map((job) => repeat(job, context.report));
      return async () => void (await Promise.all(stops.map((stop) => stop())));
    },
    settleOrders: () => reconcileOrders(context),
    close: context.database.close,
  };
};
