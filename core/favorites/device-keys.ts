/** The key under which a device remembers which hearts are filled on a site. */
export const localFavoritesKey = (siteId: string): string => `favorites-${siteId}`;

/** The key under which a device keeps who acts for the customer (AUTH-12). */
export const ASSOCIATE_KEY = 'employee';
