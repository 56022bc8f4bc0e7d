import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import type { DialogsPresenter, OpenDialog } from './dialogs.presenter.ts';

const MiniCart = lazy(async () => ({ default: (await import('#ui/dialogs/mini-cart/mini-cart-dialog.tsx')).MiniCartDialog }));
const ThreeDsChallenge = lazy(async () => ({ default: (await import('#ui/dialogs/three-ds-challenge/three-ds-challenge-dialog.tsx')).ThreeDsChallengeDialog }));

/** Every dialog by its name; its code comes when it is first opened. */
const draw = (dialog: OpenDialog, onClose: () => void): ReactNode => {
  switch (dialog.name) {
    case 'mini-cart':
      return <MiniCart {...dialog.props} onClose={onClose} />;
    case 'three-ds-challenge':
      return <ThreeDsChallenge {...dialog.props} onClose={onClose} />;
    case 'menu':
    case 'filters':
      return null;
  }
};

export const DialogHost = observer(({ presenter }: { readonly presenter: DialogsPresenter }) => (
  <Suspense>
    {presenter.stack.map((dialog) => (
      <div key={dialog.name}>{draw(dialog, () => presenter.close(dialog.name))}</div>
    ))}
  </Suspense>
));
