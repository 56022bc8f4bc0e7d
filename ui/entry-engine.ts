import { keepFailureTexts } from '#core/failures/failure-texts.ts';
import { loadFailureTexts } from '#core/failures/load-failure-texts.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { browserChannel, browserProcess } from '#adapters/composition/browser-channel.ts';
import type { Engine } from './kernel/engine.ts';
import { nextTask } from './kernel/next-task.ts';
import { reloadWhenInvalid } from './kernel/reload-when-invalid.ts';
import { makeEngine } from './kernel/run.ts';

export type EngineParts = {
  readonly site: SiteConfiguration;
  /** Whether the document is one where something is bought. */ readonly isPurchase: boolean;
};

const loadPurchase = async () => [(await import('#adapters/composition/channel-modules/purchase.ts')).purchaseModule];

/** What a click has changed on the page is painted before the core begins to work on it. */
const inItsOwnTask =
  (run: Engine['run']): Engine['run'] =>
  async (effect, signal) => {
    await nextTask();
    return run(effect, signal);
  };

/** The engine of a browser: one chunk, fetched right after the page has come alive, and a second one where something is bought. It starts in steps, so that none keeps the shopper waiting. */
export const startEngine = async ({ site, isPurchase }: EngineParts): Promise<Engine> => {
  await nextTask();
  const [texts, purchase] = await Promise.all([loadFailureTexts(site.language), isPurchase ? loadPurchase() : []]);
  keepFailureTexts(site.language, texts);
  const process = browserProcess(purchase);
  await nextTask();
  const engine = makeEngine(browserChannel({ process, site }));
  reloadWhenInvalid(engine.follow, { storage: () => sessionStorage, reload: () => location.reload() });
  await nextTask();
  return { ...engine, run: inItsOwnTask(engine.run) };
};
