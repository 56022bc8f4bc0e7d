import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { AddressBody } from './wire/address.codec.ts';
import { OrderWire, PreparedOrderWire } from './wire/order.codec.ts';
import { strictRecord } from './wire/primitives.codec.ts';

const basket = strictRecord({ basketId: t.string }, {});

export const checkout = {
  prepareOrder: endpoint({
    id: 'API-033', name: 'prepareOrder', method: 'POST', path: 'cart/v1/cart/prepareOrder', query: basket, body: strictRecord({ email: t.string }, { phone: t.string }), reply: PreparedOrderWire, versioned: true,
  }),
  placeOrder: endpoint({
    id: 'API-034', name: 'placeOrder', method: 'PUT', path: 'cart/v2/checkout/order', query: basket,
    body: strictRecord({ captchaToken: t.string, basketId: t.string }, { storeEmployeeId: t.string, paymentInstrumentId: t.string, billingAddress: AddressBody }), reply: OrderWire, rate: 'money',
  }),
  patchOrder: endpoint({
    id: 'API-035', name: 'patchOrder', method: 'PATCH', path: 'cart/v2/checkout/order/{orderNumber}', query: basket,
    body: strictRecord({ challengeResult: t.string, paymentInstrumentId: t.string }, {}), reply: OrderWire, rate: 'money',
  }),
} as const;
