/** Runs work within a concurrency limit; undefined when the wait is too long or the queue is full. */
export type Admission = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

type AdmissionOptions = {
  readonly maxConcurrent: number;
  /** Longest wait, in milliseconds. */
  readonly maxWaitMs: number;
  /** Longest queue; unlimited by default. */
  readonly maxQueue?: number;
};

/**
 * Limits concurrency and rejects after a bounded wait, so that under overload requests fail early instead of late
 * (reliability G6). Work runs in the order of the calls. `p-limit` and `p-queue` limit how many tasks run, but not how
 * long a task waits.
 */
export const makeAdmission = ({ maxConcurrent, maxWaitMs, maxQueue = Infinity }: AdmissionOptions): Admission => {
  let free = maxConcurrent;
  const waiting = new Set<() => void>();

  const acquire = (): Promise<boolean> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve(true);
    }
    if (waiting.size >= maxQueue) return Promise.resolve(false);
    return new Promise((resolve) => {
      const enter = (): void => {
        clearTimeout(timer);
        waiting.delete(enter);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.delete(enter);
        resolve(false);
      }, maxWaitMs);
      waiting.add(enter);
    });
  };

  const release = (): void => {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else next();
  };

  return async (work) => {
    if (!(await acquire())) return undefined;
    try {
      return await work();
    } finally {
      release();
    }
  };
};
