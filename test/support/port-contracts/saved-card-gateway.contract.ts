import { beforeAll, describe, expect, test } from 'vitest';
import type { AccountGateway } from '#core/account/ports/account-gateway.ts';
import type { SavedCardGateway } from '#core/account/ports/saved-card-gateway.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { failureOf, run } from '../run.ts';
import { enterAsMember } from './member-session.ts';

export type SavedCardGatewayUnderTest = {
  readonly savedCards: SavedCardGateway;
  readonly accounts: AccountGateway;
  readonly sessions: SessionRepository;
  readonly newKey: () => string;
};

const card = {
  token: 'tok_test_succeeds',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2039,
  holderName: 'Grace Hopper',
};
const other = { ...card, token: 'tok_test_capture_refused', last4: '0341' };

/** The contract of every gateway of saved cards. */
export const savedCardGatewayContract = (name: string, open: () => Promise<SavedCardGatewayUnderTest>): void => {
  describe(`SavedCardGateway: ${name}`, () => {
    let subject: SavedCardGatewayUnderTest;
    beforeAll(async () => {
      subject = await open();
      await enterAsMember(subject, 'cards@example.org');
    });

    test('API-051 API-052 API-053 API-054 cards are saved, changed and removed; one of them is the default card', async () => {
      const { savedCards, newKey } = subject;
      const { token: _token, ...shown } = card;
      const key = newKey();
      const first = await run(savedCards.add({ key, card, isDefault: false }));
      expect(first).toEqual({ ...shown, id: first.id, isDefault: true });
      expect((await run(savedCards.add({ key, card, isDefault: false }))).id).toBe(first.id);
      expect(await failureOf(savedCards.add({ key: newKey(), card, isDefault: false }))).toMatchObject({
        errorId: 'PYT300',
      });
      const second = await run(savedCards.add({ key: newKey(), card: other, isDefault: true }));
      expect(await run(savedCards.list)).toEqual([{ ...first, isDefault: false }, second]);
      const expiry = { expMonth: 1, expYear: 2041 };
      expect(await run(savedCards.change({ key: newKey(), id: first.id, changes: expiry }))).toEqual({
        ...first,
        ...expiry,
        isDefault: false,
      });
      const past = { expMonth: 1, expYear: 2020 };
      expect(await failureOf(savedCards.change({ key: newKey(), id: first.id, changes: past }))).toMatchObject({
        errorId: 'FE309',
      });
      await run(savedCards.change({ key: newKey(), id: first.id, changes: { isDefault: true } }));
      await run(savedCards.remove({ key: newKey(), id: first.id }));
      expect(await run(savedCards.list)).toEqual([second]);
      expect(await failureOf(savedCards.remove({ key: newKey(), id: first.id }))).toMatchObject({ errorId: 'API404' });
    });

    test('PAY-06 a session opens the card fields of the provider', async () => {
      const session = await run(subject.savedCards.openSession);
      expect([session.clientToken.length > 0, URL.canParse(session.providerUrl)]).toEqual([true, true]);
    });

    test('AUTH-32 without a member there are no saved cards', async () => {
      const { savedCards, sessions } = subject;
      await run(sessions.clear);
      expect(['AUT440', 'AUT498']).toContain((await failureOf(savedCards.list)).errorId);
    });
  });
};
