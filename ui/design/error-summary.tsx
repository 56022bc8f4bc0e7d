import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';
import styles from './error-summary.module.css';

export type FieldError = { /** Id of the control. */ readonly field: string; readonly message: string };

const goTo = (field: string): void => document.getElementById(field)?.focus();

/**
 * Everything that is wrong with a form, on top of it: spoken at once, each a way to its field.
 * The first bad field takes the focus (VAL-24). `attempt` counts the submissions, so that each one is told anew.
 */
export const ErrorSummary = ({ errors, attempt }: { readonly errors: readonly FieldError[]; readonly attempt: number }): ReactNode => {
  const t = useTranslations('design');
  if (errors.length === 0) return null;
  return (
    <div key={attempt} className={styles.summary} role="alert" ref={(node) => (node === null ? undefined : goTo(errors[0]?.field ?? ''))}>
      <p className={styles.title}>
        <Icon name="alert" size={20} />
        {t('problems', { count: errors.length })}
      </p>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.field}>
            <a
              className={styles.link}
              href={`#${error.field}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(error.field);
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
