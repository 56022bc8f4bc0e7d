import * as Effect from 'effect/Effect';
import type { ProductPage } from '#core/catalog/page-models.ts';
import type { Storefront } from '#core/storefront.ts';

/** The page of a product as the core returns it, with some changes. */
export const productOf = async (
  shop: Storefront,
  more: Partial<ProductPage> = {},
  id = 'NKTRAIL3FJO',
): Promise<ProductPage> => ({ ...(await Effect.runPromise(shop.catalog.viewProduct(id))), ...more });

/** The shop with that product. */
export const showing = (shop: Storefront, product: ProductPage): Storefront => ({
  ...shop,
  catalog: { ...shop.catalog, viewProduct: () => Effect.succeed(product) },
});
