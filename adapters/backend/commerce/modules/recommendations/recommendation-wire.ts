import type { RecommendationWire } from '#adapters/contract/wire/recommendation.codec.ts';
import { present } from '#core/kernel/present.ts';
import { tileWire } from '../catalog/product-wire.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { RecommendationRecord } from './recommendation-records.ts';

/** The widget and the style that recommendations are for. */
type RecommendationContext = { readonly widgetId: string; readonly anchor: string };

/** ENT-22. The token consists of widget, anchor and style, so that equal recommendations have equal tokens. */
export const recommendationWire = (
  record: RecommendationRecord,
  site: CommerceSite,
  { widgetId, anchor }: RecommendationContext,
): RecommendationWire => {
  const { id, name, typeLabel, image, hoverImage, price, rating, colors, url, badge } = tileWire(record, site);
  return {
    id,
    url,
    sku: record.sku,
    title: name,
    image: image.name,
    price: {
      lowCurrent: price.lowCurrent,
      highCurrent: price.highCurrent,
      lowOriginal: price.lowOriginal ?? price.lowCurrent,
      highOriginal: price.highOriginal ?? price.highCurrent,
      ...present({ historicBestPrice: price.historicBestPrice }),
    },
    recToken: `${widgetId}.${anchor}.${record.styleId}`,
    recommendationId: `${widgetId}.${anchor}`,
    rating: { showScore: rating.count > 0, score: rating.score },
    stars: rating.score,
    itemGroupId: record.styleId,
    typeLabel,
    picture: image,
    colors,
    reviewCount: rating.count,
    productInventoryState: record.inStock ? 'InStock' : 'OutOfStock',
    ...present({ hoverPicture: hoverImage, badge }),
  };
};
