import type { Cart } from '../cart/cart.ts';
import type { CartItem } from '../cart/cart-item.ts';
import type { NewItem } from '../cart/ports/cart-gateway.ts';
import { Amount } from '../kernel/amount.ts';
import { present } from '../kernel/present.ts';

export type HeldLine = NewItem & { readonly id: string; readonly position: number };
/** What a cart has apart from its lines. */
export type Extras = Partial<
  Pick<
    Cart,
    | 'isExpress'
    | 'shippingAddress'
    | 'billingAddress'
    | 'billingSameAsShipping'
    | 'instruments'
    | 'shipments'
    | 'coupons'
    | 'giftOffers'
    | 'why'
  >
>;
export type Held = { readonly lines: readonly HeldLine[]; readonly version: number; readonly extras: Extras };

/** A variant that is a gift card, which is digital. */
export const GIFT_CARD_SKU = 'GIFT-1';

/** The price of the gift cards of a cart; undefined without any. */
export const giftCardTotalOf = (items: readonly Pick<CartItem, 'sku' | 'price'>[]): Amount | undefined => {
  const giftCards = items.filter(({ sku }) => sku === GIFT_CARD_SKU);
  return giftCards.length === 0 ? undefined : Amount.sum(giftCards.map(({ price }) => price.rowTotal));
};

/** The size of a variant; variants differ only in it. */
export const sizeOf = (sku: string | undefined): string => (sku === 'SKU-2' ? '43' : '42');

/** Lines of which one has other values. */
export const withChangedLine = (
  lines: readonly HeldLine[],
  itemId: string,
  change: Partial<HeldLine>,
): readonly HeldLine[] => lines.map((line) => (line.id === itemId ? { ...line, ...change } : line));

/** Lines of which one is collected in a store; without a store it is sent. */
export const withStore = (
  lines: readonly HeldLine[],
  itemId: string,
  storeId: string | undefined,
): readonly HeldLine[] =>
  lines.map(({ storeId: before, ...line }) => ({
    ...line,
    ...present({ storeId: line.id === itemId ? storeId : before }),
  }));

/** Lines with another variant in one of them, into which an equal line is merged. */
export const withVariant = (
  lines: readonly HeldLine[],
  { itemId, sku }: { readonly itemId: string; readonly sku: string },
): readonly HeldLine[] => {
  const line = lines.find(({ id }) => id === itemId);
  const isEqual = (other: HeldLine): boolean =>
    other.id !== itemId &&
    other.sku === sku &&
    other.storeId === line?.storeId &&
    other.giftMessage === line?.giftMessage;
  const merged = lines.filter(isEqual).reduce((sum, { quantity }) => sum + quantity, 0);
  return lines
    .filter((other) => !isEqual(other))
    .map((other) => (other.id === itemId ? { ...other, sku, quantity: other.quantity + merged } : other));
};

/** Units of a line that become a line of their own. */
export type LinePart = { readonly itemId: string; readonly partId: string; readonly quantity: number };

/** Lines of which parts are lines of their own, behind the others. */
export const withParts = (lines: readonly HeldLine[], parts: readonly LinePart[]): readonly HeldLine[] => [
  ...lines.map((line) => {
    const taken = parts.reduce((sum, { itemId, quantity }) => (itemId === line.id ? sum + quantity : sum), 0);
    return { ...line, quantity: line.quantity - taken };
  }),
  ...parts.flatMap(({ itemId, partId, quantity }) => {
    const line = lines.find(({ id }) => id === itemId);
    return line === undefined ? [] : [{ ...line, id: partId, quantity }];
  }),
];

/** What a cart has after lines have returned to their shipments. */
export const withReturned = ({ shipments, ...extras }: Extras, lines: readonly HeldLine[]): Extras => ({
  ...extras,
  ...present({
    shipments: shipments?.map(({ itemIds = [], ...shipment }) => {
      const returned = lines.flatMap(({ id, shippingId }) => (shippingId === shipment.id ? [id] : []));
      return { ...shipment, itemIds: [...new Set([...itemIds, ...returned])] };
    }),
  }),
});

/** The shipping of a line. Every line can be picked up; the name of a store is its id. */
export const shippingOf = (
  shipping: CartItem['shipping'],
  { storeId, inventory }: { readonly storeId: string | undefined; readonly inventory: number },
): CartItem['shipping'] =>
  storeId === undefined
    ? { ...shipping, available: [...shipping.available.filter((code) => code !== 'pickup'), 'pickup'] }
    : {
        ...shipping,
        selected: 'pickup',
        available: ['standard', 'pickup'],
        label: 'Pick up in store',
        deliveryTime: 'Today',
        storeInfo: { id: storeId, name: `Store ${storeId}`, inventory },
      };

/** Lines of which one has another message, or none; the units of an equal line are added to it. */
export const withGiftMessage = (
  lines: readonly HeldLine[],
  itemId: string,
  giftMessage: string | undefined,
): readonly HeldLine[] => {
  const [line] = lines.filter(({ id }) => id === itemId);
  const equal = lines.find(
    (other) =>
      other.id !== itemId &&
      other.sku === line?.sku &&
      other.storeId === line.storeId &&
      other.giftMessage === giftMessage,
  );
  return lines.flatMap((other) => {
    if (other.id !== itemId) return other === equal ? [] : [other];
    const { giftMessage: _before, ...rest } = other;
    return [{ ...rest, quantity: rest.quantity + (equal?.quantity ?? 0), ...present({ giftMessage }) }];
  });
};
