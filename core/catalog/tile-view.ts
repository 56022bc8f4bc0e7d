import { present } from '../kernel/present.ts';
import { savingText } from '../pricing/discount.ts';
import { priceDisplay } from '../pricing/price-display.ts';
import { localizePath } from '../site/route-address.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import type { Listing, ListingQuery } from './listing.ts';
import type { ListingView, TilePicture, TileView } from './page-models.ts';
import type { Breadcrumb, Picture, ProductTile } from './product.ts';
import { inSystems } from './size-system.ts';

const unspoken = ({ name, width, height, color }: Picture): TilePicture => ({ name, width, height, color });

/** Read model of a product tile in the site's language, with addresses of the site. */
export const tileView = (
  { price, url, colors, picture, hoverPicture, ...tile }: ProductTile,
  site: SiteConfiguration,
): TileView => ({
  ...tile,
  picture: unspoken(picture),
  ...(hoverPicture === undefined ? {} : { hoverPicture: unspoken(hoverPicture) }),
  colors: colors.map(({ code, productId, swatch }) => ({ code, productId, swatch })),
  url: localizePath(url, site.locale),
  price: priceDisplay(price, site),
  ...present({ saving: savingText(price, site) }),
});

/** Breadcrumbs with addresses of the site. */
export const breadcrumbsView = (breadcrumbs: readonly Breadcrumb[], site: SiteConfiguration): readonly Breadcrumb[] =>
  breadcrumbs.map(({ label, url }) => (url === undefined ? { label } : { label, url: localizePath(url, site.locale) }));

/** Read model of a list with its query, from which facets and sorts are addressed. */
export const listingView = (
  listing: Listing,
  { sort, filters }: ListingQuery,
  site: SiteConfiguration,
): ListingView => ({
  title: listing.title,
  total: listing.total,
  start: listing.start,
  pageSize: site.pageSizes.listing,
  tiles: listing.products.map((tile) => tileView(tile, site)),
  facets: listing.facets.map(inSystems),
  filters,
  sort,
  breadcrumbs: breadcrumbsView(listing.breadcrumbs, site),
});
