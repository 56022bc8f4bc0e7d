import * as Effect from 'effect/Effect';
import { account } from '#adapters/contract/account.ts';
import { profile } from '#adapters/contract/profile.ts';
import { subscriptions } from '#adapters/contract/subscriptions.ts';
import type { SubscriptionWire } from '#adapters/contract/wire/subscription.codec.ts';
import type { SubscriptionGateway } from '#core/account/ports/subscription-gateway.ts';
import { present } from '#core/kernel/present.ts';
import type { BaseClient } from '../base-client.ts';

const inEffect = (all: readonly SubscriptionWire[], wanted: SubscriptionWire['channel']) =>
  all.find(({ channel, optin }) => channel === wanted && optin);

const letter = (recipient: string, optin: boolean) =>
  ({ type: 'Newsletter', channel: 'email', recipient, optin }) as const;

export const makeSubscriptionGateway = (client: BaseClient): SubscriptionGateway => ({
  number: Effect.map(client.ask(subscriptions.list, {}), ({ body }) => inEffect(body.subscriptions, 'sms')?.recipient),
  read: Effect.map(client.ask(account.profile, {}), ({ body }) => {
    const newsletter = inEffect(body.subscriptions, 'email');
    return present({
      newsletter: newsletter && { email: newsletter.recipient, isConfirmed: newsletter.doubleOptin },
      phone: inEffect(body.subscriptions, 'sms')?.recipient,
    });
  }),
  requestNewsletter: ({ key, email }) =>
    Effect.asVoid(
      client.ask(profile.create, { key, body: { consumerDetails: { email }, subscriptions: [letter(email, true)] } }),
    ),
  confirmNewsletter: (code) => Effect.asVoid(client.ask(subscriptions.confirm, { body: { code } })),
  endNewsletter: ({ key, email }) =>
    Effect.asVoid(client.ask(profile.change, { key, body: { subscriptions: [letter(email, false)] } })),
  savePhone: ({ key, phone }) =>
    Effect.asVoid(client.ask(profile.change, { key, body: { consumerDetails: { phone } } })),
  createNumber: ({ key, phone }) =>
    Effect.asVoid(client.ask(subscriptions.create, { key, body: { consumerDetails: { phone } } })),
  changeNumber: ({ key, phone: recipient, isIn: optin }) =>
    Effect.asVoid(
      client.ask(subscriptions.change, {
        key,
        body: { subscriptions: [{ type: 'Newsletter', channel: 'sms', recipient, optin }] },
      }),
    ),
  notifications: Effect.map(client.ask(subscriptions.list, {}), ({ body: { notifications = [] } }) =>
    notifications.map(({ topic, enabled: isOn }) => ({ topic, isOn })),
  ),
  changeNotification: ({ key, topic, isOn: enabled }) =>
    Effect.asVoid(client.ask(subscriptions.notify, { key, body: { channel: 'email' as const, topic, enabled } })),
});
