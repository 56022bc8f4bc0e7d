import { ContainerModule } from 'inversify';
import { makeOfferUseCases, type OfferPorts } from '#core/recommendations/use-cases/make-recommendation-use-cases.ts';
import type { OfferUseCases } from '#core/recommendations/use-cases/recommendation-use-cases.ts';
import type { BaseClient } from '#adapters/http/base-client.ts';
import { makeOfferGateway } from '#adapters/http/recommendations/recommendation-gateway.ts';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

/** The use cases over a client: here, and where a browser fetches this file later. */
export const openOffers = (client: BaseClient, ports: Omit<OfferPorts, 'offers'>): OfferUseCases =>
  makeOfferUseCases({ ...ports, offers: makeOfferGateway(client, ports.site) });

/** Recommendations and notices, at hand at once. */
export const offersModule = new ContainerModule(({ bind }) => {
  perChannel(bind)(
    tokens.offerUseCases,
    (client, session, entropy, { site }) => openOffers(client, { session, entropy, site }),
    [tokens.client, tokens.sessionUseCases, tokens.entropy, tokens.channel],
  );
});
