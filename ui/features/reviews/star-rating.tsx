import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { stars as all, type Stars as Rating } from '#core/catalog/rating-summary.ts';
import { Icon } from '#ui/design/icon.tsx';
import styles from './star-rating.module.css';

const places = all.toReversed();

/** A rating of one to five stars. */
export const StarRating = ({ rating, size = 16 }: { readonly rating: Rating; readonly size?: number }): ReactNode => {
  const t = useTranslations('reviews');
  return (
    <span className={styles.stars} role="img" aria-label={t('starsOf', { stars: rating })}>
      {places.map((place) => (
        <span key={place} className={styles.star} data-given={place <= rating}>
          <Icon name="star" size={size} />
        </span>
      ))}
    </span>
  );
};
