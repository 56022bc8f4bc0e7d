import type { BlockOf } from '../registry.ts';

/** Attributes by which scripts count clicks on a banner or hero (CNT-05, ANL-08). */
export const promotionData = (tracking: BlockOf<'hero-standard'>['promotionTracking']) =>
  tracking && {
    'data-creative-name': tracking.creativeName,
    'data-promotion-id': tracking.promotionId,
    'data-promotion-name': tracking.promotionName,
  };
