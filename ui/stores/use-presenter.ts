import { useEffect, useState } from 'react';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Shell } from './shell.ts';
import { useStorefront } from './storefront-context.ts';
import type { Tasks } from '../kernel/tasks.ts';

/** What a presenter's constructor may need. */
export type PresenterEnvironment = { readonly tasks: Tasks; readonly shell: Shell; readonly site: SiteConfiguration };

/**
 * Constructors have no side effects: `activate` starts what runs and returns the function that stops it; it may be
 * called again. Every object has `constructor`: without a required property TypeScript refuses presenters that have no
 * `activate`.
 */
type Presenter = { readonly constructor: unknown; readonly activate?: () => () => void };

/**
 * Returns the document's store of a class and creates it on first use. For stores whose code loads lazily: the shell
 * does not hold them.
 */
export const useStore = <Store extends object>(StoreClass: new (environment: PresenterEnvironment) => Store): Store => {
  const { makeTasks, shell, site, parts } = useStorefront();
  const known = parts.stores.get(StoreClass);
  if (known instanceof StoreClass) return known;
  const store = new StoreClass({ tasks: makeTasks(), shell, site });
  parts.stores.set(StoreClass, store);
  return store;
};

/**
 * Creates the presenter of a page or dialog: once per mount, and again for a new `key`; active while mounted. The shell
 * activates its own presenters.
 */
export const usePresenter = <P extends Presenter>(make: (environment: PresenterEnvironment) => P, key?: string): P => {
  const { makeTasks, shell, site } = useStorefront();
  const build = () => ({ key, presenter: make({ tasks: makeTasks(), shell, site }) });
  const [held, hold] = useState(build);
  const current = held.key === key ? held : build();
  if (current !== held) hold(current);
  const { presenter } = current;
  useEffect(() => presenter.activate?.(), [presenter]);
  return presenter;
};
