/** The process that started this one. */
const starter = process.ppid;

/** How often a process that npm started looks whether its npm is still there, in milliseconds. */
const STARTER_CHECK_MS = 500;

/**
 * Calls `stop` when npm has ended. A stop request to npm ends the shell in which it runs a command, but not the command:
 * it would hold its ports and its data folder without anyone to end it.
 */
const whenNpmEnds = (stop: () => void): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(timer);
    stop();
  }, STARTER_CHECK_MS);
  timer.unref();
};

/** Resolves at the first Ctrl-C or stop request, also one to npm. A second one ends the process at once. */
export const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    whenNpmEnds(stop);
  });
