import { describe, expect, test } from 'vitest';
import { exitCodeOf, formatReports, makeReport } from '#adapters/cli/report.ts';
import type { FlowResult } from '#adapters/cli/run-flow.ts';

const placed: FlowResult = { _tag: 'AsExpected', orderNumber: '0000000001' };
const browsed: FlowResult = { _tag: 'AsExpected' };
const unexpected: FlowResult = { _tag: 'Unexpected', path: 'steps[2].expect.total', expected: '10', found: '12' };
const unanswered: FlowResult = { _tag: 'Unanswered', path: 'steps[0].add', errorId: 'GEN500', message: 'Down.' };
const refused: FlowResult = { _tag: 'Refused', path: 'steps[7].place', errorId: 'PAY400', message: 'Declined.' };

const report = (...results: readonly FlowResult[]) =>
  makeReport({ flow: 'mine', file: 'mine.flow.yaml', results, milliseconds: 2000 });

describe('a report', () => {
  test('counts runs, orders and time', () => {
    expect(report(placed, placed, browsed, refused)).toMatchObject({
      flow: 'mine',
      runs: 4,
      asExpected: 3,
      orders: 2,
      milliseconds: 2000,
      perSecond: 2,
    });
  });

  test('groups runs that failed in the same way', () => {
    expect(report(refused, unexpected, { ...refused }).others).toEqual([
      { result: refused, times: 2 },
      { result: unexpected, times: 1 },
    ]);
  });

  test('counts the orders of runs that failed after they were placed, which it groups by how they failed', () => {
    const { others, orders } = report(
      { ...unexpected, orderNumber: '1' },
      { ...unexpected, orderNumber: '2' },
      refused,
    );
    expect([orders, others.map(({ times }) => times)]).toEqual([2, [2, 1]]);
  });

  test('names file, step and actual value', () => {
    expect(formatReports([report(placed)], 'pretty')).toBe(
      '✓ mine: 1 of 1 as expected, 1 order, 2000 ms, 0.5 a second',
    );
    expect(formatReports([report(refused, unexpected, refused)], 'pretty').split('\n')).toEqual([
      '✗ mine: 0 of 3 as expected, 0 orders, 2000 ms, 1.5 a second',
      '    2 times: mine.flow.yaml: steps[7].place: refused with PAY400: Declined.',
      '    mine.flow.yaml: steps[2].expect.total: expected 10, found 12',
    ]);
  });

  test('explains a refusal of the command line itself without an id', () => {
    const own: FlowResult = { _tag: 'Refused', path: 'steps[0].add', errorId: 'NotOffered', message: 'No size 99.' };
    expect(formatReports([report(own)], 'pretty')).toMatch(/\n {4}mine\.flow\.yaml: steps\[0\]\.add: No size 99\.$/);
  });

  test('does not call a step refused that the shop could not answer', () => {
    expect(formatReports([report(unanswered)], 'pretty')).toMatch(
      /\n {4}mine\.flow\.yaml: steps\[0\]\.add: GEN500: Down\.$/,
    );
  });

  test('is JSON on request', () => {
    const reports = [report(placed, refused)];
    expect(JSON.parse(formatReports(reports, 'json'))).toEqual(reports);
  });

  test('handles a duration of zero', () => {
    expect(Number.isFinite(makeReport({ flow: 'f', file: 'f', results: [placed], milliseconds: 0 }).perSecond)).toBe(
      true,
    );
  });
});

describe('exit codes', () => {
  test.each([
    [0, [report(placed, browsed)]],
    [0, []],
    [1, [report(placed), report(unexpected)]],
    [1, [report(refused, unexpected)]],
    [3, [report(placed, refused)]],
    [1, [report(refused, unanswered)]],
  ])('%i', (code, reports) => {
    expect(exitCodeOf(reports)).toBe(code);
  });
});
