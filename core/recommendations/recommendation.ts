import { localizePath } from '../site/route-address.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import { present } from '../kernel/present.ts';
import type { TileView } from '../catalog/page-models.ts';
import type { Picture, ProductColor } from '../catalog/product.ts';
import type { RecommendedProduct } from './recommended-product.ts';
import { savingText } from '../pricing/discount.ts';
import { priceDisplay } from '../pricing/price-display.ts';

/** Places that show recommendations; the service knows what it puts there and why (API-090). */
export const widgets = ['pdp-similar', 'pdp-goes-with', 'cart-empty', 'no-results', 'not-found'] as const;
export type Widget = (typeof widgets)[number];

/** How many products a place asks for: a row that scrolls once or twice. */
export const RECOMMENDED_COUNT = 12;

/** Which products are asked for, and what they are to go with. */
export type RecommendationQuery = {
  readonly widgetId: Widget;
  readonly productId?: string;
  readonly categoryId?: string;
  readonly count: number;
};

/** A recommendation with what its card shows beside price and name, as far as the service sends it. */
export type Recommendation = RecommendedProduct & {
  readonly typeLabel?: string;
  readonly picture?: Picture;
  readonly hoverPicture?: Picture;
  readonly colors?: readonly ProductColor[];
  readonly reviewCount?: number;
  readonly badge?: string;
};

/** Products with the reason for which they are shown, in the words of a heading. */
export type Recommendations<One = Recommendation> = { readonly title: string; readonly products: readonly One[] };

/** A card as lists have it, with what the proposal is known by. */
export type RecommendationView = TileView & { readonly recToken: string };

/** The shape of every product's picture, for a service that sends an address alone. */
const PLAIN = { width: 960, height: 1200, color: '#efe9de' };

/** A recommendation as it is read, with addresses of the site and prices in its currency. */
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
