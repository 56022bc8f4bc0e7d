import type { Migration } from '#adapters/database/migrate.ts';

/** Goods that are made to order: what a shopper can choose of a style, and what was chosen of a line (PDP-21). */
export const recipes: Migration = {
  name: '0074-recipes',
  statements: [
    `alter table style add column custom_parts jsonb,
      add constraint style_custom_parts check (custom_parts is null or (is_customs and length(custom_parts::text) <= 20000))`,
    `alter table cart_line add column recipe jsonb,
      add constraint cart_line_recipe check (recipe is null or length(recipe::text) <= 4000)`,
    `alter table order_line add column recipe jsonb`,
  ],
};
