import * as t from 'io-ts';
import { filledText, wholeFrom } from '../kernel/primitives.codec.ts';
import { InteractionOriginCodec } from './interaction-origin.codec.ts';
import { PromotionTrackingCodec } from './promotion-tracking.ts';

const unit = { productId: filledText, sku: filledText };

/**
 * Events of a visit (ANL-02 to ANL-07).
 * Law: a written fact reads back to the same (ANL-12); fields that are not listed never leave (ANL-14).
 */
export const AnalyticsEventCodec = t.union(
  [
    t.strict({ _tag: t.literal('PageViewed'), title: filledText, path: filledText }),
    t.strict({ _tag: t.literal('TopNavClicked'), text: t.string, url: t.string }),
    t.strict({ _tag: t.literal('MobileMenuClicked'), text: t.string }),
    t.strict({ _tag: t.literal('MobileMenuExpanded'), text: t.string }),
    t.strict({ _tag: t.literal('SearchContentClicked'), text: t.string, url: t.string }),
    t.strict({ _tag: t.literal('PopupShown'), name: filledText }),
    t.strict({ _tag: t.literal('PopupExpanded'), name: filledText }),
    t.strict({ _tag: t.literal('PopupClicked'), name: filledText }),
    t.strict({ _tag: t.literal('PromotionClicked'), promotion: PromotionTrackingCodec }),
    t.exact(
      t.intersection([
        t.type({ _tag: t.literal('AddedToCart'), ...unit, quantity: wholeFrom(1) }),
        t.partial({ origin: InteractionOriginCodec }),
      ]),
    ),
    t.strict({ _tag: t.literal('RemovedFromCart'), ...unit }),
    t.strict({ _tag: t.literal('CheckoutBegun'), units: wholeFrom(0) }),
    t.strict({ _tag: t.literal('OrderPlaced'), orderNumber: filledText }),
  ],
  'a fact that is counted',
);
