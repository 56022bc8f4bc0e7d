import { sql, type Selectable } from 'kysely';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';

type SmsRecord = Selectable<Schema['smsSubscription']>;

/** The numbers of a consumer, the one that changed last first. */
export const readSms = (db: Queries, consumerId: string): Promise<readonly SmsRecord[]> =>
  db
    .selectFrom('smsSubscription')
    .selectAll()
    .where('consumerId', '=', consumerId)
    .orderBy('optin', 'desc')
    .orderBy('changedAt', 'desc')
    .execute();

/** Opts a number out; false for a number that the consumer never had. Repeating it changes nothing. */
export const optOut = async (
  tx: Tx,
  { consumerId, recipient }: Pick<SmsRecord, 'consumerId' | 'recipient'>,
): Promise<boolean> => {
  await tx
    .updateTable('smsSubscription')
    .set({ optin: false, changedAt: sql<Date>`now()` })
    .where('consumerId', '=', consumerId)
    .where('recipient', '=', recipient)
    .where('optin', '=', true)
    .execute();
  return (await readSms(tx, consumerId)).some((one) => one.recipient === recipient);
};

/** Opts a number in, and every other number of the consumer out. Returns the id of the subscription. */
export const optIn = async (
  tx: Tx,
  { consumerId, siteId, recipient }: Pick<SmsRecord, 'consumerId' | 'siteId' | 'recipient'>,
): Promise<string> => {
  await sql`select from consumer where consumer_id = ${consumerId} for update`.execute(tx);
  await tx
    .updateTable('smsSubscription')
    .set({ optin: false, changedAt: sql<Date>`now()` })
    .where('consumerId', '=', consumerId)
    .where('recipient', '<>', recipient)
    .where('optin', '=', true)
    .execute();
  const { rows } = await sql<{ subscriptionId: string }>`
    insert into sms_subscription (subscription_id, consumer_id, site_id, recipient, optin)
    values (${newId()}, ${consumerId}, ${siteId}, ${recipient}, true)
    on conflict on constraint sms_subscription_once do update set optin = true,
      changed_at = case when sms_subscription.optin then sms_subscription.changed_at else now() end
    returning subscription_id as "subscriptionId"`.execute(tx);
  return rows[0]?.subscriptionId ?? '';
};
