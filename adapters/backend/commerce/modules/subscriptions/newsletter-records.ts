import { sql } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { digestOf, newId, newToken } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { optInToMessages, readOptOuts } from '#adapters/backend/commerce/kernel/outbox/message-opt-out.ts';
import { countConfirmation } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';

/** Messages of this kind are the newsletter: their unsubscribe link ends the subscription. */
const KIND = 'newsletter';

/** Days in which a subscription can be confirmed. */
const CODE_DAYS = 7;

type Subscriber = { readonly email: string; readonly site: CommerceSite };

type Newsletter = { readonly isConfirmed: boolean; readonly since: Date };

/** The subscription or request of an address; undefined without one, and after the owner has unsubscribed. */
export const readNewsletter = async (
  db: Queries,
  { email, site: { siteId } }: Subscriber,
): Promise<Newsletter | undefined> => {
  const found = await db
    .selectFrom('newsletterSubscription')
    .select(['requestedAt', 'confirmedAt'])
    .where('siteId', '=', siteId)
    .where('email', '=', email)
    .executeTakeFirst();
  if (found === undefined || (await readOptOuts(db, email)).has(KIND)) return undefined;
  return { isConfirmed: found.confirmedAt !== null, since: found.confirmedAt ?? found.requestedAt };
};

const welcome = (tx: Tx, { email, site }: Subscriber): Promise<void> =>
  enqueueMessage(tx, {
    kind: KIND,
    params: {},
    to: email,
    siteId: site.siteId,
    locale: site.locale,
    key: `newsletter ${newId()}`,
  });

/** Confirms a subscription: its owner has subscribed, and receives the newsletter again after an earlier opt-out. */
const confirm = async (tx: Tx, { email, site }: Subscriber): Promise<void> => {
  await tx
    .updateTable('newsletterSubscription')
    .set({ confirmedAt: sql<Date>`now()`, codeHash: null, codeExpiresAt: null })
    .where('siteId', '=', site.siteId)
    .where('email', '=', email)
    .execute();
  await optInToMessages(tx, { recipient: email, kind: KIND });
  await welcome(tx, { email, site });
};

/**
 * Requests the newsletter for an address, which receives a message with a link that confirms it. `isVerified`: the
 * caller has confirmed the address before, which is not done twice. An address with a confirmed subscription receives no
 * message, nor one that others have named too often today: the link that it has received stays valid.
 */
export const requestNewsletter = async (
  tx: Tx,
  { email, site, consumerId, isVerified }: Subscriber & { readonly consumerId: string; readonly isVerified: boolean },
): Promise<void> => {
  const current = await readNewsletter(tx, { email, site });
  if (current?.isConfirmed === true) return;
  if (!isVerified && !(await countConfirmation(tx, { consumerId, recipient: email }))) return;
  const code = newToken();
  const { siteId, locale } = site;
  await sql`
    insert into newsletter_subscription (site_id, email, code_hash, code_expires_at)
    values (${siteId}, ${email}, ${digestOf(code)}, now() + make_interval(days => ${CODE_DAYS}))
    on conflict (site_id, email) do update set requested_at = now(), confirmed_at = null,
      code_hash = excluded.code_hash, code_expires_at = excluded.code_expires_at`.execute(tx);
  if (isVerified) return confirm(tx, { email, site });
  const key = `newsletter-confirmation ${digestOf(code)}`;
  await enqueueMessage(tx, { kind: 'newsletter-confirmation', params: { code }, to: email, siteId, locale, key });
};

/** Confirms the subscription of a code; false for a code that is unknown, used or expired. */
export const confirmNewsletter = async (
  tx: Tx,
  { code, sites }: { readonly code: string; readonly sites: readonly CommerceSite[] },
): Promise<boolean> => {
  const found = await tx
    .selectFrom('newsletterSubscription')
    .select(['siteId', 'email'])
    .where('codeHash', '=', digestOf(code))
    .where('codeExpiresAt', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  const site = sites.find(({ siteId }) => siteId === found?.siteId);
  if (found === undefined || site === undefined) return false;
  await confirm(tx, { email: found.email, site });
  return true;
};

/** Ends the subscription or request of an address. */
export const withdrawNewsletter = async (tx: Tx, { email, site: { siteId } }: Subscriber): Promise<void> => {
  await tx.deleteFrom('newsletterSubscription').where('siteId', '=', siteId).where('email', '=', email).execute();
};
