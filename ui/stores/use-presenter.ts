import { useEffect, useState } from 'react';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Shell } from './shell.ts';
import { useStorefront } from './storefront-context.ts';
import type { Tasks } from '../kernel/tasks.ts';

/** What a presenter may be handed. */
export type PresenterEnvironment = { readonly tasks: Tasks; readonly shell: Shell; readonly site: SiteConfiguration };

/**
 * Constructors are pure: what runs is started by `activate`, which returns its undoing and may be called again.
 * Every object has `constructor`; without a required property TypeScript would refuse presenters that start nothing.
 */
type Presenter = { readonly constructor: unknown; readonly activate?: () => () => void };

/**
 * The document's store of a class, made at its first use. For stores whose code loads lazily: the shell does not hold
 * them.
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
 * How pages and dialogs hold their presenter: built once per mount, and again for a new `key`; awake while mounted. The
 * shell wakes its own.
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
