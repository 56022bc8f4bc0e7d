/** Does work when there is a place for it; undefined when none came free in time, or too many wait already. */
export type Admission = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

type AdmissionOptions = {
  /** How many may work at once. */
  readonly places: number;
  /** How long others wait for a place, in milliseconds. */
  readonly patienceMs: number;
  /** How many may wait at once; any number by default. */
  readonly longestQueue?: number;
};

/**
 * Lets so many in at once and turns away those who have waited too long, so that a rush is answered soon rather than
 * late (reliability G6). The first to come is the first to be let in. `p-limit` and `p-queue` limit how many run, but not
 * how long a task waits.
 */
export const makeAdmission = ({ places, patienceMs, longestQueue = Infinity }: AdmissionOptions): Admission => {
  let free = places;
  const waiting = new Set<() => void>();

  const place = (): Promise<boolean> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve(true);
    }
    if (waiting.size >= longestQueue) return Promise.resolve(false);
    return new Promise((resolve) => {
      const enter = (): void => {
        clearTimeout(timer);
        waiting.delete(enter);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.delete(enter);
        resolve(false);
      }, patienceMs);
      waiting.add(enter);
    });
  };

  /** The place goes to the caller that has waited longest. */
  const leave = (): void => {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else next();
  };

  return async (work) => {
    if (!(await place())) return undefined;
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
