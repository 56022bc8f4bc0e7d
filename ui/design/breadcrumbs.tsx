import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './breadcrumbs.module.css';

/** The path from home to this page. Addresses are complete, with the locale; the last step has none. */
export const Breadcrumbs = ({
  trail,
}: {
  readonly trail: readonly { readonly label: string; readonly to?: string }[];
}): ReactNode => {
  const t = useTranslations('design');
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.trail}>
        {trail.map((step) => (
          <li key={step.label} className={styles.step}>
            {step.to === undefined ? (
              <span aria-current="page">{step.label}</span>
            ) : (
              <Link className={styles.link} to={step.to}>
                {step.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
