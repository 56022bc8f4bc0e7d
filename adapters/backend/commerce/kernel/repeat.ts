/** Work that a process repeats. `run` rejects with what is reported; the next run follows anyway. */
export type Job = {
  readonly name: string;
  /** Pause after each run, in milliseconds. */
  readonly intervalMs: number;
  /** `signal` is aborted when the process stops: the work ends as soon as it can without losing anything. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
};

/** Repeats a job until stopped; stopping waits for the current run. */
export const repeat = (
  { name, intervalMs, run }: Job,
  report: (problem: unknown, about: string) => void,
): (() => Promise<void>) => {
  const stop = new AbortController();
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        stop.signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, intervalMs);
      stop.signal.addEventListener('abort', end);
    });
  const runAll = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await run(stop.signal).catch((problem: unknown) => report(problem, name));
      if (!stop.signal.aborted) await pause();
    }
  };
  const running = runAll();
  return async () => {
    stop.abort();
    await running;
  };
};
