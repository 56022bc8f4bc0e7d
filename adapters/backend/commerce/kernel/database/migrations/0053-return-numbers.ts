import type { Migration } from '#adapters/database/migrate.ts';

/**
 * A return has a number that a shopper can say to a clerk; nothing is allowed by it. Earlier returns get one each: the
 * factor has no divisor in common with the number of numbers, so none is given twice. And a return has the store that
 * received it.
 */
export const returnNumbers: Migration = {
  name: '0053-return-numbers',
  statements: [
    `alter table order_return add column return_number text, add column store_id text`,
    `update order_return set return_number = 'R-' || (1000000000 + place * 6180339887 % 9000000000)
      from (select return_id, row_number() over (order by return_id) as place from order_return) placed
      where placed.return_id = order_return.return_id`,
    `alter table order_return
      alter column return_number set default 'R-' || (1000000000 + floor(random() * 9000000000))::bigint,
      alter column return_number set not null,
      add constraint order_return_number unique (return_number),
      add constraint order_return_store foreign key (store_id) references store on delete set null`,
  ],
};
