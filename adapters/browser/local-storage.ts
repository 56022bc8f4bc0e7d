/** The browser's storage for good. Touching it throws where the shopper forbids it, so it is asked for at each use. */
export const localStorageOf = (): Storage => window.localStorage;

/** The browser's storage until the tab is closed. */
export const sessionStorageOf = (): Storage => window.sessionStorage;
