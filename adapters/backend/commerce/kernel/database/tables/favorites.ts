import type { Generated } from 'kysely';

/** What consumers remember, and the emails by which they share it. */
export type FavoriteTables = {
  favorite_list: {
    favorite_id: string;
    consumer_id: string;
    site_id: string;
    /** How many entries it has. */ items: Generated<number>;
    /** Null: its owner alone reads it. */ shared_at: Date | null;
  };
  /** `item_id` is the id of a product or of a style; `added` grows from one entry to the next. */
  favorite_item: {
    favorite_id: string;
    item_id: string;
    item_type: 'product' | 'style';
    style_id: string;
    added: Generated<number>;
  };
  favorite_mail: {
    mail_id: string;
    favorite_id: string;
    recipient: string;
    message: string;
    locale: string;
    asked_at: Generated<Date>;
  };
};
