import { makeOfferUseCases } from '#core/recommendations/use-cases/recommendation-use-cases.ts';
import type { OfferUseCases } from '#core/recommendations/use-cases/recommendation-use-cases.ts';
import { makeOfferGateway } from '#adapters/http/recommendations/recommendation-gateway.ts';
import type { FormPorts } from './area-ports.ts';

/** Recommendations and back-in-stock notifications over the service. */
export const openRecommendations = (ports: FormPorts): OfferUseCases =>
  makeOfferUseCases({ ...ports, offers: ports.gateways.offers ?? makeOfferGateway(ports.client, ports.site) });
