import { refusalText } from './refusal.ts';
import type { FlowResult } from './run-flow.ts';

/** The results of all runs of a script. */
export type FlowReport = {
  readonly flow: string;
  readonly file: string;
  readonly runs: number;
  readonly asExpected: number;
  /** Placed orders, also of runs that failed afterwards. */
  readonly orders: number;
  /** Elapsed time in milliseconds; `perSecond` is the number of runs per second. */
  readonly milliseconds: number;
  readonly perSecond: number;
  /** Runs with a result other than the expected one, grouped by result. */
  readonly others: readonly {
    readonly result: Exclude<FlowResult, { readonly _tag: 'AsExpected' }>;
    readonly times: number;
  }[];
};

/**
 * Exit codes: 0 as expected; 1 an expectation was not met, or the shop could not answer; 2 invalid script or arguments;
 * 3 refused.
 */
export const exitCodes = { asExpected: 0, unexpected: 1, badScript: 2, refused: 3 } as const;

export const makeReport = (facts: {
  readonly flow: string;
  readonly file: string;
  readonly results: readonly FlowResult[];
  readonly milliseconds: number;
}): FlowReport => {
  const others = new Map<string, { result: Exclude<FlowResult, { readonly _tag: 'AsExpected' }>; times: number }>();
  // Runs that fail in the same way differ in their order only.
  for (const { orderNumber: _, ...result } of facts.results) {
    if (result._tag === 'AsExpected') continue;
    const key = JSON.stringify(result);
    others.set(key, { result, times: (others.get(key)?.times ?? 0) + 1 });
  }
  return {
    flow: facts.flow,
    file: facts.file,
    runs: facts.results.length,
    asExpected: facts.results.filter((result) => result._tag === 'AsExpected').length,
    orders: facts.results.filter((result) => result.orderNumber !== undefined).length,
    milliseconds: Math.round(facts.milliseconds),
    perSecond: Math.round((facts.results.length / Math.max(1, facts.milliseconds)) * 10_000) / 10,
    others: [...others.values()],
  };
};

export const exitCodeOf = (reports: readonly FlowReport[]): number => {
  const tags = reports.flatMap((report) => report.others.map(({ result }) => result._tag));
  if (tags.includes('Unexpected') || tags.includes('Unanswered')) return exitCodes.unexpected;
  return tags.includes('Refused') ? exitCodes.refused : exitCodes.asExpected;
};

const sentence = (file: string, result: FlowReport['others'][number]['result']): string =>
  result._tag === 'Unexpected'
    ? `${file}: ${result.path}: expected ${result.expected}, found ${result.found}`
    : `${file}: ${result.path}: ${refusalText(result, result._tag === 'Refused' ? 'refused with ' : '')}`;

const prettyReport = (report: FlowReport): string =>
  [
    `${report.others.length === 0 ? '✓' : '✗'} ${report.flow}: ${report.asExpected} of ${report.runs} as expected, ${report.orders} ${report.orders === 1 ? 'order' : 'orders'}, ${report.milliseconds} ms, ${report.perSecond} a second`,
    ...report.others.map(
      ({ result, times }) => `    ${times > 1 ? `${times} times: ` : ''}${sentence(report.file, result)}`,
    ),
  ].join('\n');

export const reportFormats = ['pretty', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const formatReports = (reports: readonly FlowReport[], format: ReportFormat): string =>
  format === 'json' ? JSON.stringify(reports, null, 2) : reports.map(prettyReport).join('\n');
