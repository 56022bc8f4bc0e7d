import * as Effect from 'effect/Effect';
import type { SubscriptionGateway } from '../account/ports/subscription-gateway.ts';
import { present } from '../kernel/present.ts';
import { Session } from '../session/session.ts';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** Subscriptions in memory. The code of every message is `newsletter-code`. */
export type FakeSubscriptions = SubscriptionGateway;

export const makeFakeSubscriptions = (faults: FakeFaults, sessions: SessionRepository): FakeSubscriptions => {
  let newsletter: { readonly email: string; readonly isConfirmed: boolean } | undefined;
  let phone: string | undefined;
  const off = new Set<string>();
  const asked = (operation: string, act: () => void) => Effect.andThen(faults.meet(operation), Effect.sync(act));
  return {
    number: Effect.andThen(
      faults.meet('smsNumber'),
      Effect.sync(() => phone),
    ),
    read: Effect.gen(function* () {
      yield* faults.meet('readSubscriptions');
      return present({ newsletter: Session.isMember(yield* sessions.read) ? newsletter : undefined, phone });
    }),
    requestNewsletter: ({ email }) =>
      asked('requestNewsletter', () => {
        if (newsletter?.isConfirmed !== true) newsletter = { email, isConfirmed: false };
      }),
    confirmNewsletter: (code) =>
      Effect.gen(function* () {
        yield* faults.meet('confirmNewsletter');
        if (newsletter === undefined || newsletter.isConfirmed || code !== 'newsletter-code')
          return yield* Effect.fail(apiRefusal('AUT402'));
        newsletter = { ...newsletter, isConfirmed: true };
      }),
    endNewsletter: () =>
      asked('endNewsletter', () => {
        newsletter = undefined;
      }),
    savePhone: () => faults.meet('savePhone'),
    createNumber: ({ phone: given }) =>
      asked('createNumber', () => {
        phone = given;
      }),
    changeNumber: ({ phone: given, isIn }) =>
      Effect.gen(function* () {
        yield* faults.meet(isIn ? 'optInNumber' : 'optOutNumber');
        if (!isIn && phone !== given) return yield* Effect.fail(apiRefusal('API404', 404));
        phone = isIn ? given : undefined;
      }),
    notifications: Effect.gen(function* () {
      yield* faults.meet('notifications');
      if (!Session.isMember(yield* sessions.read)) return [];
      return (['back-in-stock', 'shared-favorites'] as const).map((topic) => ({ topic, isOn: !off.has(topic) }));
    }),
    changeNotification: ({ topic, isOn }) =>
      asked('changeNotification', () => {
        if (isOn) off.delete(topic);
        else off.add(topic);
      }),
  };
};
