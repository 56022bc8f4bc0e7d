import * as Effect from 'effect/Effect';
import type { Analytics } from '#core/analytics/ports/analytics.ts';
import { pushOf, type Push, type PushContext } from '#core/analytics/push.ts';

/** An array that a tag manager may read, or nobody. Its answer is not waited for. */
export type DataLayer = { readonly push: (entry: Push) => unknown };

/**
 * Appends every fact that the data layer has a name for, with the place where the shopper is by then (ANL-12).
 * A layer that throws, or whose promise fails, stops nobody: counting is worth less than what is counted (ANL-11).
 */
export const dataLayerAnalytics = (layer: DataLayer, where: () => PushContext): Analytics => ({
  record: (fact) =>
    Effect.sync(() => {
      append(fact, { layer, where }).catch(() => undefined);
    }),
});

/** The entry is there when this returns; only the layer's own promise, if it gives one, is still open. */
const append = async (
  fact: Parameters<Analytics['record']>[0],
  { layer, where }: { readonly layer: DataLayer; readonly where: () => PushContext },
): Promise<void> => {
  const entry = pushOf(fact, where());
  if (entry !== undefined) await layer.push(entry);
};
