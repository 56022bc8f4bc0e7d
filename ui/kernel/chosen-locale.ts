const YEAR_S = 365 * 24 * 60 * 60;

/** Stores the locale that the shopper has chosen, for the next visit to an address without one (RTE-02, RTE-42). */
export const rememberLocale = (locale: string): void => {
  document.cookie = `locale=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
};

export const hasChosenLocale = (): boolean => /(?:^|;\s*)locale=/.test(document.cookie);
