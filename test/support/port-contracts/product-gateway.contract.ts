import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductGateway } from '#core/catalog/ports/product-gateway.ts';
import { failureOf, run } from '../run.ts';

export type ProductGatewayUnderTest = { readonly products: ProductGateway; readonly close?: () => Promise<void> };

const query = { start: 0, count: 24, sort: 'recommended', filters: {} } as const;

/** The contract of every product gateway, over a catalog with the style NKTRAIL3 in the category 1000. */
export const productGatewayContract = (name: string, open: () => Promise<ProductGatewayUnderTest>): void => {
  describe(`ProductGateway: ${name}`, () => {
    let subject: ProductGatewayUnderTest;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(async () => {
      await subject.close?.();
    });

    test('a full id returns that color, its variants and the colors of the style', async () => {
      const product = await run(subject.products.details('NKTRAIL3FJO'));
      expect(product).toMatchObject({ id: 'NKTRAIL3FJO', styleId: 'NKTRAIL3' });
      expect(product.variants.length).toBeGreaterThan(0);
      expect(product.colors.map(({ productId }) => productId)).toContain('NKTRAIL3EMB');
      expect(product.pictures.length).toBeGreaterThan(0);
      expect(product.price.lowCurrent).toBeGreaterThan(0);
    });

    test('PDP-02 a style id returns its default color', async () => {
      const product = await run(subject.products.details('NKTRAIL3'));
      expect(product.id).toBe(product.colors.find(({ code }) => code === product.defaultColor)?.productId);
    });

    test('an unknown product is refused with API404', async () => {
      expect(await failureOf(subject.products.details('NOSUCH99ZZZ'))).toMatchObject({
        errorId: 'API404',
        status: 404,
      });
    });

    test('PDP-07 stock is returned for every variant', async () => {
      const product = await run(subject.products.details('NKTRAIL3FJO'));
      const stock = await run(subject.products.inventory('NKTRAIL3FJO'));
      expect(Object.keys(stock).sort()).toEqual(product.variants.map(({ sku }) => sku).sort());
    });

    test('PLP-03 a category lists its products in parts', async () => {
      const all = await run(subject.products.catalog({ ...query, categoryId: '1000' }));
      expect(all.total).toBeGreaterThan(1);
      expect(all.products.map(({ id }) => id.slice(0, 8))).toContain('NKTRAIL3');
      const second = await run(subject.products.catalog({ ...query, categoryId: '1000', start: 1, count: 1 }));
      expect(second).toMatchObject({ start: 1, total: all.total, products: [all.products[1]] });
    });

    test('an unknown category is refused with API404', async () => {
      expect(await failureOf(subject.products.catalog({ ...query, categoryId: '9999' }))).toMatchObject({
        status: 404,
      });
    });

    test('SRCH-04 a search finds by name, and an empty result is not a failure', async () => {
      const found = await run(subject.products.search({ ...query, term: 'kamm trail' }));
      expect(found.products.map(({ id }) => id.slice(0, 8))).toContain('NKTRAIL3');
      expect(await run(subject.products.search({ ...query, term: 'zzzzqqqq' }))).toMatchObject({
        total: 0,
        products: [],
      });
    });

    test("SRCH-02 suggestions match the beginning of a product's name, and an empty result is not a failure", async () => {
      const found = await run(subject.products.suggestions('kam'));
      expect(found.products.map(({ id }) => id.slice(0, 8))).toContain('NKTRAIL3');
      expect(found.terms.length).toBeGreaterThan(0);
      expect(await run(subject.products.suggestions('zzzzqqqq'))).toEqual({ terms: [], categories: [], products: [] });
    });
  });
};
