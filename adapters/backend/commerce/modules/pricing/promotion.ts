import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { id, record, strictRecord, text, whole } from '#adapters/contract/wire/primitives.codec.ts';
import { formatText } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { allocate } from '#core/kernel/allocate.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { Money } from '#core/kernel/money.ts';
import { goodsOf, type Adjustment, type Draft, type PricedRow, type PromotionCause } from './draft.ts';
import type { SitePricing } from './site-pricing.ts';

const conditions = {
  /** Restricts conditions and discount to goods of a category. */
  categoryId: id,
  /** Minimum price of all goods, in minor units of the site's currency. */
  minimum: whole(0, 1_000_000_000),
  /** Minimum number of units. */
  minimumUnits: whole(1, 1_000_000),
};
const Percentage = strictRecord({ partsPerMillion: whole(1, 1_000_000) }, conditions);
/** A fixed amount in minor units of the site's currency. */
const FixedAmount = strictRecord({ amount: whole(1, 1_000_000_000) }, conditions);
type Parameters = t.TypeOf<typeof Percentage> | t.TypeOf<typeof FixedAmount>;

/** Codecs of the parameters by kind of promotion. */
const kinds: ReadonlyMap<string, t.Decoder<unknown, Parameters>> = new Map<string, t.Decoder<unknown, Parameters>>([
  ['percentage', Percentage],
  ['amount', FixedAmount],
]);

/**
 * Texts of a promotion in one language. `name` may contain the amounts `{off}` and `{minimum}`. `within` is the callout
 * while one unit is missing, `applied` the one while the promotion applies, with the amount `{saved}`.
 */
const Texts = record({ name: text(200) }, { within: text(200), applied: text(200) });
type Texts = t.TypeOf<typeof Texts>;

/** A decoded promotion with texts in the language of the site. */
export type Promotion = { readonly promotionId: string; readonly parameters: Parameters; readonly texts: Texts };

const Row = t.type({ promotionId: id, kind: id, parameters: t.unknown, texts: t.unknown });

/** CART-16. */
const isCallout = (message: string | undefined): boolean => message === undefined || message.split('|').length === 3;

/**
 * Decodes a promotion, or returns why its row is ignored. A row with an unknown parameter is ignored: the parameter may
 * be a condition, and without it the promotion would apply too often.
 */
export const readPromotion = (row: unknown): E.Either<string, Promotion> => {
  const read = Row.decode(row);
  if (E.isLeft(read)) return E.left('A promotion is not a row of its table');
  const { promotionId, kind, parameters: given } = read.right;
  const problem = (what: string) => E.left(`Promotion ${promotionId} is ignored: ${what}`);
  const codec = kinds.get(kind);
  if (codec === undefined) return problem(`its kind ${kind} is unknown`);
  const parameters = codec.decode(given);
  if (!t.UnknownRecord.is(given) || E.isLeft(parameters)) return problem('its parameters are malformed');
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(parameters.right, name));
  if (unknown !== undefined) return problem(`its parameter ${unknown} is unknown`);
  const texts = Texts.decode(read.right.texts);
  if (E.isLeft(texts) || !isCallout(texts.right.within) || !isCallout(texts.right.applied))
    return problem('it has no texts, or malformed ones, in the language of the site');
  return E.right({ promotionId, parameters: parameters.right, texts: texts.right });
};

/** The name of a promotion with its amounts in the currency of a site. */
export const nameOf = ({ parameters, texts }: Promotion, { currency, language }: SitePricing): string => {
  const amount = (value: number): string => formatMoney(Amount.of(value), currency, language, 0);
  return formatText(texts.name, {
    off: amount('amount' in parameters ? parameters.amount : 0),
    minimum: amount(parameters.minimum ?? 0),
  });
};

const appliesTo = ({ parameters: { categoryId } }: Promotion, { categoryIds }: PricedRow): boolean =>
  categoryId === undefined || categoryIds.includes(categoryId);

/** Number of units in a draft to which a promotion applies. */
export const qualifyingUnits = (promotion: Promotion, { rows }: Draft): number =>
  rows.reduce((units, row) => (appliesTo(promotion, row) ? units + row.quantity : units), 0);

/** Current prices of the rows to which a promotion applies; 0 for others. */
const weightsOf = (promotion: Promotion, { rows, goods }: Draft): readonly Amount[] =>
  rows.map((row, index) => (appliesTo(promotion, row) ? (goods[index] ?? Amount.zero) : Amount.zero));

/** Whether a draft meets the conditions of a promotion. */
export const isMet = (promotion: Promotion, draft: Draft): boolean => {
  const { minimum = 0, minimumUnits = 0 } = promotion.parameters;
  return (
    Amount.sum(weightsOf(promotion, draft)) > 0 &&
    goodsOf(draft) >= minimum &&
    qualifyingUnits(promotion, draft) >= minimumUnits
  );
};

/** The discount of a promotion. Other rows get no share, and no row becomes negative. */
export const discountOf = (
  promotion: Promotion,
  draft: Draft,
  { rule, sitePricing }: { readonly rule: PromotionCause['rule']; readonly sitePricing: SitePricing },
): Adjustment<PromotionCause> => {
  const { promotionId, parameters } = promotion;
  const weights = weightsOf(promotion, draft);
  const left = Amount.sum(weights);
  const discount =
    'amount' in parameters
      ? Amount.min(Amount.of(parameters.amount), left)
      : Money.share(left, parameters.partsPerMillion);
  return {
    cause: { rule, promotionId, name: nameOf(promotion, sitePricing) },
    part: 'goods',
    amount: Amount.negate(discount),
    byRow: allocate(discount, weights).map(Amount.negate),
  };
};
