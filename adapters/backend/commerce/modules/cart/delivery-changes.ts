import type { ShippingCode } from '#core/cart/cart-item.ts';
import { WAREHOUSE } from '#adapters/backend/commerce/kernel/database/tables/stock.ts';
import type { DeliveryChange } from '#adapters/backend/commerce/kernel/database/tables/cart.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { ratesFor } from '../pricing/site-pricing.ts';
import { deliveryChanged, methodChanged, pickupChanged } from './cart-refusals.ts';
import { HOME, setSending, type LineDelivery } from './delivery-group-records.ts';
import { deliver } from './line-delivery.ts';
import type { GroupRecord, LineRecord } from './line-records.ts';

/** Goods that need an address of the shopper. */
export const isSentHome = ({ code }: { readonly code: ShippingCode }): boolean =>
  code === 'standard' || code === 'customs';

/** Whether a group that is sent home lacks its address, or a method for it. */
export const lacksDelivery = (group: GroupRecord): boolean =>
  isSentHome(group) && (group.address === null || group.method === null || isMethodGone(group));

/** Whether the method of a group does not exist for its address. */
const isMethodGone = ({ code, address, method }: GroupRecord): boolean =>
  method !== null && !ratesFor(code, address).some(({ id }) => id === method);

type LineChange = { readonly lineId: string; readonly flag: DeliveryChange['flag']; readonly delivery: LineDelivery };
type GroupChange = { readonly groupId: string; readonly flag: 'SHIPPING_METHOD_DOWNGRADED'; readonly method: string };
type Deliveries = { readonly lines: readonly LineRecord[]; readonly groups: readonly GroupRecord[] };

/**
 * What replaces the delivery of a line that is not possible any longer; undefined if it is, or nothing else is possible
 * either. `sent`: units of its sku that the warehouse sends to this cart already.
 */
const changeOfLine = (line: LineRecord, sent: number): Omit<LineChange, 'lineId'> | undefined => {
  const { code, store, point, quantity, storeUnits, warehouseUnits, otherStoreId } = line;
  const isCollected = store !== null && (code === 'pickup' || code === 'sts');
  if (isCollected && !store.hasPickup)
    return { flag: code === 'pickup' ? 'PICKUP_TO_HOME' : 'STORE_TO_HOME', delivery: HOME };
  if (point?.isActive === false) return { flag: 'PICKUP_TO_HOME', delivery: HOME };
  if (otherStoreId !== null)
    return { flag: 'HOME_TO_PICKUP', delivery: { ...HOME, code: 'pickup', storeId: otherStoreId } };
  if (!isCollected) return undefined;
  const at = { ...HOME, storeId: store.id };
  if (code === 'pickup' && storeUnits <= 0 && warehouseUnits - sent >= quantity)
    return { flag: 'PICKUP_TO_STORE', delivery: { ...at, code: 'sts' } };
  if (code === 'sts' && warehouseUnits <= 0 && storeUnits >= quantity)
    return { flag: 'STORE_TO_PICKUP', delivery: { ...at, code: 'pickup' } };
  return undefined;
};

/** The deliveries of a cart that are not possible any longer, with what replaces them (CART-35, CART-36). */
export const changesOf = ({ lines, groups }: Deliveries): readonly (LineChange | GroupChange)[] => {
  const sentOf = (sku: string): number =>
    lines.reduce((sum, line) => (line.sku === sku && line.locationId === WAREHOUSE ? sum + line.quantity : sum), 0);
  return [
    ...lines.flatMap((line) => {
      const change = changeOfLine(line, sentOf(line.sku));
      return change === undefined ? [] : [{ lineId: line.lineId, ...change }];
    }),
    ...groups.filter(isMethodGone).map(({ groupId, code, address }): GroupChange => ({
      groupId,
      flag: 'SHIPPING_METHOD_DOWNGRADED',
      method: ratesFor(code, address)[0].id,
    })),
  ];
};

/** Changes deliveries of a locked cart; returns the notices for the shopper. */
export const applyChanges = async (
  tx: Tx,
  cartId: string,
  changes: readonly (LineChange | GroupChange)[],
): Promise<readonly DeliveryChange[]> => {
  for (const change of changes)
    if ('delivery' in change) await deliver(tx, { cartId, lineId: change.lineId }, change.delivery);
    else await setSending(tx, { cartId, groupId: change.groupId }, { method: change.method });
  return changes.map((change) => ({ flag: change.flag, ...('lineId' in change ? { itemId: change.lineId } : {}) }));
};

const refusals: { readonly [flag in DeliveryChange['flag']]: Refusal } = {
  PICKUP_TO_HOME: pickupChanged,
  PICKUP_TO_STORE: pickupChanged,
  STORE_TO_HOME: deliveryChanged,
  STORE_TO_PICKUP: deliveryChanged,
  HOME_TO_PICKUP: deliveryChanged,
  SHIPPING_METHOD_DOWNGRADED: methodChanged,
};

/** Throws ORD516, ORD517 or ORD518 for the first delivery that is not possible any longer. */
export const refuseChanges = (parts: Deliveries): void => {
  const [change] = changesOf(parts);
  if (change !== undefined) throw refusals[change.flag];
};

/** Whether a refusal is one of `refuseChanges`. */
export const isChangedDelivery = ({ errorId }: Pick<Refusal, 'errorId'>): boolean =>
  Object.values(refusals).some((refused) => refused.errorId === errorId);
