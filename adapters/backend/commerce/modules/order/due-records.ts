import { sql, type RawBuilder } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** SQL: no capture of a row of `orders` waits, or was refused and not repeated. */
const isNotStopped = sql`
  not exists (select from payment_operation operation where operation.order_id = orders.order_id
    and (operation.state = 'pending' or (operation.kind = 'capture' and operation.state = 'refused'
      and not exists (select from payment_operation later where later.shipment_id = operation.shipment_id
        and later.kind = 'capture' and later.state = 'done'))))`;

export type Due = { readonly id: string; readonly orderId: string; readonly state: string };

/**
 * The next row that has been in its state for long enough. Its order is locked, and those that other processes have
 * locked are left to them.
 */
export const claimDue = async (
  tx: Tx,
  of: {
    readonly table: string;
    readonly id: string;
    readonly seconds: Readonly<Record<string, number>>;
    readonly where?: RawBuilder<unknown>;
  },
): Promise<Due | undefined> =>
  (
    await sql<Due>`
      select ${sql.ref(of.id)} as id, moving.order_id as "orderId", moving.state
      from ${sql.table(of.table)} moving join orders using (order_id)
        join jsonb_each_text(${JSON.stringify(of.seconds)}::jsonb) due (state, seconds) on due.state = moving.state
      where orders.status <> 'PAYMENT_PENDING' and not orders.is_example
        and moved_at < now() - make_interval(secs => due.seconds::float8)
        and ${isNotStopped}${of.where ?? sql``}
      order by moved_at limit 1 for update of orders skip locked`.execute(tx)
  ).rows[0];

/**
 * The next digital shipment that was not sent and whose day has come by the clocks of its site; `days` are today's, by the
 * id of the site. Its order is locked, and those that other processes have locked are left to them.
 */
export const claimDigital = async (
  tx: Tx,
  days: Readonly<Record<string, string>>,
): Promise<{ readonly shipmentId: string; readonly orderId: string } | undefined> =>
  (
    await sql<{ shipmentId: string; orderId: string }>`
      select shipment_id as "shipmentId", shipment.order_id as "orderId"
      from order_shipment shipment join orders using (order_id)
        join jsonb_each_text(${JSON.stringify(days)}::jsonb) today (site_id, day) using (site_id)
      where code = 'digital' and state = 'PLACED' and orders.status <> 'PAYMENT_PENDING' and not orders.is_example
        and not exists (select from order_line line where line.order_id = shipment.order_id
          and line.shipment_id = shipment.shipment_id and digital_gift->>'sendOn' > today.day)
        and ${isNotStopped}
      order by shipment.moved_at limit 1 for update of orders skip locked`.execute(tx)
  ).rows[0];

type Overdue = { readonly kind: 'pickup' | 'return' | 'exchange'; readonly id: string; readonly orderId: string };

/** Units that were not collected in time, returns whose label has expired, and exchanges that wait for longer. */
export const listOverdue = async (db: Queries): Promise<readonly Overdue[]> =>
  (
    await sql<Overdue>`
      (select 'pickup' as kind, shipment_id as id, order_id as "orderId" from order_shipment
        where state = 'READY_FOR_PICKUP' and collect_until < now() limit 20)
      union all
      (select 'return', return_id, order_id from order_return
        where state = 'LABEL_CREATED' and expires_at < now() limit 20)
      union all
      (select 'exchange', return_id, order_id from order_return back
        where state = 'IN_TRANSIT' and expires_at < now() and exists (select from order_unit unit
          where unit.order_id = back.order_id and unit.return_id = back.return_id and unit.state = 'exchanging')
        limit 20)`.execute(db)
  ).rows;
