import * as Effect from 'effect/Effect';
import { either as E } from 'fp-ts';
import { RecommendationsWire } from '#adapters/contract/wire/recommendation.codec.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import { decode } from '#core/kernel/decode.ts';
import type { RecommendationSource } from '#core/recommendations/ports/recommendation-gateway.ts';
import type { WidgetList } from '#core/recommendations/ports/widget-list.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { recommendationsOf } from './recommendation-mapper.ts';

const none = { title: '', products: [] };

type ListedPorts = {
  readonly widgetList: WidgetList;
  readonly monitoring: Monitoring;
  readonly site: Pick<SiteConfiguration, 'currency' | 'recommendationWidgets'>;
};

/**
 * Recommendations of a second provider, whose widgets are in a list of the page in the form of API-090 (REC-05,
 * API-132). A placement without a widget is empty; an unreadable widget is logged, too.
 */
export const makeListedRecommendations = ({ widgetList, monitoring, site }: ListedPorts): RecommendationSource => ({
  recommendations: Effect.fn('listedRecommendations')(function* ({ widgetId, count }) {
    const index = site.recommendationWidgets[widgetId];
    const widget = index === undefined ? undefined : yield* widgetList.at(index);
    if (widget === undefined) return none;
    const read = decode(RecommendationsWire, widget);
    if (E.isLeft(read)) {
      yield* monitoring.warn({ message: read.left.reason, component: 'recommendation widget', id: String(index) });
      return none;
    }
    // A link of a script leads to a page of the shop only.
    const products = read.right.products.filter(({ url }) => /^\/(?!\/)/.test(url));
    return recommendationsOf({ ...read.right, products: products.slice(0, count) }, site.currency);
  }),
});
