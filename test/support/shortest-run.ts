/** The shortest of several runs, in milliseconds: what a call takes when other processes leave it the processor. */
export const shortestRun = (run: () => void, times = 3): number =>
  Math.min(
    ...Array.from({ length: times }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );
