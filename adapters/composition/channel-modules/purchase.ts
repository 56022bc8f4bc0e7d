import { ContainerModule } from 'inversify';
import { makeCheckoutUseCases } from '#core/checkout/use-cases/make-checkout-use-cases.ts';
import { makeOrderUseCases } from '#core/order/use-cases/make-order-use-cases.ts';
import { makeDeliveryGateway } from '#adapters/http/checkout/delivery-gateway.ts';
import { makePaymentGateway } from '#adapters/http/checkout/payment-gateway.ts';
import { makeOrderGateway } from '#adapters/http/order/order-gateway.ts';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

const { cartCalls, cartUseCases, channel, client, entropy, events, lastCart, monitoring, sessionUseCases } = tokens;

/** Checkout and orders. A module of its own, because a browser that only looks around is spared its bytes. */
export const purchaseModule = new ContainerModule(({ bind }) => {
  const provide = perChannel(bind);
  provide(tokens.delivery, makeDeliveryGateway, [cartCalls]);
  provide(tokens.payment, (calls, carts, { ids }) => makePaymentGateway(calls, carts, ids), [
    client,
    cartCalls,
    channel,
  ]);
  provide(tokens.orders, makeOrderGateway, [client, cartCalls]);
  provide(
    tokens.checkoutUseCases,
    (
      { site, sessions, memory, botCheck, fingerprint, analytics },
      carts,
      writes,
      last,
      delivery,
      payment,
      orders,
      session,
      random,
      { announcements },
      watch,
      counted,
    ) =>
      makeCheckoutUseCases({
        site,
        sessions,
        memory,
        botCheck,
        fingerprint,
        carts,
        writes,
        lastCart: last,
        delivery,
        payment,
        orders,
        session,
        entropy: random,
        announcements,
        monitoring: watch,
        analytics: analytics ?? counted,
      }),
    [
      channel,
      cartUseCases,
      tokens.cartWrites,
      lastCart,
      tokens.delivery,
      tokens.payment,
      tokens.orders,
      sessionUseCases,
      entropy,
      events,
      monitoring,
      tokens.analytics,
    ],
  );
  provide(tokens.orderUseCases, makeOrderUseCases, [tokens.orders, sessionUseCases]);
});
