import { ContainerModule } from 'inversify';
import { makeBaseClient } from '#adapters/http/base-client.ts';
import { makeCartCalls } from '#adapters/http/cart/cart-calls.ts';
import { makeCartGateway } from '#adapters/http/cart/cart-gateway.ts';
import { makeProductGateway } from '#adapters/http/catalog/product-gateway.ts';
import { makeContentGateway } from '#adapters/http/content/content-gateway.ts';
import { makeAuthGateway } from '#adapters/http/session/auth-gateway.ts';
import { makeServerTime } from '#adapters/http/site/server-time.ts';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

const { client, cartCalls, channel, monitoring } = tokens;

/** One gateway per port, all over the channel's one base client; those of buying stand in `purchase.ts`. */
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
  provide(tokens.products, makeProductGateway, [client]);
  provide(
    tokens.content,
    (calls, { site, kept }, watch) => {
      const content = makeContentGateway(calls, site, watch);
      return kept?.content(content) ?? content;
    },
    [client, channel, monitoring],
  );
  provide(
    tokens.serverTime,
    (calls, { kept }) => {
      const time = makeServerTime(calls);
      return kept?.time(time) ?? time;
    },
    [client, channel],
  );
});
