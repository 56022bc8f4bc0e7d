import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { withVote, type Vote, type VoteCounts, type Votes } from '#core/reviews/review.ts';
import type { Intent, Tasks } from '#ui/kernel/tasks.ts';

type HelpfulVotesParts = {
  readonly tasks: Tasks;
  readonly cast: (id: string, vote: Vote) => Intent<VoteCounts, ApiFailure>;
  readonly onCounted: (id: string, counts: VoteCounts) => void;
};

/** The votes of this device on reviews or answers. */
export class HelpfulVotes {
  votes: Votes = {};
  /** Id of the review or answer that was voted on last; it shows the thanks. */
  thanked: string | undefined = undefined;
  readonly #parts: HelpfulVotesParts;

  constructor(parts: HelpfulVotesParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  recall(): void {
    this.#parts.tasks.query('votes', (shop) => shop.reviews.recallVotes(), {
      done: (votes) => {
        this.votes = { ...votes, ...this.votes };
      },
    });
  }

  /**
   * Votes on a review or answer; only the first vote counts (REV-07). The buttons are locked at once, and unlocked if
   * the vote fails, which shows a toast (REV-09).
   */
  vote(id: string, vote: Vote): void {
    const { tasks, cast } = this.#parts;
    this.votes = withVote(this.votes, id, vote);
    tasks.command(cast(id, vote), {
      done: (counts) => this.count(id, counts),
      rollback: () => {
        const { [id]: _refused, ...others } = this.votes;
        this.votes = others;
      },
    });
  }

  private count(id: string, counts: VoteCounts): void {
    this.thanked = id;
    this.#parts.onCounted(id, counts);
  }
}
