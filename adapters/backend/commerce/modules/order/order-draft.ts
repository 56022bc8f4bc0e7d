import { addressLines } from '#core/profile/address-lines.ts';
import type { CartItemWire, TotalsWire } from '#adapters/contract/wire/cart.codec.ts';
import type { ShippingMethod } from '#core/cart/cart.ts';
import type { ShippingCode } from '#core/cart/cart-item.ts';
import type { ShownRecipe } from '#core/catalog/customization.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { Tax } from '#core/order/tax-parts.ts';
import { unitShares, type UnitShare } from '#core/order/shares.ts';
import type { Address } from '#core/profile/address.ts';
import type { OrderedPoint } from '#adapters/backend/commerce/kernel/database/tables/stores.ts';
import { payingTenders } from '../cart/cart-tenders.ts';
import { cartWire, type CartParts } from '../cart/cart-wire.ts';
import { pickupPromise } from '#adapters/backend/commerce/kernel/site-days.ts';
import type { CartRecord } from '../cart/cart-records.ts';
import type { LineRecord } from '../cart/line-records.ts';

type Store = { readonly storeId: string; readonly name: string; readonly lines: readonly string[] };

/** A delivery group of a new order. Amounts are minor units. */
type DraftShipment = {
  readonly code: ShippingCode;
  readonly method: Pick<ShippingMethod, 'code' | 'label' | 'deliveryTime' | 'arrival'>;
  readonly address: Address | null;
  readonly store: Store | null;
  readonly point: OrderedPoint | null;
  /** Full name of who collects it; null for goods that are sent home. */
  readonly collector: string | null;
  readonly shipping: number;
  readonly shippingTax: number;
  /** The taxes of its destination. */
  readonly taxes: readonly Tax[];
  readonly lines: readonly {
    readonly line: LineRecord;
    readonly item: CartItemWire;
    readonly recipe: ShownRecipe | null;
    readonly units: readonly UnitShare[];
  }[];
};

/** The rows of a new order besides its own: what the order keeps of its cart. */
export type OrderDraft = {
  readonly shipments: readonly DraftShipment[];
  readonly promotions: readonly { readonly promotionId: string; readonly name: string; readonly discount: number }[];
  /** The tenders, which sum to the total. */
  readonly tenders: ReturnType<typeof payingTenders>;
  readonly totals: TotalsWire;
  readonly isTaxIncluded: boolean;
  /** Line ids in the order of the cart. */
  readonly lineIds: readonly string[];
};

const storeOf = ({ store }: LineRecord): Store | null =>
  store === null ? null : { storeId: store.id, name: store.name, lines: addressLines(store.address) };

const pointOf = ({ point }: LineRecord): OrderedPoint | null =>
  point === null
    ? null
    : { pointId: point.id, name: point.name, lines: addressLines(point.address), carrier: point.carrier };

/** Who collects what is picked up: the named collector, else the recipient of the parcel or of the invoice. */
const collectorOf = ({ collector, shippingAddress, billingAddress }: CartRecord): string | null => {
  if (collector !== null) return collector;
  const { firstName = '', lastName = '' } = shippingAddress ?? billingAddress ?? {};
  return `${firstName} ${lastName}`.trim() || null;
};

/** A line without its gift and its recipe, which may name persons and have columns of their own. */
const withoutNames = ({
  giftOption: _gift,
  sender: _sender,
  sendOn: _day,
  giftMessage: _message,
  recipe: _recipe,
  ...item
}: CartItemWire): CartItemWire => item;

/** A method that sends a gift on its day. */
const onItsDay = (method: DraftShipment['method'], { digitalGift }: LineRecord): DraftShipment['method'] => {
  const day = digitalGift?.sendOn;
  return day === undefined ? method : { ...method, deliveryTime: '', arrival: { from: day, to: day } };
};

/** The delivery groups with their lines; each digital line is sent on its own, to its recipient and on its day. */
const shipmentsOf = ({ groups, lines }: CartParts) =>
  groups.flatMap((group) => {
    const own = lines.filter((line) => line.groupId === group.groupId);
    return group.code === 'digital' ? own.map((line) => ({ ...group, own: [line] })) : [{ ...group, own }];
  });

/**
 * The rows of the order of a priced cart.
 * Law: the amounts of all units and of shipping with its tax sum to the total.
 */
export const orderDraft = (parts: CartParts): OrderDraft => {
  const { cart, lines, pricing, sitePricing } = parts;
  const wire = cartWire(parts);
  const items = new Map(wire.items.map((item) => [item.id, item]));
  const itemOf = ({ lineId }: LineRecord): CartItemWire => {
    const item = items.get(lineId);
    if (item === undefined) throw new TypeError(`Line ${lineId} is not on the wire`);
    return item;
  };
  const isTaxIncluded = sitePricing.taxMode === 'inclusive';
  const rowIds = [...pricing.byLine.keys()];
  const unitsOf = ({ lineId, quantity }: LineRecord): readonly UnitShare[] => {
    const row = pricing.byLine.get(lineId);
    if (row === undefined) throw new TypeError(`Line ${lineId} was not priced`);
    const discounts = pricing.adjustments.flatMap(({ cause, byRow }) =>
      'promotionId' in cause
        ? [
            {
              promotionId: cause.promotionId,
              amount: Amount.negate(byRow[rowIds.indexOf(lineId)] ?? Amount.zero),
            },
          ]
        : [],
    );
    return unitShares({ quantity, price: row.price.current, discounts, tax: row.tax }, { isTaxIncluded });
  };
  /** The method of a pickup, with its day and hour. */
  const dated = (line: LineRecord): DraftShipment['method'] => {
    const method = itemOf(line).shippingOptions.shippingMethod;
    const { store } = line;
    const promise =
      store && pickupPromise({ ...store, country: store.address.country }, { ...sitePricing, now: Date.now() });
    return promise ? { ...method, ...promise } : method;
  };
  const shippingOf = (groupId: string) => {
    const shipping = pricing.byDelivery.get(groupId);
    if (shipping === undefined) throw new TypeError(`Delivery group ${groupId} was not priced`);
    return shipping;
  };
  const methodOf = (groupId: string) => pricing.deliveries.find(({ id }) => id === groupId)?.method;
  return {
    shipments: shipmentsOf(parts).flatMap(({ groupId, code, address, own }) => {
      const [first] = own;
      if (first === undefined) return [];
      const { price: shipping, tax: shippingTax, taxes } = shippingOf(groupId);
      return [
        {
          code,
          method:
            code === 'pickup'
              ? dated(first)
              : onItsDay(methodOf(groupId) ?? { code: '', label: '', deliveryTime: '' }, first),
          address: code === 'digital' ? null : address,
          store: storeOf(first),
          point: pointOf(first),
          collector: first.store === null && first.point === null ? null : collectorOf(cart),
          shipping,
          shippingTax,
          taxes,
          lines: own.map((line) => {
            const { recipe = null } = itemOf(line);
            return { line, item: withoutNames(itemOf(line)), recipe, units: unitsOf(line) };
          }),
        },
      ];
    }),
    promotions: pricing.orderPromotions,
    tenders: payingTenders(parts),
    totals: wire.totals,
    isTaxIncluded,
    lineIds: lines.map(({ lineId }) => lineId),
  };
};
