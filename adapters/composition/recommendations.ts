import { makeRecommendationUseCases } from '#core/recommendations/use-cases/recommendation-use-cases.ts';
import type { RecommendationUseCases } from '#core/recommendations/use-cases/recommendation-use-cases.ts';
import { makeRecommendationGateway } from '#adapters/http/recommendations/recommendation-gateway.ts';
import type { FormPorts } from './area-ports.ts';

/** Use cases for recommendations and back-in-stock messages, which call the service. */
export const openRecommendations = (ports: FormPorts): RecommendationUseCases =>
  makeRecommendationUseCases({
    ...ports,
    gateway: ports.gateways.recommendations ?? makeRecommendationGateway(ports.client, ports.site),
  });
