import type { Widget } from '#core/content/placements.ts';
import { localizePath } from '../site/route-address.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import { present } from '../kernel/present.ts';
import type { TileView } from '../catalog/page-models.ts';
import type { Picture, ProductColor } from '../catalog/product.ts';
import type { RecommendedProduct } from './recommended-product.ts';
import type { Upsell } from './upsell.ts';
import { savingText } from '../pricing/discount.ts';
import { priceDisplay } from '../pricing/price-display.ts';

/** Number of products per placement. */
export const RECOMMENDED_COUNT = 12;

/** Placement and context of a request. */
export type RecommendationQuery = {
  readonly widgetId: Widget;
  readonly productId?: string;
  readonly categoryId?: string;
  readonly count: number;
};

/** A recommended product with optional fields for its card. */
export type Recommendation = RecommendedProduct & {
  readonly typeLabel?: string;
  readonly picture?: Picture;
  readonly hoverPicture?: Picture;
  readonly colors?: readonly ProductColor[];
  readonly reviewCount?: number;
  readonly badge?: string;
  /** Of its sku (REC-12). */
  readonly productInventoryState?: Upsell['productInventoryState'];
};

/** Recommended products with their heading. */
export type Recommendations<One = Recommendation> = { readonly title: string; readonly products: readonly One[] };

/** A product tile with the token of the recommendation. */
export type RecommendationView = TileView & { readonly recToken: string };

/** Default picture size and color if the service sends only an address. */
const PLAIN = { width: 960, height: 1200, color: '#efe9de' };

/** A recommendation as an upsell; without a state it counts as sold out (ENT-23). */
export const upsellOf = ({
  id,
  sku,
  title,
  image,
  url,
  recToken,
  price,
  picture,
  productInventoryState = 'OutOfStock',
}: Recommendation): Upsell & { readonly picture: Picture } => ({
  id,
  sku,
  name: title,
  image,
  url,
  recToken,
  price: price.lowCurrent,
  productInventoryState,
  picture: picture ?? { ...PLAIN, name: image, alt: title },
});

/** Read model of a recommendation, with addresses and currency of the site. */
export const recommendationView = (recommendation: Recommendation, site: SiteConfiguration): RecommendationView => {
  const {
    id,
    title,
    image,
    price,
    url,
    rating,
    recToken,
    typeLabel = '',
    picture,
    hoverPicture,
    colors = [],
    reviewCount = 0,
    badge,
  } = recommendation;
  const { lowCurrent, highCurrent, lowOriginal, highOriginal, historicBestPrice } = price;
  const range = {
    currency: site.currency,
    lowCurrent,
    highCurrent,
    lowOriginal,
    highOriginal,
    ...present({ historicBest: historicBestPrice }),
  };
  return {
    id,
    name: title,
    typeLabel,
    colors,
    recToken,
    url: localizePath(url, site.locale),
    picture: picture ?? { ...PLAIN, name: image, alt: title },
    price: priceDisplay(range, site),
    rating: { score: rating.score, count: rating.showScore ? reviewCount : 0 },
    ...present({ hoverPicture, badge, saving: savingText(range, site) }),
  };
};
