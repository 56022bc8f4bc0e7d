import type { Generated } from 'kysely';

/** What consumers remember, and the emails by which they share it. */
export type FavoriteTables = {
  favoriteList: {
    favoriteId: string;
    consumerId: string;
    siteId: string;
    /** How many entries it has. */ items: Generated<number>;
    /** Null: its owner alone reads it. */ sharedAt: Date | null;
  };
  /** `itemId` is the id of a product or of a style; `added` grows from one entry to the next. */
  favoriteItem: {
    favoriteId: string;
    itemId: string;
    itemType: 'product' | 'style';
    styleId: string;
    added: Generated<number>;
  };
  favoriteMail: {
    mailId: string;
    favoriteId: string;
    recipient: string;
    message: string;
    locale: string;
    askedAt: Generated<Date>;
  };
};
