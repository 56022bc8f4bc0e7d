import * as Effect from 'effect/Effect';
import type { Cart } from '../../cart/cart.ts';
import type { CartFailure } from '../../cart/ports/cart-gateway.ts';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import { messageFor } from '../../failures/error-message.ts';
import type { FailureTexts } from '../../failures/failure-texts.ts';
import type { Amount } from '../../kernel/amount.ts';
import { fromEither } from '../../kernel/from-either.ts';
import type { PaymentInstrumentId } from '../../kernel/identifiers.ts';
import { present } from '../../kernel/present.ts';
import type { InvalidInput } from '../../kernel/violation.ts';
import type { Loyalty } from '../../loyalty/loyalty.ts';
import { rewardForm } from '../../loyalty/reward.ts';
import type { IdGenerator } from '../../session/ports/id-generator.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import { startCommand } from '../../session/use-cases/start-command.ts';
import type { RuleTexts } from '../../validation/rule-texts.ts';
import type { Values } from '../../validation/rule.ts';
import { validateForm } from '../../validation/validate-form.ts';
import { giftCardForm, type GiftCardBalance, type TypedGiftCard } from '../gift-card.ts';
import type { ApprovedMethod, PaymentSession } from '../../payment/payment-method.ts';
import type { ApprovalQuery, TenderGateway } from '../ports/tender-gateway.ts';

type GiftCardInput = Values<'cardNumber' | 'pin'>;
type RewardInput = Values<'rewardCode' | 'rewardPin'>;

/** `loyalty` of a member of the loyalty program, `credit` that remains to an athlete. */
export type OwnBalances = { readonly loyalty?: Loyalty; readonly credit?: Amount };

/** Tenders other than cards. A browser loads this module when the shopper uses one. */
export type TenderUseCases = {
  /** Validates number and PIN before the request (GFT-03); GFC799 if the service did not answer. */
  readonly giftCardBalance: (typed: GiftCardInput) => Effect.Effect<GiftCardBalance, InvalidInput | ApiFailure>;
  /** Validates number and PIN, then lets the card pay the lesser of its balance and what remains (GFT-08). */
  readonly payByGiftCard: (input: {
    readonly cart: Cart;
    readonly typed: GiftCardInput;
  }) => Effect.Effect<Cart, InvalidInput | CartFailure>;
  /** Opens the page on which the shopper approves a wallet or pay later for what remains to be paid (PAY-02). */
  readonly openApproval: (query: ApprovalQuery) => Effect.Effect<PaymentSession, CartFailure>;
  /** Lets what the shopper has approved pay the rest (PAY-05). A cart that replaced a lost one needs another approval. */
  readonly payByApproval: (input: {
    readonly cart: Cart;
    readonly method: ApprovedMethod;
    /** From the provider's page. */
    readonly token: string;
  }) => Effect.Effect<Cart, CartFailure>;
  /** Points and credit of the shopper; neither for a guest (LOY-11, PAY-12). */
  readonly ownTenders: () => Effect.Effect<OwnBalances, ApiFailure>;
  /** Lets points pay as one of the vouchers, in place of another one (LOY-12). */
  readonly payByPoints: (input: { readonly cart: Cart; readonly points: number }) => Effect.Effect<Cart, CartFailure>;
  /** Lets an athlete's credit pay the lesser of what remains of it and what is left to pay (PAY-13). */
  readonly payByAthleteCredit: (cart: Cart) => Effect.Effect<Cart, CartFailure>;
  /** Validates code and PIN, then lets the reward pay (CART-47). */
  readonly applyReward: (input: {
    readonly cart: Cart;
    readonly typed: RewardInput;
  }) => Effect.Effect<Cart, InvalidInput | CartFailure>;
  /** Removes an instrument from the cart. */
  readonly remove: (input: {
    readonly cart: Cart;
    readonly instrumentId: PaymentInstrumentId;
  }) => Effect.Effect<Cart, CartFailure>;
};

type TenderPorts = {
  readonly tenders: TenderGateway;
  readonly writes: CartWrites;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly ruleTexts: RuleTexts;
  readonly failureTexts: FailureTexts;
};

export const makeTenderUseCases = (ports: TenderPorts): TenderUseCases => {
  const { tenders, writes, session, idGenerator, ruleTexts, failureTexts } = ports;
  const giftCardOf = (typed: GiftCardInput): Effect.Effect<TypedGiftCard, InvalidInput> =>
    fromEither(validateForm(giftCardForm, typed, ruleTexts)).pipe(
      Effect.map(({ cardNumber = '', pin = '' }) => ({ cardNumber, pin })),
    );
  const withoutAnswer = (failure: ApiFailure): ApiFailure => ({
    ...failure,
    errorId: 'GFC799',
    message: messageFor({ errorId: 'GFC799', texts: failureTexts }),
  });
  /** Every refusal of pay later is shown as PAY400 (ERR-30, PAY-11). */
  const asPayLater =
    (method: ApprovedMethod) =>
    (failure: CartFailure): CartFailure =>
      method === 'BNPL' && failure._tag === 'ApiFailure'
        ? { ...failure, errorId: 'PAY400', message: messageFor({ errorId: 'PAY400', texts: failureTexts }) }
        : failure;
  return {
    giftCardBalance: Effect.fn('giftCardBalance')(function* (typed) {
      const giftCard = yield* giftCardOf(typed);
      const { key } = yield* startCommand(session, idGenerator);
      return yield* tenders
        .giftCardBalance({ key, giftCard })
        .pipe(
          Effect.mapError((failure) =>
            failure.status >= 400 && failure.status < 500 ? failure : withoutAnswer(failure),
          ),
        );
    }),
    payByGiftCard: Effect.fn('payByGiftCard')(function* ({ cart, typed }) {
      const giftCard = yield* giftCardOf(typed);
      return yield* writes.change(cart, ({ key, cart: now }) => tenders.attachGiftCard({ key, cart: now, giftCard }));
    }),
    openApproval: ({ cart, ...query }) =>
      writes
        .on(cart, { send: ({ cart: now }) => tenders.openApproval({ cart: now, ...query }) })
        .pipe(Effect.mapError(asPayLater(query.method))),
    payByApproval: ({ cart, method, token }) =>
      writes
        .change(cart, ({ key, cart: now }) =>
          now.id === cart.id ? tenders.attachApproved({ key, cart: now, method, token }) : Effect.succeed(now),
        )
        .pipe(Effect.mapError(asPayLater(method))),
    ownTenders: Effect.fn('ownTenders')(function* () {
      if (!(yield* session.isMember)) return {};
      return present(yield* Effect.all({ loyalty: tenders.loyalty, credit: tenders.credit }));
    }),
    payByPoints: ({ cart, points }) =>
      writes.change(cart, ({ key, cart: now }) => tenders.attachPoints({ key, cart: now, points })),
    payByAthleteCredit: (cart) => writes.change(cart, ({ key, cart: now }) => tenders.attachCredit({ key, cart: now })),
    applyReward: Effect.fn('applyReward')(function* ({ cart, typed }) {
      const { rewardCode: code = '', rewardPin: pin } = yield* fromEither(validateForm(rewardForm, typed, ruleTexts));
      const reward = { code, ...present({ pin }) };
      return yield* writes.change(cart, ({ key, cart: now }) => tenders.applyReward({ key, cart: now, reward }));
    }),
    // A cart that replaced a lost one has no instruments.
    remove: ({ cart, instrumentId }) =>
      writes.change(cart, ({ key, cart: now }) =>
        now.id === cart.id ? tenders.detach({ key, cart: now, instrumentId }) : Effect.succeed(now),
      ),
  };
};
