import * as t from 'io-ts';
import { filledText, numberBetween, wholeFrom } from '../kernel/primitives.codec.ts';
import { anonymousAddress } from './anonymous.ts';

/**
 * One number about how fast a page was, such as LCP in milliseconds or CLS, and the instant of it in milliseconds
 * (ANL-16, API-135).
 */
export const MeasureCodec = t.strict({
  name: filledText,
  value: numberBetween(0, Number.MAX_SAFE_INTEGER),
  path: filledText,
  ts: wholeFrom(0),
});
export type Measure = Readonly<t.TypeOf<typeof MeasureCodec>>;

/** How many measures one call carries at most (API-135). */
export const MEASURES_PER_CALL = 50;

/** What a call of the performance beacon carries. */
export const MeasureBatchCodec = t.strict({ measures: t.readonlyArray(MeasureCodec) });

/** Measures that wait for a call. */
export type MeasureBatch = readonly Measure[];

export type MeasureCall = { readonly _tag: 'MeasuresDue'; readonly measures: readonly Measure[] };

/** What follows a change: the batch as it is now, and what is due. */
type Step = { readonly state: MeasureBatch; readonly events: readonly MeasureCall[] };

const empty: MeasureBatch = [];

/**
 * A full batch leaves at once. A path leaves its query behind (ANL-14).
 * Law: every measure leaves exactly once and in order, and no call is empty or carries more than its most (ANL-16).
 */
const add = (batch: MeasureBatch, measure: Measure): Step => {
  const grown = [...batch, { ...measure, path: anonymousAddress(measure.path) }];
  return grown.length < MEASURES_PER_CALL ? { state: grown, events: [] } : flush(grown);
};

/** What waits leaves, when the page does. */
const flush = (batch: MeasureBatch): Step =>
  batch.length === 0
    ? { state: empty, events: [] }
    : { state: empty, events: [{ _tag: 'MeasuresDue', measures: batch }] };

export const MeasureBatch = { empty, add, flush } as const;
