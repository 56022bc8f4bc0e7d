import { describe, expect, test } from 'vitest';
import { enrollment } from '#adapters/contract/enrollment.ts';
import { profile } from '#adapters/contract/profile.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers, newEmail } from '#test/support/commerce/member.ts';

const unknown = { exists: false, isLoyaltyMember: false, hasPassword: false };
const known = { exists: true, isLoyaltyMember: false, hasPassword: true };

export const enrollmentSuite = (open: () => Shop): void => {
  const members = () => makeMembers(open().commerce.fetch);

  describe('enrollment', () => {
    test('API-047 ENR-05 a guest looks up an e-mail address in any spelling, and learns whether it has an account and a membership', async () => {
      const guest = await open().shopper();
      const { email, member } = await members().join();
      const lookUp = async (typed: string) => (await guest.call(enrollment.lookup, { query: { email: typed } })).reply;
      expect([await lookUp(newEmail()), await lookUp(` ${email.toUpperCase()}`)]).toEqual([unknown, known]);
      const membership = { type: 'Loyalty' as const, optin: true, doubleOptin: false, country: 'US' };
      await member.call(profile.change, { body: { enrollments: [membership] } });
      expect(await lookUp(email)).toEqual({ ...known, isLoyaltyMember: true });
    });

    test('API-047 ENR-05 a phone number is found however it is written', async () => {
      const guest = await open().shopper();
      const { member } = await members().join();
      const lookUp = async (phone: string) => (await guest.call(enrollment.lookup, { query: { phone } })).reply;
      expect(await lookUp('+15105550177')).toEqual(unknown);
      await member.call(profile.change, { body: { consumerDetails: { phone: '+15105550177' } } });
      expect([await lookUp('+15105550177'), await lookUp('(510) 555 - 0177')]).toEqual([known, known]);
    });

    test.each([{}, { email: 'ada@example.org', phone: '+15105550177' }])(
      'API-047 %j instead of one of the two is refused',
      async (query) => {
        const guest = await open().shopper();
        expect(await guest.call(enrollment.lookup, { query })).toMatchObject({ status: 400, errorId: 'API400' });
      },
    );

    test('API-047 AUTH-18 without a session nothing can be looked up', async () => {
      const without = members().holding({ consumerId: '', consumerType: '', accessExpiry: '', refreshExpiry: '' });
      expect(await without.call(enrollment.lookup, { query: { email: newEmail() } })).toMatchObject({ status: 401 });
    });
  });
};
