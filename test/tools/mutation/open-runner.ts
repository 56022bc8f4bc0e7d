import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'run-tests.ts');

/** The result of the tests: all passed, one failed, or a timeout. */
export type RunResult = 'passed' | 'failed' | 'timeout';

export type Runner = {
  /** Whether the tests pass on the unchanged file. */
  readonly isSound: boolean;
  /** Runs the tests with another text of the file. */
  readonly run: (text: string) => Promise<RunResult>;
  readonly close: () => Promise<void>;
};

/** Milliseconds that tests may take above twice the time on the unchanged file. */
const PATIENCE_MS = 5_000;

/** The next message of a process; undefined if it ends instead. */
const answerOf = async (child: ChildProcess): Promise<boolean | undefined> => {
  const leave = new AbortController();
  const { signal } = leave;
  const said = once(child, 'message', { signal }).then(([passed]: unknown[]) => passed === true);
  const ended = once(child, 'exit', { signal }).then(() => undefined);
  try {
    return await Promise.race([said, ended]);
  } finally {
    leave.abort();
    await Promise.allSettled([said, ended]);
  }
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};

/**
 * The tests run in a separate process: one that hangs in a mutant's endless loop is killed, and another one started.
 */
export const openRunner = async (file: string, tests: readonly string[]): Promise<Runner> => {
  const open = (): ChildProcess => fork(script, [file, ...tests], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let child = open();
  const started = performance.now();
  const isSound = (await answerOf(child)) === true;
  const limit = PATIENCE_MS + 2 * (performance.now() - started);

  const run = async (text: string): Promise<RunResult> => {
    child.send(text);
    const alarm = setTimeout(() => child.kill('SIGKILL'), limit);
    const passed = await answerOf(child);
    clearTimeout(alarm);
    if (passed !== undefined) return passed ? 'passed' : 'failed';
    await end(child);
    child = open();
    if ((await answerOf(child)) !== true) throw new Error(`The tests of ${file} do not pass any more`);
    return 'timeout';
  };
  return { isSound, run, close: () => end(child) };
};
