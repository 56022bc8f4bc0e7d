import type { StorefrontEnvironment } from '#ui/stores/storefront-context.ts';
import { HeartsPresenter } from './hearts.presenter.ts';

const opened = new WeakMap<StorefrontEnvironment, HeartsPresenter>();

/** The hearts of a document: all of them are one presenter's, so that the same product looks the same everywhere. */
export const heartsOf = (environment: StorefrontEnvironment): HeartsPresenter => {
  const known = opened.get(environment);
  if (known !== undefined) return known;
  const made = new HeartsPresenter(environment.makeTasks(), environment.site.flags.favorites);
  opened.set(environment, made);
  return made;
};
