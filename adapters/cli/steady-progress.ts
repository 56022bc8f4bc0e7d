/** How long a step may take without a line, in milliseconds. */
const SILENCE_MS = 5000;

type SteadyProgress = {
  /** Prints that a step begins, which ends the one before. */
  readonly progress: (step: string) => void;
  /** Ends the last step. */
  readonly done: () => void;
};

/**
 * Prints steps, and every five seconds that the current one goes on and for how many seconds, so that a slow machine
 * does not look like one that hangs.
 */
export const steadyProgress = (print: (line: string) => void): SteadyProgress => {
  let timer: NodeJS.Timeout | undefined;
  const done = (): void => clearInterval(timer);
  return {
    done,
    progress: (step) => {
      done();
      print(step);
      let seconds = 0;
      timer = setInterval(() => {
        seconds += SILENCE_MS / 1000;
        print(`${step.replace(/ ?…$/, '')}: ${seconds} s`);
      }, SILENCE_MS);
      timer.unref();
    },
  };
};
