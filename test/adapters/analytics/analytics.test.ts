import { expect, test, vi } from 'vitest';
import { noAnalytics } from '#adapters/analytics/analytics.ts';
import { dataLayerAnalytics } from '#adapters/analytics/data-layer.ts';
import { baselineDecisions } from '#adapters/decision/baseline-decisions.ts';
import { PushCodec, type Push, type PushContext } from '#core/analytics/push.ts';
import { factSamples } from '#test/support/arbitraries/analytics-event.ts';
import { run } from '#test/support/run.ts';

const placed = { _tag: 'OrderPlaced', orderNumber: '0000000001' } as const;
const here: PushContext = {
  pageType: 'Order Confirmation',
  brand: 'nordkamm',
  region: 'US',
  locale: 'en-us',
  channel: 'ECOMM',
};

test('ANL-12 a fact becomes an entry of the data layer, with its name and the place where the shopper is', async () => {
  const layer: Push[] = [];
  await run(dataLayerAnalytics(layer, () => here).record(placed));
  await run(noAnalytics.record(placed));
  expect(layer).toEqual([{ event: 'purchase', ...here, orderNumber: '0000000001' }]);
});

test('ANL-12 of all facts exactly those get into the data layer that it has a name for', async () => {
  const layer: Push[] = [];
  for (const fact of factSamples) await run(dataLayerAnalytics(layer, () => here).record(fact));
  expect(layer.length).toBe(
    factSamples.filter(({ _tag }) => _tag !== 'RemovedFromCart' && _tag !== 'CheckoutBegun').length,
  );
  expect(layer.every(PushCodec.is)).toBe(true);
});

test('ANL-11 a throwing layer is swallowed', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  try {
    for (const push of [
      () => {
        throw new Error('blocked by an extension');
      },
      () => Promise.reject(new Error('the network is away')),
    ]) {
      await expect(run(dataLayerAnalytics({ push }, () => here).record(placed))).resolves.toBeUndefined();
    }
    const placeless = () => {
      throw new Error('no page yet');
    };
    await expect(run(dataLayerAnalytics({ push: () => 1 }, placeless).record(placed))).resolves.toBeUndefined();
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).not.toHaveBeenCalled();
  } finally {
    process.off('unhandledRejection', unhandled);
  }
});

test('ANL-11 the answer of a layer is not waited for, and an entry is there at once', async () => {
  const seen: Push[] = [];
  const answering = {
    push: (entry: Push) => {
      seen.push(entry);
      return new Promise(() => undefined);
    },
  };
  await expect(run(dataLayerAnalytics(answering, () => here).record(placed))).resolves.toBeUndefined();
  expect(seen).toHaveLength(1);
});

test('without an engine every experience shows its baseline', async () => {
  expect(await run(baselineDecisions.decide(['a', 'b']))).toEqual({ a: 'Baseline', b: 'Baseline' });
});
