import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isMailedCode } from '#core/account/mailed-code.ts';
import { FEED_PATH } from '#core/site/service-paths.ts';
import { Button } from '#ui/design/button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import frame from '#ui/features/page/page-frame.module.css';
import { NeedsScript } from '#ui/features/page/needs-script.tsx';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';
import { useSite, useStorefront } from '#ui/stores/storefront-context.ts';
import formStyles from '../member-form.module.css';
import styles from './preferences.module.css';
import { SubscriptionSections } from './subscriptions.tsx';

/** Whether the page is hydrated changes once, with hydration itself. */
const never = () => (): void => undefined;

/** The button that confirms a newsletter. Opening the link confirms nothing, because mail scanners open links. */
const Confirmation = (): ReactNode => {
  const t = useTranslations('newsletter');
  const { makeTasks } = useStorefront();
  const { locale } = useSite();
  const account = useTranslations('account');
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const [tasks] = useState(makeTasks);
  // The server renders one page for all links.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [state, setState] = useState<{
    readonly isBusy?: boolean;
    readonly isDone?: boolean;
    readonly notice?: string;
  }>({});
  const confirm = (): void => {
    if (state.isBusy === true) return;
    setState({ isBusy: true });
    void tasks.command((shop) => shop.subscriptions.confirmNewsletter(code), {
      done: () => setState({ isDone: true }),
      failed: ({ message }) => setState({ notice: message }),
    });
  };
  if (state.isDone === true)
    return (
      <NoticeBar tone="success" focus>
        {t('thanks')}
      </NoticeBar>
    );
  const again = (
    <Link className={styles.again} to={`/${locale}/newsletter`}>
      {t('again')}
    </Link>
  );
  if (isHydrated && !isMailedCode(code))
    return (
      <NoticeBar tone="error">
        <p>{account('reset.incomplete')}</p>
        {again}
      </NoticeBar>
    );
  return (
    <div className={formStyles.section}>
      {state.notice !== undefined && (
        <NoticeBar tone="error" focus>
          <p>{state.notice}</p>
          {again}
        </NoticeBar>
      )}
      <p className={formStyles.note}>{t('confirmText')}</p>
      <div className={styles.confirm}>
        <Button busy={state.isBusy === true} busyText={t('sending')} onClick={confirm}>
          {t('confirm')}
        </Button>
      </div>
    </div>
  );
};

/** Says that signing up needs scripts, and what there is without them: the articles and their feed. */
const WithoutScript = (): ReactNode => {
  const t = useTranslations('newsletter');
  const { locale } = useSite();
  const link = (path: string) => (words: ReactNode) => <a href={`/${locale}${path}`}>{words}</a>;
  return (
    <noscript>
      <p className={styles.withoutScript}>
        {t.rich('needsScript', { notes: link('/articles'), feed: link(FEED_PATH) })}
      </p>
    </noscript>
  );
};

const Titled = ({ isConfirmation }: { readonly isConfirmation: boolean }): ReactNode => {
  const t = useTranslations('newsletter');
  const title = t(isConfirmation ? 'confirmTitle' : 'pageTitle');
  return (
    <>
      <PageHead title={title} noIndex={isConfirmation} />
      <h1 tabIndex={-1}>{title}</h1>
      {isConfirmation ? <NeedsScript /> : <WithoutScript />}
      {isConfirmation ? <Confirmation /> : <SubscriptionSections />}
    </>
  );
};

/** `/newsletter`: newsletter and text messages for everyone; `/newsletter/confirm`: the link of the message. */
export const NewsletterPage = ({ isConfirmation }: { readonly isConfirmation: boolean }): ReactNode => {
  const t = useTranslations('shell');
  return (
    // Like a block with the form, so that the footer hides its own.
    <main id="main" className={frame.page} data-block={isConfirmation ? undefined : 'newsletter-form'} tabIndex={-1}>
      <Suspense fallback={<h1>{t('account')}</h1>}>
        <LazyTexts part="account">
          <Titled isConfirmation={isConfirmation} />
        </LazyTexts>
      </Suspense>
    </main>
  );
};
