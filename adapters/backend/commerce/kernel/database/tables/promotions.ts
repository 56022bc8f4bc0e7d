import type { ColumnType, Generated } from 'kysely';

/** PostgreSQL also has the instants `infinity` and `-infinity`. */
type Instant = ColumnType<Date | number, Date | string | undefined, Date | string>;

/** What merchants take off prices, and the codes that they give out. */
export type PromotionTables = {
  promotion: {
    /** Also in the snapshots of orders, so it never changes. */
    promotionId: string;
    /** Decides how the parameters are read; a kind that the program does not know is ignored. */
    kind: string;
    /** Applies with a promo code only. */
    needsCode: boolean;
    /** Promotions apply from the lowest position on. */
    position: number;
    startsAt: Instant;
    /** From then on it is over. */
    endsAt: Instant;
    /** Null for every site. */
    siteIds: readonly string[] | null;
    parameters: ColumnType<unknown, string, string>;
    /** By language, or by locale where a locale differs from its language. */
    texts: ColumnType<unknown, string, string>;
  };
  promoCode: {
    /** Trimmed and in capitals. */
    code: string;
    promotionId: string;
    /** Goes with no other code. */
    isExclusive: Generated<boolean>;
    isForMembers: Generated<boolean>;
    /** Orders of one shopper that may have the promotion; null for any number. */
    usesEach: number | null;
  };
};
