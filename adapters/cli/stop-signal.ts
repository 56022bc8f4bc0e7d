/** Resolves at the first Ctrl-C or stop request. A second one ends the process at once. */
export const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  });
