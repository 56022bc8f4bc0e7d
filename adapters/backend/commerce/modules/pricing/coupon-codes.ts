import { Amount } from '#core/kernel/amount.ts';
import type { ServiceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';

/**
 * What a promo code takes off, in parts per million or in minor units of the site's currency, and who may have it for
 * what.
 */
export type CouponTerms = {
  /** Its name is in `coupons.names` of `messages/`; `{off}` and `{minimum}` are amounts in the money of the site. */
  readonly code: keyof ServiceTexts['coupons']['names'];
  readonly off: { readonly partsPerMillion: number } | { readonly amount: Amount };
  /** Goods must be worth as much, after the shop's own promotions and before any code. */
  readonly minimum?: Amount;
  /** Takes off of these goods alone. */
  readonly categoryId?: string;
  /** ISO 8601: from then on it is over. */
  readonly endsOn?: string;
  /** Goes with no other code. */
  readonly isExclusive?: boolean;
  readonly isForMembers?: boolean;
  /** Orders of one shopper that may have it. */
  readonly timesEach?: number;
};

/** The codes of the shop, the same on every site. */
const terms: readonly CouponTerms[] = [
  {
    code: 'WELCOME10',
    off: { partsPerMillion: 100_000 },
    timesEach: 1,
  },
  {
    code: 'TRAIL20',
    off: { amount: Amount.of(2_000) },
    minimum: Amount.of(15_000),
  },
  {
    code: 'PACK15',
    off: { partsPerMillion: 150_000 },
    categoryId: '3000',
  },
  {
    code: 'SOLO25',
    off: { partsPerMillion: 250_000 },
    isExclusive: true,
  },
  {
    code: 'MEMBER5',
    off: { partsPerMillion: 50_000 },
    isForMembers: true,
  },
  {
    code: 'SUMMER24',
    off: { partsPerMillion: 200_000 },
    endsOn: '2024-09-01T00:00:00.000Z',
  },
];

/** Codes of which a shopper may use one so often only. */
export const limitedCodes: readonly string[] = terms
  .filter(({ timesEach }) => timesEach !== undefined)
  .map(({ code }) => code);

const byCode: ReadonlyMap<string, CouponTerms> = new Map(terms.map((one) => [one.code, one]));

export const couponTerms = (code: string): CouponTerms | undefined => byCode.get(code);

/** The id of a code's promotion in carts and orders: a fixed beginning, and the code. */
export const promotionIdOf = (code: string): string => `CODE-${code}`;
