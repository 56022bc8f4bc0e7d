import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '#ui/design/button.tsx';
import { buttonClass } from '#ui/design/button-class.ts';
import { Dialog } from '#ui/design/dialog.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import styles from './share-link-dialog.module.css';
import { ShareLinkPresenter, type MakeLink } from './share-link.presenter.ts';

const doNothing = (): void => undefined;

/** The words of the dialog for what is shared. */
export type ShareTexts = {
  readonly title: string;
  readonly text: string;
  /** What the link leaves out, if anything. */
  readonly left?: string;
  readonly address: string;
  readonly making: string;
  readonly send: string;
  readonly copy: string;
  readonly copied: string;
  readonly mail: string;
  readonly subject: string;
  readonly failed: string;
};

type ShareLinkDialogProps = {
  readonly texts: ShareTexts;
  readonly make: MakeLink;
  readonly onClose: () => void;
};

/**
 * A link to copy, or to send with the device's share sheet or mail program: the shop sends no e-mail here (FAV-07,
 * FAV-08).
 */
export const ShareLinkDialog = observer(({ texts, make, onClose }: ShareLinkDialogProps): ReactNode => {
  const { publicUrl } = useStorefront();
  const presenter = usePresenter(
    ({ tasks, shell }) =>
      new ShareLinkPresenter({
        tasks,
        shell,
        origin: publicUrl,
        make,
        copy: async (text) => navigator.clipboard.writeText(text),
        send:
          typeof navigator.share === 'function' ? (url) => navigator.share({ title: texts.subject, url }) : undefined,
        texts,
      }),
  );
  const { address } = presenter;
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <div className={styles.body}>
        <p>{texts.text}</p>
        {texts.left !== undefined && <p>{texts.left}</p>}
        {presenter.notice !== undefined && (
          <NoticeBar tone="error" focus>
            {presenter.notice}
          </NoticeBar>
        )}
        <div className={styles.address}>
          <label htmlFor="share-address">{texts.address}</label>
          <input
            id="share-address"
            className={styles.input}
            readOnly
            value={address ?? ''}
            aria-busy={address === undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={doNothing}
          />
          {address !== undefined && presenter.canSend && (
            <Button wide onClick={presenter.send}>
              {texts.send}
            </Button>
          )}
          <Button
            variant="secondary"
            wide
            busy={address === undefined && presenter.notice === undefined}
            busyText={texts.making}
            onClick={address === undefined ? presenter.open : presenter.copy}
          >
            {texts.copy}
          </Button>
          {address !== undefined && (
            <a
              className={buttonClass({ variant: 'secondary', wide: true })}
              href={`mailto:?subject=${encodeURIComponent(texts.subject)}&body=${encodeURIComponent(address)}`}
            >
              {texts.mail}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
});

/** Says why there is no link. */
export const NoLinkDialog = ({
  title,
  text,
  onClose,
}: Pick<ShareTexts, 'title' | 'text'> & Pick<ShareLinkDialogProps, 'onClose'>): ReactNode => (
  <Dialog open title={title} onClose={onClose}>
    <p>{text}</p>
  </Dialog>
);
