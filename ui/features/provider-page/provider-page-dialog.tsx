import type { ReactNode } from 'react';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { ProviderPagePresenter, type ProviderPageParts } from './provider-page.presenter.ts';
import styles from './provider-page-dialog.module.css';

type ProviderPageDialogProps<End> = ProviderPageParts<End> & {
  readonly title: string;
  readonly text: string;
  /** More about what is paid. */
  readonly note?: string | undefined;
  /** Name of the frame. */
  readonly frame: string;
  readonly cancel: string;
  /** Whether Escape and the backdrop cancel too. Default: no. */
  readonly dismissible?: boolean;
};

/**
 * A page of the payment provider in a frame. Unless it is dismissible, neither Escape nor the backdrop cancels a payment:
 * only the response of the page, the button or a timeout of ten minutes ends it (DLG-17, DLG-19).
 */
export const ProviderPageDialog = <End,>({
  title,
  text,
  note,
  frame,
  cancel,
  dismissible = false,
  ...parts
}: ProviderPageDialogProps<End>): ReactNode => {
  const { abandon, address, attachFrame } = usePresenter(() => new ProviderPagePresenter(parts));
  return (
    <Dialog
      open
      title={title}
      dismissible={dismissible}
      onClose={abandon}
      footer={
        <Button variant="quiet" onClick={abandon}>
          {cancel}
        </Button>
      }
    >
      <p className={styles.text}>{text}</p>
      {note !== undefined && <p className={styles.text}>{note}</p>}
      {/* A stop of the keyboard in a dialog that scrolls: browsers do not look into the frame for one. */}
      <iframe ref={attachFrame} className={styles.frame} src={address} title={frame} tabIndex={0} />
    </Dialog>
  );
};
