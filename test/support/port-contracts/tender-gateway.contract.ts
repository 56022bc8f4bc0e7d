import { beforeEach, describe, expect, test } from 'vitest';
import type { CartGateway, NewItem } from '#core/cart/ports/cart-gateway.ts';
import type { TypedGiftCard } from '#core/checkout/gift-card.ts';
import type { TenderGateway } from '#core/checkout/ports/tender-gateway.ts';
import { failureOf, run } from '../run.ts';

export type TenderGatewayUnderTest = {
  readonly tenders: TenderGateway;
  readonly carts: CartGateway;
  readonly item: NewItem;
  readonly newKey: () => string;
  /** A gift card of 25.00 that nothing has used; another one for each index. */
  readonly giftCard: (index: number) => Promise<TypedGiftCard>;
  /** What the shopper approves in a session that the gateway has opened; the token. */
  readonly approve: (clientToken: string) => Promise<string>;
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
  });
};
