import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import { MAX_CART_LINES } from '#adapters/contract/wire/new-items.codec.ts';
import type { Call } from '#adapters/backend/commerce/kernel/handler.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { MAX_SHIPPING_ADDRESSES } from '#core/checkout/address-limit.ts';
import type { Address } from '#core/profile/address.ts';
import { isSameAddress, shippingAddressFromWire } from '../cart/address-wire.ts';
import type { CartRecord } from '../cart/cart-records.ts';
import { cartFull, deliveryMissing, lineNotFound, notDelivered, wrongQuantity } from '../cart/cart-refusals.ts';
import { isSentHome } from '../cart/delivery-changes.ts';
import {
  deleteUnusedAddresses,
  HOME,
  listGroups,
  readGroupsOfLines,
  setSending,
} from '../cart/delivery-group-records.ts';
import { listQuantities } from '../cart/cart-records.ts';
import { deliver, deliverUnits } from '../cart/line-delivery.ts';
import type { GroupRecord } from '../cart/line-records.ts';
import { ratesFor, sitePricingOf } from '../pricing/site-pricing.ts';
import { refuseShippingAddress } from './address-check.ts';

type SendCall = Call<(typeof cartEndpoints)['sendItems']>;

/** Lines that are sent as a whole, in the groups of their cart. */
type Moved = {
  readonly lineIds: ReadonlySet<string>;
  readonly groups: readonly GroupRecord[];
  /** The group of each line of the cart. */
  readonly groupIds: ReadonlyMap<string, string>;
};

/** The number of the other address whose lines are these; undefined if there is none. */
const leftNumber = ({ lineIds, groups, groupIds }: Moved): number | undefined => {
  const numbers = new Map(groups.map(({ groupId, addressNumber }) => [groupId, addressNumber]));
  const lines = [...groupIds].map(([lineId, groupId]) => ({ lineId, number: numbers.get(groupId) ?? 0 }));
  const [number = 0, ...others] = new Set(lines.flatMap((line) => (lineIds.has(line.lineId) ? [line.number] : [])));
  const isAll = lines.every((line) => line.number !== number || lineIds.has(line.lineId));
  return number > 0 && others.length === 0 && isAll ? number : undefined;
};

/**
 * The number of an address: that of goods that are sent there already, else that of the address which it replaces, so
 * that the shipments keep their order, else the next one.
 */
const numberOf = ({ shippingAddress }: CartRecord, address: Address | undefined, moved: Moved): number => {
  if (address === undefined || isSameAddress(shippingAddress, address)) return 0;
  const { groups } = moved;
  const known = groups.find((group) => group.addressNumber > 0 && isSameAddress(group.address, address));
  const last = Math.max(0, ...groups.map(({ addressNumber }) => addressNumber));
  return known?.addressNumber ?? leftNumber(moved) ?? last + 1;
};

/** Sends a group to another address by the method that its goods had before, if that is offered there. */
const sendGroup = async (tx: Tx, cartId: string, { groupId, code }: GroupRecord, sent: Sent): Promise<void> => {
  const method = sent.methods.get(code) ?? null;
  const isOffered = ratesFor(code, sent.address).some(({ id }) => id === method);
  // The address is that of all groups with its number, the method of this one.
  await setSending(tx, { cartId, groupId }, { address: sent.address });
  await setSending(tx, { cartId, groupId }, { method: isOffered ? method : null });
};
type Sent = { readonly address: Address; readonly methods: ReadonlyMap<string, string | null> };

/** The received address; throws the refusal of one to which nothing can be sent. */
const receivedAddress = ({ body, site }: SendCall): Address | undefined => {
  if (body.address === undefined) return undefined;
  const address = shippingAddressFromWire(body.address);
  const refused = refuseShippingAddress(address, {
    sitePricing: sitePricingOf(site),
    phone: body.address.recipientContactPhone,
  });
  if (refused !== undefined) throw refused;
  return address;
};

/**
 * Sends lines of a locked cart, or units of them, to another address of the shopper; without one to the main address.
 * Throws the refusals of an address, ORD404 for an unknown line, API400 for one that is not sent home, for none, for units
 * that a line does not have or that name no sent line or one twice, INV408 for too many lines, SHP404 beyond the
 * most addresses of a cart.
 */
export const sendLines = async (tx: Tx, cart: CartRecord, call: SendCall): Promise<void> => {
  const { cartId } = cart;
  const address = receivedAddress(call);
  const lineIds = new Set(call.body.itemIds);
  const units = new Map((call.body.units ?? []).map(({ itemId, qty }) => [itemId, qty]));
  const isNamedOnce = units.size === (call.body.units ?? []).length;
  if (lineIds.size === 0 || !isNamedOnce || [...units.keys()].some((lineId) => !lineIds.has(lineId)))
    throw wrongQuantity;
  await deleteUnusedAddresses(tx, cartId);
  const groups = await listGroups(tx, cartId);
  const groupOf = new Map(groups.map((group) => [group.groupId, group]));
  const groupIds = await readGroupsOfLines(tx, cartId);
  const methods = new Map<string, string | null>();
  const whole = new Set([...lineIds].filter((lineId) => !units.has(lineId)));
  const number = numberOf(cart, address, { lineIds: whole, groups, groupIds });
  for (const lineId of lineIds) {
    const group = groupOf.get(groupIds.get(lineId) ?? '');
    if (group === undefined) throw lineNotFound;
    if (!isSentHome(group)) throw notDelivered;
    if (!methods.has(group.code)) methods.set(group.code, group.method);
    const quantity = units.get(lineId);
    const delivery = { ...HOME, addressNumber: number };
    if (quantity === undefined) await deliver(tx, { cartId, lineId }, delivery);
    else await deliverUnits(tx, { cartId, lineId, quantity }, delivery);
  }
  if ((await listQuantities(tx, cartId)).length > MAX_CART_LINES) throw cartFull;
  await deleteUnusedAddresses(tx, cartId);
  const after = await listGroups(tx, cartId);
  if (new Set([0, ...after.map(({ addressNumber }) => addressNumber)]).size > MAX_SHIPPING_ADDRESSES)
    throw deliveryMissing;
  if (address === undefined) return;
  for (const group of after)
    if (
      group.addressNumber === number &&
      number > 0 &&
      !(groupOf.has(group.groupId) && isSameAddress(group.address, address))
    )
      await sendGroup(tx, cartId, group, { address, methods });
};
