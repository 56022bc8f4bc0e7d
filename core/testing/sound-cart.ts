import type { Cart, PaymentInstrument } from '../cart/cart.ts';
import type { CartItem, ShippingCode } from '../cart/cart-item.ts';
import type { TaxMode, Totals } from '../cart/totals.ts';
import { allocate } from '../kernel/allocate.ts';
import { Amount } from '../kernel/amount.ts';
import type { Currency } from '../kernel/currency.ts';
import { Money } from '../kernel/money.ts';
import { percentSaved } from '../pricing/discount.ts';

/** The values that determine a line; all others are computed. Shares are in parts per million. */
export type LineSeed = {
  readonly current: number;
  readonly surcharge?: number;
  readonly quantity: number;
  readonly discount?: number;
  readonly isBonus?: boolean;
  readonly code?: ShippingCode;
};

export type CartSeed = {
  readonly lines: readonly LineSeed[];
  readonly currency?: Currency;
  readonly taxMode?: TaxMode;
  /** Discounts of the order, in parts per million of the item total. */
  readonly promotions?: readonly number[];
  readonly shipping?: number;
  /** Tax that is added or contained, in parts per million. */
  readonly tax?: number;
  readonly giftCard?: number;
};

const picture = { name: 'products/NKTRAIL3FJO-1', alt: 'Kamm Trail 3', width: 960, height: 1200, color: '#c9c2b4' };

const line = (
  seed: LineSeed,
  index: number,
  parts: { readonly orderDiscount: Amount; readonly afterItem: Amount; readonly tax: Amount },
): CartItem => {
  const current = Amount.of(seed.current);
  const original = Amount.of(seed.current + (seed.surcharge ?? 0));
  const after = Amount.subtract(parts.afterItem, parts.orderDiscount);
  return {
    id: `line-${index}`,
    sku: `SKU-${index}`,
    productId: 'NKTRAIL3FJO',
    masterId: 'NKTRAIL3',
    upc: `070000000${index}`,
    name: 'Kamm Trail 3',
    colorName: 'Fjord',
    size: '42',
    picture,
    quantity: seed.quantity,
    maxQuantity: 10,
    price: {
      current,
      original,
      rowTotal: Amount.times(current, seed.quantity),
      priceAfterItemDiscount: parts.afterItem,
      priceAfterOrderDiscount: after,
      amount: after,
      highCurrent: current,
      highOriginal: original,
    },
    tax: parts.tax,
    shipping: {
      selected: seed.code ?? 'standard',
      available: ['standard'],
      label: 'Standard',
      deliveryTime: '2-4 business days',
    },
    url: '/p/NKTRAIL3FJO',
    isDigital: seed.code === 'digital',
    isCustoms: seed.code === 'customs',
    isBonus: seed.isBonus ?? false,
  };
};

/** Makes a cart that adds up from few numbers, by the rules of CART-12 to CART-14. */
export const soundCart = (seed: CartSeed): Cart => {
  const { lines, promotions = [], tax = 0, taxMode = 'exclusive' } = seed;
  const rows = lines.map(({ current, quantity }) => Amount.times(Amount.of(current), quantity));
  const afterItem = rows.map((row, index) => Amount.subtract(row, Money.share(row, lines[index]?.discount ?? 0)));
  const itemSubTotal = Amount.sum(rows);
  const itemTotal = Amount.sum(afterItem);
  const orderPromotions = promotions.map((share, index) => ({
    promotionId: `PROMO-${index}`,
    name: `Promotion ${index}`,
    discount: Money.share(itemTotal, share),
  }));
  const discount = Amount.sum(orderPromotions.map((promotion) => promotion.discount));
  const orderDiscounts = allocate(discount, afterItem);
  const taxes = afterItem.map((amount, index) =>
    Money.share(Amount.subtract(amount, orderDiscounts[index] ?? Amount.zero), tax),
  );
  const taxTotal = Amount.sum(taxes);
  const shipping = Amount.of(seed.shipping ?? 0);
  const contained = taxMode === 'inclusive' ? taxTotal : Amount.zero;
  const totalWithoutTax = Amount.of(itemTotal + shipping - discount - contained);
  const total = Amount.add(totalWithoutTax, taxTotal);
  const giftCard: readonly PaymentInstrument[] =
    seed.giftCard === undefined ? [] : [{ id: 'gift-1', method: 'GIFT_CARD', amount: Amount.of(seed.giftCard) }];
  const totalDiscount = Amount.of(itemSubTotal - itemTotal + discount);
  const totals: Totals = {
    itemSubTotal,
    itemTotal,
    totalDiscount,
    totalDiscountPercentage: percentSaved(itemSubTotal, Amount.subtract(itemSubTotal, totalDiscount)),
    shipping,
    tax: taxTotal,
    totalWithoutTax,
    total,
    remainingToPay: Amount.of(Math.max(0, total - (seed.giftCard ?? 0))),
    totalUnits: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
  return {
    id: 'basket-1',
    currency: seed.currency ?? 'USD',
    items: lines.map((one, index) =>
      line(one, index, {
        orderDiscount: orderDiscounts[index] ?? Amount.zero,
        afterItem: afterItem[index] ?? Amount.zero,
        tax: taxes[index] ?? Amount.zero,
      }),
    ),
    totals,
    shipments: [],
    instruments: giftCard,
    coupons: [],
    orderPromotions,
    promoSummary: [],
    flashes: [],
  };
};
