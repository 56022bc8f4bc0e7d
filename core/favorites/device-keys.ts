/** Storage key of the local favorites of a site. */
export const localFavoritesKey = (siteId: string) => `favorites-${siteId}` as const;

/** Storage key of the associate who acts for the customer (AUTH-12). */
export const ASSOCIATE_KEY = 'employee';
