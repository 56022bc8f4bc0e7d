import type { Cart } from '../cart/cart.ts';
import type { Arrival, CartItem } from '../cart/cart-item.ts';
import { Amount } from '../kernel/amount.ts';
import { present } from '../kernel/present.ts';
import type { Address } from '../profile/address.ts';
import { addressLines } from '../profile/address-lines.ts';
import { tenderText } from './card-text.ts';

/** A line with its units and the price of its row after item discounts. */
type AgreedLine = { readonly quantity: number; readonly price: Amount };

/** Where goods come, how, and on which promised days. */
type AgreedDelivery = { readonly place: string; readonly method: string; readonly arrival?: Arrival };

type Change<Kind extends string, Value> = {
  readonly kind: Kind;
  /** Name of the line, discount, tax or tender; empty if the kind says all. */
  readonly label: string;
  /** Absent if it has been added. */
  readonly before?: Value;
  /** Absent if it has been removed. */
  readonly after?: Value;
};

/** A difference of what a shopper agrees to, with both values. Amounts are in the currency of the carts. */
export type AgreementChange =
  | Change<'line', AgreedLine>
  | Change<'delivery', AgreedDelivery>
  | Change<'discount' | 'shipping' | 'tax' | 'tender' | 'total', Amount>;

/** A part of the agreement: what it is, its name, and its value. */
type Part<Value> = readonly [key: readonly unknown[], label: string, value: Value];

const lineName = ({
  name,
  colorName,
  size,
  recipe = [],
  giftMessage = '',
  shipping: { storeInfo },
}: CartItem): string =>
  [name, colorName, size, ...recipe.map(({ value }) => value), storeInfo?.name ?? '', giftMessage]
    .filter((part) => part !== '')
    .join(', ');

const homeOf = (address: Address | undefined): string =>
  address === undefined ? '' : [`${address.firstName} ${address.lastName}`.trim(), ...addressLines(address)].join(', ');

/** Where a line is sent, if that is not the main address. */
const otherHomeOf = ({ shipments }: Cart, { id }: CartItem): string =>
  homeOf(shipments.find(({ hasOwnAddress, itemIds }) => hasOwnAddress === true && itemIds?.includes(id))?.address);

const lines = (cart: Cart): readonly Part<AgreedLine>[] =>
  cart.items.map((item) => {
    const home = otherHomeOf(cart, item);
    return [
      [
        item.sku,
        item.recipeId,
        item.isBonus,
        item.giftMessage,
        item.shipping.selected,
        item.shipping.storeInfo?.id,
        home,
      ],
      home === '' ? lineName(item) : `${lineName(item)}, ${home}`,
      { quantity: item.quantity, price: item.price.priceAfterItemDiscount },
    ];
  });

/** Each shipment with its method, and each store with the time of the pickup. A collection point has a shipment. */
const deliveries = ({ items, shipments, shippingAddress }: Cart): readonly Part<AgreedDelivery>[] => [
  ...shipments.map(({ code, methodId, applicable, address, hasOwnAddress, point }): Part<AgreedDelivery> => {
    const method = applicable.find((one) => one.id === methodId);
    return [
      [code, point?.id, hasOwnAddress === true ? homeOf(address) : undefined],
      '',
      {
        place:
          point === undefined
            ? homeOf(address ?? shippingAddress)
            : [point.name, ...addressLines(point.address)].join(', '),
        method: method?.label ?? items.find(({ shipping }) => shipping.selected === code)?.shipping.label ?? '',
        ...present({ arrival: method?.arrival }),
      },
    ];
  }),
  ...items.flatMap(({ shipping: { selected, deliveryTime, arrival, storeInfo } }): readonly Part<AgreedDelivery>[] =>
    storeInfo === undefined || selected === 'pudo'
      ? []
      : [
          [
            [selected, storeInfo.id],
            '',
            { place: storeInfo.name ?? '', method: deliveryTime, ...present({ arrival }) },
          ],
        ],
  ),
];

const discounts = ({ orderPromotions }: Cart): readonly Part<Amount>[] =>
  orderPromotions.map(({ promotionId, name, discount }) => [[promotionId], name, Amount.negate(discount)]);

const taxes = ({ taxes: named, totals }: Cart): readonly Part<Amount>[] =>
  (named ?? [{ label: '', amount: totals.tax }]).map(({ label, amount }) => [[label], label, amount]);

const tenders = ({ instruments }: Cart): readonly Part<Amount>[] =>
  instruments.filter(({ amount }) => amount > 0).map((tender) => [[tender.id], tenderText(tender), tender.amount]);

const byKey = <Value>(parts: readonly Part<Value>[]) =>
  new Map(parts.map(([key, label, value]) => [JSON.stringify(key), { label, value }] as const));

/** The differences of the parts of one kind: those of before in their order, then those that are new. */
const differences = <Kind extends string, Value>(
  kind: Kind,
  partsOf: (cart: Cart) => readonly Part<Value>[],
  carts: { readonly before: Cart; readonly after: Cart },
): readonly Change<Kind, Value>[] => {
  const before = byKey(partsOf(carts.before));
  const after = byKey(partsOf(carts.after));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    if (JSON.stringify(old?.value) === JSON.stringify(now?.value)) return [];
    const label = now?.label ?? old?.label ?? '';
    return [{ kind, label, ...(old && { before: old.value }), ...(now && { after: now.value }) }];
  });
};

/**
 * What differs between the cart that a shopper has seen and the current one, of all that the shopper agrees to by placing
 * the order; the total is last. The digest of the service covers the same.
 * Law: carts that show the same have no changes, whatever the order of their parts (I07).
 * Law: whatever differs of what is agreed to is named with both values, and the total is last (I07).
 */
export const agreementChanges = (before: Cart, after: Cart): readonly AgreementChange[] => {
  const carts = { before, after };
  return [
    ...differences('line', lines, carts),
    ...differences('delivery', deliveries, carts),
    ...differences('discount', discounts, carts),
    ...differences('shipping', ({ totals }): readonly Part<Amount>[] => [[[], '', totals.shipping]], carts),
    ...differences('tax', taxes, carts),
    ...differences('tender', tenders, carts),
    ...differences('total', ({ totals }): readonly Part<Amount>[] => [[[], '', totals.total]], carts),
  ];
};

/** A tender that was attached again has another id: what the shopper knows is its name. */
const withNamedTenders = (cart: Cart): Cart => {
  const names = cart.instruments.map(tenderText);
  const instruments = cart.instruments.map((tender, index) => {
    const name = tenderText(tender);
    return { ...tender, id: `${name} ${names.slice(0, index).filter((one) => one === name).length}` };
  });
  return { ...cart, instruments };
};

/** The differences as they are shown: a tender that was attached again is one row with both amounts (I07). */
export const shownChanges = (before: Cart, after: Cart): readonly AgreementChange[] =>
  agreementChanges(withNamedTenders(before), withNamedTenders(after));
