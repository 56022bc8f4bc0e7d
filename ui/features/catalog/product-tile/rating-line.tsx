import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/design/icon.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './rating-line.module.css';

/** The rating in one line: "4.7 (212)". Renders nothing without reviews. */
export const RatingLine = ({
  rating,
}: {
  readonly rating: { readonly score: number; readonly count: number };
}): ReactNode => {
  const t = useTranslations('catalog');
  // The score is formatted without a number format, because creating the first one is slow and no other part of the
  // page needs one.
  const score = rating.score.toFixed(1).replace('.', t('decimalSign'));
  if (rating.count === 0) return <p className={styles.rating} />;
  return (
    <p className={styles.rating}>
      <span className={styles.star}>
        <Icon name="star" size={14} />
      </span>
      <span aria-hidden="true">{t('score', { score, count: rating.count })}</span>
      <VisuallyHidden>{t('rated', { score, count: rating.count })}</VisuallyHidden>
    </p>
  );
};
