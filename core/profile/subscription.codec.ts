import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { filledText, oneOf } from '../kernel/primitives.codec.ts';
import type { Subscription } from './subscription.ts';

const agreement = {
  type: oneOf('Newsletter or LoyaltyNewsletter', ['Newsletter', 'LoyaltyNewsletter']),
  channel: oneOf('email or sms', ['email', 'sms']),
  recipient: filledText,
  category: t.string,
  country: filledText,
  region: t.string,
};
const ofSms = { subscriptionId: filledText };

/** Reads a subscription with its one date (ENT-06). */
export const SubscriptionCodec: t.Type<Subscription, unknown, unknown> = t.union(
  [
    document(
      'an opt-in',
      { ...agreement, optin: t.literal(true), doubleOptin: t.boolean, optinDate: filledText },
      ofSms,
    ),
    document(
      'an opt-out',
      { ...agreement, optin: t.literal(false), doubleOptin: t.literal(false), optoutDate: filledText },
      ofSms,
    ),
  ],
  'a subscription',
);
