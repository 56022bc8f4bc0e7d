import * as Effect from 'effect/Effect';
import type { ProductPage } from '#core/catalog/page-models.ts';
import type { Storefront } from '#core/storefront.ts';
import { refused, type Failure } from './refusal.ts';

/**
 * Finds the product of an id; a style id finds the style in its default color (PDP-02). Fails for an unknown id with
 * NotFound and a sentence about valid ids.
 */
export const productById = (
  { catalog }: Pick<Storefront, 'catalog'>,
  id: string,
): Effect.Effect<ProductPage, Failure> =>
  catalog.viewProduct(id).pipe(
    Effect.catchTag('Moved', ({ to }) => catalog.viewProduct(to.slice(to.lastIndexOf('/') + 1))),
    Effect.mapError((failure) =>
      failure._tag === 'NotFound'
        ? refused(
            failure._tag,
            `The shop has no product ${id}. A product has an id such as NKTRAIL3EMB, a style one such as NKTRAIL3.`,
          )
        : failure,
    ),
  );
