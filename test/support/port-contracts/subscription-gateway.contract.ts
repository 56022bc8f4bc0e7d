import { beforeAll, describe, expect, test } from 'vitest';
import type { AccountGateway } from '#core/account/ports/account-gateway.ts';
import type { SubscriptionGateway } from '#core/account/ports/subscription-gateway.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { failureOf, run } from '../run.ts';
import { enterAsMember } from './member-session.ts';

export type SubscriptionGatewayUnderTest = {
  readonly subscriptions: SubscriptionGateway;
  readonly accounts: AccountGateway;
  readonly sessions: SessionRepository;
  readonly newKey: () => string;
  /** The code of the last message of a kind to an address. */
  readonly codeIn: (email: string, kind: 'newsletter-confirmation') => Promise<string>;
  /** Confirms the address of an account, which the service requires for changes. */
  readonly confirmAddress: (email: string) => Promise<void>;
};

const email = 'letters@example.org';
const phone = '+16175550100';

/** The contract of every gateway of subscriptions. */
export const subscriptionGatewayContract = (name: string, open: () => Promise<SubscriptionGatewayUnderTest>): void => {
  describe(`SubscriptionGateway: ${name}`, () => {
    let subject: SubscriptionGatewayUnderTest;
    beforeAll(async () => {
      subject = await open();
      await enterAsMember(subject, email);
    });

    test('API-043 SUB-06 a newsletter is requested, confirmed by its code once, and ended', async () => {
      const { subscriptions, newKey, codeIn } = subject;
      expect(await run(subscriptions.read)).toEqual({});
      await run(subscriptions.requestNewsletter({ key: newKey(), email }));
      expect(await run(subscriptions.read)).toEqual({ newsletter: { email, isConfirmed: false } });
      const code = await codeIn(email, 'newsletter-confirmation');
      expect(await failureOf(subscriptions.confirmNewsletter('wrong'))).toMatchObject({ errorId: 'AUT402' });
      await run(subscriptions.confirmNewsletter(code));
      expect(await run(subscriptions.read)).toEqual({ newsletter: { email, isConfirmed: true } });
      expect(await failureOf(subscriptions.confirmNewsletter(code))).toMatchObject({ errorId: 'AUT402' });
      await subject.confirmAddress(email);
      await run(subscriptions.endNewsletter({ key: newKey(), email }));
      expect(await run(subscriptions.read)).toEqual({});
    });

    test('API-066 a notification is switched off and on', async () => {
      const { subscriptions, newKey } = subject;
      const all = (isOn: boolean) => [
        { topic: 'back-in-stock', isOn: true },
        { topic: 'shared-favorites', isOn },
      ];
      expect(await run(subscriptions.notifications)).toEqual(all(true));
      await subject.confirmAddress(email);
      for (const isOn of [false, true]) {
        await run(subscriptions.changeNotification({ key: newKey(), topic: 'shared-favorites', isOn }));
        expect(await run(subscriptions.notifications)).toEqual(all(isOn));
      }
    });

    test('API-048 API-049 API-050 SUB-07 a number is opted in and out; only a known number can be opted out', async () => {
      const { subscriptions, newKey } = subject;
      expect(await run(subscriptions.number)).toBeUndefined();
      await run(subscriptions.savePhone({ key: newKey(), phone }));
      await run(subscriptions.createNumber({ key: newKey(), phone }));
      expect([await run(subscriptions.number), await run(subscriptions.read)]).toEqual([phone, { phone }]);
      const other = '+16175550101';
      expect(await failureOf(subscriptions.changeNumber({ key: newKey(), phone: other, isIn: false }))).toMatchObject({
        errorId: 'API404',
      });
      await run(subscriptions.changeNumber({ key: newKey(), phone: other, isIn: true }));
      expect(await run(subscriptions.number)).toBe(other);
      await run(subscriptions.changeNumber({ key: newKey(), phone: other, isIn: false }));
      expect(await run(subscriptions.number)).toBeUndefined();
    });
  });
};
