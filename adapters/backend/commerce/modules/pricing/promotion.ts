import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { id, record, text } from '#adapters/contract/wire/primitives.codec.ts';
import { formatText } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { giftAudience } from '#core/cart/gift-promotion.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { boughtOf, discount, type Adjustment, type DiscountCause, type Draft, type PricedRow } from './draft.ts';
import {
  discountsOf,
  isKind,
  minimumUnitsOf,
  problemOfParameters,
  ruleOfKind,
  Terms,
  type OpenRow,
} from './promotion-kinds.ts';
import type { SitePricing } from './site-pricing.ts';

/**
 * Texts of a promotion in one language. `name` may contain the amounts `{off}`, `{price}` and `{minimum}`. `within` is
 * the callout while one unit is missing, for a gift with the amount `{missing}`; `applied` the one while the promotion
 * applies, with the amount `{saved}`.
 */
const Texts = record({ name: text(200) }, { within: text(200), applied: text(200) });
type Texts = t.TypeOf<typeof Texts>;

/** A decoded promotion with texts in the language of the site. */
export type Promotion = Terms & { readonly promotionId: string; readonly texts: Texts };

const Row = t.type({ promotionId: id, kind: id, parameters: t.unknown, texts: t.unknown });

/** CART-16. */
const isCallout = (message: string | undefined): boolean => message === undefined || message.split('|').length === 3;

/** Why a promotion cannot be applied. */
type InvalidPromotion = { readonly promotionId: string; readonly reason: string };

/**
 * Decodes a promotion, or returns why carts ignore its row. A row with an unknown parameter is ignored: the parameter
 * may be a condition, and without it the promotion would apply too often.
 */
export const readPromotion = (row: unknown): E.Either<InvalidPromotion, Promotion> => {
  const read = Row.decode(row);
  if (E.isLeft(read)) return E.left({ promotionId: '', reason: 'it is not a row of its table' });
  const { promotionId, kind, parameters: given } = read.right;
  const problem = (reason: string) => E.left({ promotionId, reason });
  if (!isKind(kind)) return problem(`its kind ${kind} is unknown; the kinds are ${Object.keys(ruleOfKind).join(', ')}`);
  const terms = Terms.decode({ kind, parameters: given });
  if (!t.UnknownRecord.is(given) || E.isLeft(terms))
    return problem(`its parameters are malformed: ${problemOfParameters(kind, given)}`);
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(terms.right.parameters, name));
  if (unknown !== undefined) return problem(`its parameter ${unknown} is unknown`);
  if (kind === 'gift' && giftAudience(promotionId) === undefined)
    return problem('the id of a promotion with a gift contains GWP');
  const texts = Texts.decode(read.right.texts);
  if (E.isLeft(texts))
    return problem(
      'it has no texts with a name in the language of the site, such as texts: { en: { name: Ten percent off } }',
    );
  for (const callout of ['within', 'applied'] as const)
    if (!isCallout(texts.right[callout])) return problem(`its text ${callout} must have three parts separated by |`);
  return E.right({ ...terms.right, promotionId, texts: texts.right });
};

/** The name of a promotion with its amounts in the currency of a site. */
export const nameOf = ({ parameters, texts }: Promotion, { currency, language }: SitePricing): string => {
  const amount = (value: number): string => formatMoney(Amount.of(value), currency, language, 0);
  return formatText(texts.name, {
    off: amount('amount' in parameters ? parameters.amount : 0),
    price: amount('price' in parameters ? parameters.price : 0),
    minimum: amount(parameters.minimum ?? 0),
  });
};

/** Whether a promotion is about a row. None is about a gift. */
export const appliesTo = (
  { parameters: { categoryId, styleId, sku } }: Promotion,
  row: Pick<PricedRow, 'categoryIds' | 'styleId' | 'sku' | 'giftOf'>,
): boolean =>
  row.giftOf === undefined &&
  (categoryId === undefined || row.categoryIds.includes(categoryId)) &&
  (styleId === undefined || row.styleId === styleId) &&
  (sku === undefined || row.sku === sku);

const closed: OpenRow = { quantity: 0, goods: Amount.zero };

/** The rows that a promotion may reduce, at their current prices. `taken`: places of rows that it may not reduce. */
const openRows = (promotion: Promotion, { rows, goods }: Draft, taken: ReadonlySet<number>): readonly OpenRow[] =>
  rows.map((row, index) =>
    appliesTo(promotion, row) && !taken.has(index)
      ? { quantity: row.quantity, goods: goods[index] ?? Amount.zero }
      : closed,
  );

const none: ReadonlySet<number> = new Set();

/** Number of units in a draft to which a promotion applies. */
export const qualifyingUnits = (promotion: Promotion, draft: Draft, taken = none): number =>
  openRows(promotion, draft, taken).reduce((units, { quantity }) => units + quantity, 0);

/** What the goods of a draft lack for the minimum of a promotion, in minor units; 0 if they reach it. */
export const missingFor = ({ parameters: { minimum = 0 } }: Promotion, draft: Draft): Amount =>
  Amount.of(Math.max(0, minimum - boughtOf(draft)));

/** Whether a draft meets the conditions of a promotion. */
export const isMet = (promotion: Promotion, draft: Draft, taken = none): boolean => {
  const open = openRows(promotion, draft, taken);
  return (
    open.some(({ goods }) => goods > 0) &&
    missingFor(promotion, draft) === 0 &&
    open.reduce((units, { quantity }) => units + quantity, 0) >= minimumUnitsOf(promotion)
  );
};

/** The discount of a promotion. Other rows get no share, and no row becomes negative. */
export const discountOf = (
  promotion: Promotion,
  draft: Draft,
  {
    rule,
    sitePricing,
    taken = none,
  }: { readonly rule: DiscountCause['rule']; readonly sitePricing: SitePricing; readonly taken?: ReadonlySet<number> },
): Adjustment<DiscountCause> =>
  discount(
    { rule, promotionId: promotion.promotionId, name: nameOf(promotion, sitePricing) },
    discountsOf(promotion, openRows(promotion, draft, taken)),
  );
