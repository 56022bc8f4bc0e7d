import * as Effect from 'effect/Effect';
import type { RecommendationGateway } from '../recommendations/ports/recommendation-gateway.ts';
import type { Recommendation } from '../recommendations/recommendation.ts';
import type { Widget } from '#core/content/placements.ts';
import { styleOf } from '../catalog/product-id.ts';
import { Amount } from '../kernel/amount.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

const titles: { readonly [widget in Widget]: string } = {
  'pdp-similar': 'You may also like',
  'pdp-goes-with': 'Goes well with Kamm Trail 3',
  'cart-empty': 'Popular right now',
  'cart-upsell': 'A little extra for your cart',
  'no-results': 'Popular right now',
  'not-found': 'Popular right now',
};

const productsOf = (widget: Widget): readonly Recommendation[] =>
  ['NKRIDGE1BAR', 'NKLUMEN1AMB', 'NKSOCK03MOS'].map((id, index) => ({
    id,
    sku: `${id}-M`,
    title: `${widget} ${index + 1}`,
    image: `products/${id}-1`,
    url: `/p/${id}`,
    recToken: `${widget}.${id}`,
    recommendationId: widget,
    itemGroupId: styleOf(id),
    stars: 4.5,
    price: {
      lowCurrent: Amount.of(9000),
      highCurrent: Amount.of(9000),
      lowOriginal: Amount.of(10_000),
      highOriginal: Amount.of(10_000),
    },
    rating: { showScore: true, score: 4.5 },
    typeLabel: 'Hiking boot',
    reviewCount: 12,
    colors: [],
    productInventoryState: 'InStock',
    picture: { name: `products/${id}-1`, alt: id, width: 960, height: 1200, color: '#c9c2b4' },
  }));

/**
 * Recommendations for the style NKTRAIL3. `noted` are the requested back-in-stock messages; `empty` removes the
 * products of every placement.
 */
export type FakeRecommendations = RecommendationGateway & {
  readonly noted: ReadonlySet<string>;
  readonly empty: () => void;
};

export const makeFakeRecommendations = (faults: FakeFaults): FakeRecommendations => {
  const noted = new Set<string>();
  let isEmpty = false;
  const known = (productId: string | undefined) =>
    productId === undefined || productId.startsWith('NKTRAIL3') ? Effect.void : Effect.fail(apiRefusal('API404', 404));
  return {
    noted,
    empty: () => {
      isEmpty = true;
    },
    recommendations: ({ widgetId, productId, count }) =>
      faults.meet('recommendations').pipe(
        Effect.andThen(known(widgetId.startsWith('pdp') ? (productId ?? '') : undefined)),
        Effect.map(() => ({ title: titles[widgetId], products: isEmpty ? [] : productsOf(widgetId).slice(0, count) })),
      ),
    notify: ({ productId, sku, email }) =>
      faults.meet('notify').pipe(
        Effect.andThen(known(productId)),
        Effect.andThen(
          sku.startsWith(productId)
            ? Effect.sync(() => {
                noted.add(`${sku} ${email.toLowerCase()}`);
              })
            : Effect.fail(apiRefusal('API404', 404)),
        ),
      ),
  };
};
