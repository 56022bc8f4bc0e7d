import type { StaffCartWire } from '#adapters/contract/price-adjustments.ts';
import type { CartWire, FlashWire, WhyWire } from '#adapters/contract/wire/cart.codec.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { Money } from '#core/kernel/money.ts';
import { present } from '#core/kernel/present.ts';
import type { PriceAdjustmentType } from '#core/cart/price-adjustment.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { Cause } from '../pricing/draft.ts';
import type { ExplainedAmount } from '../pricing/why.ts';
import type { CartParts } from './cart-wire.ts';
import { lineImage } from './line-image.ts';

const PERCENT = 10_000;

/** A value of a price change on the wire as it is stored: parts per million of a percentage, else minor units. */
export const storedValue = (type: PriceAdjustmentType, value: number, currency: Currency): number =>
  type === 'PERCENTAGE' ? Math.round(value * PERCENT) : Money.fromDecimal(value, currency);

/** The value on the wire of a stored one. */
export const adjustmentValue = (type: PriceAdjustmentType, value: number, currency: Currency): number =>
  type === 'PERCENTAGE' ? value / PERCENT : Money.toDecimal(Amount.of(value), currency);

const adjustmentIdOf = (cause: Cause): string | undefined => {
  if (cause.rule === 'staff-item' || cause.rule === 'staff-order') return cause.promotionId;
  return cause.rule === 'staff-shipping' ? cause.adjustmentId : undefined;
};

/** CART-20: notices about gifts that have left the cart. */
export const giftFlashes = ({ lostGifts, sitePricing }: CartParts): readonly FlashWire[] =>
  lostGifts.map((itemId) => ({
    code: 'ProductItemNotAvailable',
    itemId,
    message: serviceTexts[sitePricing.locale].prices.giftGone,
  }));

/** Converts minor units of a currency to decimals. */
export const decimals =
  (currency: Currency) =>
  (amount: Amount): number =>
    Money.toDecimal(amount, currency);

/** Parts of a price in decimals of the currency. */
export const whyWire = (parts: readonly ExplainedAmount[], decimal: (amount: Amount) => number): WhyWire =>
  parts.map(({ amount, ...part }) => ({ ...part, amount: decimal(amount) }));

/** Gifts to choose, in the order of the promotions and of their skus. Skus that the site does not sell are omitted. */
export const giftOffersWire = ({ pricing, giftChoices }: CartParts): NonNullable<CartWire['giftOffers']> =>
  pricing.giftOffers.flatMap(({ promotionId, name: promotionName, skus }) => {
    const choices = skus
      .flatMap((sku) => giftChoices.filter((choice) => choice.sku === sku))
      .flatMap(({ pictures: [picture], available, ...choice }) =>
        picture === undefined
          ? []
          : [
              {
                sku: choice.sku,
                productId: choice.productId,
                name: choice.name,
                colorName: choice.colorName,
                size: choice.size,
                image: lineImage(picture, choice),
                available: available > 0,
              },
            ],
      );
    return choices.length === 0 ? [] : [{ promotionId, promotionName, choices }];
  });

/** Changes of prices with what each takes off (ENT-41). */
export const priceAdjustmentsWire = (
  { pricing, priceAdjustments, sitePricing }: CartParts,
  decimal: (amount: Amount) => number,
): StaffCartWire['priceAdjustments'] =>
  priceAdjustments?.map(({ adjustmentId, lineId, level, type, value, reasonCode, createdBy }) => ({
    adjustmentId,
    level,
    type,
    value: adjustmentValue(type, value, sitePricing.currency),
    reasonCode,
    amount: decimal(
      Amount.sum(
        pricing.adjustments.flatMap(({ cause, amount }) =>
          adjustmentIdOf(cause) === adjustmentId ? [Amount.negate(amount)] : [],
        ),
      ),
    ),
    createdBy,
    ...present({ itemId: lineId ?? undefined }),
  }));
