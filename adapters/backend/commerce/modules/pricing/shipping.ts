import type { ShippingMethod } from '#core/cart/cart.ts';
import type { PromoSummary } from '#core/cart/promotion.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { goodsOf } from './draft.ts';
import type { PriceRule } from './price-rule.ts';
import type { SitePricing } from './site-pricing.ts';
import { filled, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';

/** What every cart is quoted before a method was chosen. */
export const DEFAULT_METHOD = 'standard';

/** The methods with their price for goods of this worth, after discounts, in minor units (CHK-33). */
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

/** How far free delivery is, or that it is there; silent while a dearer method is chosen (CART-16). */
const shippingSummary = (sitePricing: SitePricing, methodId: string, goods: Amount): readonly PromoSummary[] => {
  const freeFrom = sitePricing.shippingMethods.find((method) => method.id === methodId)?.freeFrom;
  if (freeFrom === undefined) return [];
  const texts = serviceTexts[sitePricing.locale].shipping.free;
  const missing = Amount.subtract(freeFrom, goods);
  const calloutMessage =
    missing > 0
      ? filled(texts.within, { missing: formatMoney(missing, sitePricing.currency, sitePricing.language) })
      : texts.reached;
  return [{ level: 'SHIPPING', promotionId: 'FREESTANDARD', promotionName: texts.name, calloutMessage }];
};

/** The price of the chosen method; an empty cart is not delivered. */
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
