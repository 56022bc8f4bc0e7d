import { sql } from 'kysely';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { LedgerEntry } from '#adapters/backend/payments/ledger.ts';

/** An entry of the provider's own ledger, with the compared fields. Amounts are minor units. */
export type ProviderEntry = Pick<
  LedgerEntry,
  'type' | 'chargeId' | 'idempotencyKey' | 'amount' | 'currency' | 'refusalCode'
>;

/** A violation of an invariant; every audit must return none. */
export type Finding = { readonly invariant: string; readonly about: string; readonly says: string };

type Check = { readonly invariant: string; readonly says: string; readonly query: string };

const check = (invariant: string, says: string, query: string): Check => ({ invariant, says, query });

/** SQL: of two units of an exchange, the one that has their share. */
const hasShare = `unit.state not in ('exchanging', 'exchanged', 'released')`;

/** SQL: the price of the gift cards of a row of `orders`. */
const ofGiftCards = `(select coalesce(sum(unit.amount), 0) from order_unit unit join order_line using (order_id, line_id)
  where unit.order_id = orders.order_id and is_gift_card)`;

/** Each query returns its findings in the column `about`. */
const checks: readonly Check[] = [
  check(
    'I01',
    'a cart has more than one valid order',
    `
    select cart_id as about from orders group by cart_id having count(*) > 1`,
  ),
  check(
    'I01',
    'a placed order and its cart disagree',
    `
    select order_id as about from orders join cart using (cart_id) where orders.status <> 'PAYMENT_PENDING' and cart.status <> 'ordered'`,
  ),
  check(
    'I01',
    'an ordered cart has no order',
    `
    select cart_id as about from cart where status = 'ordered'
      and not exists (select from orders where orders.cart_id = cart.cart_id and orders.status <> 'PAYMENT_PENDING')`,
  ),
  check(
    'I02',
    'the sum over the tenders of the ledger is not what was paid and not refunded',
    `
    select order_id as about from orders left join (
      select order_id, sum(amount) as paid from ledger_entry
        where account not in ('sales', 'tax', 'shipping', 'gift-cards-outstanding') group by order_id) ledger
      using (order_id)
    where status <> 'PAYMENT_PENDING' and coalesce(paid, 0)
      <> total - (select coalesce(sum(amount), 0) from refund where refund.order_id = orders.order_id)`,
  ),
  check(
    'I02',
    'the ledger has a payment without a placed order',
    `
    select order_id as about from ledger_entry join orders using (order_id) where status = 'PAYMENT_PENDING'`,
  ),
  check(
    'I02',
    'what its units and its shipping paid is not the total of an order',
    `
    select order_id as about from orders where total
      <> (select sum(amount) from order_unit unit where unit.order_id = orders.order_id and ${hasShare})
        + (select sum(shipping + case when is_tax_included then 0 else shipping_tax end) from order_shipment
          where order_shipment.order_id = orders.order_id)
      or tax <> (select sum(tax) from order_unit unit where unit.order_id = orders.order_id and ${hasShare})
        + (select sum(shipping_tax) from order_shipment where order_shipment.order_id = orders.order_id)`,
  ),
  check(
    'I02',
    'the units of an exchange do not have the shares of those that they replace',
    `
    select back.return_id as about from order_return back join return_line line using (return_id)
    where exchange_line_id is not null and back.state not in ('REJECTED', 'CANCELLED')
      and (select array[count(*), sum(price), sum(discount), sum(tax), sum(amount)] from order_unit unit
          where unit.order_id = back.order_id and unit.line_id = exchange_line_id)
        <> (select array[count(*), sum(price), sum(discount), sum(tax), sum(amount)] from order_unit unit
          where unit.order_id = back.order_id and unit.line_id = line.line_id and unit.return_id = back.return_id)`,
  ),
  check(
    'I02',
    'a shipment of an exchange is sent before its return is accepted, or waits after its end',
    `
    select back.return_id as about from order_return back join return_line using (return_id)
      join order_line line on line.order_id = back.order_id and line.line_id = exchange_line_id
      join order_shipment shipment using (shipment_id)
    where shipment.state not in ('RESERVED', 'CANCELLED') and back.state <> 'REFUNDED'
      or shipment.state = 'RESERVED' and back.state not in ('LABEL_CREATED', 'IN_TRANSIT', 'RECEIVED')`,
  ),
  check(
    'I02',
    'the tenders of an order are not its total',
    `
    select order_id as about from orders where total
      <> (select sum(amount - replaced) from order_instrument where order_instrument.order_id = orders.order_id)`,
  ),
  check(
    'I02',
    'a refund is not the shares of its units and the shipping that returns, or its tenders do not return it',
    `
    select refund_id as about from refund where amount - tax - shipping
      <> (select coalesce(sum(unit.amount - unit.tax), 0)
        from order_unit unit join orders using (order_id) where unit.refund_id = refund.refund_id)
    or amount <> (select coalesce(sum(amount), 0) from payment_operation operation
        where operation.refund_id = refund.refund_id and operation.state <> 'refused')`,
  ),
  check(
    'I02',
    'an amount of a tender is not the sum of its operations',
    `
    select order_id as about from order_instrument tender join orders using (order_id)
    where captured <> case when payment = 'charged' then amount else 0 end + (
        select coalesce(sum(amount), 0) from payment_operation operation where operation.order_id = tender.order_id
          and operation.instrument_id = tender.instrument_id and kind = 'capture' and state <> 'refused')
      or released + refunded <> (
        select coalesce(sum(amount), 0) from payment_operation operation where operation.order_id = tender.order_id
          and operation.instrument_id = tender.instrument_id and kind <> 'capture' and state <> 'refused')`,
  ),
  check(
    'I02',
    'the balance of a prepaid account is not the sum of its entries',
    `
    select account_id as about from prepaid_account account where balance
      <> (select coalesce(sum(units), 0) from prepaid_entry entry where entry.account_id = account.account_id)`,
  ),
  check(
    'I02',
    'a prepaid account holds something else than what orders use that wait for their payment',
    `
    select account_id as about from prepaid_account account where held
      <> (select coalesce(sum(units), 0) from order_instrument tender join orders using (order_id)
        where tender.account_id = account.account_id and orders.status = 'PAYMENT_PENDING')`,
  ),
  check(
    'I02',
    'an order has not taken from an account what its prepaid tenders have paid, or has returned something else',
    `
    select order_id as about from order_instrument tender join orders using (order_id)
    where tender.account_id is not null and status <> 'PAYMENT_PENDING'
      and (captured <> amount or units - units_refunded <> -(select coalesce(sum(entry.units), 0) from prepaid_entry entry
        where entry.order_id = tender.order_id and entry.account_id = tender.account_id and kind in ('take', 'refund')))`,
  ),
  check(
    'I02',
    'the points of an order are not those of what it has captured and not refunded',
    `
    select orders.order_id as about from orders where status <> 'PAYMENT_PENDING' and points_account_id is not null
      and points_earned <> div((select coalesce(sum(unit.amount - unit.tax), 0) from order_unit unit
          join order_line using (order_id, line_id) join order_shipment own using (shipment_id)
          join order_shipment shipment on shipment.shipment_id = coalesce(own.exchange_of, own.shipment_id)
        where unit.order_id = orders.order_id and ${hasShare} and unit.state not in ('canceled', 'returned')
          and not order_line.is_gift_card
          and (shipment.state not in ('PLACED', 'PREPARING', 'CANCELLED') or exists (select from payment_operation operation
            where operation.shipment_id = shipment.shipment_id and kind = 'capture' and operation.state = 'done')))
        * (total - ${ofGiftCards} - (select coalesce(sum(amount), 0) from order_instrument tender
          where tender.order_id = orders.order_id and method in ('LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD'))),
        greatest(total - ${ofGiftCards}, 1) * 100)`,
  ),
  check(
    'I02',
    'a points account is below zero, or what it has earned and owes is not what its orders have earned',
    `
    select account_id as about from prepaid_account account where balance < 0 or (method = 'LOYALTY_POINTS' and
      (select coalesce(sum(units), 0) from prepaid_entry entry
        where entry.account_id = account.account_id and kind in ('earn', 'take-back')) - owed
      <> (select coalesce(sum(points_earned), 0) from orders where points_account_id = account.account_id))`,
  ),
  check(
    'I02',
    'the new codes for an order are not what was refunded of its rewards',
    `
    select order_id as about from orders where
      (select coalesce(sum(units), 0) from prepaid_entry entry join prepaid_account using (account_id)
        where entry.order_id = orders.order_id and kind = 'issue' and method = 'REWARD_CODE')
      <> (select coalesce(sum(refunded), 0) from order_instrument tender where tender.order_id = orders.order_id
        and method in ('REWARD_CODE', 'REWARD_CARD'))`,
  ),
  check(
    'I22',
    'the gift cards of an order are not what their units cost, or a unit that was sent has none, or a canceled one has one',
    `
    select order_id as about from orders where
      (select coalesce(sum(units), 0) from prepaid_entry entry join prepaid_account using (account_id)
        where entry.order_id = orders.order_id and kind = 'issue' and method = 'GIFT_CARD')
      <> (select coalesce(sum(amount), 0) from order_unit unit
        where unit.order_id = orders.order_id and gift_card_id is not null)
      or exists (select from order_unit unit join order_line line using (order_id, line_id)
        join order_shipment shipment using (shipment_id)
        where unit.order_id = orders.order_id and is_gift_card
          and (gift_card_id is not null) <> (shipment.state = 'DELIVERED' and unit.state = 'sold'))`,
  ),
  check(
    'I22',
    'the gift cards outstanding in the ledger are not what was sold and not canceled',
    `
    select order_id as about from orders where status <> 'PAYMENT_PENDING'
      and -(select coalesce(sum(amount), 0) from ledger_entry entry
        where entry.order_id = orders.order_id and account = 'gift-cards-outstanding')
      <> (select coalesce(sum(unit.amount), 0) from order_unit unit join order_line using (order_id, line_id)
        where unit.order_id = orders.order_id and is_gift_card and unit.state <> 'canceled')`,
  ),
  check(
    'I02',
    'the account of a tender in the ledger is not what tenders of its method have paid',
    `
    select order_id as about from (
      select order_id, case method when 'CREDIT_CARD' then 'payment' when 'BNPL' then 'pay-later'
          when 'WALLET' then 'wallet' when 'GIFT_CARD' then 'gift-card' when 'ATHLETES_PAYMENT' then 'athlete-credit'
          when 'LOYALTY_POINTS' then 'points' else 'reward' end as account,
        sum(amount - released - refunded) as paid
      from order_instrument join orders using (order_id)
      where status <> 'PAYMENT_PENDING' group by 1, 2) tender
    where account <> 'payment' and paid <> (select coalesce(sum(amount), 0) from ledger_entry entry
      where entry.order_id = tender.order_id and entry.account = tender.account)`,
  ),
  check(
    'I02',
    'prepaid tenders pay gift cards as goods: more than what is left of an order without them',
    `
    select order_id as about from orders where status <> 'PAYMENT_PENDING'
      and (select coalesce(sum(amount - released - refunded), 0) from order_instrument tender
        where tender.order_id = orders.order_id and method not in ('CREDIT_CARD', 'BNPL', 'WALLET'))
      > total - (select coalesce(sum(amount), 0) from refund where refund.order_id = orders.order_id)
        - (select coalesce(sum(unit.amount), 0) from order_unit unit join order_line using (order_id, line_id)
          where unit.order_id = orders.order_id and is_gift_card and unit.state in ('sold', 'returning'))`,
  ),
  check(
    'I02',
    'units were handed over that are not captured',
    `
    select order_id as about from orders where
      (select coalesce(sum(unit.amount), 0) from order_unit unit join order_line using (order_id, line_id)
          join order_shipment shipment using (shipment_id)
        where unit.order_id = orders.order_id and unit.state in ('sold', 'returning')
          and shipment.state in ('SHIPPED', 'DELIVERED', 'READY_FOR_PICKUP', 'PICKED_UP'))
      > (select sum(captured - refunded) from order_instrument where order_instrument.order_id = orders.order_id)`,
  ),
  check(
    'I02',
    'numbers of invoices or credit notes have a gap',
    `
    select site_id || ' ' || kind as about from order_document group by site_id, kind having max(number) <> count(*)`,
  ),
  check(
    'I02',
    'a refund has a credit note before the provider has accepted it, or without an invoice, or none afterwards',
    `
    select refund_id as about from refund
    where (settled_at is not null and exists (select from order_unit unit join order_line using (order_id, line_id)
          join order_shipment shipment using (shipment_id)
          join order_document invoice on invoice.shipment_id = coalesce(shipment.exchange_of, shipment.shipment_id)
        where unit.refund_id = refund.refund_id and (refund.kind <> 'canceled' or shipment.exchange_of is not null)))
      <> exists (select from order_document document where document.refund_id = refund.refund_id)
      or (settled_at is not null) <> (amount = (select coalesce(sum(operation.amount), 0)
        from payment_operation operation where operation.refund_id = refund.refund_id and operation.state = 'done'))`,
  ),
  check(
    'I08',
    'a set of entries does not sum to zero',
    `
    select entry_set as about from ledger_entry group by entry_set having sum(amount) <> 0`,
  ),
  check(
    'I11',
    'a placed order is not confirmed by exactly one message',
    `
    select order_id as about from orders where status <> 'PAYMENT_PENDING'
      and settled_at > (select applied_at from migration where name = '0028-messages')
      and (select count(*) from message where event_key = 'order-confirmation ' || orders.order_id) <> 1`,
  ),
  check(
    'I11',
    'an order that is not placed is confirmed by a message',
    `
    select order_id as about from orders where status = 'PAYMENT_PENDING'
      and exists (select from message where event_key = 'order-confirmation ' || orders.order_id)`,
  ),
  check(
    'I13',
    'more is reserved than there is',
    `
    select location_id || ' ' || sku as about from stock_level where on_hand < reserved or reserved < 0`,
  ),
  check(
    'I14',
    'what is reserved is not what is held',
    `
    select location_id || ' ' || sku as about from stock_level left join stock_hold using (location_id, sku)
    group by location_id, sku, reserved having reserved <> coalesce(sum(quantity), 0)`,
  ),
  check(
    'I18',
    'an order that waits does not hold what it needs',
    `
    select order_id || ' ' || location_id || ' ' || sku as about from (
      select order_id, coalesce(store_id, 'warehouse') as location_id, sku, sum(quantity) as needed
      from orders join order_line using (order_id) where status = 'PAYMENT_PENDING' group by 1, 2, 3) waiting
    left join stock_hold using (order_id, location_id, sku)
    group by order_id, location_id, sku, needed having needed <> coalesce(sum(quantity), 0)`,
  ),
  check(
    'I34',
    'a line has a quantity out of bounds',
    `
    select line_id as about from cart_line where quantity not between 1 and 999999`,
  ),
];

/** How an entry changes what the provider holds or has taken. */
const signs: { readonly [type in ProviderEntry['type']]: number } = {
  authorize: 1,
  charge: 1,
  capture: 0,
  release: -1,
  refund: -1,
  void: -1,
};

/** What the provider holds or has taken and not returned, by the key of the charge. */
const taken = (entries: readonly ProviderEntry[]): ReadonlyMap<string, number> => {
  const keys = new Map<string, string>();
  const sums = new Map<string, number>();
  for (const { type, chargeId, idempotencyKey, amount, refusalCode } of entries) {
    if (!keys.has(chargeId)) keys.set(chargeId, idempotencyKey);
    const key = keys.get(chargeId) ?? idempotencyKey;
    if (refusalCode === undefined) sums.set(key, (sums.get(key) ?? 0) + signs[type] * amount);
  }
  return sums;
};

/** SQL: the methods that the provider charges. */
const mains = sql`('CREDIT_CARD', 'BNPL', 'WALLET')`;

/** I03: both ledgers agree, in both directions. A pending order may or may not have been charged. */
const compareLedgers = async (db: Queries, entries: readonly ProviderEntry[]): Promise<readonly Finding[]> => {
  const placed = await db
    .selectFrom('orders')
    .select(['orderId', 'providerKey'])
    // What a new card pays is authorized beside what it replaces.
    .select(
      sql<number>`(select coalesce(sum(amount), 0) from order_instrument
        where order_instrument.order_id = orders.order_id and method in ${mains})::int`.as('total'),
    )
    .select(
      sql<readonly string[]>`array(select provider_key from order_payment
        where order_payment.order_id = orders.order_id and state = 'done')`.as('otherKeys'),
    )
    .select(
      sql<number>`(select coalesce(sum(operation.amount), 0)::int
        from payment_operation operation join order_instrument tender using (order_id, instrument_id)
        where operation.order_id = orders.order_id and kind <> 'capture' and state = 'done' and tender.method in ${mains})`.as(
        'returned',
      ),
    )
    .where('status', '<>', 'PAYMENT_PENDING')
    .execute();
  const pending = [
    ...(await db.selectFrom('orders').select('providerKey').where('status', '=', 'PAYMENT_PENDING').execute()),
    ...(await db
      .selectFrom('orderPayment')
      .select('providerKey')
      .where(sql<boolean>`state in ('open', 'challenge')`)
      .execute()),
  ];
  const refused = await db.selectFrom('paymentAttempt').select(['attemptId', 'providerKey']).execute();
  const byKey = taken(entries);
  const due = [
    ...placed.map(({ orderId: about, providerKey, otherKeys, total, returned }) => ({
      about,
      keys: [providerKey, ...otherKeys],
      total: total - returned,
    })),
    ...refused.map(({ attemptId: about, providerKey }) => ({ about, keys: [providerKey], total: 0 })),
  ];
  const known = new Set([...pending.map(({ providerKey }) => providerKey), ...due.flatMap(({ keys }) => keys)]);
  const takenBy = (keys: readonly string[]): number => keys.reduce((sum, key) => sum + (byKey.get(key) ?? 0), 0);
  return [
    ...[...byKey]
      .filter(([key, amount]) => amount !== 0 && !known.has(key))
      .map(([about]) => ({ invariant: 'I03', about, says: 'money was taken without an order' })),
    ...due
      .filter(({ keys, total }) => takenBy(keys) !== total)
      .map(({ about, keys, total }) => ({
        invariant: 'I03',
        about,
        says: `the provider has taken ${takenBy(keys)} instead of ${total}`,
      })),
  ];
};

/**
 * Every violation of the invariants of money and stock, by the service's tables and by the provider's ledger; none in a
 * correct shop.
 */
export const auditMoney = async (
  db: Queries,
  providerEntries: readonly ProviderEntry[],
): Promise<readonly Finding[]> => {
  // One statement, since sequences of purchases audit after each of thousands of steps.
  const selects = checks.map(
    ({ invariant, says, query }) =>
      sql`select ${invariant}::text as invariant, about::text as about, ${says}::text as says from (${sql.raw(query)}) found`,
  );
  const { rows } = await sql<Finding>`${sql.join(selects, sql` union all `)}`.execute(db);
  return [...(await compareLedgers(db, providerEntries)), ...rows];
};
