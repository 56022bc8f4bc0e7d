import { either as E } from 'fp-ts';
import type { Cart } from '../cart/cart.ts';
import type { Amount } from '../kernel/amount.ts';
import type { Currency } from '../kernel/currency.ts';
import type { PaymentInstrumentId } from '../kernel/identifiers.ts';
import type { Address } from '../profile/address.ts';
import { payingInstrument } from './order-request.ts';

/** What the pay-later provider has agreed to (AMB-46). */
export type PayLaterAuthorization = { readonly token: string; readonly orderAmount: Amount; readonly currency: Currency };

/** What is at hand when an order is placed. `savedWalletId` is the id under which a wallet is saved in the account. */
export type OrderFacts = {
  readonly cart: Cart;
  readonly captchaToken?: string;
  readonly storeEmployeeId?: string;
  readonly savedWalletId?: string;
  readonly authorization?: PayLaterAuthorization;
};

/** The body of placing an order, by the names of CHK-22. */
export type OrderParts = {
  readonly basketId: string;
  readonly captchaToken: string;
  readonly storeEmployeeId?: string;
  readonly paymentInstrumentId?: PaymentInstrumentId;
  readonly billingAddress?: Address;
  readonly bnplAuthorization?: PayLaterAuthorization;
};

/** What an order cannot do without. */
export type MissingPart = 'captcha' | 'billing-address' | 'payment' | 'authorization';
export type OrderIncomplete = { readonly _tag: 'OrderIncomplete'; readonly missing: MissingPart };

const incomplete = (missing: MissingPart): E.Either<OrderIncomplete, never> => E.left({ _tag: 'OrderIncomplete', missing });

/**
 * What placing an order sends, or the first part that is missing.
 * There is a bot-check token, or there is no call (CHK-14). The store employee goes along when there is one in session (CHK-15).
 * A wallet that is not saved brings its own billing, so billing is left out; with a saved one, and for every other method, it stays (CHK-16).
 * Pay-later adds what its provider agreed to, which must be for this very amount and currency; no other method does (CHK-17).
 * An order that gift cards and rewards pay in full names no instrument.
 */
export const orderParts = ({ cart, captchaToken = '', storeEmployeeId, savedWalletId, authorization }: OrderFacts): E.Either<OrderIncomplete, OrderParts> => {
  const instrument = payingInstrument(cart);
  const bringsItsBilling = instrument?.method === 'WALLET' && savedWalletId === undefined;
  const isPayLater = instrument?.method === 'BNPL';
  if (captchaToken === '') return incomplete('captcha');
  if (instrument === undefined && cart.totals.remainingToPay > 0) return incomplete('payment');
  if (!bringsItsBilling && cart.billingAddress === undefined) return incomplete('billing-address');
  if (isPayLater && (authorization?.orderAmount !== cart.totals.remainingToPay || authorization.currency !== cart.currency)) return incomplete('authorization');
  return E.right({
    basketId: cart.id,
    captchaToken,
    ...(storeEmployeeId === undefined ? {} : { storeEmployeeId }),
    ...(instrument === undefined ? {} : { paymentInstrumentId: instrument.id }),
    ...(bringsItsBilling || cart.billingAddress === undefined ? {} : { billingAddress: cart.billingAddress }),
    ...(isPayLater && authorization !== undefined ? { bnplAuthorization: authorization } : {}),
  });
};
