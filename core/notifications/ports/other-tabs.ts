/** What several tabs of one shopper show: the cart with its saved items, favorites, and who is signed in. */
export const sharedStates = ['cart', 'favorites', 'session'] as const;

/** `signed-out` is a change of the session that other tabs show: the member has signed out. */
export const tabMessages = [...sharedStates, 'signed-out'] as const;

export type SharedState = (typeof tabMessages)[number];

/**
 * The other tabs of this browser on the same site. Messages say what has changed and carry no data: receivers read it
 * again.
 */
export type OtherTabs = {
  /** Notifies the other tabs that this one has changed `state`. */
  readonly notify: (state: SharedState) => void;
  /** Calls `listen` when `state` may have changed in another tab; the function that it returns ends that. */
  readonly follow: (listen: (state: SharedState) => void) => () => void;
};
