import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Vote, VoteCounts } from '#core/catalog/review.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './vote-buttons.module.css';

type VoteButtonsProps = { readonly counts: VoteCounts; readonly vote: Vote | undefined; /** The vote has just been counted. */ readonly isThanked: boolean; readonly onVote: (vote: Vote) => void };

const votes = [['helpful', 'helpfulVotes'], ['notHelpful', 'notHelpfulVotes']] as const;

/** Whether something helped. After a vote both buttons are locked (REV-09). */
export const VoteButtons = ({ counts, vote, isThanked, onVote }: VoteButtonsProps): ReactNode => {
  const t = useTranslations('advice');
  return (
    <div role="group" aria-label={t('helpfulQuestion')} className={styles.votes}>
      {votes.map(([kind, field]) => (
        <button key={kind} type="button" className={styles.vote} aria-pressed={vote === kind} disabled={vote !== undefined} onClick={() => onVote(kind)}>
          {t(kind)} <span className={styles.count}>{t('votes', { count: counts[field] })}</span>
        </button>
      ))}
      <VisuallyHidden live>{isThanked ? t('thanks') : ''}</VisuallyHidden>
    </div>
  );
};
