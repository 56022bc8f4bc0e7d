import { availableParallelism } from 'node:os';

/**
 * Maximum number of encodings at once: two, or one on a machine with two processors, so that one remains for rendering.
 */
const MOST_RUNNING = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Maximum number of waiting encodings. */
export const MOST_WAITING = 64;

/** A queue of encodings with limited concurrency and length. */
type EncodingQueue = {
  /**
   * Runs the encoding after those that were added before; returns its result. Returns undefined if the queue is full.
   */
  readonly run: <Result>(encode: () => Promise<Result>) => Promise<Result> | undefined;
  /**
   * Runs the encoding when no encoding of `run` waits, one at a time. Returns false if the queue is full. `encode` must
   * not reject.
   */
  readonly runLater: (encode: () => Promise<void>) => boolean;
};

/**
 * Makes a queue of encodings. Each encoding uses a processor, which rendering also needs, and one of the four threads
 * of Node's pool, which file reads also need. With at most two encodings at once, the server continues to read files
 * and render pages.
 */
export const makeEncodingQueue = ({
  running: mostRunning = MOST_RUNNING,
  waiting: mostWaiting = MOST_WAITING,
}: { readonly running?: number; readonly waiting?: number } = {}): EncodingQueue => {
  const now: (() => Promise<void>)[] = [];
  const later: (() => Promise<void>)[] = [];
  let running = 0;
  let isLaterRunning = false;

  const start = (job: () => Promise<void>, ended: () => void = () => undefined): void => {
    running += 1;
    void job().finally(() => {
      running -= 1;
      ended();
      next();
    });
  };
  const next = (): void => {
    while (running < mostRunning) {
      const job = now.shift();
      if (job === undefined) break;
      start(job);
    }
    if (running >= mostRunning || isLaterRunning) return;
    const job = later.shift();
    if (job === undefined) return;
    isLaterRunning = true;
    start(job, () => (isLaterRunning = false));
  };

  return {
    run: <Result>(encode: () => Promise<Result>) => {
      if (now.length >= mostWaiting) return undefined;
      const made = Promise.withResolvers<Result>();
      now.push(() => encode().then(made.resolve, made.reject));
      next();
      return made.promise;
    },
    runLater: (encode) => {
      if (later.length >= mostWaiting) return false;
      later.push(encode);
      next();
      return true;
    },
  };
};
