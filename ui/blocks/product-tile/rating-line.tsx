import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '#ui/design/icon.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './rating-line.module.css';

/** What others think in one line: "4.7 (212)". Nothing where nobody has said anything. */
export const RatingLine = ({ rating }: { readonly rating: { readonly score: number; readonly count: number } }): ReactNode => {
  const t = useTranslations('catalog');
  const format = useFormatter();
  const score = format.number(rating.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (rating.count === 0) return <p className={styles.rating} />;
  return (
    <p className={styles.rating}>
      <span className={styles.star}>
        <Icon name="star" size={14} />
      </span>
      <span aria-hidden="true">{`${score} (${format.number(rating.count)})`}</span>
      <VisuallyHidden>{t('rated', { score, count: rating.count })}</VisuallyHidden>
    </p>
  );
};
