import type { InStatement } from '#adapters/database/compiled-once.ts';
import { either as E } from 'fp-ts';
import { sql, type RawBuilder } from 'kysely';
import { Amount } from '#core/kernel/amount.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { Money } from '#core/kernel/money.ts';
import { present } from '#core/kernel/present.ts';
import { spendBanner, type SpendBannerKind } from '#core/profile/spend-banner.ts';
import { SpecialProfileWire } from '#adapters/contract/wire/profile.codec.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { GroupMembership, GroupPrice, PriceGroup } from './group-prices.ts';

/** Largest number of prices of one group that are read for a cart. */
const MAX_PRICES = 1_000;

/** The consumer of a cart. `profile` is null unless the account has special prices. */
export type ShopperRecord = {
  readonly isMember: boolean;
  readonly profile: unknown;
  /** Prices for goods of the cart, and what orders of this year have spent at them, in minor units. */
  readonly groups: readonly {
    readonly group: PriceGroup;
    readonly prices: readonly GroupPrice[];
    readonly spent: number;
  }[];
};

/** SQL: `ShopperRecord` of a cart. */
export const shopperOf = (
  cartId: InStatement<string>,
  { siteId }: Pick<CommerceSite, 'siteId'>,
): RawBuilder<unknown> => sql`
  select json_build_object('isMember', consumer_type <> 'GUEST',
    'profile', case when employee is not null or athlete is not null or prosumer is not null
      then json_build_object('employee', employee, 'athlete', athlete, 'prosumer', prosumer, 'identity', identities) end,
    'groups', case when employee is null and athlete is null and prosumer is null then '[]'::json else (
      select coalesce(json_agg(json_build_object('group', group_id, 'prices', prices, 'spent', (
          select coalesce(sum(unit.price - unit.discount), 0) from orders join order_unit unit using (order_id)
          where orders.consumer_id = consumer.consumer_id and orders.cart_id <> cart.cart_id
            and orders.status <> 'CANCELLED'
            and orders.created_at >= date_trunc('year', now()) and unit.state not in ('canceled', 'returned')
            and unit.discounts @> json_build_array(json_build_object('promotionId', 'GROUP-' || upper(group_id)))::jsonb))),
        '[]') from (
        select group_id, json_agg(json_build_object('sku', sku, 'categoryId', category_id, 'price', price,
          'partsPerMillion', parts_per_million)) as prices
        from (select * from group_price where (site_id is null or site_id = ${siteId})
            and (sku is null or sku in (select sku from cart_line where cart_line.cart_id = ${cartId}))
          order by group_price_id limit ${sql.lit(MAX_PRICES)}) listed
        group by group_id) grouped) end)
  from cart join consumer using (consumer_id) left join account using (consumer_id) where cart_id = ${cartId}`;

const groups: { readonly [kind in SpendBannerKind]: PriceGroup } = {
  employee: 'employee',
  athlete: 'athlete',
  ipa: 'prosumer',
  wranx: 'prosumer',
};

/**
 * The group whose prices the shopper gets: that of the banner (SPC-06), with what is left of its yearly limit. An
 * employee has accepted the terms, and a profession is verified (SPC-07, SPC-11).
 */
export const readMembership = (
  { profile, groups: listed }: ShopperRecord,
  {
    site,
    reportOnce,
    now,
  }: { readonly site: CommerceSite; readonly reportOnce: (problem: string) => void; readonly now: number },
): GroupMembership | undefined => {
  if (profile === null) return undefined;
  const read = SpecialProfileWire.decode(profile);
  if (E.isLeft(read)) {
    reportOnce('A profile with special prices cannot be read; its prices do not apply');
    return undefined;
  }
  const amount = (decimal: number | undefined): Amount | undefined =>
    decimal === undefined ? undefined : Money.fromDecimal(decimal, site.currency);
  const { employee, athlete, prosumer, identity } = read.right;
  const today = Calendar.dayAt(now, site.timeZone);
  const spentOf = (group: PriceGroup): number => listed.find((one) => one.group === group)?.spent ?? 0;
  const spend = (decimal: number, group: PriceGroup): Amount =>
    Amount.add(Money.fromDecimal(decimal, site.currency), Amount.of(spentOf(group)));
  const banner = spendBanner(
    present({
      employee:
        employee === null
          ? undefined
          : {
              termsAccepted: employee.termsAccepted,
              currentSpend: spend(employee.currentSpend, 'employee'),
              ...present({ annualCap: amount(employee.annualCap) }),
            },
      // Prices of athletes have no limit: their credit is a tender, which pays what it can (PAY-13).
      athlete: athlete === null ? undefined : { remainingCredit: Amount.zero },
      prosumer:
        prosumer === null
          ? undefined
          : {
              currentSpend: spend(prosumer.currentSpend, 'prosumer'),
              ...present({ annualCredit: amount(prosumer.annualCredit) }),
            },
      identities: identity.map(({ type, verified, expiryDate }) => ({ type, verified, ...present({ expiryDate }) })),
    }),
    today,
  );
  if (banner === undefined) return undefined;
  const group = groups[banner.kind];
  const prices = listed.find((one) => one.group === group)?.prices ?? [];
  return { group, prices, ...present({ remaining: banner.bar?.remaining }) };
};
