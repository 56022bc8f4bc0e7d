import type { OtherSite } from '#core/content/page.ts';
import { loadFailureTexts } from '#core/failures/load-failure-texts.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { browserChannel } from '#adapters/composition/browser-channel.ts';
import { defaultProcess } from '#adapters/composition/process.ts';
import type { Engine } from './kernel/engine.ts';
import { nextTask } from './kernel/next-task.ts';
import { reloadWhenInvalid } from './kernel/reload-when-invalid.ts';
import { makeEngine } from './kernel/run.ts';

/** Lets the browser paint what a click changed before the core starts to work on it. */
const inItsOwnTask =
  (run: Engine['run']): Engine['run'] =>
  async (effect, signal) => {
    await nextTask();
    return run(effect, signal);
  };

/**
 * Creates the browser's engine: one chunk, loaded right after hydration. It starts in several tasks, so that none
 * blocks input for long.
 */
export const startEngine = async (
  { site, sites }: { readonly site: SiteConfiguration; readonly sites: readonly OtherSite[] },
  loadRuleTexts: () => Promise<RuleTexts>,
): Promise<Engine> => {
  await nextTask();
  const failureTexts = await loadFailureTexts(site.language);
  await nextTask();
  const otherSites = sites.filter(({ siteId }) => siteId !== site.siteId);
  const engine = makeEngine(browserChannel({ process: defaultProcess, site, otherSites, failureTexts, loadRuleTexts }));
  reloadWhenInvalid(engine.follow, { storage: () => sessionStorage, reload: () => location.reload() });
  await nextTask();
  return { ...engine, run: inItsOwnTask(engine.run) };
};
