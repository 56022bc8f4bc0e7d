import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { arrayOf, id, strictRecord, whole } from '#adapters/contract/wire/primitives.codec.ts';
import { allocate } from '#core/kernel/allocate.ts';
import { Amount } from '#core/kernel/amount.ts';
import { decode } from '#core/kernel/decode.ts';
import { Money } from '#core/kernel/money.ts';

const money = whole(0, 1_000_000_000);
const someMoney = whole(1, 1_000_000_000);
const partsPerMillion = whole(1, 1_000_000);
const someUnits = whole(1, 100);

const conditions = {
  /** Restrict conditions and discount to goods of a category, a style or a sku. */
  categoryId: id,
  styleId: id,
  sku: id,
  /** Minimum price of all goods, in minor units of the site's currency. */
  minimum: money,
  /** Minimum number of units. */
  minimumUnits: whole(1, 1_000_000),
};
const Percentage = strictRecord({ partsPerMillion }, conditions);
/** `amount`: minor units of the site's currency, off the order or, for items, off each unit. */
const FixedAmount = strictRecord({ amount: someMoney }, conditions);
/**
 * Of `buy` + `get` units, `get` are reduced, by default to nothing. `of`: units of the same sku count together, or all
 * units, of which the cheapest are reduced.
 */
const BuyGet = strictRecord(
  { buy: someUnits, get: someUnits, of: t.keyof({ same: null, cheapest: null }) },
  { ...conditions, partsPerMillion },
);
/** `units` units together cost `price`, in minor units of the site's currency. */
const Bundle = strictRecord({ units: whole(2, 100), price: money }, conditions);

/** A gift that the shopper chooses (CART-18). The conditions are about the goods that are bought. */
const Gift = strictRecord(
  { skus: t.refinement(arrayOf(id, 10), (skus) => skus.length > 0, 'a list of 1 to 10 skus') },
  conditions,
);

const terms = <Kind extends string, Parameters>(kind: Kind, parameters: t.Type<Parameters, unknown>) =>
  t.type({ kind: t.literal(kind), parameters });

/** The kinds of promotions with their parameters. */
export const Terms = t.union([
  terms('percentage', Percentage),
  terms('amount', FixedAmount),
  terms('item-percentage', Percentage),
  terms('item-amount', FixedAmount),
  terms('buy-get', BuyGet),
  terms('bundle', Bundle),
  terms('gift', Gift),
]);
export type Terms = t.TypeOf<typeof Terms>;
type Kind = Terms['kind'];

/** Why parameters are not those of a kind: the first wrong one with what it has to be, such as a range. */
export const problemOfParameters = (kind: Kind, given: unknown): string => {
  const wanted = Terms.types.find(({ props }) => props.kind.is(kind))?.props.parameters;
  const read = decode<unknown>(wanted ?? t.UnknownRecord, given);
  return E.isLeft(read) ? read.left.reason.replace(' is not W', ' is not a w') : '';
};

/** The rule that applies promotions of a kind by themselves. Promo codes may have any kind but gifts. */
export const ruleOfKind = {
  percentage: 'order-promotion',
  amount: 'order-promotion',
  'item-percentage': 'item-promotion',
  'item-amount': 'item-promotion',
  'buy-get': 'item-promotion',
  bundle: 'item-promotion',
  gift: 'gift',
} as const satisfies { readonly [kind in Kind]: string };

export const isKind = (text: string): text is Kind => Object.hasOwn(ruleOfKind, text);

/** A row that a promotion may reduce, with its price in minor units; both are 0 for other rows. */
export type OpenRow = { readonly quantity: number; readonly goods: Amount };

/** Price of some units of a row, in minor units. */
const priceOf = (units: number, { quantity, goods }: OpenRow): Amount =>
  allocate(goods, [units, quantity - units])[0] ?? Amount.zero;

const unitPrice = ({ quantity, goods }: OpenRow): number => (quantity === 0 ? 0 : goods / quantity);

/** Rows with their place, the cheapest unit first. */
const byPrice = (rows: readonly OpenRow[]) =>
  rows
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => row.quantity > 0)
    .toSorted((a, b) => unitPrice(a.row) - unitPrice(b.row) || a.index - b.index);

const unitsOf = (rows: readonly OpenRow[]): number => rows.reduce((units, { quantity }) => units + quantity, 0);

const buyGet = (
  rows: readonly OpenRow[],
  { buy, get, of, partsPerMillion: parts = 1_000_000 }: t.TypeOf<typeof BuyGet>,
): readonly Amount[] => {
  const reducedOf = (units: number): number => Math.floor(units / (buy + get)) * get;
  const reduced = (row: OpenRow, units: number): Amount => Money.share(priceOf(units, row), parts);
  if (of === 'same') return rows.map((row) => reduced(row, reducedOf(row.quantity)));
  const byRow = rows.map(() => Amount.zero);
  let left = reducedOf(unitsOf(rows));
  for (const { row, index } of byPrice(rows)) {
    const units = Math.min(left, row.quantity);
    byRow[index] = reduced(row, units);
    left -= units;
  }
  return byRow;
};

/**
 * The dearest units form bundles as long as a bundle saves something. Units of one row are counted at once, so that the
 * cost does not depend on the quantity.
 */
const bundle = (rows: readonly OpenRow[], { units: size, price }: t.TypeOf<typeof Bundle>): readonly Amount[] => {
  const bundled = rows.map(() => 0);
  let saved = 0;
  let open: { readonly index: number; readonly units: number; readonly value: number }[] = [];
  for (const { row, index } of byPrice(rows).toReversed()) {
    const each = Math.floor(unitPrice(row));
    let left = row.quantity;
    while (left > 0) {
      const started = open.reduce((sum, { units }) => sum + units, 0);
      const units = Math.min(left, size - started);
      const bundles = started === 0 && units === size ? Math.floor(left / size) : 1;
      open.push({ index, units, value: units * each });
      left -= units * bundles;
      if (started + units < size) continue;
      const saving = open.reduce((sum, { value }) => sum + value, 0) - price;
      if (saving <= 0) return allocate(Amount.of(saved), bundled);
      saved += saving * bundles;
      for (const part of open) bundled[part.index] = (bundled[part.index] ?? 0) + part.value * bundles;
      open = [];
    }
  }
  return allocate(Amount.of(saved), bundled);
};

const percentage = (rows: readonly OpenRow[], parts: number): readonly Amount[] => {
  const weights = rows.map(({ goods }) => goods);
  return allocate(Money.share(Amount.sum(weights), parts), weights);
};

const fixedAmount = (rows: readonly OpenRow[], amount: number): readonly Amount[] => {
  const weights = rows.map(({ goods }) => goods);
  return allocate(Amount.min(Amount.of(amount), Amount.sum(weights)), weights);
};

/**
 * What a promotion takes off each row, in minor units.
 * Law: no promotion takes more off a row than it costs, and nothing off other rows.
 */
export const discountsOf = (promotion: Terms, rows: readonly OpenRow[]): readonly Amount[] => {
  if (rows.length === 0) return [];
  switch (promotion.kind) {
    case 'percentage':
      return percentage(rows, promotion.parameters.partsPerMillion);
    case 'amount':
      return fixedAmount(rows, promotion.parameters.amount);
    case 'item-percentage':
      return rows.map(({ goods }) => Money.share(goods, promotion.parameters.partsPerMillion));
    case 'item-amount':
      return rows.map(({ goods, quantity }) =>
        Amount.min(goods, Amount.times(Amount.of(promotion.parameters.amount), quantity)),
      );
    case 'buy-get':
      return buyGet(rows, promotion.parameters);
    case 'bundle':
      return bundle(rows, promotion.parameters);
    case 'gift':
      return rows.map(() => Amount.zero);
  }
};

/** The smallest number of units that a promotion reduces. */
export const minimumUnitsOf = (promotion: Terms): number => {
  const { minimumUnits = 1 } = promotion.parameters;
  if (promotion.kind === 'buy-get') return Math.max(minimumUnits, promotion.parameters.buy + promotion.parameters.get);
  return promotion.kind === 'bundle' ? Math.max(minimumUnits, promotion.parameters.units) : minimumUnits;
};
