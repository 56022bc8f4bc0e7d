import { useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { IntlProvider, useTranslations, type AbstractIntlMessages } from 'use-intl';
import { buttonClass } from '#ui/design/button-class.ts';
import { loadMessages } from '#ui/messages/load-messages.ts';
import type { NewsletterSignUp } from '#ui/features/account/newsletter/newsletter-sign-up.tsx';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import styles from '../footer.module.css';

const TITLE_ID = 'footer-newsletter-title';

type Loaded = Required<Pick<ComponentProps<typeof NewsletterSignUp>, 'ruleTexts' | 'begun'>> & {
  readonly View: typeof NewsletterSignUp;
  readonly messages: AbstractIntlMessages;
};

/**
 * The newsletter in the footer (CNT-73). The document has one field; the form with its code and texts takes its place at
 * the first use, with what was typed. If the code cannot be loaded, the field keeps what was typed, and the button tries
 * again. Without script there is only the button, which leads to the page of the newsletter.
 */
export const FooterNewsletter = (): ReactNode => {
  const t = useTranslations('shell.newsletter');
  const texts = useTranslations('shell');
  const { site, ruleTexts, shell } = useStorefront();
  const [loaded, setLoaded] = useState<Loaded>();
  const field = useRef<HTMLInputElement>(null);
  const isSent = useRef(false);
  const load = async (): Promise<void> => {
    const [{ NewsletterSignUp: View }, messages, rules] = await Promise.all([
      import('#ui/features/account/newsletter/newsletter-sign-up.tsx'),
      loadMessages(site.locale, ['shop', 'account']),
      typeof ruleTexts === 'function' ? ruleTexts() : ruleTexts,
    ]);
    const input = field.current;
    if (input === null) return;
    const begun = { email: input.value, hasFocus: input === document.activeElement, isSent: isSent.current };
    // In this task, so that no key is pressed between reading the field and replacing it.
    flushSync(() => setLoaded({ View, messages, ruleTexts: rules, begun }));
  };
  const fail = (): void => {
    if (!isSent.current) return;
    isSent.current = false;
    shell.toasts.show({ title: texts('somethingWrong'), tone: 'error', action: { label: texts('retry'), act: send } });
  };
  const prepare = (): void => void load().catch(fail);
  const send = (): void => {
    isSent.current = true;
    prepare();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <section className={styles.newsletter} aria-labelledby={TITLE_ID}>
      <div>
        <h2 id={TITLE_ID} className={styles.title}>
          {t('title')}
        </h2>
        <p>{t('text')}</p>
      </div>
      {loaded === undefined ? (
        <form className={styles.subscribe} action={`/${site.locale}/newsletter`} noValidate onSubmit={submit}>
          {/* Without a name: an address never becomes a part of the page's address. */}
          <label>
            {t('email')}
            <input ref={field} type="email" autoComplete="email" onFocus={prepare} onPointerEnter={prepare} />
          </label>
          <button type="submit" className={buttonClass({ variant: 'secondary' })} onPointerEnter={prepare}>
            {t('subscribe')}
          </button>
        </form>
      ) : (
        <IntlProvider locale={site.language} timeZone={site.timeZone} messages={loaded.messages}>
          <div>
            <loaded.View
              titleId={TITLE_ID}
              prefix="footer-newsletter"
              ruleTexts={loaded.ruleTexts}
              begun={loaded.begun}
            />
          </div>
        </IntlProvider>
      )}
    </section>
  );
};
