import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** Number and PIN of the gift cards that an order has sent, in the order of its lines. */
export const listSentGiftCards = async (
  db: Queries,
  orderNumber: string,
): Promise<readonly { readonly number: string; readonly pin: string }[]> =>
  (
    await db
      .selectFrom('orders')
      .innerJoin('orderLine', 'orderLine.orderId', 'orders.orderId')
      .innerJoin('orderUnit', (join) =>
        join.onRef('orderUnit.orderId', '=', 'orders.orderId').onRef('orderUnit.lineId', '=', 'orderLine.lineId'),
      )
      .innerJoin('prepaidAccount', 'prepaidAccount.accountId', 'orderUnit.giftCardId')
      .select(['number', 'pin'])
      .where('orderNumber', '=', orderNumber)
      .orderBy('orderLine.position')
      .orderBy('unit')
      .execute()
  ).map(({ number, pin }) => ({ number: number ?? '', pin: pin ?? '' }));
