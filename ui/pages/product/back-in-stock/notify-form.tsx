import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { notificationForm } from '#core/reviews/question.ts';
import { Button } from '#ui/design/button.tsx';
import { Field } from '#ui/design/field.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import styles from './notify-form.module.css';

type NotifyFormProps = {
  readonly productId: string;
  readonly sku: string;
  /** Label of the size, if there are several. */
  readonly label: string | undefined;
  /** Whether the shopper pressed a size, so that the focus moves to the form. */
  readonly wasPressed: boolean;
};

/** Requests a message when a size is back in stock (PDP-17, PDP-18, ux 27). */
export const NotifyForm = observer(({ productId, sku, label, wasPressed }: NotifyFormProps): ReactNode => {
  const t = useTranslations('reviews.notify');
  const [isSent, setIsSent] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const ruleTexts = useRuleTexts();
  const form = usePresenter(
    ({ tasks, shell }) =>
      new FormPresenter({
        prefix: 'notify',
        form: notificationForm,
        ruleTexts,
        sending: {
          tasks,
          shell,
          onSent: () => setIsSent(true),
          send:
            ({ email = '' }) =>
            (shop) =>
              shop.recommendations.notifyWhenBack({ productId, sku, email }),
        },
      }),
  );
  const { attempt } = form;
  useEffect(() => {
    if (wasPressed || isSent) title.current?.focus();
  }, [wasPressed, isSent]);
  useEffect(() => {
    if (attempt > 0) document.getElementById('notify-email')?.focus();
  }, [attempt]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    form.send();
  };
  return (
    <form className={styles.form} noValidate onSubmit={send} aria-labelledby="notify-title">
      <h2 ref={title} id="notify-title" className={styles.title} tabIndex={-1}>
        {t('title')}
      </h2>
      <p role="status">{isSent ? t('done') : label === undefined ? t('onlySize') : t('text', { size: label })}</p>
      {!isSent && (
        <>
          {form.notice !== undefined && (
            <NoticeBar tone="error" focus>
              {form.notice}
            </NoticeBar>
          )}
          <Field
            id="notify-email"
            name="notify-email"
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            required
            error={form.messages['email']}
            value={form.values['email'] ?? ''}
            onValue={(value) => form.change('email', value)}
            onBlur={() => form.leave('email')}
          />
          <Button type="submit" variant="secondary" wide busy={form.isBusy} busyText={t('sending')}>
            {t('send')}
          </Button>
        </>
      )}
    </form>
  );
});
