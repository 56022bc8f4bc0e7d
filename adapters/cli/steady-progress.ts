/** Maximum time in milliseconds without output during a step. */
const SILENCE_MS = 5000;

type SteadyProgress = {
  /** Prints a step, and ends the previous one. */
  readonly progress: (step: string) => void;
  /** Ends the current step. */
  readonly done: () => void;
};

/**
 * Prints steps, and every five seconds the duration of the current one, so that a slow machine does not seem to hang.
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
