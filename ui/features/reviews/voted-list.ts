import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Vote, VoteCounts } from '#core/reviews/review.ts';
import { PagedList, type Page } from '#ui/kernel/paged-list.ts';
import type { Intent, Tasks } from '#ui/kernel/tasks.ts';
import { HelpfulVotes } from './helpful-votes.ts';

type VotedListParts<Item, Reply> = {
  readonly tasks: Tasks;
  /** Reads the part that begins at `start`. */
  readonly read: (start: number) => Intent<Reply, ApiFailure>;
  readonly pageIn: (reply: Reply) => Page<Item>;
  readonly keyOf: (item: Item) => string;
  readonly vote: (id: string, vote: Vote) => Intent<VoteCounts, ApiFailure>;
  /** The item with new counts, where it or a part of it has the id that was voted on. */
  readonly withCounts: (item: Item, id: string, counts: VoteCounts) => Item;
};

/** A list of what shoppers wrote about a product, and the votes of this device on it. */
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
