import * as Effect from 'effect/Effect';
import type { Cart, PaymentInstrument } from '../cart/cart.ts';
import { payableCredit } from '../checkout/athlete-credit.ts';
import { payableByPrepaid, remainingForPrepaid } from '../checkout/prepaid-share.ts';
import type { TenderGateway } from '../checkout/ports/tender-gateway.ts';
import { Amount } from '../kernel/amount.ts';
import { payableByPoints, voucherOf, type Loyalty } from '../loyalty/loyalty.ts';
import { isMainMethod } from '../payment/payment-method.ts';
import { Session } from '../session/session.ts';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import type { FakeCarts } from './fake-carts.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

type LoyaltyTenders = Pick<TenderGateway, 'loyalty' | 'credit' | 'attachPoints' | 'attachCredit' | 'applyReward'>;

/** Points and credit in memory; `give` makes the member of the session one of the program, or an athlete. */
export type FakeLoyalty = LoyaltyTenders & {
  readonly give: (own: { readonly points?: number; readonly credit?: number }) => void;
};

const vouchers: Loyalty['vouchers'] = [
  { points: 100, amount: Amount.of(500) },
  { points: 250, amount: Amount.of(1_500) },
  { points: 500, amount: Amount.of(3_500) },
];

/** Known rewards: the amount in minor units, or the error id of the refusal. Those with letters CARD have the PIN 1234. */
const rewards: { readonly [code: string]: number | 'REW135' | 'REW140' | 'REW401' } = {
  REWARD10: 1_000,
  REWARD900: 90_000,
  CARD2500: 2_500,
  REW135: 'REW135',
  REW140: 'REW140',
  REW401: 'REW401',
};

const labels = {
  LOYALTY_POINTS: 'Points',
  ATHLETES_PAYMENT: 'Athlete credit',
  REWARD_CODE: 'Reward code',
  REWARD_CARD: 'Reward card',
};

/** Points, rewards and athlete credit of the fake carts. */
export const makeFakeLoyalty = (carts: FakeCarts, faults: FakeFaults, sessions: SessionRepository): FakeLoyalty => {
  let own: { readonly points?: number; readonly credit?: number } = {};
  const isMember = Effect.map(sessions.read, Session.isMember);
  const attach = (
    operation: string,
    { key, cart }: { readonly key: string; readonly cart: Cart },
    tender: PaymentInstrument,
  ) => {
    const prepaid = cart.instruments.filter(({ method }) => !isMainMethod(method));
    const rest = cart.instruments.filter(({ method }) => isMainMethod(method));
    return carts.write(operation, key, cart, { instruments: [...prepaid, tender, ...rest] });
  };
  return {
    give: (given) => void (own = { ...own, ...given }),
    loyalty: Effect.gen(function* () {
      yield* faults.meet('loyalty');
      return (yield* isMember) && own.points !== undefined ? { points: own.points, vouchers } : undefined;
    }),
    credit: Effect.gen(function* () {
      yield* faults.meet('credit');
      return (yield* isMember) && own.credit !== undefined ? Amount.of(own.credit) : undefined;
    }),
    attachPoints: ({ points, ...command }) =>
      Effect.gen(function* () {
        if (!(yield* isMember)) return yield* Effect.fail(apiRefusal('REW401'));
        const voucher = voucherOf(points, vouchers);
        const { cart } = command;
        if (
          voucher === undefined ||
          points > (own.points ?? 0) ||
          voucher.amount > payableByPoints(payableByPrepaid(cart), cart.instruments)
        )
          return yield* Effect.fail(apiRefusal('PYT405'));
        const method = 'LOYALTY_POINTS';
        const without = { ...cart, instruments: cart.instruments.filter((one) => one.method !== method) };
        return yield* attach(
          'attachPoints',
          { ...command, cart: without },
          {
            id: `points-${points}`,
            method,
            label: labels[method],
            amount: voucher.amount,
          },
        );
      }),
    attachCredit: (command) =>
      Effect.suspend(() => {
        const method = 'ATHLETES_PAYMENT';
        const credit = Amount.of(own.credit ?? 0);
        if (
          credit === 0 ||
          payableByPrepaid(command.cart) === 0 ||
          command.cart.instruments.some((one) => one.method === method)
        )
          return Effect.fail(apiRefusal('PYT405'));
        const amount = payableCredit(credit, remainingForPrepaid(command.cart));
        const balanceAfter = Amount.subtract(credit, amount);
        return attach('attachCredit', command, { id: 'credit', method, label: labels[method], amount, balanceAfter });
      }),
    applyReward: ({ reward: { code, pin }, ...command }) =>
      Effect.suspend(() => {
        const method = code.startsWith('CARD') ? 'REWARD_CARD' : 'REWARD_CODE';
        const known = Object.hasOwn(rewards, code) ? rewards[code] : undefined;
        const id = `reward-${code}`;
        if (known === undefined || (method === 'REWARD_CARD' && pin !== '1234'))
          return Effect.fail(apiRefusal('REW130'));
        if (typeof known !== 'number') return Effect.fail(apiRefusal(known));
        if (payableByPrepaid(command.cart) === 0) return Effect.fail(apiRefusal('PYT405'));
        if (command.cart.instruments.some((one) => one.id === id)) return Effect.fail(apiRefusal('REW140'));
        const amount = Amount.min(Amount.of(known), remainingForPrepaid(command.cart));
        const maskedNumber = `•••• ${code.slice(-4)}`;
        return attach('applyReward', command, { id, method, label: labels[method], amount, maskedNumber });
      }),
  };
};
