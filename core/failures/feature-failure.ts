import type { Warning } from '../analytics/ports/monitoring.ts';
import { UPSELL_FAILED_TITLE } from '../catalog/upsell.ts';
import { NO_RESULTS } from '../content/showcase.ts';
import type { Notice } from '../notifications/notice.ts';
import type { ApiFailure } from './api-failure.ts';
import { messageFor } from './error-message.ts';

/** Parts of the shop that do without what they asked for: the page stands, and only the log hears of it (ERR-34, ERR-36). */
export type QuietFeature = 'article' | 'video-autoplay' | 'gallery-script' | 'deferred-details' | 'image-address';

/** Parts of the shop whose failures have a way of their own to be told (PR-37). */
export type Feature = 'bnpl' | 'newsletter' | 'upsell' | 'showcase' | QuietFeature;

/** What comes of a failure: a notice, the words of an empty result in the place of the results, or an entry in the log and nothing else. */
export type FeatureOutcome =
  | { readonly _tag: 'Told'; readonly notice: Notice; readonly title?: string }
  | { readonly _tag: 'EmptyResults'; readonly message: string }
  | { readonly _tag: 'Logged'; readonly warning: Warning };

type Refused = Pick<ApiFailure, 'errorId' | 'message'>;

const told = ({ errorId, message }: Refused): FeatureOutcome => ({
  _tag: 'Told',
  notice: { errorId, message, placement: 'toast' },
});

const outcomes: {
  readonly [feature in Exclude<Feature, QuietFeature>]: (failure: Refused, language: string) => FeatureOutcome;
} = {
  bnpl: (_, language) => ({
    _tag: 'Told',
    notice: { errorId: 'PAY400', message: messageFor({ errorId: 'PAY400', language }), placement: 'top' },
  }),
  newsletter: told,
  upsell: (failure) => ({ ...told(failure), title: UPSELL_FAILED_TITLE }),
  showcase: () => ({ _tag: 'EmptyResults', message: NO_RESULTS }),
};

const isLoud = (feature: Feature): feature is Exclude<Feature, QuietFeature> => Object.hasOwn(outcomes, feature);

/** What a shopper is told of a failure in a part of the shop: PAY400 of buy now, pay later, whatever its code (ERR-30 to ERR-36). */
export const featureFailure = (feature: Feature, failure: Refused, language: string): FeatureOutcome =>
  isLoud(feature)
    ? outcomes[feature](failure, language)
    : { _tag: 'Logged', warning: { message: failure.message, errorId: failure.errorId, component: feature } };
