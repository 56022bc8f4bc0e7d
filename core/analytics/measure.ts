import * as t from 'io-ts';
import { filledText, numberBetween, wholeFrom } from '../kernel/primitives.codec.ts';
import { anonymousAddress } from './anonymous.ts';

/**
 * A performance measurement of a page, such as LCP in milliseconds or CLS. `ts` is in milliseconds since the epoch
 * (ANL-16, API-135).
 */
export const MeasureCodec = t.strict({
  name: filledText,
  value: numberBetween(0, Number.MAX_SAFE_INTEGER),
  path: filledText,
  ts: wholeFrom(0),
});
export type Measure = Readonly<t.TypeOf<typeof MeasureCodec>>;

/** Maximum number of measurements per call (API-135). */
export const MEASURES_PER_CALL = 50;

/** The body of a call of the performance beacon. */
export const MeasureBatchCodec = t.strict({ measures: t.readonlyArray(MeasureCodec) });

/** Measurements that are not sent yet. */
export type MeasureBatch = readonly Measure[];

export type MeasureCall = { readonly _tag: 'MeasuresDue'; readonly measures: readonly Measure[] };

/** Result of a change: the new batch, and the calls to make. */
type Step = { readonly state: MeasureBatch; readonly events: readonly MeasureCall[] };

const empty: MeasureBatch = [];

/**
 * Adds a measurement; a batch that becomes full is sent at once. The path is stored without its query (ANL-14).
 * Law: every measure leaves exactly once and in order, and no call is empty or carries more than its most (ANL-16).
 */
const add = (batch: MeasureBatch, measure: Measure): Step => {
  const grown = [...batch, { ...measure, path: anonymousAddress(measure.path) }];
  return grown.length < MEASURES_PER_CALL ? { state: grown, events: [] } : flush(grown);
};

/** Sends the remaining measurements when the page unloads. */
const flush = (batch: MeasureBatch): Step =>
  batch.length === 0
    ? { state: empty, events: [] }
    : { state: empty, events: [{ _tag: 'MeasuresDue', measures: batch }] };

export const MeasureBatch = { empty, add, flush } as const;
