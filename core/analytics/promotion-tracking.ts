import * as t from 'io-ts';
import { filledText } from '../kernel/primitives.codec.ts';

/** By which names content is counted when it is pressed (ANL-08). */
export const PromotionTrackingCodec = t.strict({
  creativeName: filledText,
  promotionId: filledText,
  promotionName: filledText,
});
