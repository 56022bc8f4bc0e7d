import { spawn } from 'node:child_process';
import { join } from 'node:path';
import * as t from 'io-ts';
import { decoded } from '#test/support/decoded.ts';

const root = join(import.meta.dirname, '../../..');
const Usage = t.type({ cpu: t.type({ user: t.number, system: t.number }), rss: t.number });

export type Usage = { /** Milliseconds since its start. */ readonly cpuMs: number; readonly rssMb: number };
export type ChildProcess = {
  readonly url: string;
  /** From its start to the line that prints its address, in milliseconds. */ readonly startMs: number;
  readonly usage: () => Promise<Usage>;
  /** What it has printed; complete after `stop`. */ readonly output: () => string;
  readonly stop: () => Promise<void>;
};
export type ChildOptions = {
  readonly args: readonly string[];
  readonly env?: { readonly [name: string]: string };
  /** The line that prints the address. */ readonly ready: RegExp;
};

const LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 10_000;

/**
 * Starts a program of this project as a server, and resolves once it has reported its address. It ends with this
 * process at the latest.
 */
export const startChild = ({ args, env = {}, ready }: ChildOptions): Promise<ChildProcess> => {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'report-usage.ts'), ...args], {
    cwd: root,
    // As `adapters/cli/main.ts` sets it for a process without a channel.
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const usage = (): Promise<Usage> =>
    new Promise((resolve) => {
      const listen = (message: unknown): void => {
        // A shop also reports that it is open.
        if (message === 'open') return;
        child.off('message', listen);
        const { cpu, rss } = decoded(Usage, message);
        resolve({ cpuMs: (cpu.user + cpu.system) / 1000, rssMb: rss / 1_000_000 });
      };
      child.on('message', listen);
      child.send('usage');
    });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(force);
  };
  return new Promise((resolve, reject) => {
    let reported = '';
    const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
    const hear = (text: Buffer): void => {
      reported += String(text);
      const url = ready.exec(reported)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve({ url, startMs: performance.now() - start, usage, output: () => reported, stop });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', (text: Buffer) => void (reported += String(text)));
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`${args.join(' ')} ended before it reported its address:\n${reported}`));
    });
  });
};

/** Runs a command to its end and returns its output. A failing command throws with its output. */
export const runCommand = (args: readonly string[], env: { readonly [name: string]: string } = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
    });
    let out = '';
    let problems = '';
    child.stdout?.on('data', (text: Buffer) => void (out += String(text)));
    child.stderr?.on('data', (text: Buffer) => void (problems += String(text)));
    child.once('exit', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`${args.join(' ')} ended with ${code}:\n${problems}`)),
    );
  });
