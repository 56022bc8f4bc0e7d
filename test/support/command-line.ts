import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { runCommandLine } from '#adapters/cli/program.ts';

/** The program of the command line, which the npm scripts start by `start.mjs`. */
export const portico = fileURLToPath(new URL('../../adapters/cli/main.ts', import.meta.url));

/** The output and the exit code of a command; null for one that did not end within 20 seconds. */
export type CommandResult = { readonly code: number | null; readonly out: string; readonly err: string };

/** Free ports of this machine. */
const anyPorts = { HOST: '127.0.0.1', PORT: '0', PAYMENT_PORT: '0' };

/** What a command throws here where it would end its process. */
class Exit extends Error {}

/**
 * Runs the command line to its end in this process, ten times as fast as in one of its own. The test must not run at
 * the same time as others of its process: the command sees and sets environment, console and exit code of this process.
 */
export const runInProcess = async (
  args: readonly string[],
  env: { readonly [name: string]: string } = {},
): Promise<CommandResult> => {
  let [out, err] = ['', ''];
  const toOut = (line: unknown): void => void (out += `${String(line)}\n`);
  const toErr = (line: unknown): void => void (err += `${String(line)}\n`);
  const { exitCode } = process;
  process.exitCode = undefined;
  for (const [name, value] of Object.entries({ ...anyPorts, ...env })) vi.stubEnv(name, value);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(toOut),
    vi.spyOn(console, 'warn').mockImplementation(toErr),
    vi.spyOn(console, 'error').mockImplementation(toErr),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += String(text)), true)),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((err += String(text)), true)),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      process.exitCode = code;
      throw new Exit();
    }),
  ];
  try {
    await runCommandLine(args).catch((failure: unknown) => {
      if (!(failure instanceof Exit)) throw failure;
    });
    return { code: Number(process.exitCode ?? 0), out, err: err.trim() };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
    process.exitCode = exitCode;
  }
};

/** Runs the command line to its end in a process, on free ports of this machine. */
export const runPortico = (
  args: readonly string[],
  env: { readonly [name: string]: string } = {},
): Promise<CommandResult> => runNode([portico, ...args], env);

/** The same for Node with any arguments. */
export const runNode = async (
  args: readonly string[],
  env: { readonly [name: string]: string } = {},
): Promise<CommandResult> => {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...anyPorts, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 20_000,
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => void (out += String(text)));
  child.stderr.on('data', (text: Buffer) => void (err += String(text)));
  await once(child, 'close');
  return { code: child.exitCode, out, err: err.trim() };
};
