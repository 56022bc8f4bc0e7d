import type { Cart, PaymentInstrument } from '../cart/cart.ts';
import type { OrderRequest } from '../order/ports/order-gateway.ts';
import type { PreparedOrder } from './checkout.ts';
import { isMainMethod } from '../payment/payment-method.ts';

/** The instrument that pays what is left; undefined when gift cards and rewards cover it all. */
export const payingInstrument = (cart: Pick<Cart, 'instruments'>): PaymentInstrument | undefined =>
  cart.instruments.find(({ method }) => isMainMethod(method));

/** The key of placing an order. A retry, a second tab and a refresh have the same one; another card makes another. */
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
