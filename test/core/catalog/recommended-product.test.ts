import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { CAROUSEL_AHEAD_PX, cardsPerView } from '#core/recommendations/recommendation-carousel.ts';
import {
  readWidget,
  recommendedDiscount,
  RecommendedPriceCodec,
  RecommendedProductCodec,
  WIDGETS_GLOBAL,
  WIDGETS_WAIT_MS,
} from '#core/recommendations/recommended-product.ts';
import { Amount } from '#core/kernel/amount.ts';
import { decode } from '#core/kernel/decode.ts';
import { breakpoints } from '#core/site/breakpoint.ts';
import { law } from '#test/support/law.ts';
import { neverThrows, shape } from '#test/support/shape.ts';

const price = {
  lowCurrent: 6996,
  highCurrent: 6996,
  lowOriginal: 8000,
  highOriginal: 8000,
  historicBestPrice: 6500,
  previousBestSalesPrice: 6800,
  percentagePriceDiscount: 13,
};
const item = {
  id: 'r1',
  sku: 'S1',
  title: 'Tarn Merino Tee',
  image: '/images/products/NKTARN01CHK-1',
  price,
  url: '/en-us/p/NKTARN01CHK',
  recToken: 't1',
  recommendationId: 'rec-1',
  rating: { showScore: true, score: 4.5 },
  itemGroupId: 'NKTARN01',
  stars: 4.5,
};
const other = { ...item, id: 'r2' };

describe('shapes', () => {
  shape(
    'REC-01 ENT-22 an item has id, sku, title, image, price, url, recToken, recommendationId, rating, itemGroupId, stars',
    RecommendedProductCodec,
    { full: item },
  );
  shape(
    'REC-02 a price has lowCurrent, highCurrent, lowOriginal, highOriginal; three more may be absent',
    RecommendedPriceCodec,
    { full: price, optional: ['historicBestPrice', 'previousBestSalesPrice', 'percentagePriceDiscount'] },
  );
  neverThrows('REC-01 reading never throws, whatever comes', RecommendedProductCodec, item);

  test.each([
    [{ ...item, rating: { score: 4 } }, 'rating.showScore is not boolean'],
    [{ ...item, rating: { showScore: true } }, 'rating.score is not a number from 0 to 5'],
    [{ ...item, stars: 5.1 }, 'stars is not a number from 0 to 5'],
    [{ ...item, price: { ...price, lowCurrent: 69.96 } }, 'price.lowCurrent is not an amount in minor units'],
    [
      { ...item, price: { ...price, percentagePriceDiscount: 101 } },
      'price.percentagePriceDiscount is not a number from 0 to 100',
    ],
  ])('REC-01 REC-02 %#: an item that is wrong is refused by its place', (value, reason) =>
    expect(decode(RecommendedProductCodec, value)).toEqual(E.left({ _tag: 'Unreadable', reason })),
  );
});

describe('recommendedDiscount', () => {
  const plain = {
    lowCurrent: Amount.of(6996),
    highCurrent: Amount.of(6996),
    lowOriginal: Amount.of(8000),
    highOriginal: Amount.of(9000),
  };
  test('AMB-84 the given percentage is told where there is one, else what the prices say', () => {
    expect(recommendedDiscount({ ...plain, percentagePriceDiscount: 20 })).toBe(20);
    expect(recommendedDiscount({ ...plain, percentagePriceDiscount: 0 })).toBe(0);
    expect(recommendedDiscount(plain)).toBe(12.6);
  });
});

describe('carousel', () => {
  test('REC-09 PR-18 CFG-11 the 3-cards variant shows 1/2/3 per view, others 2/4/6, at sm/md/lg', () => {
    expect(breakpoints.map((breakpoint) => cardsPerView('three-cards', breakpoint))).toEqual([1, 2, 3]);
    expect(breakpoints.map((breakpoint) => cardsPerView('other', breakpoint))).toEqual([2, 4, 6]);
  });

  test('REC-08 CFG-11 it comes alive 200 px before it is seen', () => expect(CAROUSEL_AHEAD_PX).toBe(200));
});

describe('readWidget', () => {
  const read = (value: unknown) => decode(RecommendedProductCodec, value);
  const early = { waitedMs: 0, read };
  const late = { waitedMs: WIDGETS_WAIT_MS, read };

  test('REC-05 API-132 of a list of two, index 1 gives the second and index 5 an empty list, without a call', () => {
    expect(readWidget([[item], [other]], { index: 1, ...early })).toEqual({
      _tag: 'Read',
      items: [other],
      refused: [],
    });
    expect(readWidget([[item], [other]], { index: 0, ...early })).toEqual({ _tag: 'Read', items: [item], refused: [] });
    expect(readWidget([[item], [other]], { index: 5, ...early })).toEqual({ _tag: 'Read', items: [], refused: [] });
  });

  test('REC-06 the global is recommendationWidgets, and it is waited for three seconds', () => {
    expect(WIDGETS_GLOBAL).toBe('recommendationWidgets');
    expect(readWidget(undefined, { index: 0, waitedMs: 2999, read })).toEqual({ _tag: 'Waiting' });
    expect(readWidget(undefined, { index: 0, waitedMs: 3000, read })).toEqual({ _tag: 'Read', items: [], refused: [] });
  });

  test.each([[2], [-1], [0.5]])('REC-06 a missing index %d gives an empty block', (index) =>
    expect(readWidget([[item], [other]], { index, ...late })).toEqual({ _tag: 'Read', items: [], refused: [] }),
  );

  test('REC-05 an item that cannot be read hides no other', () =>
    expect(readWidget([[{}, item, 7]], { index: 0, ...early })).toEqual({
      _tag: 'Read',
      items: [item],
      refused: ['id is not a text that is not empty', expect.any(String)],
    }));

  law(
    'REC-05 it never throws, and every item is read or refused',
    [fc.array(fc.oneof(fc.anything(), fc.constant(item)))],
    (items) => {
      const outcome = readWidget([items], { index: 0, ...early });
      expect(outcome._tag === 'Read' ? outcome.items.length + outcome.refused.length : undefined).toBe(items.length);
    },
  );

  law('REC-06 whatever the page put there, after the wait it is read', [fc.anything(), fc.nat(3)], (list, index) =>
    expect(readWidget(list, { index, ...late })._tag).toBe('Read'),
  );
});
