import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { buttonClass } from '#ui/design/button-class.ts';
import { Dialog } from '#ui/design/dialog.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import styles from './share-dialog.module.css';
import { SharePresenter } from './share.presenter.ts';

const doNothing = (): void => undefined;

/**
 * The link to the list, to copy or to send with the device's mail program: the shop sends no e-mail here (FAV-07,
 * FAV-08).
 */
export const ShareDialog = observer(({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const t = useTranslations('favorites.share');
  const { publicUrl } = useStorefront();
  const texts = { copied: t('copied'), failed: t('failed') };
  const presenter = usePresenter(
    ({ tasks, shell }) =>
      new SharePresenter({
        tasks,
        shell,
        origin: publicUrl,
        copy: async (text) => navigator.clipboard.writeText(text),
        texts,
      }),
  );
  const { address } = presenter;
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <div className={styles.body}>
        <p>{t('text')}</p>
        {presenter.notice !== undefined && (
          <NoticeBar tone="error" focus>
            {presenter.notice}
          </NoticeBar>
        )}
        <div className={styles.address}>
          <label htmlFor="share-address">{t('address')}</label>
          <input
            id="share-address"
            className={styles.input}
            readOnly
            value={address ?? ''}
            aria-busy={address === undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={doNothing}
          />
          <Button
            variant="secondary"
            wide
            busy={address === undefined && presenter.notice === undefined}
            busyText={t('making')}
            onClick={address === undefined ? presenter.open : presenter.copy}
          >
            {t('copy')}
          </Button>
          {address !== undefined && (
            <a
              className={buttonClass({ variant: 'secondary', wide: true })}
              href={`mailto:?subject=${encodeURIComponent(t('subject'))}&body=${encodeURIComponent(address)}`}
            >
              {t('mail')}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
});
