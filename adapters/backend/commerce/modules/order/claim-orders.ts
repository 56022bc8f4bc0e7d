import { sql } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/**
 * Adds the orders that guests placed with an e-mail address to the member who owns the address, and returns their
 * number. Orders that wait for their payment stay with the guest who pays them.
 */
export const claimOrders = async (
  tx: Tx,
  { consumerId, email }: { readonly consumerId: string; readonly email: string },
): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ consumerId })
    .where(sql<boolean>`lower(email) = ${email}`)
    .where('status', '<>', 'PAYMENT_PENDING')
    .where('consumerId', 'in', (query) =>
      query.selectFrom('consumer').select('consumer.consumerId').where('consumerType', '=', 'GUEST'),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
