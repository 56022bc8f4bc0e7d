import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/kernel/error-boundary.tsx';
import { LoadedView } from '#ui/kernel/loaded-view.tsx';
import type { OpenDialog } from '#ui/kernel/shell-ports.ts';
import { dialogSources } from './dialog-sources.ts';
import type { DialogsPresenter } from '../stores/dialogs.presenter.ts';

type OpenDialogViewProps = { readonly dialog: OpenDialog; readonly onClose: () => void; readonly onBroken: () => void };

/** Renders a dialog by its name; its code loads when it first opens, or ahead of that. */
const OpenDialogView = ({ dialog, onClose, onBroken }: OpenDialogViewProps): ReactNode => {
  switch (dialog[0]) {
    case 'mini-cart':
      return <LoadedView source={dialogSources['mini-cart']} props={{ ...dialog[1], onClose }} onBroken={onBroken} />;
    case 'three-ds-challenge':
      return (
        <LoadedView
          source={dialogSources['three-ds-challenge']}
          props={{ ...dialog[1], onClose }}
          onBroken={onBroken}
        />
      );
  }
};

/**
 * Renders the open dialogs. A dialog that fails, for example because its code cannot be loaded, closes; the page stays.
 */
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
      const fail = (): void => {
        close();
        onBroken(dialog);
      };
      return (
        <ErrorBoundary key={dialog[0]} onBroken={fail}>
          <OpenDialogView dialog={dialog} onClose={close} onBroken={fail} />
        </ErrorBoundary>
      );
    }),
);
