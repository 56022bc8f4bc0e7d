import type { Migration } from '#adapters/database/migrate.ts';

/** SQL: a decimal of the wire in minor units; the currencies of all sites have two digits. */
const minor = (decimal: string): string => `round((${decimal})::numeric * 100)::bigint`;

/** SQL: the share of a unit of an amount that cannot be negative; the first units get what cannot be split. */
const share = (amount: string): string =>
  `${amount} / line.quantity + case when unit.unit <= ${amount} % line.quantity then 1 else 0 end`;

/** SQL: an address of the wire with the names of the core, as in carts. */
const address = (wire: string): string =>
  `case when ${wire} is null then null else jsonb_strip_nulls(jsonb_build_object(${[
    ['id', 'id'],
    ['email', 'recipientContactEmail'],
    ['phone', 'recipientContactPhone'],
    ['firstName', 'recipientFirstName'],
    ['lastName', 'recipientLastName'],
    ['line1', 'addressLine1'],
    ['line2', 'addressLine2'],
    ['city', 'city'],
    ['state', 'stateCityProvDept'],
    ['postalCode', 'postalCode'],
    ['country', 'country'],
  ]
    .map(([name, of]) => `'${name}', ${wire}->'${of}'`)
    .join(', ')})) end`;

const appendOnly = (table: string): readonly string[] => [
  `create function ${table}_is_append_only() returns trigger language plpgsql as $$
    begin raise exception 'Rows of % are only added', '${table}'
      using errcode = 'check_violation', constraint = '${table}_is_append_only'; end $$`,
  `create trigger ${table}_is_append_only before update or delete on ${table}
    for each row execute function ${table}_is_append_only()`,
  `create trigger ${table}_is_not_emptied before truncate on ${table}
    for each statement execute function ${table}_is_append_only()`,
];

/**
 * Orders as rows: lines, units with their fixed shares, shipments, tenders, promotions and events. A refused placement
 * is a payment attempt instead of a canceled order. Orders of earlier releases are read from their snapshots.
 */
export const orderRows: Migration = {
  name: '0030-order-rows',
  statements: [
    `create table payment_attempt (
      attempt_id text primary key, order_number text not null, cart_id text not null references cart,
      consumer_id text not null, site_id text not null, total bigint not null, currency text not null,
      instrument_id text not null references payment_instrument, provider_key text not null unique,
      payment text not null check (payment in ('declined', 'voided')), charge_id text unique, challenge_id text,
      refusal text not null, idempotency_key text not null, correlation_id text not null,
      created_at timestamptz not null, settled_at timestamptz not null default now())`,
    `create index payment_attempt_by_key on payment_attempt (consumer_id, idempotency_key)`,
    `create index payment_attempt_by_number on payment_attempt (order_number)`,
    `create index payment_attempt_by_cart on payment_attempt (cart_id)`,
    `insert into payment_attempt select order_id, order_number, cart_id, consumer_id, site_id, total, currency,
        instrument_id, provider_key, payment, charge_id, challenge_id, coalesce(refusal, 'PAY400'), idempotency_key,
        correlation_id, created_at, coalesce(settled_at, created_at)
      from orders where status = 'CANCELLED'`,
    `delete from order_line where order_id in (select order_id from orders where status = 'CANCELLED')`,
    `delete from orders where status = 'CANCELLED'`,
    `drop index orders_one_per_cart`,
    `drop index orders_one_per_number`,
    `create unique index orders_one_per_cart on orders (cart_id)`,
    `create unique index orders_one_per_number on orders (order_number)`,
    // A number belongs to one cart, and so to one order, on all sites.
    `create unique index cart_by_order_number on cart (order_number) where order_number is not null`,

    `alter table orders drop constraint orders_unpaid, drop column refusal,
      add column email text not null default '', add column phone text, add column billing_address jsonb,
      add column is_tax_included boolean not null default false, add column totals jsonb`,
    `update orders set email = snapshot->>'email', billing_address = ${address(`(snapshot->'billingAddress')`)},
        totals = snapshot->'totals',
        is_tax_included = tax > 0 and total = ${minor(`snapshot->'totals'->>'shipping'`)}
          + (select sum(${minor(`item->'price'->>'amount'`)}) from jsonb_array_elements(snapshot->'items') item)`,
    `alter table orders alter column totals set not null, alter column email drop default,
      alter column is_tax_included drop default`,
    `alter table orders add constraint orders_email_length check (length(email) <= 254)`,

    `create table order_shipment (
      shipment_id text primary key, order_id text not null references orders on delete cascade,
      position int not null check (position > 0),
      code text not null check (code in ('standard', 'pickup', 'sts', 'pudo', 'digital', 'customs')),
      method text not null, label text not null, delivery_time text not null,
      address jsonb, store_id text references store, store jsonb,
      shipping bigint not null check (shipping >= 0), shipping_tax bigint not null check (shipping_tax >= 0),
      state text not null default 'PLACED' check (state in ('PLACED', 'PREPARING', 'SHIPPED', 'DELIVERED',
        'READY_FOR_PICKUP', 'PICKED_UP', 'UNCOLLECTED', 'CANCELLED')),
      carrier text, tracking_number text, handed_over_at timestamptz, arrived_at timestamptz,
      moved_at timestamptz not null default now(),
      constraint order_shipment_once unique (order_id, position))`,
    `insert into order_shipment (shipment_id, order_id, position, code, method, label, delivery_time, address, store_id,
        store, shipping, shipping_tax)
      select shipment->>'shipmentId', order_id, position,
        case when shipment ? 'store' then 'pickup' else 'standard' end, shipment->'shippingMethod'->>'code',
        shipment->'shippingMethod'->>'label', shipment->'shippingMethod'->>'deliveryTime', ${address(`(shipment->'address')`)},
        shipment->'store'->>'storeId', shipment->'store',
        case when position = 1 then ${minor(`snapshot->'totals'->>'shipping'`)} else 0 end,
        case when position = 1 then tax - (
          select sum(${minor(`item->>'taxTotal'`)}) from jsonb_array_elements(snapshot->'items') item) else 0 end
      from orders, jsonb_array_elements(snapshot->'shipments') with ordinality listed (shipment, position)`,

    `alter table order_line drop constraint order_line_order_id_fkey,
      add foreign key (order_id) references orders on delete cascade,
      add column position int not null default 1, add column recipe_id text not null default '',
      add column unit_price bigint not null default 0, add column shipment_id text references order_shipment on delete cascade,
      add column item jsonb`,
    `update order_line set position = listed.position, unit_price = ${minor(`listed.item->'price'->>'current'`)},
        recipe_id = coalesce(listed.item->>'recipeId', ''), item = listed.item,
        shipment_id = (select shipment_id from order_shipment shipment where shipment.order_id = orders.order_id
          and shipment.store_id is not distinct from order_line.store_id)
      from orders, jsonb_array_elements(snapshot->'items') with ordinality listed (item, position)
      where orders.order_id = order_line.order_id and listed.item->>'id' = line_id`,
    `alter table order_line alter column position drop default, alter column recipe_id drop default,
      alter column unit_price drop default, alter column shipment_id set not null, alter column item set not null,
      add constraint order_line_unit_price check (unit_price >= 0)`,

    // What a unit paid never changes: a refund is a sum of these amounts.
    `create table order_unit (
      order_id text not null, line_id text not null, unit int not null check (unit > 0),
      price bigint not null check (price >= 0), discount bigint not null check (discount between 0 and price),
      discounts jsonb not null, tax bigint not null check (tax >= 0), amount bigint not null check (amount >= 0),
      state text not null default 'sold' check (state in ('sold', 'canceled', 'returning', 'returned')),
      primary key (order_id, line_id, unit),
      foreign key (order_id, line_id) references order_line on delete cascade)`,
    `insert into order_unit (order_id, line_id, unit, price, discount, discounts, tax, amount)
      select order_id, line_id, unit, unit_price, unit_price - net, '[]'::jsonb, tax,
        net + case when is_tax_included then 0 else tax end
      from (
        select line.order_id, line.line_id, unit.unit, unit_price, is_tax_included,
          ${share(minor(`item->'price'->>'amount'`))} as net, ${share(minor(`item->>'taxTotal'`))} as tax
        from order_line line join orders using (order_id), generate_series(1, line.quantity) unit (unit)) split`,

    `create table order_promotion (
      order_id text not null references orders on delete cascade, position int not null,
      promotion_id text not null, name text not null, discount bigint not null, primary key (order_id, position))`,
    `insert into order_promotion select order_id, position, promotion->>'promotionId', promotion->>'promotionName',
        ${minor(`promotion->>'discount'`)}
      from orders, jsonb_array_elements(snapshot->'orderPromotions') with ordinality listed (promotion, position)`,

    // A cart has one instrument of a method; prepaid tenders may be beside the card.
    `drop index payment_instrument_one_attached`,
    `create unique index payment_instrument_one_attached on payment_instrument (cart_id, method) where status = 'attached'`,
    `create table order_instrument (
      order_id text not null references orders on delete cascade, position int not null,
      instrument_id text not null references payment_instrument, method text not null,
      amount bigint not null check (amount > 0), captured bigint not null default 0, released bigint not null default 0,
      refunded bigint not null default 0, primary key (order_id, instrument_id),
      constraint order_instrument_taken check (captured >= 0 and released >= 0 and captured + released <= amount),
      constraint order_instrument_refunded check (refunded between 0 and captured))`,
    `insert into order_instrument (order_id, position, instrument_id, method, amount, captured)
      select order_id, 1, instrument_id, method, total, case when payment = 'charged' then total else 0 end
      from orders join payment_instrument using (instrument_id)`,

    // Everything that happens to a paid order, in order.
    `create table order_event (
      event_id bigint primary key generated always as identity, order_id text not null references orders,
      kind text not null, data jsonb not null, created_at timestamptz not null default now(),
      constraint order_event_length check (length(kind) <= 100 and length(data::text) <= 20000))`,
    `create index order_event_by_order on order_event (order_id, event_id)`,
    `insert into order_event (order_id, kind, data, created_at)
      select order_id, 'state', jsonb_build_object('state', status), coalesce(settled_at, created_at) from orders
      where status <> 'PAYMENT_PENDING'`,
    ...appendOnly('order_event'),
    `alter table orders drop column snapshot`,
    `alter table ledger_entry drop constraint ledger_entry_account_check,
      add check (account in ('payment', 'sales', 'tax', 'shipping'))`,
  ],
};
