import { sql } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/**
 * Gives the orders of a guest's session to the account that this session creates after it, as the confirmation page
 * offers. An older account does not get them at a sign-in: the guest may have been another person on the same device.
 * An equal e-mail address alone never moves an order.
 */
export const adoptOrders = async (
  tx: Tx,
  {
    fromConsumerId,
    toConsumerId,
    siteId,
  }: { readonly fromConsumerId: string; readonly toConsumerId: string; readonly siteId: string },
): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({ consumerId: toConsumerId })
    .where('consumerId', '=', fromConsumerId)
    .where('siteId', '=', siteId)
    .where('status', '<>', 'PAYMENT_PENDING')
    .where(
      sql<boolean>`exists (select from account
        where account.consumer_id = ${toConsumerId} and account.created_at > orders.created_at)`,
    )
    .execute();
};
