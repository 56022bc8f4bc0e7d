import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { CardFrame } from '#ui/features/checkout/card-frame.tsx';
import type { CardFormPresenter } from './card-form.presenter.ts';
import styles from './card-form.module.css';

type CardFormProps = {
  readonly presenter: CardFormPresenter;
  readonly texts: {
    readonly title: string;
    readonly frame: string;
    readonly secure: string;
    readonly unreachable: string;
    readonly send: string;
    readonly sending: string;
  };
  /** A control in the notice of a refusal. */
  readonly action?: ReactNode;
  /** Above the card fields. */
  readonly intro?: ReactNode;
  /** Between the card fields and the button. */
  readonly children?: ReactNode;
};

/** A form of a card, which is typed into the provider's frame (PAY-18). Its texts need the part `account`. */
export const CardForm = observer(({ presenter, texts, action, intro, children }: CardFormProps): ReactNode => {
  const account = useTranslations('account');
  const { fields, notice } = presenter;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    presenter.submit();
  };
  return (
    <form className={styles.form} aria-label={texts.title} noValidate onSubmit={submit}>
      {intro}
      {notice !== undefined && (
        <NoticeBar tone="error" focus>
          <p>{notice}</p>
          {action}
        </NoticeBar>
      )}
      {fields.status === 'error' ? (
        <RetryNotice retry={account('retry')} onRetry={presenter.load}>
          {texts.unreachable}
        </RetryNotice>
      ) : (
        <CardFrame fields={fields} title={texts.frame} />
      )}
      <p className={styles.secure}>
        <Icon name="lock" size={16} />
        {texts.secure}
      </p>
      {children}
      {fields.session !== undefined && (
        <Button type="submit" wide busy={presenter.isBusy} busyText={texts.sending}>
          {texts.send}
        </Button>
      )}
    </form>
  );
});
