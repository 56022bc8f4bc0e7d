import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { phoneText } from '#core/profile/phone-text.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { Button } from '#ui/design/button.tsx';
import { Field } from '#ui/design/field.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { LoadFailed } from '#ui/features/page/load-failed.tsx';
import { LegalLinks } from '#ui/features/account/newsletter/legal-links.tsx';
import { NewsletterForm } from '#ui/features/account/newsletter/newsletter-form.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import formStyles from '../member-form.module.css';
import { ConfirmFirst } from './confirm-first.tsx';
import { SubscriptionsPresenter } from './subscriptions.presenter.ts';

type Props = { readonly presenter: SubscriptionsPresenter };

/** The newsletter: its form, or the subscription and the button that ends it. */
const NewsletterSection = observer(({ presenter }: Props): ReactNode => {
  const t = useTranslations('newsletter');
  const shell = useTranslations('shell');
  const { newsletter: current } = presenter.subscriptions.value ?? {};
  return (
    <section className={formStyles.section} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{t('title')}</h2>
      {presenter.newsletter.hasThanks && (
        <NoticeBar tone="success" focus>
          <p>{t('thanks')}</p>
          {current?.isConfirmed !== true && <p>{t('confirmByMessage')}</p>}
        </NoticeBar>
      )}
      {presenter.mustConfirm && <ConfirmFirst />}
      {current === undefined ? (
        <>
          <p className={formStyles.note}>{shell('newsletter.text')}</p>
          <div className={formStyles.form}>
            <NewsletterForm presenter={presenter.newsletter} titleId="newsletter-title" />
          </div>
        </>
      ) : (
        <>
          <p>{t(current.isConfirmed ? 'receives' : 'pending', { email: current.email })}</p>
          <div>
            <Button
              variant="secondary"
              busy={presenter.isEnding}
              busyText={t('unsubscribing')}
              onClick={() => presenter.endNewsletter(current.email)}
            >
              {t('endNewsletter')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
});

/** Text messages: the number that receives them, and the form for another one (SUB-09). */
const SmsSection = observer(({ presenter }: Props): ReactNode => {
  const t = useTranslations('newsletter');
  const account = useTranslations('account');
  const { country } = useSite();
  const { sms } = presenter;
  const { form, isBusy } = sms;
  const { phone } = presenter.subscriptions.value ?? {};
  return (
    <section className={formStyles.section} aria-labelledby="sms-title">
      <h2 id="sms-title">{t('smsTitle')}</h2>
      {sms.hasThanks && (
        <NoticeBar tone="success" focus>
          {t('thanks')}
        </NoticeBar>
      )}
      {phone === undefined ? (
        <p className={formStyles.note}>{t('smsText')}</p>
      ) : (
        <>
          <p>{t('smsReceives', { phone: phoneText(phone, country) })}</p>
          <div>
            <Button
              variant="secondary"
              busy={presenter.isEnding}
              busyText={t('unsubscribing')}
              onClick={() => presenter.optOut(phone)}
            >
              {t('endSms')}
            </Button>
          </div>
        </>
      )}
      <div className={formStyles.form}>
        <ShortForm
          aria-labelledby="sms-title"
          errors={form.errors.map(({ field, message }) => ({
            field,
            message: account('error', { field: t('phone'), message }),
          }))}
          attempt={form.attempt}
          notice={sms.notice}
          onSend={sms.send}
        >
          <Field
            id={form.idOf('phone')}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            label={t(phone === undefined ? 'phone' : 'otherPhone')}
            required
            disabled={isBusy}
            error={form.messages['phone']}
            value={form.values['phone'] ?? ''}
            onValue={(value) => form.change('phone', value)}
            onBlur={() => form.leave('phone')}
          />
          <LegalLinks text="smsLegal" />
          <div>
            <Button
              type="submit"
              variant={phone === undefined ? undefined : 'secondary'}
              busy={isBusy}
              busyText={t('sending')}
            >
              {t('subscribeSms')}
            </Button>
          </div>
        </ShortForm>
      </div>
    </section>
  );
});

/** Newsletter and text messages of the shopper. */
export const SubscriptionSections = observer((): ReactNode => {
  const t = useTranslations('newsletter');
  const ruleTexts = useRuleTexts();
  const email = useStore(SessionStore).owner?.email;
  const presenter = usePresenter(
    (environment) =>
      new SubscriptionsPresenter({ ...environment, ruleTexts, email, unsubscribedText: t('unsubscribed') }),
  );
  const { value, status } = presenter.subscriptions;
  if (!value)
    return status === 'error' ? (
      <LoadFailed onRetry={() => presenter.subscriptions.load()}>{t('unreachable')}</LoadFailed>
    ) : (
      <Skeleton shape="block" />
    );
  return (
    <>
      <NewsletterSection presenter={presenter} />
      <SmsSection presenter={presenter} />
    </>
  );
});
