import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { localizePath } from '#core/site/route-address.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './newsletter-form.module.css';

/** Links to the terms of text messages and to the privacy policy (SUB-15). */
export const LegalLinks = ({ text }: { readonly text: 'newsletterLegal' | 'smsLegal' }): ReactNode => {
  const t = useTranslations('newsletter');
  const { locale, legalLinks } = useSite();
  const link = (path: string | undefined) => (words: ReactNode) => (
    <a href={localizePath(path ?? '/help/privacy', locale)}>{words}</a>
  );
  return (
    <p className={styles.legal}>
      {t.rich(text, { terms: link(legalLinks['smsTerms']), privacy: link(legalLinks['privacy']) })}
    </p>
  );
};
