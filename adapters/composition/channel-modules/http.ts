import { ContainerModule } from 'inversify';
import { makeBaseClient } from '#adapters/http/base-client.ts';
import { makeCartCalls } from '#adapters/http/cart/cart-calls.ts';
import { makeCartGateway } from '#adapters/http/cart/cart-gateway.ts';
import { makeProductGateway } from '#adapters/http/catalog/product-gateway.ts';
import { makeDeliveryGateway } from '#adapters/http/checkout/delivery-gateway.ts';
import { makePaymentGateway } from '#adapters/http/checkout/payment-gateway.ts';
import { makeContentGateway } from '#adapters/http/content/content-gateway.ts';
import { makeOrderGateway } from '#adapters/http/order/order-gateway.ts';
import { makeAuthGateway } from '#adapters/http/session/auth-gateway.ts';
import { makeServerTime } from '#adapters/http/site/server-time.ts';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

const { client, cartCalls, channel, monitoring } = tokens;

/** One gateway per port, all over the channel's one base client. */
export const httpModule = new ContainerModule(({ bind }) => {
  const provide = perChannel(bind);
  provide(
    client,
    (given, entropy, watch) =>
      makeBaseClient({
        baseUrl: given.baseUrl,
        fetch: given.fetch,
        context: given.context,
        language: given.site.language,
        ids: given.ids,
        session: given.sessions,
        onBotChallenge: given.onBotChallenge,
        entropy,
        monitoring: watch,
      }),
    [channel, tokens.entropy, monitoring],
  );
  provide(cartCalls, (calls, { site }, watch) => makeCartCalls(calls, site, watch), [client, channel, monitoring]);
  provide(tokens.auth, makeAuthGateway, [client]);
  provide(tokens.carts, makeCartGateway, [cartCalls]);
  provide(tokens.delivery, makeDeliveryGateway, [client, cartCalls]);
  provide(tokens.payment, (calls, carts, { ids }) => makePaymentGateway(calls, carts, ids), [client, cartCalls, channel]);
  provide(tokens.orders, makeOrderGateway, [client, cartCalls]);
  provide(tokens.products, makeProductGateway, [client]);
  provide(tokens.content, (calls, { site }, watch) => makeContentGateway(calls, site, watch), [client, channel, monitoring]);
  provide(tokens.serverTime, makeServerTime, [client]);
});
