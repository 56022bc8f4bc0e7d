import * as Effect from 'effect/Effect';
import { either as E } from 'fp-ts';
import { noMonitoring } from '../../analytics/console-monitoring.ts';
import { scriptChannel } from '../../composition/script-channel.ts';
import { shopProblem } from '../check-shop.ts';
import type { FlowShop } from '../flow-state.ts';
import { loadFlows, sharesBalances, shippedFlows, staffFlows, type LoadedFlow } from '../load-flow.ts';
import { openService, serviceProblem } from '../open-service.ts';
import { progressBar } from '../progress-bar.ts';
import { providerClient } from '../provider-client.ts';
import { exitCodeOf, exitCodes, formatReports, makeReport, type FlowReport, type ReportFormat } from '../report.ts';
import { runFlow, type FlowResult } from '../run-flow.ts';
import type { Settings } from '../settings.ts';
import { shopFetch } from '../../http/shop-fetch.ts';

export type FlowOptions = {
  readonly url?: string;
  readonly repeat: number;
  readonly concurrency: number;
  readonly report: ReportFormat;
};

/**
 * Opens the storefront of each run: on a service in this process, or on a running shop. Each run is another shopper.
 */
type FlowTarget = {
  readonly baseUrl: string;
  readonly fetchForShopper: () => (request: Request) => Promise<Response>;
  readonly operate?: FlowShop['operate'];
  readonly giftCards?: FlowShop['giftCards'];
  readonly close: () => Promise<void>;
};

/**
 * A client address for each shopper, from the network for measurements (RFC 2544). A shop uses it only if it trusts a
 * proxy (TRUST_PROXY); its limits by address then do not count all runs as one client.
 */
const addressOf = (shopper: number): string => `198.18.${Math.floor(shopper / 256) % 256}.${shopper % 256}`;

const openTarget = async (settings: Settings, url: string | undefined): Promise<FlowTarget> => {
  if (url !== undefined) {
    let shoppers = 0;
    return {
      baseUrl: `${url.replace(/\/+$/, '')}/api`,
      fetchForShopper: () => {
        shoppers += 1;
        const [send, address] = [shopFetch(url), addressOf(shoppers)];
        return (request) => {
          request.headers.set('X-Forwarded-For', address);
          return send(request);
        };
      },
      close: () => Promise.resolve(),
    };
  }
  const service = await openService(settings);
  return { ...service, fetchForShopper: () => service.fetch };
};

const runOnce = async ({ flow, site }: LoadedFlow, door: FlowTarget): Promise<FlowResult> => {
  const channel = scriptChannel({
    site,
    baseUrl: door.baseUrl,
    fetch: door.fetchForShopper(),
    monitoring: noMonitoring,
  });
  try {
    return await Effect.runPromise(
      runFlow(flow, { shop: channel, operate: door.operate, giftCards: door.giftCards, ...providerClient }),
    );
  } finally {
    await channel.close();
  }
};

/**
 * Runs a script `repeat` times, at most `concurrency` runs at once, or one if the runs share balances. The results
 * are in the order of the runs.
 */
const runMany = async (
  loaded: LoadedFlow,
  door: FlowTarget,
  { repeat, concurrency }: FlowOptions,
): Promise<FlowReport> => {
  const bar = progressBar(loaded.flow.name, repeat);
  const results: FlowResult[] = [];
  const start = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < repeat) {
      const run = next;
      next += 1;
      results[run] = await runOnce(loaded, door);
      bar.tick();
    }
  };
  await Promise.all(Array.from({ length: sharesBalances(loaded.flow) ? 1 : Math.min(concurrency, repeat) }, worker));
  bar.done();
  return makeReport({ flow: loaded.flow.name, file: loaded.file, results, milliseconds: performance.now() - start });
};

/** `portico flow`: runs a script, prints the report, and returns the exit code. */
export const flowCommand = async (
  names: readonly string[],
  options: FlowOptions,
  settings: Settings,
): Promise<number> => {
  const loaded = loadFlows(names, { canOperate: options.url === undefined });
  const bad = loaded.find(E.isLeft);
  if (bad !== undefined) {
    console.error(bad.left.sentence);
    return exitCodes.badScript;
  }
  const otherBackend = options.url === undefined ? serviceProblem(settings) : undefined;
  if (otherBackend !== undefined) {
    console.error(otherBackend);
    return exitCodes.badScript;
  }
  const problem = options.url === undefined ? undefined : await shopProblem(options.url);
  if (problem !== undefined) {
    console.error(problem);
    return exitCodes.unexpected;
  }
  if (names.length === 0 && options.url !== undefined) {
    const leftOut = staffFlows();
    console.error(
      `With --url, ${leftOut.length} of the ${shippedFlows().length} included scripts are left out, because they act as the shop's staff: ${leftOut.join(', ')}.`,
    );
  }
  const door = await openTarget(settings, options.url);
  try {
    const reports: FlowReport[] = [];
    for (const one of loaded) if (E.isRight(one)) reports.push(await runMany(one.right, door, options));
    console.log(formatReports(reports, options.report));
    return exitCodeOf(reports);
  } finally {
    await door.close();
  }
};
