import type { PortState } from './held-port.ts';

export type Child = {
  /** Resolves with the exit code when the process has ended. */
  readonly ended: Promise<number | null>;
  /** Resolves when the process serves requests. */
  readonly opened: Promise<void>;
  /** Asks the process to end, and kills it after a timeout. */
  readonly stop: () => Promise<void>;
};

type Supervision = {
  readonly start: () => Child;
  /** Whether an edited file requires a restart. */
  readonly takesRestart: (file: string) => boolean;
  /** Calls `edited` with the paths of edited files. Returns a function that stops watching. */
  readonly watch: (edited: (files: readonly string[]) => void) => () => void;
  readonly say: (line: string) => void;
  /** Called when the state of the process changes, and before a running one is stopped. */
  readonly become: (state: PortState) => void;
};

/**
 * Keeps a process running with the current sources: it is restarted after edits that require it. Returns a function
 * that stops watching and ends the process.
 */
export const supervise = ({ start, takesRestart, watch, say, become }: Supervision): (() => Promise<void>) => {
  let isClosing = false;
  let child: Child | undefined;
  const open = (): void => {
    become('starting');
    const own = start();
    child = own;
    void own.opened.then(() => child === own && become('open'));
    void own.ended.then((code) => {
      if (isClosing || child !== own) return;
      child = undefined;
      become('ended');
      say(
        `The shop has ended ${code === null ? 'by a signal' : `with exit code ${code}`}. It starts again after the next edit in core/ or adapters/. To start it without an edit, for example with another setting, press Ctrl-C and run "npm run dev".`,
      );
    });
  };
  let work: Promise<void> = Promise.resolve();
  let isWaiting = false;
  const restart = (): void => {
    // Further edits while a restart is pending belong to that restart.
    if (isWaiting) return;
    isWaiting = true;
    work = work.then(async () => {
      isWaiting = false;
      const old = child;
      child = undefined;
      become('starting');
      await old?.stop();
      if (!isClosing) open();
    });
  };
  open();
  const unwatch = watch((files) => {
    const relevant = files.filter(takesRestart);
    if (relevant.length === 0 || isClosing) return;
    say(
      `${relevant.slice(0, 3).join(', ')}${relevant.length > 3 ? ` and ${relevant.length - 3} more` : ''} changed: the shop restarts`,
    );
    restart();
  });
  return async () => {
    isClosing = true;
    unwatch();
    await work;
    await child?.stop();
  };
};
