import type { IsoDate } from '../validation/date-format.ts';

/** What was agreed to, where, and how it is delivered (SUB-11). */
type Agreement = {
  /** Of SMS subscriptions (SUB-12). */
  readonly subscriptionId?: string;
  readonly type: 'Newsletter' | 'LoyaltyNewsletter';
  readonly channel: 'email' | 'sms';
  /** An e-mail address, or a phone number in international form. */
  readonly recipient: string;
  readonly category: string;
  readonly country: string;
  readonly region: string;
};

/** In or out, and since when: exactly one of the two dates is there (SUB-12). */
type Standing =
  | { readonly optin: true; readonly doubleOptin: boolean; readonly optinDate: IsoDate }
  | { readonly optin: false; readonly doubleOptin: false; readonly optoutDate: IsoDate };

export type Subscription = Agreement & Standing;

const agreementOf = ({
  subscriptionId,
  type,
  channel,
  recipient,
  category,
  country,
  region,
}: Subscription): Agreement => ({
  ...(subscriptionId !== undefined && { subscriptionId }),
  type,
  channel,
  recipient,
  category,
  country,
  region,
});

export const Subscription = {
  /** Opted in on a day; a second confirmation is another step. One that is in stays as it is (SUB-09). */
  optIn: (subscription: Subscription, on: IsoDate): Subscription =>
    subscription.optin
      ? subscription
      : { ...agreementOf(subscription), optin: true, doubleOptin: false, optinDate: on },
  /** Opted out on a day; one that is out stays as it is (SUB-09). */
  optOut: (subscription: Subscription, on: IsoDate): Subscription =>
    subscription.optin
      ? { ...agreementOf(subscription), optin: false, doubleOptin: false, optoutDate: on }
      : subscription,
} as const;
