import * as t from 'io-ts';
import { arrayOf, emailText, id, record, strictRecord } from './primitives.codec.ts';

const type = t.keyof({ Newsletter: null, LoyaltyNewsletter: null });
const channel = t.keyof({ email: null, sms: null });

const common = {
  type,
  channel,
  /** An e-mail address, or a phone number in international form. */
  recipient: t.string,
  category: t.string,
  country: t.string,
  region: t.string,
};
const ofSms = { subscriptionId: t.string };

/** A subscription (SUB-11): exactly one of the two dates, which are ISO 8601, is set (SUB-12). */
export const SubscriptionWire = t.union([
  record(
    { ...common, optin: t.literal(true), doubleOptin: t.boolean, optinDate: t.string },
    { ...ofSms, optoutDate: t.undefined },
  ),
  record(
    { ...common, optin: t.literal(false), doubleOptin: t.literal(false), optoutDate: t.string },
    { ...ofSms, optinDate: t.undefined },
  ),
]);
export type SubscriptionWire = t.TypeOf<typeof SubscriptionWire>;

/** A subscription of a request; the service sets the dates, and takes country and region from the site. */
const SubscriptionBody = strictRecord(
  { type, channel, recipient: emailText, optin: t.boolean },
  { subscriptionId: id, doubleOptin: t.boolean, category: id, country: id, region: id },
);

const MAX_SUBSCRIPTIONS = 5;

export const SubscriptionBodies = arrayOf(SubscriptionBody, MAX_SUBSCRIPTIONS);
