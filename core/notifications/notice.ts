/** Where a notice is shown: page top, input field, cart line, or a temporary or persistent toast (PR-37). */
export type Placement = 'top' | 'input' | 'item' | 'toast' | 'persistent-toast' | 'silent';

/** A message to the shopper. `itemId` names the line of an item notice. */
export type Notice = {
  readonly errorId?: string;
  readonly message: string;
  readonly placement: Placement;
  readonly itemId?: string;
};
