import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { adjustmentLevels, judgeAdjustment, type NewAdjustment } from '#core/cart/price-adjustment.ts';

describe('price adjustment', () => {
  const adjustment: NewAdjustment = { level: 'ORDER', type: 'PERCENTAGE', value: 10, reasonCode: 'DAMAGED' };
  const verdict = (over: Partial<NewAdjustment>, hasAssociate = true) => {
    const judged = judgeAdjustment({ ...adjustment, ...over }, { hasAssociate });
    return E.isLeft(judged) ? judged.left._tag : judged.right;
  };

  test.each([
    ['PERCENTAGE', 0, false],
    ['PERCENTAGE', 0.1, true],
    ['PERCENTAGE', 100, true],
    ['PERCENTAGE', 100.1, false],
    ['PERCENTAGE', -1, false],
    ['PERCENTAGE', Number.NaN, false],
    ['AMOUNT', 0, false],
    ['AMOUNT', 1, true],
    ['AMOUNT', 1.5, false],
    ['AMOUNT', -1, false],
    ['FIXED_PRICE', 0, true],
    ['FIXED_PRICE', 1, true],
    ['FIXED_PRICE', -1, false],
    ['FIXED_PRICE', 0.5, false],
  ] as const)('CART-39 %s of %d is allowed: %s', (type, value, allowed) =>
    expect(verdict({ type, value })).toEqual(allowed ? { ...adjustment, type, value } : 'ValueOutOfBounds'),
  );

  test('CART-39 it needs an associate session and a reason, and an item for an item’s price', () => {
    expect(verdict({}, false)).toBe('NoAssociate');
    expect(verdict({ reasonCode: ' ' })).toBe('ReasonNeeded');
    expect(verdict({ level: 'ITEM' })).toBe('ItemNeeded');
    expect(verdict({ level: 'ITEM', itemId: 'line-0' })).toMatchObject({ itemId: 'line-0' });
    expect(adjustmentLevels.filter((level) => verdict({ level }) === 'ItemNeeded')).toEqual(['ITEM']);
  });
});
