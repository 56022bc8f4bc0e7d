import { availableParallelism } from 'node:os';

/** Two, where a processor is left for the pages then. */
const MOST_RUNNING = Math.max(1, Math.min(2, availableParallelism() - 1));
/** The most encodings that wait. */
export const MOST_WAITING = 64;

/** Encodings that run a few at a time, and of which only so many may wait. */
type EncodingQueue = {
  /** Runs the encoding in its turn. Undefined where as many wait as may. */
  readonly run: <Result>(encode: () => Promise<Result>) => Promise<Result> | undefined;
  /** Runs it while no other waits, one of this kind at a time. False where as many wait as may. It must not reject. */
  readonly runLater: (encode: () => Promise<void>) => boolean;
};

/**
 * An encoding takes a thread of Node's pool, which reading files shares, and a processor, which rendering shares:
 * with two of four threads at most, files are read and pages rendered while pictures are made.
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
