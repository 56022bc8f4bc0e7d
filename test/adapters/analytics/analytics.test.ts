import { expect, test } from 'vitest';
import { dataLayerAnalytics, noAnalytics, type DataLayerEntry } from '#adapters/analytics/analytics.ts';
import { baselineDecisions } from '#adapters/decision/baseline-decisions.ts';
import { run } from '#test/support/run.ts';

test('a fact becomes an entry of the data layer', async () => {
  const layer: DataLayerEntry[] = [];
  await run(dataLayerAnalytics(layer).record({ _tag: 'OrderPlaced', orderNumber: '0000000001' }));
  await run(noAnalytics.record({ _tag: 'OrderPlaced', orderNumber: '0000000002' }));
  expect(layer).toEqual([{ event: 'OrderPlaced', orderNumber: '0000000001' }]);
});

test('ANL-11 a throwing layer is swallowed, and its answer is not waited for', async () => {
  const thrower = { push: (): never => { throw new Error('blocked by an extension'); } };
  await expect(run(dataLayerAnalytics(thrower).record({ _tag: 'OrderPlaced', orderNumber: '0000000001' }))).resolves.toBeUndefined();
  const answering = { push: () => new Promise(() => undefined) };
  await expect(run(dataLayerAnalytics(answering).record({ _tag: 'OrderPlaced', orderNumber: '0000000001' }))).resolves.toBeUndefined();
});

test('without an engine every experience shows its baseline', async () => {
  expect(await run(baselineDecisions.decide(['a', 'b']))).toEqual({ a: 'Baseline', b: 'Baseline' });
});
