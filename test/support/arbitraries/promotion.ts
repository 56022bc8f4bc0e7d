import fc from 'fast-check';
import type { Terms } from '#adapters/backend/commerce/modules/pricing/promotion-kinds.ts';

/** Goods that conditions name. */
type NamedGoods = {
  readonly categories: readonly string[];
  readonly styles: readonly string[];
  readonly skus: readonly string[];
};

export const partsPerMillion = fc.integer({ min: 1, max: 1_000_000 });

/** Conditions as merchants may write them. */
export const conditionsOn = ({ categories, styles, skus }: NamedGoods) => ({
  categoryId: fc.constantFrom(...categories),
  styleId: fc.constantFrom(...styles),
  sku: fc.constantFrom(...skus),
  minimum: fc.integer({ min: 0, max: 50_000 }),
  minimumUnits: fc.integer({ min: 1, max: 5 }),
});

/** Terms as merchants may write them, but for gifts. */
export const termsOn = (goods: NamedGoods): fc.Arbitrary<Terms> => {
  const conditions = conditionsOn(goods);
  const someUnits = fc.integer({ min: 1, max: 4 });
  const percentages = fc.record({ partsPerMillion, ...conditions }, { requiredKeys: ['partsPerMillion'] });
  const amounts = fc.record(
    { amount: fc.integer({ min: 1, max: 20_000 }), ...conditions },
    { requiredKeys: ['amount'] },
  );
  return fc.oneof(
    fc.record({ kind: fc.constant('percentage' as const), parameters: percentages }),
    fc.record({ kind: fc.constant('amount' as const), parameters: amounts }),
    fc.record({ kind: fc.constant('item-percentage' as const), parameters: percentages }),
    fc.record({ kind: fc.constant('item-amount' as const), parameters: amounts }),
    fc.record({
      kind: fc.constant('buy-get' as const),
      parameters: fc.record(
        {
          buy: someUnits,
          get: someUnits,
          of: fc.constantFrom('same' as const, 'cheapest' as const),
          partsPerMillion,
          ...conditions,
        },
        { requiredKeys: ['buy', 'get', 'of'] },
      ),
    }),
    fc.record({
      kind: fc.constant('bundle' as const),
      parameters: fc.record(
        { units: fc.integer({ min: 2, max: 5 }), price: fc.integer({ min: 0, max: 200_000 }), ...conditions },
        { requiredKeys: ['units', 'price'] },
      ),
    }),
  );
};
