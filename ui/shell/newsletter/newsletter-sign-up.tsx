import { observer } from 'mobx-react-lite';
import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { newsletterForm } from '#core/profile/newsletter.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { NewsletterForm } from '#ui/features/account/newsletter/newsletter-form.tsx';
import { SubscribeFormPresenter } from '#ui/features/account/newsletter/subscribe-form.presenter.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';

type NewsletterSignUpProps = {
  readonly titleId: string;
  readonly ruleTexts: RuleTexts;
  /** What the shopper did in the field that this form replaces. */
  readonly begun: { readonly email: string; readonly hasFocus: boolean; readonly isSent: boolean };
};

const ignore = (): void => undefined;

/** The complete form of the newsletter in the footer (CNT-73). It continues what the shopper has begun. */
export const NewsletterSignUp = observer(({ titleId, ruleTexts, begun }: NewsletterSignUpProps): ReactNode => {
  const t = useTranslations('newsletter');
  const presenter = usePresenter(({ tasks }) => {
    const made = new SubscribeFormPresenter({
      tasks,
      ruleTexts,
      prefix: 'footer-newsletter',
      form: newsletterForm,
      send: (values) => (shop) => shop.subscriptions.subscribe(values),
      onSent: ignore,
    });
    made.form.fill({ email: begun.email });
    return made;
  });
  useLayoutEffect(() => {
    if (begun.hasFocus) document.getElementById(presenter.form.idOf('email'))?.focus();
    // The condition was not visible when it was sent, so it is shown before it is checked.
    if (begun.isSent) document.getElementById(presenter.form.idOf('policy'))?.focus();
  }, [begun, presenter]);
  return (
    <>
      {presenter.state === 'success' && (
        <NoticeBar tone="success" focus>
          <p>{t('thanks')}</p>
          <p>{t('confirmByMessage')}</p>
        </NoticeBar>
      )}
      <NewsletterForm presenter={presenter} titleId={titleId} />
    </>
  );
});
