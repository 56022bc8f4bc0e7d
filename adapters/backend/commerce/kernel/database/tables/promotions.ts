import type { ColumnType, Generated } from 'kysely';

/** PostgreSQL also has the instants `infinity` and `-infinity`. */
type Instant = ColumnType<Date | number, Date | string | undefined, Date | string>;

/** Promotions, promo codes and prices of groups. */
export type PromotionTables = {
  /** The price of a sku, or a percentage off goods of a sku or category. Null columns are for every site or goods. */
  groupPrice: {
    groupPriceId: Generated<number>;
    groupId: 'employee' | 'athlete' | 'prosumer';
    siteId: string | null;
    sku: string | null;
    categoryId: string | null;
    /** Minor units of the site's currency. */
    price: number | null;
    partsPerMillion: number | null;
  };
  promotion: {
    /** Also in snapshots of orders, so it never changes. */
    promotionId: string;
    /** Determines the format of the parameters; rows of an unknown kind are ignored. */
    kind: string;
    /** Applies with a promo code only. */
    needsCode: boolean;
    /** Promotions apply in ascending order. */
    position: number;
    startsAt: Instant;
    /** Exclusive end. */
    endsAt: Instant;
    /** Null for every site. */
    siteIds: readonly string[] | null;
    parameters: ColumnType<unknown, string, string>;
    /** By language, or by locale where a locale differs from its language. */
    texts: ColumnType<unknown, string, string>;
    /** Largest number of orders; null without a limit. */
    usesTotal: number | null;
  };
  promoCode: {
    /** Trimmed and in capitals. */
    code: string;
    promotionId: string;
    /** Not combinable with other codes. */
    isExclusive: Generated<boolean>;
    isForMembers: Generated<boolean>;
    /** Largest number of orders per shopper; null without a limit. */
    usesEach: number | null;
  };
};
