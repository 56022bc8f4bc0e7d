import { expect, test } from 'vitest';
import { makeReportOnce } from '#adapters/backend/commerce/kernel/report-once.ts';

test('a problem is reported once, with the call that met it first, and problems without end are not kept', () => {
  const reported: string[] = [];
  const reportOnce = makeReportOnce((problem, correlationId) => void reported.push(`${correlationId} ${problem}`));
  for (const call of ['first', 'second']) reportOnce('a row is malformed', call);
  expect(reported).toEqual(['first a row is malformed']);
  for (let row = 0; row < 10_000; row += 1) reportOnce(`row ${row} is malformed`, 'third');
  expect(reported).toHaveLength(200);
});
