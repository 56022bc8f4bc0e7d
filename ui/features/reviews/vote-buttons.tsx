import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { VoteCounts } from '#core/reviews/review.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import type { HelpfulVotes } from './helpful-votes.ts';
import styles from './vote-buttons.module.css';

type VoteButtonsProps = {
  /** Id of the review or answer. */
  readonly id: string;
  readonly counts: VoteCounts;
  readonly helpfulVotes: HelpfulVotes;
};

const votes = [
  ['helpful', 'helpfulVotes'],
  ['notHelpful', 'notHelpfulVotes'],
] as const;

/**
 * Buttons for a helpful vote. After a vote both are `aria-disabled` (REV-09), so that the pressed one keeps the focus.
 */
export const VoteButtons = observer(({ id, counts, helpfulVotes }: VoteButtonsProps): ReactNode => {
  const t = useTranslations('reviews');
  const vote = helpfulVotes.votes[id];
  return (
    <div role="group" aria-label={t('helpfulQuestion')} className={styles.votes}>
      {votes.map(([kind, field]) => (
        <button
          key={kind}
          type="button"
          className={styles.vote}
          aria-pressed={vote === kind}
          aria-disabled={vote !== undefined}
          onClick={() => vote === undefined && helpfulVotes.vote(id, kind)}
        >
          {t(kind)} <span className={styles.count}>{t('votes', { count: counts[field] })}</span>
        </button>
      ))}
      <VisuallyHidden live>{helpfulVotes.thanked === id ? t('thanks') : ''}</VisuallyHidden>
    </div>
  );
});
