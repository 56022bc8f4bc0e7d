import type { RecommendationWire } from '#adapters/contract/wire/recommendation.codec.ts';
import { present } from '#core/kernel/present.ts';
import { tileWire } from '../catalog/product-wire.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { RecommendationRecord } from './recommendation-records.ts';

/** What distinguishes proposals: their place, and what they are for. */
type Proposal = { readonly widgetId: string; readonly anchor: string };

/** ENT-22. A token names the place, what it is made for and the style, so that the same proposal has the same token. */
export const recommendationWire = (
  record: RecommendationRecord,
  site: CommerceSite,
  { widgetId, anchor }: Proposal,
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
    ...present({ hoverPicture: hoverImage, badge }),
  };
};
