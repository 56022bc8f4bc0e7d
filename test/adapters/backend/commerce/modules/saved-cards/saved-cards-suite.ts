import { describe, expect, test } from 'vitest';
import { privacy } from '#adapters/contract/privacy.ts';
import { savedCards } from '#adapters/contract/saved-cards.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers, password } from '#test/support/commerce/member.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';

const card = { token: 'tok_test_succeeds', expMonth: 12, expYear: 2039, holderName: 'Ada Byron', isDefault: false };
const OTHER = 'tok_test_capture_refused';
const THIRD = 'tok_test_refund_refused';

export const savedCardsSuite = (open: () => Shop): void => {
  const member = async (): Promise<Shopper> => (await makeMembers(open().commerce.fetch).join()).member;
  const add = (shopper: Shopper, part: Partial<typeof card> = {}) =>
    shopper.call(savedCards.add, { body: { ...card, ...part } });
  const cardsOf = async (shopper: Shopper) => (await shopper.call(savedCards.list)).reply.paymentInstruments;
  /** What the provider has stored for a member. */
  const atProvider = async (shopper: Shopper) => {
    const { payments, fetch } = open().context;
    const address = `${payments.url}/v1/payment-methods?consumerReference=${shopper.token.consumerId}`;
    const answer = await fetch(new Request(address, { headers: { authorization: `Bearer ${payments.secret}` } }));
    const { paymentMethods } = (await answer.json()) as { paymentMethods: readonly { readonly expYear: number }[] };
    return paymentMethods.map(({ expYear }) => expYear);
  };

  describe('saved cards', () => {
    test('API-051 API-052 API-053 API-054 PAY-08 PAY-09 a card is saved, changed and deleted, here and at the provider; no answer has a full number', async () => {
      const shopper = await member();
      const session = (await shopper.call(savedCards.openSession)).reply;
      const number = '4242424242424242';
      const entered = await open().context.fetch(
        new Request(`${session.providerUrl}/v1/tokens`, {
          method: 'POST',
          headers: { authorization: `Bearer ${session.clientToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({ number, expMonth: 11, expYear: 2038, code: '123', holderName: 'Ada Byron' }),
        }),
      );
      const { token } = (await entered.json()) as { token: string };
      const added = await add(shopper, { token, expMonth: 11, expYear: 2038, holderName: ' Ada Byron ' });
      const expected = {
        paymentInstrumentId: added.reply.paymentInstrumentId,
        paymentMethod: 'CREDIT_CARD',
        brand: 'visa',
        last4: '4242',
        expMonth: 11,
        expYear: 2038,
        holderName: 'Ada Byron',
        isDefault: true,
      };
      expect(added.reply).toEqual(expected);
      const params = { paymentInstrumentId: expected.paymentInstrumentId };
      const changed = await shopper.call(savedCards.change, { params, body: { expMonth: 1, expYear: 2041 } });
      expect(changed.reply).toEqual({ ...expected, expMonth: 1, expYear: 2041 });
      const list = await shopper.call(savedCards.list);
      expect([list.reply.paymentInstruments, await atProvider(shopper)]).toEqual([[changed.reply], [2041]]);
      expect([added.text, changed.text, list.text].some((text) => text.includes(number) || text.includes('tok'))).toBe(
        false,
      );
      const removed = await shopper.call(savedCards.remove, { params });
      expect([removed.status, await cardsOf(shopper), await atProvider(shopper)]).toEqual([204, [], []]);
    });

    test('PAY-09 one card is the default one: the first, then the chosen one, then the oldest that is left', async () => {
      const shopper = await member();
      const marks = async () => (await cardsOf(shopper)).map(({ isDefault }) => isDefault);
      await add(shopper, { isDefault: false });
      await add(shopper, { token: OTHER, isDefault: false });
      expect(await marks()).toEqual([true, false]);
      await add(shopper, { token: THIRD, isDefault: true });
      expect(await marks()).toEqual([false, false, true]);
      const [, second, third] = await cardsOf(shopper);
      const at = (one: typeof second) => ({ params: { paymentInstrumentId: one?.paymentInstrumentId ?? '' } });
      await shopper.call(savedCards.change, { ...at(second), body: { isDefault: true } });
      expect(await marks()).toEqual([false, true, false]);
      await shopper.call(savedCards.change, { ...at(second), body: { isDefault: false } });
      expect(await marks()).toEqual([false, true, false]);
      await shopper.call(savedCards.remove, at(second));
      expect(await marks()).toEqual([true, false]);
      await shopper.call(savedCards.remove, at(third));
      expect(await marks()).toEqual([true]);
    });

    test('PYT300 the same card is refused, also for concurrent calls, and the provider does not keep it', async () => {
      const shopper = await member();
      const statuses = (await Promise.all([add(shopper), add(shopper)])).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 409]);
      expect(await add(shopper)).toMatchObject({ status: 409, errorId: 'PYT300' });
      expect([(await cardsOf(shopper)).length, (await atProvider(shopper)).length]).toEqual([1, 1]);
      expect((await add(await member())).status).toBe(200);
    });

    test.each([
      [{ token: 'tok_test_card_declined' }, 402, 'PAY400'],
      [{ token: 'tok_test_fraud' }, 402, 'PYT402'],
      [{ token: 'tok_test_expired_card' }, 400, 'FE309'],
      [{ token: 'tok_forged' }, 402, 'PAY400'],
      [{ expMonth: 1, expYear: 2020 }, 400, 'FE309'],
      [{ token: '' }, 400, 'API400'],
      [{ holderName: ' ' }, 400, 'API400'],
    ])('PAY-08 %j is refused with %i %s and nothing is saved', async (part, status, errorId) => {
      const shopper = await member();
      expect(await add(shopper, part)).toMatchObject({ status, errorId });
      expect([await cardsOf(shopper), await atProvider(shopper)]).toEqual([[], []]);
    });

    test('PAY-18 a token of another session, such as that of a cart or of another member, is refused', async () => {
      const [one, other] = [await member(), await member()];
      const { clientToken, providerUrl } = (await other.call(savedCards.openSession)).reply;
      const entered = await open().context.fetch(
        new Request(`${providerUrl}/v1/tokens`, {
          method: 'POST',
          headers: { authorization: `Bearer ${clientToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            number: '4242424242424242',
            expMonth: 12,
            expYear: 2039,
            code: '123',
            holderName: 'A',
          }),
        }),
      );
      const { token } = (await entered.json()) as { token: string };
      expect(await add(one, { token })).toMatchObject({ status: 402, errorId: 'PAY400' });
      expect((await add(other, { token })).status).toBe(200);
    });

    test.each([
      [{ expMonth: 1 }, 'API400'],
      [{ expMonth: 1, expYear: 2020 }, 'FE309'],
      [{ expMonth: 13, expYear: 2039 }, 'API400'],
    ])('API-053 the change %j is refused with %s', async (body, errorId) => {
      const shopper = await member();
      const { paymentInstrumentId } = (await add(shopper)).reply;
      const change = await shopper.call(savedCards.change, { params: { paymentInstrumentId }, body });
      expect(change).toMatchObject({ status: 400, errorId });
      expect((await cardsOf(shopper))[0]?.expYear).toBe(2039);
    });

    test('PAY-08 while the provider does not answer, a call fails and changes nothing; the same call then succeeds', async () => {
      const shopper = await member();
      const { paymentInstrumentId } = (await add(shopper)).reply;
      const params = { paymentInstrumentId };
      const key = crypto.randomUUID();
      open().onWayToProvider(async () => Promise.reject(new Error('no connection')));
      const statuses = [
        (await shopper.call(savedCards.add, { key, body: { ...card, token: OTHER } })).status,
        (await shopper.call(savedCards.change, { params, body: { expMonth: 1, expYear: 2041 } })).status,
        (await shopper.call(savedCards.remove, { params })).status,
        (await shopper.call(savedCards.openSession)).status,
      ];
      open().onWayToProvider(undefined);
      open().problems.splice(0);
      expect([statuses, (await cardsOf(shopper)).map(({ expYear }) => expYear)]).toEqual([
        [503, 503, 503, 503],
        [2039],
      ]);
      expect((await shopper.call(savedCards.add, { key, body: { ...card, token: OTHER } })).status).toBe(200);
      expect((await shopper.call(savedCards.add, { key, body: { ...card, token: OTHER } })).status).toBe(200);
      expect(await cardsOf(shopper)).toHaveLength(2);
    });

    test('AUTH-18 AUTH-32 only its member reaches a card: 401 without a token, 403 for a guest, 404 for another member', async () => {
      const [owner, other, guest] = [await member(), await member(), await open().shopper()];
      const visitor = makeMembers(open().commerce.fetch).holding({
        consumerId: '',
        consumerType: '',
        accessExpiry: '',
        refreshExpiry: '',
      });
      const params = { paymentInstrumentId: (await add(owner)).reply.paymentInstrumentId };
      const statuses = async (shopper: Shopper) => [
        (await shopper.call(savedCards.list)).status,
        (await shopper.call(savedCards.openSession)).status,
        (await add(shopper, { token: OTHER })).status,
        (await shopper.call(savedCards.change, { params, body: { expMonth: 1, expYear: 2041 } })).status,
        (await shopper.call(savedCards.remove, { params })).status,
      ];
      expect([await statuses(visitor), await statuses(guest), await statuses(other)]).toEqual([
        [401, 401, 401, 401, 401],
        [403, 403, 403, 403, 403],
        [200, 200, 200, 404, 404],
      ]);
      expect([(await cardsOf(owner))[0]?.expYear, await atProvider(owner)]).toEqual([2039, [2039]]);
    });

    test('a deleted account leaves no card at the provider; without an answer of the provider the account stays', async () => {
      const shopper = await member();
      await add(shopper);
      open().onWayToProvider(async () => Promise.reject(new Error('no connection')));
      const refused = await shopper.call(privacy.deleteAccount, { body: { password } });
      open().onWayToProvider(undefined);
      open().problems.splice(0);
      expect([refused.status, (await cardsOf(shopper)).length]).toEqual([503, 1]);
      expect((await shopper.call(privacy.deleteAccount, { body: { password } })).status).toBe(204);
      expect(await atProvider(shopper)).toEqual([]);
    });
  });
};
