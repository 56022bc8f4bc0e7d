import * as t from 'io-ts';
import { filledText, wholeFrom } from '../kernel/primitives.codec.ts';
import { present } from '../kernel/present.ts';
import { pageTypes, type PageType } from '../site/page-type.ts';
import type { AnalyticsEvent } from './analytics-event.ts';
import { anonymousAddress, anonymousText } from './anonymous.ts';

const isPageType = (value: unknown): value is PageType => pageTypes.some((known) => known === value);

const pageType = new t.Type<PageType, PageType, unknown>(
  'a label of a page',
  isPageType,
  (value, context) => (isPageType(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const context = {
  pageType,
  brand: filledText,
  region: filledText,
  locale: filledText,
  channel: t.keyof({ ECOMM: null, MAPP: null }, 'ECOMM or MAPP'),
};

/** Page context of an event (ANL-12). */
export type PushContext = Readonly<t.TypeOf<t.TypeC<typeof context>>>;

const link = { text: t.string, url: t.string };

/** A data layer entry for tag managers: exactly these names and fields (ANL-12, ANL-14). */
export const PushCodec = t.union(
  [
    t.strict({ event: t.literal('page_view'), ...context, title: filledText, path: filledText }),
    t.strict({ event: t.literal('top_nav_click'), ...context, ...link }),
    t.strict({ event: t.literal('mobile_menu_click'), ...context, text: t.string }),
    t.strict({ event: t.literal('mobile_menu_expand'), ...context, text: t.string }),
    t.strict({ event: t.literal('search_content_click'), ...context, ...link }),
    t.strict({ event: t.literal('popup_impression'), ...context, popup: filledText }),
    t.strict({ event: t.literal('popup_expand'), ...context, popup: filledText }),
    t.strict({ event: t.literal('popup_click'), ...context, popup: filledText }),
    t.strict({
      event: t.literal('promotion_click'),
      ...context,
      creativeName: filledText,
      promotionId: filledText,
      promotionName: filledText,
    }),
    t.exact(
      t.intersection([
        t.type({
          event: t.literal('add_to_cart'),
          ...context,
          productId: filledText,
          sku: filledText,
          quantity: wholeFrom(1),
        }),
        t.partial({ origin: filledText }),
      ]),
    ),
    t.strict({ event: t.literal('purchase'), ...context, orderNumber: filledText }),
  ],
  'an entry of the data layer',
);
export type Push = Readonly<t.TypeOf<typeof PushCodec>>;

/**
 * The data layer entry of an event; undefined if the data layer has no entry for it.
 * Law: every entry reads back to the same, with its five keys of place (ANL-12).
 * Law: no e-mail address, phone or card number is in any push, wherever it was typed (ANL-14).
 * Law: a person added to a fact leaves nothing in the push (ANL-14).
 */
export const pushOf = (fact: AnalyticsEvent, where: PushContext): Push | undefined => {
  switch (fact._tag) {
    case 'PageViewed':
      return { event: 'page_view', ...where, title: anonymousText(fact.title), path: anonymousAddress(fact.path) };
    case 'TopNavClicked':
      return { event: 'top_nav_click', ...where, ...anonymousLink(fact) };
    case 'MobileMenuClicked':
      return { event: 'mobile_menu_click', ...where, text: anonymousText(fact.text) };
    case 'MobileMenuExpanded':
      return { event: 'mobile_menu_expand', ...where, text: anonymousText(fact.text) };
    case 'SearchContentClicked':
      return { event: 'search_content_click', ...where, ...anonymousLink(fact) };
    case 'PopupShown':
      return { event: 'popup_impression', ...where, popup: fact.name };
    case 'PopupExpanded':
      return { event: 'popup_expand', ...where, popup: fact.name };
    case 'PopupClicked':
      return { event: 'popup_click', ...where, popup: fact.name };
    case 'PromotionClicked':
      return { event: 'promotion_click', ...where, ...fact.promotion };
    case 'AddedToCart':
      return present({
        event: 'add_to_cart' as const,
        ...where,
        productId: fact.productId,
        sku: fact.sku,
        quantity: fact.quantity,
        origin: fact.origin,
      });
    case 'OrderPlaced':
      return { event: 'purchase', ...where, orderNumber: fact.orderNumber };
    case 'RemovedFromCart':
    case 'CheckoutBegun':
      return undefined;
  }
};

const anonymousLink = ({ text, url }: { readonly text: string; readonly url: string }) => ({
  text: anonymousText(text),
  url: anonymousAddress(url),
});
