import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { AnalyticsEventCodec } from '#core/analytics/analytics-event.codec.ts';
import { interactionOrigins } from '#core/analytics/interaction-origin.ts';
import { PromotionTrackingCodec } from '#core/analytics/promotion-tracking.ts';
import { decode } from '#core/kernel/decode.ts';
import { factSamples, factsAround } from '#test/support/arbitraries/analytics-event.ts';
import { law } from '#test/support/law.ts';
import { neverThrows, shape } from '#test/support/shape.ts';

const optional = ['origin'];

describe('analytics events', () => {
  test('ANL-02 ANL-12 the set of events is complete, with one sample of each', () =>
    expect(factSamples.map(({ _tag }) => _tag)).toEqual([
      'PageViewed',
      'TopNavClicked',
      'MobileMenuClicked',
      'MobileMenuExpanded',
      'SearchContentClicked',
      'PopupShown',
      'PopupExpanded',
      'PopupClicked',
      'PromotionClicked',
      'AddedToCart',
      'RemovedFromCart',
      'CheckoutBegun',
      'OrderPlaced',
    ]));

  test.each(factSamples.map((fact) => [fact._tag, fact] as const))(
    'ANL-12 %s is decoded, and each missing field is refused by name',
    (tag, fact) => {
      expect(decode(AnalyticsEventCodec, fact)).toEqual(E.right(fact));
      for (const key of Object.keys(fact)) {
        const rest = Object.fromEntries(Object.entries(fact).filter(([name]) => name !== key));
        const read = decode(AnalyticsEventCodec, rest);
        if (optional.includes(key)) expect(read).toEqual(E.right(rest));
        else
          expect(read, `${tag} without ${key}`).toMatchObject({
            left: {
              reason:
                key === '_tag'
                  ? 'the value is not a fact that is counted'
                  : expect.stringMatching(new RegExp(`^${key} is not `)),
            },
          });
      }
    },
  );

  test.each([
    [{ _tag: 'AddedToCart', productId: 'p', sku: 's', quantity: 0 }, 'quantity is not a whole number from 1'],
    [
      { _tag: 'AddedToCart', productId: 'p', sku: 's', quantity: 1, origin: 'nowhere' },
      'origin is not an origin of an interaction',
    ],
    [{ _tag: 'CheckoutBegun', units: -1 }, 'units is not a whole number from 0'],
    [{ _tag: 'PageViewed', title: ' ', path: '/' }, 'title is not a text that is not empty'],
    [{ _tag: 'PromotionClicked', promotion: {} }, 'promotion.creativeName is not a text that is not empty'],
  ])('ANL-12 %j: %s', (value, reason) =>
    expect(decode(AnalyticsEventCodec, value)).toEqual(E.left({ _tag: 'Unreadable', reason })),
  );

  law('ANL-12 a written fact reads back to the same', [factsAround(fc.string({ minLength: 1 }))], (fact) =>
    expect(decode(AnalyticsEventCodec, JSON.parse(JSON.stringify(AnalyticsEventCodec.encode(fact))))).toEqual(
      E.right(fact),
    ),
  );

  law(
    'ANL-14 fields that are not listed never leave',
    [factsAround(fc.constant('boots')), fc.constantFrom('email', 'firstName', 'phone', 'cardNumber')],
    (fact, field) => expect(AnalyticsEventCodec.encode({ ...fact, [field]: 'ida@example.com' })).toEqual(fact),
  );

  for (const fact of factSamples)
    neverThrows(`ANL-12 reading never throws, whatever comes as ${fact._tag}`, AnalyticsEventCodec, fact);

  shape('ANL-08 promotionTracking has creativeName, promotionId, promotionName', PromotionTrackingCodec, {
    full: { creativeName: 'hero-dawn', promotionId: 'p-1', promotionName: 'Autumn' },
  });
});

describe('interactionOrigins', () => {
  test('ANL-09 the origins include search, grid, finders, shop the look and the recommendation carousel', () =>
    expect(interactionOrigins).toEqual(
      expect.arrayContaining(['search', 'grid', 'finders', 'shop the look', 'recommendation carousel']),
    ));

  test('ANL-10 the other origins are upsell, quickshop, favorites, saved for later, cart, article, social gallery and direct', () => {
    expect(interactionOrigins).toEqual(
      expect.arrayContaining([
        'upsell',
        'quickshop',
        'favorites',
        'saved for later',
        'cart',
        'article',
        'social gallery',
        'direct',
      ]),
    );
    expect(new Set(interactionOrigins).size).toBe(13);
    expect(interactionOrigins).toHaveLength(13);
  });
});
