import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Vote, VoteCounts } from '#core/reviews/review.ts';
import { PagedList, type ListPage } from '#ui/kernel/paged-list.ts';
import type { Intent, Tasks } from '#ui/kernel/tasks.ts';
import { HelpfulVotes } from './helpful-votes.ts';

type VotedListParts<Item, Reply> = {
  readonly tasks: Tasks;
  /** Reads the part that begins at `start`. */
  readonly read: (start: number) => Intent<Reply, ApiFailure>;
  readonly pageIn: (reply: Reply) => ListPage<Item>;
  readonly keyOf: (item: Item) => string;
  readonly vote: (id: string, vote: Vote) => Intent<VoteCounts, ApiFailure>;
  /** Returns the item with new counts if it, or an answer in it, has the id of the vote. */
  readonly withCounts: (item: Item, id: string, counts: VoteCounts) => Item;
};

/** A paged list of reviews or questions, with the votes of this device on them. */
export class VotedList<Item, Reply> {
  readonly list: PagedList<Item, Reply>;
  readonly helpfulVotes: HelpfulVotes;
  readonly #tasks: Tasks;

  constructor({ tasks, read, pageIn, keyOf, vote, withCounts }: VotedListParts<Item, Reply>) {
    this.#tasks = tasks;
    this.list = new PagedList({ tasks, read, pageIn, keyOf });
    this.helpfulVotes = new HelpfulVotes({
      tasks,
      cast: vote,
      onCounted: (id, counts) => this.list.update((item) => withCounts(item, id, counts)),
    });
  }

  activate(): () => void {
    const end = this.#tasks.start();
    this.helpfulVotes.recall();
    this.list.reset();
    return end;
  }
}
