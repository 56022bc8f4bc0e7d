import type * as t from 'io-ts';
import type {
  CartItemWire,
  FlashWire,
  OrderPromotionWire,
  PaymentInstrumentWire,
  TotalsWire,
  WhyWire,
} from '#adapters/contract/wire/cart.codec.ts';
import type { PaymentInstrument } from '#core/cart/cart.ts';
import { shippingCodes, type CartItem, type ShippingCode } from '#core/cart/cart-item.ts';
import type { PricePart } from '#core/cart/price-part.ts';
import type { CartFlash } from '#core/cart/flash.ts';
import { deliveryFlags } from '#core/failures/delivery-flags.ts';
import type { OrderPromotion } from '#core/cart/promotion.ts';
import type { Totals } from '#core/cart/totals.ts';
import type { Amount } from '#core/kernel/amount.ts';
import { present } from '#core/kernel/present.ts';

type ToAmount = (decimal: number) => Amount;

/** Converts a line of a cart or order. */
export const itemOf = (wire: CartItemWire, amount: ToAmount): CartItem => ({
  id: wire.id,
  sku: wire.sku,
  productId: wire.productId,
  masterId: wire.masterId,
  upc: wire.upc,
  name: wire.name,
  colorName: wire.colorName,
  size: wire.size,
  picture: wire.image,
  quantity: wire.qty,
  maxQuantity: wire.maxQty,
  price: {
    current: amount(wire.price.current),
    original: amount(wire.price.original),
    rowTotal: amount(wire.price.rowTotal),
    priceAfterItemDiscount: amount(wire.price.priceAfterItemDiscount),
    priceAfterOrderDiscount: amount(wire.price.priceAfterOrderDiscount),
    amount: amount(wire.price.amount),
    highCurrent: amount(wire.price.highCurrent),
    highOriginal: amount(wire.price.highOriginal),
  },
  tax: amount(wire.taxTotal),
  shipping: {
    selected: isShippingCode(wire.shippingOptions.selected) ? wire.shippingOptions.selected : 'standard',
    available: wire.shippingOptions.available.filter(isShippingCode),
    label: wire.shippingOptions.shippingMethod.label,
    deliveryTime: wire.shippingOptions.shippingMethod.deliveryTime,
    ...present({
      arrival: wire.shippingOptions.shippingMethod.arrival,
      storeInfo:
        wire.shippingOptions.storeInfo === undefined
          ? undefined
          : present({
              id: wire.shippingOptions.storeInfo.id,
              name: wire.shippingOptions.storeInfo.name,
              inventory: wire.shippingOptions.storeInfo.inventory,
            }),
    }),
  },
  url: wire.pdpUrl,
  isDigital: wire.isDigitalProduct,
  isCustoms: wire.isCustoms,
  isBonus: wire.bonus,
  ...present({
    recipeId: wire.recipeId,
    recipe: wire.recipe,
    unitLimit: wire.unitLimit,
    position: wire.position,
    why: whyOf(wire.why, amount),
    giftOption: wire.giftOption,
    sender: wire.sender,
    sendOn: wire.sendOn,
    giftMessage: wire.giftMessage,
    giftReceipt: wire.giftReceipt,
    isExcluded: wire.excluded,
  }),
});

/** Converts the parts of a price. */
export const whyOf = (wire: WhyWire | undefined, amount: ToAmount): readonly PricePart[] | undefined =>
  wire?.map((part) => ({ ...part, amount: amount(part.amount) }));

/** Converts the totals of a cart or order. */
export const totalsOf = (wire: TotalsWire, amount: ToAmount): Totals => ({
  itemSubTotal: amount(wire.itemSubTotal),
  itemTotal: amount(wire.itemTotal),
  totalDiscount: amount(wire.totalDiscount),
  totalDiscountPercentage: wire.totalDiscountPercentage,
  shipping: amount(wire.shipping),
  tax: amount(wire.tax),
  totalWithoutTax: amount(wire.totalWithoutTax),
  total: amount(wire.total),
  remainingToPay: amount(wire.remainingToPay),
  totalUnits: wire.totalUnits,
});

/** Converts a payment instrument. A card has only its masked number. */
export const instrumentOf = (wire: t.TypeOf<typeof PaymentInstrumentWire>, amount: ToAmount): PaymentInstrument => ({
  id: wire.paymentInstrumentId,
  method: wire.paymentMethod,
  amount: amount(wire.amount),
  ...present({
    maskedNumber: wire.maskedNumber,
    brand: wire.brand,
    label: wire.label,
    authorization: wire.authorization,
    balanceAfter: wire.balanceAfter === undefined ? undefined : amount(wire.balanceAfter),
    refunded: wire.refunded === undefined ? undefined : amount(wire.refunded),
    refundDue: wire.refundDue === undefined ? undefined : amount(wire.refundDue),
    reserved: wire.reserved === undefined ? undefined : amount(wire.reserved),
  }),
});

export const promotionOf = (wire: t.TypeOf<typeof OrderPromotionWire>, amount: ToAmount): OrderPromotion => ({
  promotionId: wire.promotionId,
  name: wire.promotionName,
  discount: amount(wire.discount),
});

/** Converts the messages of a response; unknown codes are kept (ERR-40 to ERR-44). */
export const flashOf = (wire: FlashWire): CartFlash => {
  switch (wire.code) {
    case 'ProductLineItemInventoryMissing':
    case 'ProductItemNotAvailable':
    case 'ProductLineItemFullInventoryMissing':
      return { _tag: wire.code, ...present({ itemId: wire.itemId }) };
    case 'InvalidShippingAddress':
      return { _tag: wire.code };
    case 'PaymentNotAuthorized':
      return { _tag: wire.code, ...present({ challengeId: wire.params?.challengeId }) };
    default:
      return deliveryFlags.some((flag) => flag === wire.code)
        ? { _tag: 'DeliveryChanged', flag: wire.code }
        : { _tag: 'Unknown', code: wire.code };
  }
};

const isShippingCode = (text: string): text is ShippingCode => shippingCodes.some((code) => code === text);
