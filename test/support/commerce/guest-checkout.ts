import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import type { Answered, Shopper } from './shopper.ts';

export const item = { sku: 'NKSNOW01RST-OS', productId: 'NKSNOW01RST' } as const;

/** An address in California, where tax is 7.25 %. */
export const address = {
  recipientFirstName: 'Ada',
  recipientLastName: 'Byron',
  addressLine1: '1 Main St',
  city: 'Oakland',
  postalCode: '94607',
  stateCityProvDept: 'CA',
  country: 'US',
  recipientContactPhone: '+15105550100',
} as const;

/** The same in Quebec. */
export const canadianAddress = {
  ...address,
  addressLine1: '1200 rue Sherbrooke',
  city: 'Montréal',
  postalCode: 'H3A 1H6',
  stateCityProvDept: 'QC',
  country: 'CA',
  recipientContactPhone: '+15145550134',
} as const;

/** The same in England, where prices contain the tax. */
export const britishAddress = {
  recipientFirstName: 'Ada',
  recipientLastName: 'Byron',
  addressLine1: '14 Mill Lane',
  city: 'Kendal',
  postalCode: 'LA9 4QB',
  country: 'GB',
  recipientContactPhone: '+447911123456',
} as const;

export type Ready = {
  readonly basketId: string;
  readonly orderNumber: string;
  readonly instrumentId: string;
  readonly total: number;
};

export const card = (token: string) => ({ paymentMethod: 'CREDIT_CARD', token });

const only = <Value>(values: readonly Value[]): Value => {
  const [value] = values;
  if (value === undefined) throw new TypeError('There is none');
  return value;
};

export const startCart = async (
  shopper: Pick<Shopper, 'call'>,
  { sku, productId, qty = 1 }: { readonly sku: string; readonly productId: string; readonly qty?: number },
): Promise<Answered<CartWire>> => shopper.call(cart.createWithItem, { body: { items: [{ sku, productId, qty }] } });

/** Attaches a card to a cart and prepares the order again. */
export const prepareWith = async (
  shopper: Pick<Shopper, 'call'>,
  basketId: string,
  token: string,
  email = 'ada@example.org',
): Promise<Ready> => {
  const paid = (await shopper.call(cart.addPaymentInstrument, { params: { basketId }, body: card(token) })).reply;
  const prepared = (await shopper.call(checkout.prepareOrder, { query: { basketId }, body: { email } })).reply;
  return {
    basketId,
    orderNumber: prepared.orderNumber,
    instrumentId: only(paid.payment_instruments).paymentInstrumentId,
    total: prepared.cart.totals.total,
  };
};

/** Every call of a guest's checkout up to the order button. */
export const checkOut = async (
  shopper: Pick<Shopper, 'call'>,
  bought: { readonly sku: string; readonly productId: string; readonly qty?: number },
  token = 'tok_test_succeeds',
  sentTo: typeof address | typeof canadianAddress | typeof britishAddress = address,
): Promise<Ready> => {
  const { id: basketId } = (await startCart(shopper, bought)).reply;
  const params = { basketId };
  const { shippingMethods } = (await shopper.call(cart.setShippingAddress, { params, body: { address: sentTo } }))
    .reply;
  await shopper.call(cart.chooseShippingMethod, {
    query: params,
    body: { shipments: shippingMethods.map(({ shippingId }) => ({ shippingId, shippingMethodId: 'standard' })) },
  });
  await shopper.call(cart.setBillingAddress, { params, body: { address: sentTo, sameAsShipping: true } });
  return prepareWith(shopper, basketId, token);
};

/** Places the order. By default the key is the one that a use case derives from order and card. */
export const place = (
  shopper: Pick<Shopper, 'call'>,
  ready: Ready,
  { agreement, ...more }: { readonly key?: string; readonly correlationId?: string; readonly agreement?: string } = {},
): Promise<Answered<OrderWire>> =>
  shopper.call(checkout.placeOrder, {
    query: { basketId: ready.basketId, ...(agreement !== undefined && { agreement }) },
    body: {
      captchaToken: `person-${Math.random()}`,
      basketId: ready.basketId,
      paymentInstrumentId: ready.instrumentId,
    },
    key: `${ready.orderNumber}:${ready.instrumentId}`,
    ...more,
  });
