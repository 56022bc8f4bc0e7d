import type { RecommendationGateway } from '#core/recommendations/ports/recommendation-gateway.ts';
import { makeRecommendationUseCases } from '#core/recommendations/use-cases/recommendation-use-cases.ts';
import type { RecommendationUseCases } from '#core/recommendations/use-cases/recommendation-use-cases.ts';
import { makeEventGateway } from '#adapters/http/personalization/event-gateway.ts';
import { makeListedRecommendations } from '#adapters/http/recommendations/listed-recommendations.ts';
import { makeRecommendationGateway } from '#adapters/http/recommendations/recommendation-gateway.ts';
import type { FormPorts } from './area-ports.ts';

/** Placements of the site with a widget of the second provider are read from the list of the page (API-132). */
const gatewayOf = ({ gateways, client, site, widgetList, monitoring }: FormPorts): RecommendationGateway => {
  const service = gateways.recommendations ?? makeRecommendationGateway(client, site);
  if (widgetList === undefined) return service;
  const listed = makeListedRecommendations({ widgetList, monitoring, site });
  return {
    ...service,
    recommendations: (query) =>
      (query.widgetId in site.recommendationWidgets ? listed : service).recommendations(query),
  };
};

/** Use cases for recommendations and back-in-stock messages, which call the service. */
export const openRecommendations = (ports: FormPorts): RecommendationUseCases =>
  makeRecommendationUseCases({
    ...ports,
    gateway: gatewayOf(ports),
    events: ports.gateways.events ?? makeEventGateway(ports.client, ports.context),
  });
