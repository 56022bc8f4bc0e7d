/** State that the tabs of one shopper share: the cart with its saved items, favorites, and the session. */
export const sharedStates = ['cart', 'favorites', 'session'] as const;

/** Messages between tabs. `signed-out` is a change of the session: the member has signed out. */
export const tabMessages = [...sharedStates, 'signed-out'] as const;

export type SharedState = (typeof tabMessages)[number];

/** The other tabs of this browser on the same site. Messages contain no data; receivers read the state again. */
export type OtherTabs = {
  /** Notifies the other tabs of a change of `state`. */
  readonly notify: (state: SharedState) => void;
  /** Calls `listen` when `state` may have changed in another tab; returns a function that unsubscribes. */
  readonly follow: (listen: (state: SharedState) => void) => () => void;
};
