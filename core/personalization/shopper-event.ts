import * as t from 'io-ts';
import { InteractionOriginCodec } from '../analytics/interaction-origin.codec.ts';
import { filledText, numberBetween, wholeFrom } from '../kernel/primitives.codec.ts';
import { EventLine } from './event-line.ts';

const lines = t.readonlyArray(EventLine);
const texts = t.readonlyArray(t.string);
const tokens = t.readonlyArray(filledText);

/**
 * Events sent to the decision engine (P13N-12 to P13N-22). Unknown fields are removed. Screen sizes are CSS pixels,
 * coordinates degrees.
 * Law: a written event reads back to the same, over JSON (P13N-12).
 * Law: fields that are not listed never leave (P13N-12).
 */
export const ShopperEventCodec = t.union(
  [
    t.strict({
      _tag: t.literal('PageView'),
      url: filledText,
      pageType: filledText,
      breadcrumbs: texts,
      categories: texts,
    }),
    t.strict({ _tag: t.literal('DecisionRequest'), requestId: filledText, includeReporting: t.boolean }),
    t.strict({ _tag: t.literal('ScreenSize'), width: wholeFrom(0), height: wholeFrom(0) }),
    t.strict({ _tag: t.literal('Language'), language: filledText }),
    t.strict({ _tag: t.literal('UserAgent'), userAgent: filledText }),
    t.strict({ _tag: t.literal('IpAddress'), ipAddress: filledText }),
    t.strict({ _tag: t.literal('ProductDetailView'), productId: filledText }),
    t.strict({ _tag: t.literal('Referrer'), referrer: filledText }),
    t.strict({ _tag: t.literal('Coordinates'), latitude: numberBetween(-90, 90), longitude: numberBetween(-180, 180) }),
    t.strict({ _tag: t.literal('SearchView'), searchTerm: t.string, searchTermType: t.string, searchType: t.string }),
    t.strict({ _tag: t.literal('Cart'), cartLines: lines }),
    t.strict({
      _tag: t.literal('CustomVariables'),
      variables: t.readonlyArray(t.strict({ variable: filledText, value: t.string })),
    }),
    t.strict({ _tag: t.literal('Purchase'), purchaseId: filledText, purchaseLines: lines }),
    t.strict({ _tag: t.literal('ProductThumbnailView'), productId: filledText }),
    t.strict({ _tag: t.literal('RecImpressions'), recTokens: tokens }),
    t.strict({ _tag: t.literal('RecClicks'), recToken: filledText, origin: InteractionOriginCodec }),
    t.strict({ _tag: t.literal('PageEvents'), events: tokens }),
  ],
  'an event of a shopper',
);
export type ShopperEvent = Readonly<t.TypeOf<typeof ShopperEventCodec>>;
