declare global {
  /** Not in every browser. */
  var scheduler: Scheduler;
}

/** Continues in a new task, so that the browser can paint and handle input before a long piece of work goes on. */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
