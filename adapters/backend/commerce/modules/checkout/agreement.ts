import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';

const sorted = (parts: readonly unknown[]): readonly string[] => parts.map((part) => JSON.stringify(part)).toSorted();

/** The address of what is sent, without the contact. */
const placeOf = (address: CartWire['shippingAddress']): readonly (string | undefined)[] =>
  address === undefined
    ? []
    : [
        address.recipientFirstName,
        address.recipientLastName,
        address.addressLine1,
        address.addressLine2,
        address.city,
        address.stateCityProvDept,
        address.postalCode,
      ];

/**
 * What a shopper agrees to, independent of its order: lines with their prices and other addresses than the main one,
 * discounts, shipping, taxes, deliveries with places and promised days, tenders, total. `agreementChanges` of the core
 * names the differences.
 */
const agreedParts = (cart: CartWire): unknown => ({
  lines: sorted(
    cart.items.map(
      ({ id, sku, recipeId, bonus, giftMessage, qty, price, shippingOptions: { selected, storeInfo } }) => [
        sku,
        recipeId,
        bonus,
        giftMessage,
        selected,
        storeInfo?.id,
        qty,
        price.priceAfterItemDiscount,
        ...cart.shippingMethods.flatMap(({ ownAddress, itemIds, address }) =>
          ownAddress === true && itemIds?.includes(id) === true ? [placeOf(address)] : [],
        ),
      ],
    ),
  ),
  shipments: sorted(
    cart.shippingMethods.map(({ code, shippingMethodId, applicableShippingMethods, address, collectionPoint }) => {
      const arrival = applicableShippingMethods.find(({ id }) => id === shippingMethodId)?.arrival;
      const place = collectionPoint?.id ?? placeOf(address ?? cart.shippingAddress);
      return [code, shippingMethodId, arrival?.from, arrival?.to, place];
    }),
  ),
  pickups: sorted(
    cart.items.flatMap(({ shippingOptions: { selected, storeInfo, shippingMethod } }) =>
      storeInfo === undefined || selected === 'pudo'
        ? []
        : [[selected, storeInfo.id, shippingMethod.deliveryTime, shippingMethod.arrival]],
    ),
  ),
  discounts: sorted(cart.orderPromotions.map(({ promotionId, discount }) => [promotionId, discount])),
  shipping: cart.totals.shipping,
  taxes: sorted(cart.taxes?.map(({ name, amount }) => [name, amount]) ?? [cart.totals.tax]),
  tenders: sorted(
    cart.payment_instruments.flatMap(({ paymentInstrumentId: id, amount }) => (amount > 0 ? [[id, amount]] : [])),
  ),
  total: [cart.totals.total, cart.currency],
});

/** The digest of what a cart shows to agree to (I07), 64 characters. */
export const agreementOf = (cart: CartWire): string => digestOf(JSON.stringify(agreedParts(cart)));
