import { describe, expect, test } from 'vitest';
import { account } from '#adapters/contract/account.ts';
import { profile } from '#adapters/contract/profile.ts';
import type { ProfileChangesWire } from '#adapters/contract/wire/profile.codec.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers, newChallenge, newEmail } from '#test/support/commerce/member.ts';

/** A phone number of the United States that no other account has. */
let numbers = process.pid % 10_000;
const newPhone = (): string => `+1415555${String((numbers += 1) % 10_000).padStart(4, '0')}`;

export const profileSuite = (open: () => Shop): void => {
  const members = () => makeMembers(open().commerce.fetch);

  describe('profiles', () => {
    test('API-042 PRO-02 PRO-05 PRO-08 ENT-03 ENT-05 a change replaces the given parts, keeps the others, and removes what is empty', async () => {
      const { email, member } = await members().join();
      const phone = newPhone();
      const first = await member.call(profile.change, {
        body: {
          consumerDetails: { firstName: ' Ida ', phone, birthDate: '1990-02-28', postalCode: '94607', gender: 'F' },
          preferences: { interests: 'hiking| climbing|hiking|', preferredShoeSize: '42' },
        },
      });
      expect(first.reply).toEqual({
        consumerDetails: {
          firstName: 'Ida',
          lastName: 'Byron',
          email,
          phone,
          birthDate: '1990-02-28',
          gender: 'F',
          postalCode: '94607',
          address: [],
          identity: [],
          source: { acquisitionType: 'ECOM15', campaignName: '' },
        },
        isLoyaltyMember: false,
        loyaltySummary: { points: { balance: 0 } },
        enrollments: [],
        preferences: { interests: 'hiking|climbing', preferredShoeSize: '42' },
        subscriptions: [],
      });
      const second = await member.call(profile.change, {
        body: { consumerDetails: { phone: '', gender: '' }, preferences: { preferredShoeSize: '' } },
      });
      expect(second.reply.consumerDetails).not.toHaveProperty('phone');
      expect(second.reply.consumerDetails).toMatchObject({ firstName: 'Ida', birthDate: '1990-02-28' });
      expect(second.reply.preferences).toEqual({ interests: 'hiking|climbing' });
      expect((await member.call(account.profile)).reply).toEqual(second.reply);
    });

    const refused: readonly (readonly [ProfileChangesWire, string])[] = [
      [{ consumerDetails: { firstName: '' } }, 'PRO400'],
      [{ consumerDetails: { lastName: '12' } }, 'PRO400'],
      [{ consumerDetails: { phone: '12' } }, 'PRO400'],
      [{ consumerDetails: { birthDate: '2001-02-29' } }, 'PRO411'],
      [{ consumerDetails: { birthDate: '1899-12-31' } }, 'PRO411'],
      [{ consumerDetails: { birthDate: `${new Date().getUTCFullYear() - 12}-01-01` } }, 'PRO410'],
      [{ consumerDetails: { postalCode: 'nonsense' } }, 'PRO415'],
      [{ preferences: { interests: 'hiking|unknown' } }, 'PRO418'],
      [{ preferences: { preferredShoeSize: '99' } }, 'PRO418'],
      [{ enrollments: [{ type: 'Loyalty', optin: true, doubleOptin: false, country: 'DE' }] }, 'PRO400'],
    ];
    test.each(refused)('API-042 PRO-11 ERR-16 %j is refused with %s, and changes nothing', async (body, errorId) => {
      const { member } = await members().join();
      const before = (await member.call(account.profile)).reply;
      const valid = { gender: 'X' };
      const asked = { ...body, consumerDetails: { ...valid, ...body.consumerDetails } };
      expect(await member.call(profile.change, { body: asked })).toMatchObject({ status: 400, errorId });
      expect((await member.call(account.profile)).reply).toEqual(before);
    });

    test('PRO414 AUT442 a phone number has one account, however it is written, also for concurrent changes', async () => {
      const phone = newPhone();
      const joined = await Promise.all([members().join(), members().join(), members().join()]);
      const answers = await Promise.all(
        joined.map(({ member }) => member.call(profile.change, { body: { consumerDetails: { phone } } })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.errorId).toBe('PRO414');
      const national = `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
      expect(await members().signUp(newEmail(), newChallenge().codeChallenge, { phone: national })).toMatchObject({
        status: 409,
        errorId: 'AUT442',
      });
    });

    test('ENR-09 PRO-03 PRO-04 an enrollment makes a loyalty member, and a repeated one keeps its date', async () => {
      const { member } = await members().join();
      const enrollment = { type: 'Loyalty' as const, optin: true, doubleOptin: false, country: 'US' };
      const join = () => member.call(profile.change, { body: { enrollments: [enrollment] } });
      const { reply } = await join();
      expect(reply).toMatchObject({ isLoyaltyMember: true, enrollments: [enrollment] });
      expect(Date.parse(reply.loyaltyOptInDate ?? '')).toBeLessThanOrEqual(Date.now() + 1000);
      expect((await join()).reply.loyaltyOptInDate).toBe(reply.loyaltyOptInDate);
    });

    test('SPC-07 SPC-08 the special prices of an employee are in the profile, and the acceptance of their terms is stored; for others it is ignored', async () => {
      const employee = { termsAccepted: false, currentSpend: 400, annualCap: 2500 };
      const accepted = { termsAccepted: true, termsAcceptedDate: '2026-06-15' };
      const { email, member } = await members().join();
      const change = () => member.call(profile.change, { body: { consumerDetails: { employee: accepted } } });
      expect((await change()).reply.consumerDetails).not.toHaveProperty('employee');
      await open()
        .database.db.updateTable('account')
        .set({ employee: JSON.stringify(employee) })
        .where('email', '=', email)
        .execute();
      expect((await change()).reply.consumerDetails.employee).toEqual({ ...employee, ...accepted });
    });
  });
};
