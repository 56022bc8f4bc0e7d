import type { Migration } from '#adapters/database/migrate.ts';

/**
 * The mailbox of an email address, by which limited promo codes count orders (PRM175): without upper case and without a
 * tag after a plus sign, and for Gmail, which ignores them, without dots. It does not identify a person: accounts and orders go by
 * the address itself.
 */
export const mailboxes: Migration = {
  name: '0077-mailboxes',
  statements: [
    `create function mailbox_of(email text) returns text language sql immutable strict parallel safe as $$
      select case when untagged ~ '@(gmail|googlemail)[.]com$'
        then replace(substring(untagged from '^(.*)@'), '.', '') || '@gmail.com' else untagged end
      from (select regexp_replace(lower(email), '^([^+]+)[+].*(@[^@]*)$', '\\1\\2') as untagged) as address
    $$`,
    `drop index cart_ordered_by_email`,
    `create index cart_ordered_by_mailbox on cart (mailbox_of(email)) where status in ('ordering', 'ordered')`,
  ],
};
