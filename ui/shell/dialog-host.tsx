import { observer } from 'mobx-react-lite';
import { createElement, Suspense, use, type ReactNode } from 'react';
import type { OpenDialog } from '#ui/kernel/shell-ports.ts';
import { ErrorBoundary } from '#ui/kernel/error-boundary.tsx';
import { dialogSources } from './dialog-sources.ts';
import type { DialogsPresenter } from '../stores/dialogs.presenter.ts';

/** Every dialog by its name; its code comes when it is first opened, or a little before. */
const Drawn = ({ dialog, onClose }: { readonly dialog: OpenDialog; readonly onClose: () => void }): ReactNode => {
  switch (dialog[0]) {
    case 'mini-cart':
      return createElement(use(dialogSources['mini-cart']()), { ...dialog[1], onClose });
    case 'three-ds-challenge':
      return createElement(use(dialogSources['three-ds-challenge']()), { ...dialog[1], onClose });
    case 'menu':
    case 'filters':
      return null;
  }
};

/** A dialog that breaks, such as one whose code cannot be fetched, closes; the page under it stays. */
export const DialogHost = observer(
  ({
    presenter,
    onBroken,
  }: {
    readonly presenter: DialogsPresenter;
    readonly onBroken: (dialog: OpenDialog) => void;
  }) =>
    presenter.stack.map((dialog) => {
      const close = (): void => presenter.close(dialog[0]);
      const breakOff = (): void => {
        close();
        onBroken(dialog);
      };
      return (
        <ErrorBoundary key={dialog[0]} onBroken={breakOff}>
          <Suspense>
            <Drawn dialog={dialog} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      );
    }),
);
