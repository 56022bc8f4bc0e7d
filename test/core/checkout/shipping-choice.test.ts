import { describe, expect, test } from 'vitest';
import type { Shipment, ShippingMethod } from '#core/cart/cart.ts';
import { choiceAfterChange, methodOf, offeredShippingMethods } from '#core/checkout/shipping-choice.ts';

const method = (id: string, deliveryTime: string): ShippingMethod =>
  ({ id, deliveryTime, price: 0 }) as unknown as ShippingMethod;
const shipment = (id: string, deliveryTime: string, code = 'standard'): Shipment =>
  ({
    id,
    code,
    methodId: 'standard',
    applicable: [method('standard', deliveryTime), method('express', 'soon')],
  }) as unknown as Shipment;

const mug = shipment('mug', '7-9 business days', 'customs');
const bottle = shipment('bottle', '2-4 business days');

describe('a cart whose first shipment is another one after a change elsewhere', () => {
  test('CHK-10 a shipment shows its own method, not one of the same id that was read for another shipment', () => {
    expect(methodOf(bottle, mug.applicable)?.deliveryTime).toBe('2-4 business days');
    expect(methodOf({ ...bottle, applicable: [] }, bottle.applicable)?.deliveryTime).toBe('2-4 business days');
    expect(methodOf({ ...bottle, applicable: [] })).toBeUndefined();
  });

  test('CHK-10 each shipment keeps what was chosen for it, and a new one has the method of the cart', () => {
    const before = { shipments: [mug] };
    const after = { shipments: [bottle, mug] };
    const added = choiceAfterChange({ chosen: 'express', others: {} }, { before, after });
    expect(added).toEqual({ chosen: 'standard', others: { mug: 'express' } });
    expect(choiceAfterChange(added, { before: after, after: before })).toEqual({
      chosen: 'express',
      others: { bottle: 'standard' },
    });
    expect(choiceAfterChange(added, { before: after, after: { shipments: [] } }).chosen).toBeUndefined();
  });

  test('CHK-31 the methods are of the first shipment that is sent home, not of a collection point', () => {
    const point = { ...shipment('point', '5 days', 'pudo'), applicable: [] };
    expect(offeredShippingMethods({ shipments: [point, bottle] }, mug.applicable)).toBe(bottle.applicable);
  });
});
