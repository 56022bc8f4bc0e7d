import type { ReactNode } from 'react';
import styles from './account-forms.module.css';

/**
 * The help link of the document, which only the demo has: its accounts. Shown after hydration; client navigation from a
 * document without it shows none.
 */
export const SignInHelp = (): ReactNode => {
  const help = document.head.querySelector<HTMLLinkElement>('link[rel="help"]');
  return help === null ? null : (
    <p lang="en">
      <a className={styles.help} href={help.href}>
        {help.title}
      </a>
    </p>
  );
};
