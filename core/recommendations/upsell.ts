import { UPSELL_STACKED } from '#core/content/placements.ts';
import type { Picture } from '../catalog/product.ts';
import type { Amount } from '../kernel/amount.ts';
import { formatMoney } from '../kernel/format-money.ts';
import { localizePath } from '../site/route-address.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';

/** Something small beside what is being bought (REC-12, ENT-23). `price`: minor units of the site's currency. */
export type Upsell = {
  /** The product. */
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly image: string;
  readonly url: string;
  readonly price: Amount;
  readonly productInventoryState: 'InStock' | 'OutOfStock';
  /** Identifies it in impression and click events. */
  readonly recToken: string;
};

/** Read model of an upsell. */
export type UpsellView = Pick<Upsell, 'id' | 'sku' | 'name' | 'url' | 'recToken'> & {
  readonly picture: Picture;
  readonly price: string;
};

/** How long a button says that its product was added, in milliseconds (REC-16). */
export const ADDED_MS = 2_000;

/**
 * Only what is in stock is listed, unless the site skips inventory checks; what the cart has already is not. The order
 * stays (REC-13).
 * Law: at most three upsells are listed, none of them in the cart, and none sold out unless inventory checks are skipped.
 */
export const listedUpsells = <One extends Pick<Upsell, 'sku' | 'productInventoryState'>>(
  upsells: readonly One[],
  {
    flags,
    inCart,
  }: { readonly flags: Pick<SiteConfiguration['flags'], 'skipInventoryCheck'>; readonly inCart: readonly string[] },
): readonly One[] =>
  upsells
    .filter(({ productInventoryState }) => flags.skipInventoryCheck || productInventoryState === 'InStock')
    .filter(({ sku }) => !inCart.includes(sku))
    .slice(0, UPSELL_STACKED);

/** Read model of an upsell, with address and price of the site. */
export const upsellView = (
  { id, sku, name, url, recToken, price, picture }: Upsell & { readonly picture: Picture },
  site: Pick<SiteConfiguration, 'currency' | 'language' | 'locale'>,
): UpsellView => ({
  id,
  sku,
  name,
  recToken,
  picture,
  url: localizePath(url, site.locale),
  price: formatMoney(price, site.currency, site.language),
});
