import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { decode } from '#core/kernel/decode.ts';
import { EventLine } from '#core/personalization/event-line.ts';
import { ShopperEventCodec } from '#core/personalization/shopper-event.ts';
import { eventSamples, shopperEvent } from '#test/support/arbitraries/shopper-event.ts';
import { law } from '#test/support/law.ts';
import { neverThrows, shape } from '#test/support/shape.ts';

const shopperEvents = ShopperEventCodec.types.map(({ type }) => type.props._tag.value);
const read = (value: unknown) => decode(ShopperEventCodec, value);

describe('ShopperEvent', () => {
  test('the set of events is complete, with one sample of each', () => {
    expect(shopperEvents).toEqual([
      'PageView',
      'DecisionRequest',
      'ScreenSize',
      'Language',
      'UserAgent',
      'IpAddress',
      'ProductDetailView',
      'Referrer',
      'Coordinates',
      'SearchView',
      'Cart',
      'CustomVariables',
      'Purchase',
      'ProductThumbnailView',
      'RecImpressions',
      'RecClicks',
      'PageEvents',
    ]);
    expect(eventSamples.map(({ _tag }) => _tag)).toEqual(shopperEvents);
  });

  test.each(eventSamples.map((event) => [event._tag, event] as const))(
    '%s is refused without any one of its fields, by the name of the field',
    (tag, event) => {
      for (const key of Object.keys(event)) {
        const rest = Object.fromEntries(Object.entries(event).filter(([name]) => name !== key));
        const reason =
          key === '_tag'
            ? 'the value is not an event of a shopper'
            : expect.stringMatching(new RegExp(`^${key} is not `));
        expect(read(rest), `${tag} without ${key}`).toMatchObject({
          left: { _tag: 'Unreadable', reason },
        });
      }
    },
  );

  test.each([
    [{ _tag: 'Coordinates', latitude: 90.5, longitude: 0 }, 'latitude is not a number from -90 to 90'],
    [{ _tag: 'Coordinates', latitude: 0, longitude: -181 }, 'longitude is not a number from -180 to 180'],
    [
      { _tag: 'Cart', cartLines: [{ productId: 'p', sku: 's', quantity: 0, unitPrice: 1, currency: 'USD' }] },
      'cartLines.0.quantity is not a whole number from 1',
    ],
    [
      { _tag: 'Cart', cartLines: [{ productId: 'p', sku: 's', quantity: 1, unitPrice: 12.5, currency: 'USD' }] },
      'cartLines.0.unitPrice is not an amount in minor units',
    ],
    [{ _tag: 'RecImpressions', recTokens: ['t', ''] }, 'recTokens.1 is not a text that is not empty'],
    [{ _tag: 'ScreenSize', width: -1, height: 0 }, 'width is not a whole number from 0'],
    [{ _tag: 'Nonsense' }, 'the value is not an event of a shopper'],
  ])('%j: %s', (value, reason) => expect(read(value)).toEqual(E.left({ _tag: 'Unreadable', reason })));

  law('P13N-12 a written event reads back to the same, over JSON', [shopperEvent], (event) => {
    const plain: unknown = JSON.parse(JSON.stringify(ShopperEventCodec.encode(event)));
    expect(read(plain)).toEqual(E.right(JSON.parse(JSON.stringify(event))));
  });

  law(
    'P13N-12 fields that are not listed never leave',
    [shopperEvent, fc.constantFrom('email', 'name', 'cardNumber')],
    (event, field) => expect(ShopperEventCodec.encode({ ...event, [field]: 'ida@example.com' })).toEqual(event),
  );

  for (const event of eventSamples)
    neverThrows(`P13N-12 reading never throws, whatever comes as ${event._tag}`, ShopperEventCodec, event);

  shape('P13N-23 a line has productId, sku, quantity, unitPrice, currency', EventLine, {
    full: { productId: 'NKTRAIL3FJO', sku: 'S1', quantity: 2, unitPrice: 14000, currency: 'USD' },
  });
});
