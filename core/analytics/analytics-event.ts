import type * as t from 'io-ts';
import type { AnalyticsEventCodec } from './analytics-event.codec.ts';

/** Facts worth counting. Nothing of a person, nothing of a card. */
export type AnalyticsEvent = Readonly<t.TypeOf<typeof AnalyticsEventCodec>>;
