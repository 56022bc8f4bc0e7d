import * as Effect from 'effect/Effect';
import type { PaymentInstrument } from '../cart/cart.ts';
import type { GiftCardBalance, TypedGiftCard } from '../checkout/gift-card.ts';
import { MAX_GIFT_CARDS } from '../checkout/payment-plan.ts';
import { payableByPrepaid, remainingForPrepaid } from '../checkout/prepaid-share.ts';
import type { TenderGateway } from '../checkout/ports/tender-gateway.ts';
import type { ApiFailure } from '../failures/api-failure.ts';
import { Amount } from '../kernel/amount.ts';
import { isMainMethod } from '../payment/payment-method.ts';
import type { Address } from '../profile/address.ts';
import { paymentSession } from './fake-checkout.ts';
import type { FakeCarts } from './fake-carts.ts';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import { makeFakeLoyalty, type FakeLoyalty } from './fake-loyalty.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** Known numbers, all with the PIN 1234: the balance in minor units, or the error id of the refusal. */
const numbers: { readonly [cardNumber: string]: number | 'GFC725' | 'GFC740' | 'GFC760' | 'GFC812' } = {
  '6000000000002500': 2_500,
  '6000000000002501': 2_500,
  '6000000000002502': 2_500,
  '6000000000002503': 2_500,
  '6000000000002504': 2_500,
  '6000000009000000': 9_000_000,
  '6000000000000725': 'GFC725',
  '6000000000000740': 'GFC740',
  '6000000000000760': 'GFC760',
  '6000000000000812': 'GFC812',
};

/** Name and address of the account of a wallet. */
const payer: Address = {
  firstName: 'Anna',
  lastName: 'Berg',
  line1: '12 Harbor Street',
  city: 'San Francisco',
  state: 'CA',
  postalCode: '94105',
  country: 'US',
};

/** The token of what the shopper has approved; any other one is refused. */
export const approvedToken = 'approved';

const known = ({ cardNumber, pin }: TypedGiftCard) =>
  pin === '1234' && Object.hasOwn(numbers, cardNumber) ? numbers[cardNumber] : undefined;
const idOf = ({ cardNumber }: TypedGiftCard): string => `gift-${cardNumber}`;
const masked = ({ cardNumber }: TypedGiftCard): string => `•••• ${cardNumber.slice(-4)}`;

export type FakeTenders = TenderGateway & Pick<FakeLoyalty, 'give'>;

/** Tenders of the fake carts other than cards. */
export const makeFakeTenders = (carts: FakeCarts, faults: FakeFaults, sessions: SessionRepository): FakeTenders => ({
  ...makeFakeLoyalty(carts, faults, sessions),
  giftCardBalance: ({ giftCard }) =>
    faults.meet('giftCardBalance').pipe(
      Effect.flatMap((): Effect.Effect<GiftCardBalance, ApiFailure> => {
        const card = known(giftCard);
        const maskedNumber = masked(giftCard);
        if (card === undefined) return Effect.fail(apiRefusal('GFC400'));
        if (card === 'GFC725') return Effect.fail(apiRefusal(card));
        const statuses = { GFC740: 'ZERO', GFC760: 'INVALID', GFC812: 'EXPIRED' } as const;
        return Effect.succeed(
          typeof card === 'number'
            ? { maskedNumber, balance: Amount.of(card), status: 'ACTIVE', expiryDate: '2039-12-31' }
            : {
                maskedNumber,
                balance: Amount.zero,
                status: statuses[card],
                ...(card === 'GFC812' ? { expiryDate: '2020-01-01' } : {}),
              },
        );
      }),
    ),
  attachGiftCard: ({ key, cart, giftCard }) =>
    Effect.suspend(() => {
      const card = known(giftCard);
      const paying = cart.instruments.filter(({ method }) => method === 'GIFT_CARD');
      if (card === undefined) return Effect.fail(apiRefusal('GFC400'));
      if (typeof card !== 'number') return Effect.fail(apiRefusal(card));
      if (payableByPrepaid(cart) === 0) return Effect.fail(apiRefusal('GFC725'));
      if (paying.some(({ id }) => id === idOf(giftCard))) return Effect.fail(apiRefusal('GFC755'));
      if (paying.length >= MAX_GIFT_CARDS) return Effect.fail(apiRefusal('GFC410'));
      const pays = Amount.min(Amount.of(card), remainingForPrepaid(cart));
      const tender: PaymentInstrument = {
        id: idOf(giftCard),
        method: 'GIFT_CARD',
        label: 'Gift card',
        amount: pays,
        maskedNumber: masked(giftCard),
        balanceAfter: Amount.subtract(Amount.of(card), pays),
      };
      const prepaid = cart.instruments.filter(({ method }) => !isMainMethod(method));
      const rest = cart.instruments.filter(({ method }) => isMainMethod(method));
      return carts.write('attachGiftCard', key, cart, { instruments: [...prepaid, tender, ...rest] });
    }),
  openApproval: ({ cart }) =>
    cart.totals.remainingToPay > 0
      ? faults.meet('openApproval').pipe(Effect.as(paymentSession))
      : Effect.fail(apiRefusal('PYT405')),
  attachApproved: ({ key, cart, method, token }) =>
    Effect.suspend(() => {
      if (token !== approvedToken) return Effect.fail(apiRefusal('PAY400', 402));
      const prepaid = cart.instruments.filter((one) => !isMainMethod(one.method));
      const tender: PaymentInstrument = {
        id: `${method}-${token}`,
        method,
        label: method === 'BNPL' ? 'Pay later' : 'Wallet',
        amount: cart.totals.remainingToPay,
        maskedNumber: '•••• 1234',
        ...(method === 'BNPL' ? { authorization: token } : {}),
      };
      const isTyped = cart.billingAddress !== undefined && cart.billingSameAsShipping === false;
      const billing = method === 'WALLET' && !isTyped ? { billingAddress: payer, billingSameAsShipping: false } : {};
      return carts.write('attachApproved', key, cart, { instruments: [...prepaid, tender], ...billing });
    }),
  detach: ({ key, cart, instrumentId }) =>
    cart.instruments.some(({ id }) => id === instrumentId)
      ? carts.write('detach', key, cart, { instruments: cart.instruments.filter(({ id }) => id !== instrumentId) })
      : Effect.fail(apiRefusal('PYT404')),
});
