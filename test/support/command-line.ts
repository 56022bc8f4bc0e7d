import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The program of the command line, which the npm scripts start by `start.mjs`. */
export const portico = fileURLToPath(new URL('../../adapters/cli/main.ts', import.meta.url));

/** The output and the exit code of a command; null for one that did not end within 20 seconds. */
export type CommandResult = { readonly code: number | null; readonly out: string; readonly err: string };

/** Runs the command line to its end, on free ports of this machine. */
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
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', PAYMENT_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 20_000,
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => void (out += String(text)));
  child.stderr.on('data', (text: Buffer) => void (err += String(text)));
  await once(child, 'close');
  return { code: child.exitCode, out, err: err.trim() };
};
