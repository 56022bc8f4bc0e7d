import type { SubscriptionWire } from '#adapters/contract/wire/subscription.codec.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { readNewsletter } from './newsletter-records.ts';
import { readSms } from './sms-records.ts';

const CATEGORY = 'news';

const ofSite = ({ country, siteId }: Pick<CommerceSite, 'country' | 'siteId'>) => ({
  type: 'Newsletter' as const,
  category: CATEGORY,
  country,
  region: siteId.slice(siteId.lastIndexOf('-') + 1),
});

/** The text messages of a consumer (API-048). */
export const smsWire = async (
  db: Queries,
  { consumerId, site }: { readonly consumerId: string; readonly site: CommerceSite },
): Promise<SubscriptionWire[]> =>
  (await readSms(db, consumerId)).map(({ subscriptionId, recipient, optin, changedAt }) => {
    const subscription = {
      ...ofSite(site),
      channel: 'sms' as const,
      subscriptionId,
      recipient,
      doubleOptin: false as const,
    };
    const date = changedAt.toISOString();
    return optin
      ? { ...subscription, optin, optinDate: date }
      : { ...subscription, optin: false as const, optoutDate: date };
  });

/** The newsletter of an address as a list: empty without a subscription. */
export const newsletterWire = async (
  db: Queries,
  subscriber: { readonly email: string; readonly site: CommerceSite },
): Promise<SubscriptionWire[]> => {
  const found = await readNewsletter(db, subscriber);
  if (found === undefined) return [];
  const { email: recipient, site } = subscriber;
  const optinDate = found.since.toISOString();
  return [{ ...ofSite(site), channel: 'email', recipient, optin: true, doubleOptin: found.isConfirmed, optinDate }];
};
