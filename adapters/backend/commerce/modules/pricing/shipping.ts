import type { ShippingMethod } from '#core/cart/cart.ts';
import type { PromoSummary } from '#core/cart/promotion.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { goodsOf } from './draft.ts';
import type { PriceRule } from './price-rule.ts';
import type { SitePricing } from './site-pricing.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';

/** Shipping method of carts without a selected one. */
export const DEFAULT_METHOD = 'standard';

/** Shipping methods with prices for goods of this price, after discounts, in minor units (CHK-33). */
export const shippingMethodsFor = (sitePricing: SitePricing, goods: Amount): readonly ShippingMethod[] => {
  const texts = new Map(Object.entries(serviceTexts[sitePricing.locale].shipping.methods));
  return sitePricing.shippingMethods.map(({ id, price, freeFrom }) => ({
    id,
    code: id,
    label: texts.get(id)?.label ?? id,
    deliveryTime: texts.get(id)?.deliveryTime ?? '',
    price: freeFrom !== undefined && goods >= freeFrom ? Amount.zero : price,
  }));
};

/** Callout about free delivery; none while a more expensive method is selected (CART-16). */
const shippingSummary = (sitePricing: SitePricing, methodId: string, goods: Amount): readonly PromoSummary[] => {
  const freeFrom = sitePricing.shippingMethods.find((method) => method.id === methodId)?.freeFrom;
  if (freeFrom === undefined) return [];
  const texts = serviceTexts[sitePricing.locale].shipping.free;
  const missing = Amount.subtract(freeFrom, goods);
  const calloutMessage =
    missing > 0
      ? formatText(texts.within, { missing: formatMoney(missing, sitePricing.currency, sitePricing.language) })
      : texts.reached;
  return [{ level: 'SHIPPING', promotionId: 'FREESTANDARD', promotionName: texts.name, calloutMessage }];
};

/** The price of the selected method; 0 for an empty cart. */
export const shipping: PriceRule = (draft, { sitePricing, methodId }) => {
  const goods = goodsOf(draft);
  const shippingMethods = shippingMethodsFor(sitePricing, goods);
  const method = shippingMethods.find(({ id }) => id === methodId);
  if (draft.rows.length === 0 || method === undefined) return { adjustments: [], shippingMethods };
  return {
    adjustments: [{ cause: { rule: 'shipping', methodId }, part: 'shipping', amount: method.price, byRow: [] }],
    promoSummary: shippingSummary(sitePricing, methodId, goods),
    shippingMethods,
  };
};
