import * as t from 'io-ts';
import { decoded } from '#test/support/decoded.ts';
import { runFlows } from '../servers/shops.ts';
import type { BenchPart } from './bench-part.ts';

const Reports = t.array(t.type({ runs: t.number, orders: t.number, milliseconds: t.number, perSecond: t.number }));
const REPEAT = 200;
const CONCURRENCY = 8;

/** Whole checkouts through the command line: core, service, payment provider and PostgreSQL. */
export const flows: BenchPart = async (bench) => {
  const [report] = decoded(
    Reports,
    JSON.parse(await runFlows(await bench.filledDatabase(), { repeat: REPEAT, concurrency: CONCURRENCY })),
  );
  if (report === undefined) throw new TypeError('No flow was run');
  return {
    title: 'Flows (guest-card, a service in the process of the script)',
    rows: [
      {
        what: `${report.runs} checkouts, ${CONCURRENCY} at once`,
        value: `${report.perSecond}/s, ${report.orders} orders, ${(report.milliseconds / 1000).toFixed(1)} s`,
      },
    ],
  };
};
