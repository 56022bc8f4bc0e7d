import { beforeAll, describe, expect, test } from 'vitest';
import type {
  RecommendationGateway,
  RecommendationSource,
} from '#core/recommendations/ports/recommendation-gateway.ts';
import { widgets } from '#core/content/placements.ts';
import { failureOf, run } from '../run.ts';

const productId = 'NKTRAIL3FJO';

/** The contract of every provider of recommendations. `ids` are those of its requirements. */
export const recommendationSourceContract = (
  name: string,
  ids: string,
  open: () => Promise<{ readonly recommendations: RecommendationSource }>,
): void => {
  describe(`RecommendationSource: ${name}`, () => {
    let recommendations: RecommendationSource;
    beforeAll(async () => {
      ({ recommendations } = await open());
    });

    test.each(widgets)(
      `${ids} %s returns its reason and products, at most as many as requested, each once and in the same order`,
      async (widgetId) => {
        const ask = (count: number) => run(recommendations.recommendations({ widgetId, productId, count }));
        const { title, products } = await ask(12);
        expect(title).not.toBe('');
        expect(products.length).toBeGreaterThan(0);
        expect(new Set(products.map(({ itemGroupId }) => itemGroupId)).size).toBe(products.length);
        expect(products.map(({ id }) => id)).not.toContain(productId);
        expect(await ask(12)).toEqual({ title, products });
        expect((await ask(1)).products).toEqual(products.slice(0, 1));
      },
    );

    test('REC-01 REC-02 ENT-22 each product has a token, a price that is not above its original, a size and an address', async () => {
      const { products } = await run(
        recommendations.recommendations({ widgetId: 'pdp-similar', productId, count: 12 }),
      );
      for (const { id, sku, recToken, recommendationId, price, url, stars } of products) {
        expect([recToken === '', recommendationId === '', sku.startsWith(id), url]).toEqual([
          false,
          false,
          true,
          `/p/${id}`,
        ]);
        expect([
          price.lowOriginal >= price.lowCurrent,
          price.highCurrent >= price.lowCurrent,
          stars >= 0 && stars <= 5,
        ]).toEqual([true, true, true]);
      }
    });
  });
};

/** The contract of every gateway of recommendations, over a shop that sells the style NKTRAIL3 among others. */
export const recommendationGatewayContract = (
  name: string,
  open: () => Promise<{ readonly recommendations: RecommendationGateway; readonly newKey: () => string }>,
): void => {
  recommendationSourceContract(name, 'API-090 REC-07', open);

  describe(`RecommendationGateway: ${name}`, () => {
    let recommendations: RecommendationGateway;
    let newKey: () => string;
    beforeAll(async () => {
      ({ recommendations, newKey } = await open());
    });

    test('an unknown product is refused with API404', async () => {
      const refused = { errorId: 'API404', status: 404 };
      expect(
        await failureOf(
          recommendations.recommendations({ widgetId: 'pdp-similar', productId: 'NOSUCH99ZZZ', count: 4 }),
        ),
      ).toMatchObject(refused);
      expect(
        await failureOf(
          recommendations.notify({
            key: newKey(),
            productId: 'NOSUCH99ZZZ',
            sku: 'NOSUCH99ZZZ-M',
            email: 'ida@example.com',
          }),
        ),
      ).toMatchObject(refused);
      expect(
        await failureOf(
          recommendations.notify({ key: newKey(), productId, sku: 'NKLUMEN1AMB-M', email: 'ida@example.com' }),
        ),
      ).toMatchObject(refused);
    });

    test('PDP-17 API-084 requesting a notice twice has the same result', async () => {
      const input = { productId, sku: `${productId}-42`, email: 'ida@example.com' };
      const key = newKey();
      expect(await run(recommendations.notify({ ...input, key }))).toBe(
        await run(recommendations.notify({ ...input, key })),
      );
      expect(await run(recommendations.notify({ ...input, key: newKey() }))).toBeUndefined();
    });
  });
};
