import { sql } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { OrderDraft } from './order-draft.ts';

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

/** "G-" and ten digits, as the database numbers returns. */
const giftReceiptNumber = sql<string>`'G-' || (1000000000 + floor(random() * 9000000000))::bigint`;

/** Inserts the rows of a new order besides its own. */
export const insertOrderRows = async (
  tx: Tx,
  order: { readonly orderId: string; readonly orderNumber: string },
  draft: OrderDraft,
): Promise<void> => {
  const { orderId } = order;
  const shipments = draft.shipments.map((shipment, index) => ({
    ...shipment,
    shipmentId: `${order.orderNumber}-${index + 1}`,
    position: index + 1,
  }));
  await tx
    .insertInto('orderShipment')
    .values(
      shipments.map(
        ({ shipmentId, position, code, method, address, store, point, collector, shipping, shippingTax, taxes }) => ({
          shipmentId,
          orderId,
          position,
          code,
          method: method.code,
          label: method.label,
          deliveryTime: method.deliveryTime,
          arrivesFrom: method.arrival?.from ?? null,
          arrivesTo: method.arrival?.to ?? null,
          address: address === null ? null : json(address),
          storeId: store?.storeId ?? null,
          store: store === null ? null : json(store),
          point: point === null ? null : json(point),
          collector,
          shipping,
          shippingTax,
          taxes: json(taxes),
        }),
      ),
    )
    .execute();
  const lines = shipments.flatMap(({ shipmentId, lines: group }) => group.map((entry) => ({ ...entry, shipmentId })));
  await tx
    .insertInto('orderLine')
    .values(
      lines.map(({ line, item, recipe, shipmentId }) => ({
        orderId,
        lineId: line.lineId,
        position: draft.lineIds.indexOf(line.lineId) + 1,
        sku: line.sku,
        recipeId: line.recipeId,
        quantity: line.quantity,
        unitPrice: line.current,
        // Where its goods were taken from, and go back to.
        storeId: line.code === 'pickup' ? (line.store?.id ?? null) : null,
        shipmentId,
        item: json(item),
        isGiftCard: line.isGiftCard,
        digitalGift: line.digitalGift === null ? null : json(line.digitalGift),
        recipe: recipe === null ? null : json(recipe),
        giftMessage: line.giftMessage,
        giftReceipt: line.giftMessage === null ? null : giftReceiptNumber,
      })),
    )
    .execute();
  await tx
    .insertInto('orderUnit')
    .values(
      lines.flatMap(({ line: { lineId }, units }) =>
        units.map(({ discounts, ...share }, index) => ({
          orderId,
          lineId,
          unit: index + 1,
          ...share,
          discounts: json(discounts),
        })),
      ),
    )
    .execute();
  if (draft.promotions.length > 0)
    await tx
      .insertInto('orderPromotion')
      .values(
        draft.promotions.map(({ promotionId, name, discount }, index) => ({
          orderId,
          position: index + 1,
          promotionId,
          name,
          discount,
        })),
      )
      .execute();
  if (draft.tenders.length > 0)
    await tx
      .insertInto('orderInstrument')
      .values(draft.tenders.map((tender, index) => ({ orderId, position: index + 1, ...tender })))
      .execute();
};
