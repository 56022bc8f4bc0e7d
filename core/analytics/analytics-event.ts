import type * as t from 'io-ts';
import type { AnalyticsEventCodec } from './analytics-event.codec.ts';

/** An analytics event. It contains no personal data and no card data. */
export type AnalyticsEvent = Readonly<t.TypeOf<typeof AnalyticsEventCodec>>;
