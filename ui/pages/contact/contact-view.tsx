import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { NeedsScript } from '#ui/features/page/needs-script.tsx';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { CaseForm } from './case-form.tsx';
import styles from './contact-view.module.css';
import { SentNotice } from './sent-notice.tsx';
import { ContentSlot } from '#ui/slots/content-slot.tsx';

/** Pages that answer frequent questions without a message, by the keys of their texts. */
const answers = [
  { name: 'orderStatus', path: '/order-status' },
  { name: 'return', path: '/returns' },
  { name: 'delivery', path: '/help/delivery' },
  { name: 'repairs', path: '/help/repairs' },
  { name: 'stores', path: '/store-locator' },
] as const;

const Answers = (): ReactNode => {
  const t = useTranslations('contact.answers');
  const { locale } = useSite();
  return (
    <aside className={styles.aside} aria-labelledby="contact-answers">
      <h2 id="contact-answers">{t('title')}</h2>
      <ul>
        {answers.map(({ name, path }) => (
          <li key={name}>
            <Link to={`/${locale}${path}`}>{t(name)}</Link>
          </li>
        ))}
      </ul>
    </aside>
  );
};

/**
 * The message to the customer service (RTE-33). The number of a sent case is in the address, so that reload, back and forward
 * work (CASE-05).
 */
export const ContactView = (): ReactNode => {
  const t = useTranslations('contact');
  const { locale } = useSite();
  const [query, setQuery] = useSearchParams();
  const caseNumber = /^C-\d{10}$/.exec(query.get('case') ?? '')?.[0];
  return (
    <>
      <PageHead title={t('title')} description={t('text')} noIndex={caseNumber !== undefined} />
      <h1 id="contact-title" tabIndex={-1}>
        {t('title')}
      </h1>
      {caseNumber === undefined ? (
        <>
          <p className={styles.text}>{t('text')}</p>
          <NeedsScript />
          <div className={styles.columns}>
            <CaseForm titleId="contact-title" onSent={(number) => setQuery({ case: number })} />
            <Answers />
          </div>
          <ContentSlot name="contact-us" place="below" />
        </>
      ) : (
        <SentNotice
          title={t('sent.title')}
          numberLabel={t('sent.number')}
          number={caseNumber}
          text={t('sent.text')}
          again={{ to: `/${locale}/contact-us`, label: t('sent.again') }}
          home={{ to: `/${locale}`, label: t('sent.home') }}
        />
      )}
    </>
  );
};
