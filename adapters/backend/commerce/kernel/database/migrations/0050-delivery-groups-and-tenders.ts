import type { Migration } from '#adapters/database/migrate.ts';

/**
 * The lines of a cart belong to delivery groups by shipping code and place, and a group has the address and the method:
 * carts of earlier releases have one of each, which all their groups of sent goods get. A cart has several payment
 * instruments, and what each pays is stored as rows when the order is prepared.
 */
export const deliveryGroupsAndTenders: Migration = {
  name: '0050-delivery-groups-and-tenders',
  statements: [
    `create table delivery_group (
      cart_id text not null references cart on delete cascade, group_id text not null,
      code text not null check (code in ('standard', 'pickup', 'sts', 'pudo', 'digital', 'customs')),
      store_id text references store, address jsonb, method text, primary key (cart_id, group_id),
      constraint delivery_group_once unique nulls not distinct (cart_id, code, store_id),
      constraint delivery_group_place check ((code in ('pickup', 'sts')) = (store_id is not null)),
      constraint delivery_group_address check (store_id is null or (address is null and method is null)))`,
    `insert into delivery_group (cart_id, group_id, code, address, method)
      select cart_id, gen_random_uuid()::text, 'standard', shipping_address, shipping_method
      from cart`,
    `alter table cart_line add column group_id text`,
    `insert into delivery_group (cart_id, group_id, code, store_id, address, method)
      select cart_id, gen_random_uuid()::text, wanted.code, wanted.store_id,
        case when wanted.store_id is null then home.address end, case when wanted.store_id is null then home.method end
      from (select distinct line.cart_id, case when store_id is not null then 'pickup' when is_digital then 'digital'
            when is_customs then 'customs' else 'standard' end as code, store_id
          from cart_line line join variant using (sku) join product using (product_id) join style using (style_id)
        ) wanted join delivery_group home using (cart_id)
      on conflict do nothing`,
    `update cart_line line set group_id = delivery_group.group_id
      from delivery_group, variant join product using (product_id) join style using (style_id)
      where variant.sku = line.sku and delivery_group.cart_id = line.cart_id
        and delivery_group.store_id is not distinct from line.store_id
        and delivery_group.code = case when line.store_id is not null then 'pickup' when is_digital then 'digital'
          when is_customs then 'customs' else 'standard' end`,
    `alter table cart_line drop constraint cart_line_once, drop column store_id,
      alter column group_id set not null,
      add constraint cart_line_once unique (cart_id, group_id, sku, recipe_id),
      add foreign key (cart_id, group_id) references delivery_group on delete cascade`,
    `alter table cart drop column shipping_address, drop column shipping_method`,

    // `balance`: the most that a prepaid tender pays. One instrument pays what remains.
    `alter table payment_instrument drop constraint payment_instrument_method_check,
      alter column brand drop not null, alter column last4 drop not null,
      alter column exp_month drop not null, alter column exp_year drop not null,
      add column balance bigint check (balance >= 0),
      add constraint payment_instrument_method check (method in ('CREDIT_CARD', 'GIFT_CARD', 'ATHLETES_PAYMENT',
        'LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD', 'BNPL', 'WALLET')),
      add constraint payment_instrument_balance check ((balance is null) = (method in ('CREDIT_CARD', 'BNPL', 'WALLET'))),
      add constraint payment_instrument_card check (method <> 'CREDIT_CARD'
        or num_nulls(brand, last4, exp_month, exp_year) = 0)`,
    `drop index payment_instrument_one_attached`,
    `create unique index payment_instrument_one_remaining on payment_instrument (cart_id)
      where status = 'attached' and balance is null`,
    `create table planned_tender (
      cart_id text not null references cart on delete cascade, position int not null check (position > 0),
      instrument_id text not null references payment_instrument on delete cascade,
      amount bigint not null check (amount > 0), primary key (cart_id, position))`,
    `insert into planned_tender (cart_id, position, instrument_id, amount)
      select cart_id, position, tender->>'instrumentId', (tender->>'amount')::bigint
      from cart, jsonb_array_elements(prepared_tenders) with ordinality listed (tender, position)
      where (tender->>'amount')::bigint > 0`,
    // Carts that a release before 0032 has prepared: the card pays all.
    `insert into planned_tender (cart_id, position, instrument_id, amount)
      select cart_id, 1, instrument_id, prepared_total
      from cart join payment_instrument instrument using (cart_id)
      where prepared_tenders is null and prepared_total > 0 and instrument.status = 'attached'`,
    `alter table cart drop column prepared_tenders`,
  ],
};
