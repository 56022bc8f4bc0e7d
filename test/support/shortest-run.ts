/** The shortest of several runs, in milliseconds: the time of a call while other processes leave it the processor. */
export const shortestRun = (run: () => void, times = 3): number =>
  Math.min(
    ...Array.from({ length: times }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );
