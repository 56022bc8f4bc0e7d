/** The browser's persistent storage. Access throws if the shopper blocks it, so it is accessed at each use. */
export const localStorageOf = (): Storage => window.localStorage;

/** The browser's storage of a tab. */
export const sessionStorageOf = (): Storage => window.sessionStorage;
