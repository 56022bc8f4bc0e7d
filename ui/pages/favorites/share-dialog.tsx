import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { Field } from '#ui/design/field.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { useStorefront } from '#ui/kernel/storefront-context.ts';
import { usePresenter } from '#ui/kernel/use-presenter.ts';
import styles from './share-dialog.module.css';
import { SharePresenter } from './share.presenter.ts';

const RECIPIENTS = 'share-recipients';
const MESSAGE = 'share-message';
const doNothing = (): void => undefined;

/** The address of the list, and a letter with it (FAV-07, FAV-08). */
export const ShareDialog = observer(({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const t = useTranslations('favorites.share');
  const { publicUrl } = useStorefront();
  const texts = { copied: t('copied'), sent: t('sent'), failed: t('failed') };
  const presenter = usePresenter(
    ({ tasks, shell }) => new SharePresenter({ tasks, shell, origin: publicUrl, copy: async (text) => navigator.clipboard.writeText(text), texts, onSent: onClose }),
  );
  const { address, attempt, errors } = presenter;
  const isRecipientWrong = errors.recipient !== undefined;
  useEffect(() => {
    if (attempt > 0) document.getElementById(isRecipientWrong ? RECIPIENTS : MESSAGE)?.focus();
  }, [attempt, isRecipientWrong]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    presenter.send();
  };
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
          <input id="share-address" className={styles.input} readOnly value={address ?? ''} aria-busy={address === undefined} onFocus={(event) => event.currentTarget.select()} onChange={doNothing} />
          <Button variant="secondary" wide busy={address === undefined && presenter.notice === undefined} busyText={t('making')} onClick={address === undefined ? presenter.open : presenter.copy}>
            {t('copy')}
          </Button>
        </div>
        <form className={styles.form} noValidate onSubmit={send} aria-labelledby="share-mail">
          <h3 id="share-mail">{t('mail')}</h3>
          <Field
            id={RECIPIENTS} name="share-recipients" label={t('recipients')} hint={t('recipientsHint')} required error={errors.recipient}
            inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} value={presenter.recipients} onValue={presenter.typeRecipients}
          />
          <TextArea id={MESSAGE} name="share-message" label={t('message')} hint={t('messageHint')} error={errors.message} value={presenter.message} onValue={presenter.typeMessage} onBlur={doNothing} />
          <Button type="submit" wide busy={presenter.isBusy} busyText={t('sending')}>
            {t('send')}
          </Button>
        </form>
      </div>
    </Dialog>
  );
});
