import * as Effect from 'effect/Effect';
import * as Schedule from 'effect/Schedule';
import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CartFailure, CartGateway, NewItem } from '../../cart/ports/cart-gateway.ts';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { FailureTexts } from '../../failures/failure-texts.ts';
import type { IdGenerator } from '../../session/ports/id-generator.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import { startCommand } from '../../session/use-cases/start-command.ts';
import { agreementChanges } from '../agreement-changes.ts';
import { afterOrderFailure, afterPayment, afterPlacing, type CheckoutFailure } from '../order-progress.ts';
import type { DeliveryGateway, PaymentGateway } from '../ports/checkout-gateway.ts';
import type { TenderGateway } from '../ports/tender-gateway.ts';
import type { WalletChoice, WalletGateway, WalletQuote, WalletSession } from '../ports/wallet-gateway.ts';
import type { WalletApproval } from '../wallet-approval.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';
import { addressToken, type AddressTokenPorts } from './address-token.ts';
import { giveBack } from './give-back.ts';

/**
 * How an express purchase ended. `Declined`: nothing is charged, and the cart is as before. `Unknown`: the order may have
 * been placed.
 */
export type WalletEnd =
  | { readonly _tag: 'Placed' | 'Unknown' }
  | { readonly _tag: 'Declined'; readonly message: string | undefined };

/** Express purchases by a wallet. A browser loads this module when the shopper presses the button. */
export type WalletUseCases = {
  /**
   * Opens the sheet for the cart of the shopper, or for one product: that is a purchase of its own, in a cart that only the
   * sheet knows, so that the shopper's lines, codes and tenders are not touched.
   */
  readonly open: (
    what: { readonly returnUrl: string } & ({ readonly cart: Cart } | { readonly item: NewItem }),
  ) => Effect.Effect<WalletSession, CartFailure>;
  /** What the order costs with an address and a method of the sheet. Stores nothing. */
  readonly quote: (query: { readonly cart: Cart } & WalletChoice) => Effect.Effect<WalletQuote, CartFailure>;
  /**
   * Sets address, method and wallet on the cart, then prepares and places it as checkout does. Fails with `CartChanged` if
   * the prepared cart costs or contains something else than the sheet has shown. Whatever fails, the cart is given back.
   */
  readonly pay: (purchase: {
    /** The cart before the sheet. */
    readonly before: Cart;
    /** What the sheet has shown. */
    readonly quoted: Cart;
    readonly approval: WalletApproval;
  }) => Effect.Effect<WalletEnd, CheckoutFailure>;
  /** Gives up an express purchase whose sheet was left. */
  readonly leave: (before: Cart) => Effect.Effect<void, ApiFailure>;
};

type WalletPorts = AddressTokenPorts & {
  readonly wallet: WalletGateway;
  readonly tenders: Pick<TenderGateway, 'openApproval' | 'attachApproved' | 'detach'>;
  readonly delivery: DeliveryGateway;
  readonly payment: Pick<PaymentGateway, 'removeBillingAddress'>;
  readonly checkout: Pick<CheckoutUseCases, 'chooseShipping' | 'prepare' | 'placeOrder' | 'awaitPayment'>;
  readonly cartGateway: Pick<CartGateway, 'read' | 'removeItem'>;
  readonly writes: CartWrites;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly failureTexts: FailureTexts;
  readonly monitoring: Monitoring;
};

/** Placing is repeated with the same key, which orders at most once. */
const ONCE_MORE = {
  while: (failure: CheckoutFailure): boolean => isUnknown(failure),
  times: 2,
  schedule: Schedule.exponential(1_000),
};

const isUnknown = (failure: CheckoutFailure): boolean =>
  afterOrderFailure(failure, { isPlacing: true })._tag === 'OutcomeUnknown';

export const makeWalletUseCases = (ports: WalletPorts): WalletUseCases => {
  const { wallet, tenders, delivery, checkout, writes, failureTexts: texts } = ports;
  const restore = giveBack(ports);

  /** The prepared order of a cart that the wallet pays. */
  const prepare = Effect.fnUntraced(function* (quoted: Cart, { address, contact, token }: WalletApproval) {
    const methods = Object.fromEntries(
      quoted.shipments.flatMap(({ id, methodId }) => (methodId === undefined ? [] : [[id, methodId]])),
    );
    const checked = yield* addressToken(ports);
    const sent = yield* writes.change(quoted, ({ key, cart }) =>
      delivery.setShippingAddress({ key, cart, address: { ...address, ...contact }, ...checked }),
    );
    const methodId = quoted.shipments[0]?.methodId ?? '';
    const chosen = yield* checkout.chooseShipping({ cart: sent, methodId, methods });
    const paid = yield* writes.change(chosen, ({ key, cart }) =>
      tenders.attachApproved({ key, cart, method: 'WALLET', token }),
    );
    const prepared = yield* checkout.prepare({ cart: paid, contact });
    const isAgreed = agreementChanges(quoted, prepared.cart).every(
      ({ kind }) => kind === 'delivery' || kind === 'tender',
    );
    return isAgreed ? prepared : yield* Effect.fail({ _tag: 'CartChanged' as const, cart: prepared.cart });
  });

  const place = Effect.fnUntraced(function* (quoted: Cart, approval: WalletApproval) {
    const prepared = yield* prepare(quoted, approval);
    const outcome = yield* checkout.placeOrder(prepared).pipe(
      Effect.retry(ONCE_MORE),
      Effect.catchIf(isUnknown, () => Effect.undefined),
    );
    if (outcome === undefined) return undefined;
    const placed = afterPlacing(outcome, { isChallengeAnswered: true, texts });
    return placed._tag === 'AwaitPayment'
      ? afterPayment(yield* checkout.awaitPayment(placed.order.orderId), texts)
      : placed;
  });

  return {
    open: Effect.fn('openWallet')(function* ({ returnUrl, ...what }) {
      const begin = Effect.flatMap(startCommand(ports.session, ports.idGenerator), ({ key }) =>
        'item' in what ? wallet.beginExpress({ key, items: [what.item] }) : Effect.succeed(what.cart),
      );
      const cart = yield* writes.check(begin);
      return yield* writes.on(cart, {
        send: ({ cart: now }) =>
          Effect.map(tenders.openApproval({ cart: now, method: 'WALLET', returnUrl }), (session) => ({
            cart: now,
            session,
          })),
      });
    }),

    quote: ({ cart, ...choice }) => writes.check(wallet.quote({ cart, ...choice })),

    pay: Effect.fn('payByWallet')(function* ({ before, quoted, approval }) {
      const end = yield* place(quoted, approval).pipe(Effect.tapError(() => restore(before)));
      if (end === undefined) return { _tag: 'Unknown' } as const;
      if (end._tag === 'ShowConfirmation') return { _tag: 'Placed' } as const;
      yield* restore(before);
      return { _tag: 'Declined', message: end._tag === 'GoBack' ? end.message : undefined } as const;
    }),

    leave: (before) => (before.isExpress === true ? restore(before) : Effect.void),
  };
};
