import type { Cart, PaymentInstrument } from '../cart/cart.ts';
import type { OrderRequest } from '../order/ports/order-gateway.ts';
import type { PreparedOrder } from './checkout.ts';
import { isMainMethod } from '../payment/payment-method.ts';

/** The instrument that pays the remaining amount; undefined if gift cards and rewards cover all of it. */
export const payingInstrument = (cart: Pick<Cart, 'instruments'>): PaymentInstrument | undefined =>
  cart.instruments.find(({ method }) => isMainMethod(method));

/**
 * The idempotency key of placing an order. A retry, a second tab and a reload use the same key; another card has
 * another key.
 */
export const placeOrderKey = ({ cart, orderNumber }: Pick<PreparedOrder, 'cart' | 'orderNumber'>): string =>
  `${orderNumber}:${payingInstrument(cart)?.id ?? 'none'}`;

/** What placing a prepared order sends (CHK-14, CHK-15, CHK-22). */
export const orderRequest = (
  { cart }: Pick<PreparedOrder, 'cart'>,
  tokens: { readonly captchaToken: string; readonly storeEmployeeId?: string },
): OrderRequest => {
  const instrument = payingInstrument(cart);
  return { basketId: cart.id, ...tokens, ...(instrument === undefined ? {} : { paymentInstrumentId: instrument.id }) };
};
