import { useEffect, useState } from 'react';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Shell } from '../kernel/shell-ports.ts';
import { useStorefront } from './storefront-context.ts';
import type { Tasks } from '../kernel/tasks.ts';

/** What a presenter may be handed. */
export type PresenterEnvironment = { readonly tasks: Tasks; readonly shell: Shell; readonly site: SiteConfiguration };

/** A constructor is pure; what runs is started by `activate`, which gives its own undoing and may be called again. */
type Presenter = { readonly activate: () => () => void };

/** How pages and dialogs hold their presenter: built once per mount, awake while mounted. The shell wakes its own. */
export const usePresenter = <P extends Presenter>(make: (environment: PresenterEnvironment) => P): P => {
  const { makeTasks, shell, site } = useStorefront();
  const [presenter] = useState(() => make({ tasks: makeTasks(), shell, site }));
  useEffect(() => presenter.activate(), [presenter]);
  return presenter;
};
