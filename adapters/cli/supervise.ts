import type { PortState } from './held-port.ts';

/** A process that was started. */
export type Child = {
  /** Resolves with its exit code once it has ended, however it ends. */
  readonly ended: Promise<number | null>;
  /** Resolves once it answers requests. */
  readonly opened: Promise<void>;
  /** Asks it to end, and ends it after a while if it does not. */
  readonly stop: () => Promise<void>;
};

type Supervision = {
  readonly start: () => Child;
  /** Whether an edited file takes a new process. */
  readonly takesRestart: (file: string) => boolean;
  /** Calls back with edited files; gives what ends the watching. */
  readonly watch: (edited: (files: readonly string[]) => void) => () => void;
  readonly say: (line: string) => void;
  /** Called with the state of the process whenever it changes, and before a running one is stopped. */
  readonly become: (state: PortState) => void;
};

/**
 * Keeps a process running on the sources as they are: an edit ends it and starts the next, one after the other. Gives
 * what ends it all.
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
        `The shop has ended (${code ?? 'stopped'}): it starts again after the next edit in core/ or adapters/. To start it again without an edit, such as with another setting, press Ctrl-C and run "npm run dev".`,
      );
    });
  };
  let work: Promise<void> = Promise.resolve();
  let isWaiting = false;
  const restart = (): void => {
    // Edits that come while one restart waits for its turn are part of it.
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
