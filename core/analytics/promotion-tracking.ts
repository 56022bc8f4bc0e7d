import * as t from 'io-ts';
import { filledText } from '../kernel/primitives.codec.ts';

/** Names under which clicks on a piece of content are counted (ANL-08). */
export const PromotionTrackingCodec = t.strict({
  creativeName: filledText,
  promotionId: filledText,
  promotionName: filledText,
});
