import type { ReactNode } from 'react';
import styles from './account-forms.module.css';

/**
 * The help link of the document, which only the demo has: its accounts, a page in English. Shown after hydration;
 * client navigation from a document without it shows none.
 */
export const SignInHelp = (): ReactNode => {
  const help = document.head.querySelector<HTMLLinkElement>('link[rel="help"]');
  return help === null ? null : (
    <p>
      <a className={styles.help} href={help.href} hrefLang="en">
        {help.title}
      </a>
    </p>
  );
};
