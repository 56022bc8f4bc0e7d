import { Amount } from '#core/kernel/amount.ts';
import type { TextLanguage } from '../localised.ts';

/**
 * What a promo code takes off, in parts per million or in minor units of the site's currency, and who may have it for
 * what.
 */
export type CouponTerms = {
  readonly code: string;
  /** `{off}` and `{minimum}` are amounts in the money of the site. */
  readonly name: { readonly [language in TextLanguage]: string };
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
    name: { en: '10% off your first order', fr: '10 % de rabais sur votre première commande' },
    off: { partsPerMillion: 100_000 },
    timesEach: 1,
  },
  {
    code: 'TRAIL20',
    name: { en: '{off} off orders of {minimum} or more', fr: '{off} de rabais dès {minimum} d’achat' },
    off: { amount: Amount.of(2_000) },
    minimum: Amount.of(15_000),
  },
  {
    code: 'PACK15',
    name: { en: '15% off packs', fr: '15 % de rabais sur les sacs' },
    off: { partsPerMillion: 150_000 },
    categoryId: '3000',
  },
  {
    code: 'SOLO25',
    name: { en: '25% off, with no other code', fr: '25 % de rabais, sans autre code' },
    off: { partsPerMillion: 250_000 },
    isExclusive: true,
  },
  {
    code: 'MEMBER5',
    name: { en: '5% off for members', fr: '5 % de rabais pour les membres' },
    off: { partsPerMillion: 50_000 },
    isForMembers: true,
  },
  {
    code: 'SUMMER24',
    name: { en: '20% off in summer', fr: '20 % de rabais cet été' },
    off: { partsPerMillion: 200_000 },
    endsOn: '2024-09-01T00:00:00.000Z',
  },
];

/** Codes of which a shopper may use one so often only. */
export const limitedCodes: readonly string[] = terms
  .filter(({ timesEach }) => timesEach !== undefined)
  .map(({ code }) => code);

const byCode = new Map(terms.map((one) => [one.code, one]));

export const couponTerms = (code: string): CouponTerms | undefined => byCode.get(code);

/** The id of a code's promotion in carts and orders: a fixed beginning, and the code. */
export const promotionIdOf = (code: string): string => `CODE-${code}`;
