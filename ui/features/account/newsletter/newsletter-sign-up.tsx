import { observer } from 'mobx-react-lite';
import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { newsletterForm } from '#core/profile/newsletter.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { SubscribeFormPresenter } from './subscribe-form.presenter.ts';

type NewsletterSignUpProps = {
  readonly titleId: string;
  readonly ruleTexts: RuleTexts;
  /** Prefix of the ids of the fields, which is unique in the document. */
  readonly prefix: string;
  /** Called once the shopper has subscribed. */
  readonly onSent?: () => void;
  /** What the shopper did in the field that this form replaces. */
  readonly begun?: { readonly email: string; readonly hasFocus: boolean; readonly isSent: boolean };
};

const ignore = (): void => undefined;

/**
 * The form of the newsletter with its answer (SUB-01 to SUB-05): in the footer, where it continues what the shopper has
 * begun (CNT-73), in blocks and in pop-ups.
 */
export const NewsletterSignUp = observer((props: NewsletterSignUpProps): ReactNode => {
  const { titleId, ruleTexts, prefix, begun, onSent = ignore } = props;
  const t = useTranslations('newsletter');
  const presenter = usePresenter(({ tasks }) => {
    const made = new SubscribeFormPresenter({
      tasks,
      ruleTexts,
      prefix,
      form: newsletterForm,
      send: (values) => (shop) => shop.subscriptions.subscribe(values),
      onSent,
    });
    if (begun !== undefined) made.form.fill({ email: begun.email });
    return made;
  });
  useLayoutEffect(() => {
    if (begun?.hasFocus === true) document.getElementById(presenter.form.idOf('email'))?.focus();
    if (begun?.isSent !== true) return;
    // The condition was not visible when it was sent, so it is shown before it is checked; the address was.
    const { form } = presenter;
    form.check('email');
    document.getElementById(form.idOf(form.messages['email'] === undefined ? 'policy' : 'email'))?.focus();
  }, [begun, presenter]);
  return (
    <>
      {presenter.hasThanks && (
        <NoticeBar tone="success" focus>
          <p>{t('thanks')}</p>
          <p>{t('confirmByMessage')}</p>
        </NoticeBar>
      )}
      <NewsletterForm presenter={presenter} titleId={titleId} />
    </>
  );
});

/** The form with the messages of its rules. Suspends while they load. */
export const LoadedNewsletter = (props: Omit<NewsletterSignUpProps, 'ruleTexts' | 'begun'>): ReactNode => (
  <NewsletterSignUp {...props} ruleTexts={useRuleTexts()} />
);
