/** Where a notice shows: page top, beside an input, in a line, or as a toast that leaves or stays (PR-37). */
export type Placement = 'top' | 'input' | 'item' | 'toast' | 'persistent-toast' | 'silent';

/** A message to the shopper. `itemId` names the line of an item notice. */
export type Notice = {
  readonly errorId?: string;
  readonly message: string;
  readonly placement: Placement;
  readonly itemId?: string;
};
