import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, type ReactNode } from 'react';
import { ErrorBoundary } from '#ui/kernel/error-boundary.tsx';
import { LoadedView } from '#ui/kernel/loaded-view.tsx';
import type { DialogName, OpenDialog } from '#ui/kernel/shell-ports.ts';
import type { DialogsPresenter } from '../stores/dialogs.presenter.ts';
import { dialogSources } from './dialog-sources.ts';

type DialogEnd = { readonly onClose: () => void; readonly onBroken: () => void };

/** A dialog by its name; its code loads when it first opens, or ahead of that. */
const viewOf = <Name extends DialogName>(
  [name, props]: OpenDialog<Name>,
  { onClose, onBroken }: DialogEnd,
): ReactNode => <LoadedView source={dialogSources[name]} props={{ ...props, onClose }} onBroken={onBroken} />;

type HostProps = {
  readonly presenter: DialogsPresenter;
  readonly onBroken: (dialog: OpenDialog) => void;
};

const HostedDialog = ({ dialog, presenter, onBroken }: HostProps & { readonly dialog: OpenDialog }): ReactNode => {
  const [name] = dialog;
  const onClose = useCallback(() => presenter.close(name), [presenter, name]);
  const fail = (): void => {
    onClose();
    onBroken(dialog);
  };
  return (
    <ErrorBoundary onBroken={fail}>
      <Suspense>{viewOf(dialog, { onClose, onBroken: fail })}</Suspense>
    </ErrorBoundary>
  );
};

/**
 * Renders the open dialogs. A dialog that fails, for example because its code cannot be loaded, closes; the page stays.
 */
export const DialogHost = observer(({ presenter, ...given }: HostProps) =>
  presenter.stack.map((dialog) => <HostedDialog key={dialog[0]} dialog={dialog} presenter={presenter} {...given} />),
);
