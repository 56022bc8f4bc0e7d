import { beforeEach, describe, expect, test } from 'vitest';
import type { CartGateway, NewItem } from '#core/cart/ports/cart-gateway.ts';
import type { TypedGiftCard } from '#core/checkout/gift-card.ts';
import type { TenderGateway } from '#core/checkout/ports/tender-gateway.ts';
import type { AccountGateway } from '#core/account/ports/account-gateway.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { TypedReward } from '#core/loyalty/reward.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { failureOf, run } from '../run.ts';
import { enterAsMember } from './member-session.ts';

export type TenderGatewayUnderTest = {
  readonly tenders: TenderGateway;
  readonly carts: CartGateway;
  readonly item: NewItem;
  /** A gift card as goods. */
  readonly giftCardGoods: NewItem;
  readonly newKey: () => string;
  /** A gift card of 25.00 that nothing has used; another one for each index. */
  readonly giftCard: (index: number) => Promise<TypedGiftCard>;
  /** What the shopper approves in a session that the gateway has opened; the token. */
  readonly approve: (clientToken: string) => Promise<string>;
  readonly accounts: AccountGateway;
  readonly sessions: SessionRepository;
  /** Gives the member of the session points of the loyalty program, and the credit of an athlete in minor units. */
  readonly give: (own: { readonly points: number; readonly credit: number }) => Promise<void>;
  /** A reward code of 10.00, or a reward card of 25.00, which has a PIN. */
  readonly reward: (kind: 'code' | 'card') => Promise<TypedReward>;
  /** A reward that cannot pay, with the error id of its refusal. */
  readonly refusedReward: (errorId: 'REW135' | 'REW140' | 'REW401') => Promise<TypedReward>;
  /** A gift card that cannot pay, with the error id of its refusal. */
  readonly refused: (errorId: 'GFC725' | 'GFC740' | 'GFC760' | 'GFC812') => Promise<TypedGiftCard>;
};

/** The contract of every gateway of prepaid tenders. */
export const tenderGatewayContract = (name: string, open: () => Promise<TenderGatewayUnderTest>): void => {
  describe(`TenderGateway: ${name}`, () => {
    let subject: TenderGatewayUnderTest;
    beforeEach(async () => {
      subject = await open();
    });

    const filled = () => run(subject.carts.createWithItems({ key: subject.newKey(), items: [subject.item] }));

    test('GFT-01 GFT-08 API-026 API-031 a card shows its balance, pays with it, and pays no more once it is removed', async () => {
      const { tenders, newKey } = subject;
      const giftCard = await subject.giftCard(0);
      expect(await run(tenders.giftCardBalance({ key: newKey(), giftCard }))).toMatchObject({
        balance: 2_500,
        status: 'ACTIVE',
      });
      const cart = await filled();
      const paid = await run(tenders.attachGiftCard({ key: newKey(), cart, giftCard }));
      const [tender] = paid.instruments;
      expect(tender).toMatchObject({ method: 'GIFT_CARD', amount: 2_500, balanceAfter: 0 });
      expect(tender?.maskedNumber).toMatch(/^•••• \d{4}$/);
      expect(paid.totals.remainingToPay).toBe(cart.totals.remainingToPay - 2_500);
      const removed = await run(tenders.detach({ key: newKey(), cart: paid, instrumentId: tender?.id ?? '' }));
      expect([removed.instruments, removed.totals.remainingToPay]).toEqual([[], cart.totals.remainingToPay]);
      expect(
        await failureOf(tenders.detach({ key: newKey(), cart: removed, instrumentId: tender?.id ?? '' })),
      ).toMatchObject({ errorId: 'PYT404' });
    });

    test.each(['WALLET', 'BNPL'] as const)(
      'PAY-02 PAY-05 PAY-07 API-032 what is approved by %s pays the rest, with the token that placing repeats for pay later',
      async (method) => {
        const { tenders, newKey } = subject;
        const cart = await filled();
        const session = await run(tenders.openApproval({ cart, method, returnUrl: '/en-us/checkout' }));
        expect(session).toMatchObject({ sessionId: expect.any(String), expiresAt: expect.any(String) });
        const token = await subject.approve(session.clientToken);
        const { billingAddress, instruments, totals } = await run(
          tenders.attachApproved({ key: newKey(), cart, method, token }),
        );
        expect(instruments).toMatchObject([{ method, amount: totals.total }]);
        expect(instruments[0]?.maskedNumber).toMatch(/^•••• \d{4}$/);
        // CHK-16: that of the wallet's account.
        expect(billingAddress?.city).toBe(method === 'WALLET' ? 'San Francisco' : undefined);
        expect(instruments[0]?.authorization).toBe(method === 'BNPL' ? token : undefined);
        expect(
          await failureOf(tenders.attachApproved({ key: newKey(), cart: await filled(), method, token: 'other' })),
        ).toMatchObject({ errorId: 'PAY400' });
      },
    );

    test('PAY-14 GFC755 GFC410 no card pays twice, and a fifth is refused', async () => {
      const { tenders, newKey } = subject;
      const first = await subject.giftCard(0);
      let cart = await run(tenders.attachGiftCard({ key: newKey(), cart: await filled(), giftCard: first }));
      expect(await failureOf(tenders.attachGiftCard({ key: newKey(), cart, giftCard: first }))).toMatchObject({
        errorId: 'GFC755',
      });
      for (const index of [1, 2, 3])
        cart = await run(tenders.attachGiftCard({ key: newKey(), cart, giftCard: await subject.giftCard(index) }));
      expect(
        await failureOf(tenders.attachGiftCard({ key: newKey(), cart, giftCard: await subject.giftCard(4) })),
      ).toMatchObject({ errorId: 'GFC410' });
    });

    test('GFC400 one answer for an unknown number and a wrong PIN', async () => {
      const { tenders, newKey } = subject;
      const cart = await filled();
      for (const giftCard of [
        { cardNumber: '6111222233334444', pin: '1234' },
        { ...(await subject.giftCard(0)), pin: '99999999' },
      ]) {
        expect(await failureOf(tenders.giftCardBalance({ key: newKey(), giftCard }))).toMatchObject({
          errorId: 'GFC400',
        });
        expect(await failureOf(tenders.attachGiftCard({ key: newKey(), cart, giftCard }))).toMatchObject({
          errorId: 'GFC400',
        });
      }
    });

    test.each(['GFC725', 'GFC740', 'GFC760', 'GFC812'] as const)(
      'GFT-07 %s a card that cannot pay',
      async (errorId) => {
        const { tenders, newKey } = subject;
        const giftCard = await subject.refused(errorId);
        expect(
          await failureOf(tenders.attachGiftCard({ key: newKey(), cart: await filled(), giftCard })),
        ).toMatchObject({
          errorId,
        });
      },
    );

    let people = 0;
    /** Makes the session that of a new member of the program who is an athlete. */
    const enter = async (own: { readonly points: number; readonly credit: number }) => {
      await enterAsMember(subject, `tenders-${(people += 1)}@example.org`);
      await subject.give(own);
    };

    test('LOY-02 LOY-12 API-025 API-046 points pay as one of the vouchers in place of another one, and no other number of points does', async () => {
      const { tenders, newKey } = subject;
      await enter({ points: 300, credit: 0 });
      expect(await run(tenders.loyalty)).toEqual({
        points: 300,
        vouchers: [
          { points: 100, amount: 500 },
          { points: 250, amount: 1_500 },
          { points: 500, amount: 3_500 },
        ],
      });
      const cart = await filled();
      const first = await run(tenders.attachPoints({ key: newKey(), cart, points: 100 }));
      const paid = await run(tenders.attachPoints({ key: newKey(), cart: first, points: 250 }));
      expect(paid.instruments.map(({ method, amount }) => [method, amount])).toEqual([['LOYALTY_POINTS', 1_500]]);
      expect(paid.totals.remainingToPay).toBe(Amount.subtract(cart.totals.remainingToPay, Amount.of(1_500)));
      for (const points of [150, 500])
        expect(await failureOf(tenders.attachPoints({ key: newKey(), cart: paid, points }))).toMatchObject({
          errorId: 'PYT405',
        });
    });

    test('LOY-11 REW401 a guest has neither points nor credit', async () => {
      const { tenders, newKey } = subject;
      expect([await run(tenders.loyalty), await run(tenders.credit)]).toEqual([undefined, undefined]);
      const cart = await filled();
      expect(await failureOf(tenders.attachPoints({ key: newKey(), cart, points: 100 }))).toMatchObject({
        errorId: 'REW401',
      });
    });

    test('PAY-12 PAY-13 credit of an athlete pays what it can, once', async () => {
      const { tenders, newKey } = subject;
      await enter({ points: 0, credit: 2_000 });
      expect(await run(tenders.credit)).toBe(2_000);
      const paid = await run(tenders.attachCredit({ key: newKey(), cart: await filled() }));
      expect(paid.instruments).toMatchObject([{ method: 'ATHLETES_PAYMENT', amount: 2_000, balanceAfter: 0 }]);
      expect(await failureOf(tenders.attachCredit({ key: newKey(), cart: paid }))).toMatchObject({ errorId: 'PYT405' });
    });

    test('GFT-09 GFC725 PYT405 prepaid tenders pay for other goods only, and the cart says how much gift cards are', async () => {
      const { tenders, carts, newKey, item, giftCardGoods } = subject;
      await enter({ points: 300, credit: 9_000_000 });
      const alone = await run(carts.createWithItems({ key: newKey(), items: [giftCardGoods] }));
      expect([alone.giftCardTotal, alone.totals.total > 0]).toEqual([alone.totals.total, true]);
      const command = () => ({ key: newKey(), cart: alone });
      const reward = await subject.reward('code');
      const giftCard = await subject.giftCard(0);
      for (const [attach, errorId] of [
        [tenders.attachCredit(command()), 'PYT405'],
        [tenders.attachPoints({ ...command(), points: 100 }), 'PYT405'],
        [tenders.applyReward({ ...command(), reward }), 'PYT405'],
        [tenders.attachGiftCard({ ...command(), giftCard }), 'GFC725'],
      ] as const)
        expect(await failureOf(attach)).toMatchObject({ errorId });
      const both = await run(carts.addItems({ key: newKey(), basketId: alone.id, items: [item] }));
      const paid = await run(tenders.attachCredit({ key: newKey(), cart: both }));
      expect(paid.giftCardTotal).toBe(alone.giftCardTotal);
      expect(paid.totals.remainingToPay).toBe(alone.giftCardTotal);
      const itemId = paid.items.find(({ sku }) => sku === giftCardGoods.sku)?.id ?? '';
      expect((await run(carts.removeItem({ key: newKey(), cart: paid, itemId }))).giftCardTotal).toBeUndefined();
    });

    test('API-027 CART-47 LOY-10 a reward code and a reward card pay once, and the card needs its PIN', async () => {
      const { tenders, newKey } = subject;
      const code = await subject.reward('code');
      const card = await subject.reward('card');
      const first = await run(tenders.applyReward({ key: newKey(), cart: await filled(), reward: code }));
      const paid = await run(tenders.applyReward({ key: newKey(), cart: first, reward: card }));
      expect(paid.instruments.map(({ method, amount }) => [method, amount])).toEqual([
        ['REWARD_CODE', 1_000],
        ['REWARD_CARD', 2_500],
      ]);
      const apply = (reward: TypedReward) => failureOf(tenders.applyReward({ key: newKey(), cart: paid, reward }));
      expect(await apply(code)).toMatchObject({ errorId: 'REW140' });
      expect(await apply({ ...card, pin: '99999' })).toMatchObject({ errorId: 'REW130' });
      expect(await apply({ code: 'UNKNOWN1' })).toMatchObject({ errorId: 'REW130' });
      for (const errorId of ['REW135', 'REW140', 'REW401'] as const)
        expect(await apply(await subject.refusedReward(errorId))).toMatchObject({ errorId });
    });
  });
};
