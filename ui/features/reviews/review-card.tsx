import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ReviewView } from '#core/reviews/review-view.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import card from './card.module.css';
import styles from './review-card.module.css';
import { ReviewPhotos } from './review-photos.tsx';
import type { ReviewsPresenter } from './reviews.presenter.ts';
import { StarRating } from './star-rating.tsx';
import { VoteButtons } from './vote-buttons.tsx';

/** One review: original or translated, with a button that switches (REV-04). */
export const ReviewCard = observer(
  ({ review, presenter }: { readonly review: ReviewView; readonly presenter: ReviewsPresenter }): ReactNode => {
    const t = useTranslations('reviews');
    const { language } = useSite();
    const { reviewId } = review;
    const translation = presenter.translated.includes(reviewId) ? presenter.translations[reviewId] : undefined;
    const { title, text } = translation ?? review;
    const isReported = presenter.reported.includes(reviewId);
    return (
      <li>
        <article className={card.card} aria-labelledby={`review-${reviewId}`}>
          <StarRating rating={review.rating} />
          <h3
            id={`review-${reviewId}`}
            className={card.title}
            lang={translation === undefined ? review.language : language}
            tabIndex={-1}
          >
            {title}
          </h3>
          <p className={card.by}>
            <span>{review.author}</span>
            <time dateTime={review.date}>{review.day}</time>
            {review.verified && (
              <span className={styles.verified}>
                <Icon name="check" size={14} />
                {t('verified')}
              </span>
            )}
            {review.fit !== undefined && <span>{t(`fits.${review.fit}`)}</span>}
            {translation !== undefined && <span>{t('translated', { language: review.languageName })}</span>}
          </p>
          <p className={styles.text} lang={translation === undefined ? review.language : language}>
            {text}
          </p>
          {review.pictures.length > 0 && <ReviewPhotos pictures={review.pictures} />}
          <div className={styles.buttons}>
            <VoteButtons id={reviewId} counts={review} helpfulVotes={presenter.voted.helpfulVotes} />
            {review.isForeign && (
              <button type="button" className={styles.button} onClick={() => presenter.toggleTranslation(reviewId)}>
                {t(translation === undefined ? 'translate' : 'original')}
              </button>
            )}
            <button
              type="button"
              className={styles.button}
              aria-disabled={isReported}
              onClick={() => !isReported && presenter.openReport(reviewId)}
            >
              {t(isReported ? 'reported' : 'report')}
            </button>
          </div>
        </article>
      </li>
    );
  },
);
