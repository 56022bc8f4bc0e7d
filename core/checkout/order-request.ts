import type { Cart, PaymentInstrument } from '../cart/cart.ts';
import type { Currency } from '../kernel/currency.ts';
import type { OrderRequest } from '../order/ports/order-gateway.ts';
import type { PreparedOrder } from './checkout.ts';
import { isMainMethod } from '../payment/payment-method.ts';

/** The instrument that pays the remaining amount; undefined if gift cards and rewards cover all of it. */
export const payingInstrument = (cart: Pick<Cart, 'instruments'>): PaymentInstrument | undefined =>
  cart.instruments.find(({ method }) => isMainMethod(method));

/**
 * The idempotency key of placing an order: its number, and the digest of what was agreed to, or else total and tenders
 * with their amounts, in base 36, so that eight tenders fit in 255 characters. A retry, a second tab and a reload use the
 * same key; another card, amount or total has another key, so that a refusal that is stored under a key never answers
 * another attempt.
 */
export const placeOrderKey = ({ cart, orderNumber, agreement }: PreparedOrder): string =>
  [
    orderNumber,
    ...(agreement === undefined
      ? [
          cart.totals.total.toString(36),
          ...cart.instruments.map(({ id, amount }) => `${id}=${amount.toString(36)}`).toSorted(),
        ]
      : [agreement]),
  ].join(':');

/** What pay later pays; nothing for other tenders (CHK-17). */
const bnplAuthorization = (
  { authorization: token, amount: orderAmount }: PaymentInstrument,
  currency: Currency,
): Pick<OrderRequest, 'bnplAuthorization'> =>
  token === undefined ? {} : { bnplAuthorization: { token, orderAmount, currency } };

/** What placing a prepared order sends (CHK-14, CHK-15, CHK-22). */
export const orderRequest = (
  { cart, agreement }: Pick<PreparedOrder, 'cart' | 'agreement'>,
  tokens: { readonly captchaToken: string; readonly storeEmployeeId?: string },
): OrderRequest => {
  const instrument = payingInstrument(cart);
  return {
    basketId: cart.id,
    ...tokens,
    ...(agreement !== undefined && { agreement }),
    ...(instrument === undefined
      ? {}
      : { paymentInstrumentId: instrument.id, ...bnplAuthorization(instrument, cart.currency) }),
  };
};
