import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';
import styles from './error-summary.module.css';

export type FieldError = { /** Id of the control. */ readonly field: string; readonly message: string };

const goTo = (field: string): void => document.getElementById(field)?.focus();

/**
 * All errors of a form, above its fields: an alert with links to the fields. The first invalid field takes the focus
 * once per failed submit, which `attempt` counts (VAL-24). While the shopper corrects the fields, the focus stays where
 * it is (WCAG 2.1.2, 3.2.2).
 */
export const ErrorSummary = ({
  errors,
  attempt,
}: {
  readonly errors: readonly FieldError[];
  readonly attempt: number;
}): ReactNode => {
  const t = useTranslations('design');
  const focusedAttempt = useRef(0);
  useEffect(() => {
    if (attempt === focusedAttempt.current) return;
    focusedAttempt.current = attempt;
    goTo(errors[0]?.field ?? '');
  }, [attempt, errors]);
  if (errors.length === 0) return null;
  return (
    <div key={attempt} className={styles.summary} role="alert">
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
