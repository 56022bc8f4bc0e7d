/** A wait shorter than this shows no spinner, and a spinner that shows stays for at least so long, in milliseconds: nothing flashes. */
export type SpinnerTimes = { readonly delay: number; readonly least: number };

export const spinnerTimes: SpinnerTimes = { delay: 200, least: 400 };

/** A wait, from one instant to another; `endedAt` is missing while it lasts. Instants are milliseconds. */
export type Wait = { readonly startedAt: number; readonly endedAt?: number };

/** When a spinner shows: from an instant, until another; an end that is not known yet is missing. */
type Span = { readonly from: number; readonly until?: number };

/** The time in which the spinner of a wait shows; undefined when the wait ends before its delay is over. */
const span = ({ startedAt, endedAt }: Wait, { delay, least }: SpinnerTimes): Span | undefined => {
  const from = startedAt + delay;
  if (endedAt === undefined) return { from };
  return endedAt <= from ? undefined : { from, until: Math.max(endedAt, from + least) };
};

/** Law: a spinner shows only after its delay, then without a gap for at least its least time and until the wait ends. */
const isSeen = (wait: Wait, now: number, { times = spinnerTimes }: { readonly times?: SpinnerTimes } = {}): boolean => {
  const seen = span(wait, times);
  return seen !== undefined && now >= seen.from && (seen.until === undefined || now < seen.until);
};

/**
 * The next instant at which the spinner appears or leaves; undefined when nothing will change by itself.
 * Law: who looks again at each next change misses none.
 */
const nextChange = (
  wait: Wait,
  now: number,
  { times = spinnerTimes }: { readonly times?: SpinnerTimes } = {},
): number | undefined => {
  const seen = span(wait, times);
  return [seen?.from, seen?.until].find((instant) => instant !== undefined && instant > now);
};

export const Spinner = { isSeen, nextChange } as const;
