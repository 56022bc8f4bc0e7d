import type { RecommendationWire } from '#adapters/contract/wire/recommendation.codec.ts';

const productOf = (widget: string, style: string): RecommendationWire => ({
  id: `${style}BAR`,
  sku: `${style}BAR-M`,
  title: `${widget} ${style}`,
  image: `products/${style}BAR-1`,
  url: `/p/${style}BAR`,
  recToken: `${widget}.${style}`,
  recommendationId: widget,
  itemGroupId: style,
  stars: 4.5,
  price: { lowCurrent: 90, highCurrent: 95.5, lowOriginal: 100, highOriginal: 100 },
  rating: { showScore: true, score: 4.5 },
});

/** Widgets as a second provider writes them in its list, each with three products that name their widget. */
export const listedWidgets = (
  ...names: readonly string[]
): readonly { readonly title: string; readonly products: readonly RecommendationWire[] }[] =>
  names.map((name) => ({
    title: `Title of ${name}`,
    products: ['NKRIDGE1', 'NKCREST2', 'NKSOCK03'].map((style) => productOf(name, style)),
  }));
