import { withTransaction } from '#adapters/database/transaction.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { enqueueMessage, type Message } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { findAccount } from './account-records.ts';

/** The message about a new account. */
export const welcomeMessage = ({
  consumerId,
  email: to,
  firstName,
  site: { siteId, locale },
}: {
  readonly consumerId: string;
  readonly email: string;
  readonly firstName: string;
  readonly site: CommerceSite;
}): Message => ({ kind: 'welcome', to, siteId, locale, key: `welcome ${consumerId}`, params: { firstName } });

/**
 * Writes to the owner of an account that its address was used for another sign-up, at most once a day. `email` is
 * normalized, `now` in milliseconds since 1970.
 */
export const warnOwner = async (
  db: Queries,
  {
    email: to,
    site: { siteId, locale },
    now,
  }: { readonly email: string; readonly site: CommerceSite; readonly now: number },
): Promise<void> => {
  const owner = await findAccount(db, to);
  if (owner === undefined) return;
  const { firstName } = owner;
  const key = `repeated-sign-up ${digestOf(to)} ${new Date(now).toISOString().slice(0, 10)}`;
  await withTransaction(db, (tx) =>
    enqueueMessage(tx, { kind: 'repeated-sign-up', to, siteId, locale, key, params: { firstName } }),
  );
};
