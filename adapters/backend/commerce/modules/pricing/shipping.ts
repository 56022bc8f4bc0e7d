import type { ShippingMethod } from '#core/cart/cart.ts';
import type { PromoSummary } from '#core/cart/promotion.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { goodsOf } from './draft.ts';
import type { ChargedDelivery, OfferedDelivery, PriceRule } from './price-rule.ts';
import type { Rate, SitePricing } from './site-pricing.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';

/** Shipping methods with prices for goods of this price, after discounts, in minor units (CHK-33). */
export const shippingMethodsFor = (
  { locale }: Pick<SitePricing, 'locale'>,
  rates: readonly Rate[],
  goods: Amount,
): readonly ShippingMethod[] => {
  const texts = new Map(Object.entries(serviceTexts[locale].shipping.methods));
  return rates.map(({ id, price, freeFrom, texts: key = id }) => ({
    id,
    code: id,
    label: texts.get(key)?.label ?? id,
    deliveryTime: texts.get(key)?.deliveryTime ?? '',
    price: freeFrom !== undefined && goods >= freeFrom ? Amount.zero : price,
  }));
};

/** Callout about free delivery; none while only more expensive methods are selected (CART-16). */
const shippingSummary = (
  sitePricing: SitePricing,
  deliveries: readonly ChargedDelivery[],
  goods: Amount,
): readonly PromoSummary[] => {
  const [freeFrom] = deliveries.flatMap(({ rates, methodId, isCharged }) =>
    (isCharged ? rates : []).flatMap((rate) =>
      rate.id === methodId && rate.freeFrom !== undefined ? [rate.freeFrom] : [],
    ),
  );
  if (freeFrom === undefined) return [];
  const texts = serviceTexts[sitePricing.locale].shipping.free;
  const missing = Amount.subtract(freeFrom, goods);
  const calloutMessage =
    missing > 0
      ? formatText(texts.within, { missing: formatMoney(missing, sitePricing.currency, sitePricing.language) })
      : texts.reached;
  return [{ level: 'SHIPPING', promotionId: 'FREESTANDARD', promotionName: texts.name, calloutMessage }];
};

/**
 * The prices of the selected methods, one for each delivery group with goods that are bought; all goods together reach
 * the threshold.
 */
export const shipping: PriceRule = (draft, { sitePricing, deliveries }) => {
  const goods = goodsOf(draft);
  const offered = deliveries.map(({ id, rates, methodId }): OfferedDelivery => {
    const methods = shippingMethodsFor(sitePricing, rates, goods);
    return { id, methods, method: methods.find((method) => method.id === methodId) };
  });
  if (draft.rows.length === 0) return { adjustments: [], deliveries: offered };
  return {
    adjustments: offered.flatMap(({ id, method }, index) =>
      method === undefined || deliveries[index]?.isCharged !== true
        ? []
        : [
            {
              cause: { rule: 'shipping', groupId: id, methodId: method.id, name: method.label },
              part: 'shipping',
              amount: method.price,
              byRow: [],
              byDelivery: offered.map((_, other) => (other === index ? method.price : Amount.zero)),
            },
          ],
    ),
    promoSummary: shippingSummary(sitePricing, deliveries, goods),
    deliveries: offered,
  };
};
