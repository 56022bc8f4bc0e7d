import type { CheckoutUseCases } from '#core/checkout/use-cases/checkout-use-cases.ts';
import { makeCheckoutUseCases } from '#core/checkout/use-cases/checkout-use-cases.ts';
import type { OrderGateway } from '#core/order/ports/order-gateway.ts';
import { makeOrderUseCases } from '#core/order/use-cases/order-use-cases.ts';
import type { OrderUseCases } from '#core/order/use-cases/order-use-cases.ts';
import { makeDeliveryGateway } from '#adapters/http/checkout/delivery-gateway.ts';
import { makePaymentGateway } from '#adapters/http/checkout/payment-gateway.ts';
import { makeOrderGateway } from '#adapters/http/order/order-gateway.ts';
import type { AreaPorts, FormPorts } from './area-ports.ts';

const orderGateway = ({ gateways, client, cartCalls }: AreaPorts): OrderGateway =>
  gateways.orders ?? makeOrderGateway(client, cartCalls);

/** Checkout use cases that call the service. They share a file with orders, because the same pages load both. */
export const openCheckout = (ports: FormPorts): CheckoutUseCases =>
  makeCheckoutUseCases({
    ...ports,
    carts: ports.cartUseCases,
    delivery: ports.gateways.delivery ?? makeDeliveryGateway(ports.cartCalls),
    payment: ports.gateways.payment ?? makePaymentGateway(ports.client, ports.cartCalls, ports.ids),
    orders: orderGateway(ports),
  });

/** Order use cases that call the service. */
export const openOrders = (ports: AreaPorts): OrderUseCases => makeOrderUseCases(orderGateway(ports), ports.session);
