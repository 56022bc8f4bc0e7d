import { present } from '../kernel/present.ts';
import type { AnalyticsEvent } from './analytics-event.ts';
import { anonymousAddress, anonymousText } from './anonymous.ts';
import type { Push, PushContext } from './push.codec.ts';

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
