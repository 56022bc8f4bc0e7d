declare global {
  /** Not in every browser yet. */
  var scheduler: Scheduler;
}

/** Lets the browser paint and answer the shopper before a long piece of work goes on. */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
