import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { answerTo } from '#adapters/web/build/edited-file.ts';
import { checkFolderIsFree } from '../check-machine.ts';
import { freePort } from '../free-port.ts';
import { holdPort } from '../held-port.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { stopSignal } from '../stop-signal.ts';
import { supervise, type Child } from '../supervise.ts';
import { watchSources } from '../watch-sources.ts';

const root = join(import.meta.dirname, '../../..');
const main = join(import.meta.dirname, '../main.ts');

/** Timeout of stopping the shop, in milliseconds. Its data is safe even if it is killed. */
const PATIENCE_MS = 5000;

/**
 * Ports of the shop's process: `modulesPort` serves modules to open pages, and `innerPort` the shop itself, behind the
 * public port, which stays open during restarts.
 */
type Ports = { readonly modulesPort: number; readonly innerPort: number };

/** Maximum number of characters of errors that are stored. */
const MAX_ERRORS = 4000;

/** Programs print colors only to a terminal, unless this asks for them. */
const colors = process.stderr.isTTY && process.env['NO_COLOR'] === undefined ? { FORCE_COLOR: '1' } : {};

type ShopProcess = Child & {
  /** The last errors that it has printed. */
  readonly errors: () => string;
};

const startShopProcess = ({ modulesPort, innerPort }: Ports, env: { readonly [name: string]: string }): ShopProcess => {
  // The child has its own process group: Ctrl-C reaches only this process, which stops the child and waits for its end.
  const child = spawn(
    process.execPath,
    [
      ...process.execArgv,
      main,
      'serve',
      '--dev',
      '--modules-port',
      String(modulesPort),
      '--inner-port',
      String(innerPort),
    ],
    {
      env: { ...colors, ...process.env, ...env },
      // Errors are printed here, and stored for the page that says that the process has ended.
      stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let errors = '';
  child.stderr?.pipe(process.stderr, { end: false });
  child.stderr?.on('data', (text) => (errors = (errors + String(text)).slice(-MAX_ERRORS)));
  return {
    errors: () => errors,
    ended,
    opened: new Promise((resolve) => child.once('message', () => resolve())),
    stop: async () => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await ended;
      clearTimeout(force);
    },
  };
};

/**
 * `portico serve --dev`, and `npm run dev`: runs a shop that reloads edited sources and is restarted if an edit
 * requires it. Requests wait during a restart. Rejects if another process has locked the data folder.
 */
export const devCommand = async (settings: Settings): Promise<number> => {
  await checkFolderIsFree(settings);
  // The port is the same for all restarts, so that open pages reconnect.
  const port = settings.port || (await freePort(settings.host));
  const ports = { modulesPort: await freePort('127.0.0.1'), innerPort: await freePort('127.0.0.1') };
  const paymentPort = settings.paymentPort || (await freePort(settings.host));
  let latest: ShopProcess | undefined;
  const held = await holdPort({
    host: settings.host,
    port,
    innerPort: ports.innerPort,
    errors: () => latest?.errors() ?? '',
  });
  const close = supervise({
    start: () => (latest = startShopProcess(ports, { PORT: String(port), PAYMENT_PORT: String(paymentPort) })),
    takesRestart: (file) => answerTo(file) === 'restart',
    watch: (edited) =>
      watchSources(
        root,
        { folders: ['core', 'adapters'], files: ['vite.config.ts', 'package.json', 'package-lock.json'] },
        edited,
      ),
    say: (line) => console.log(line),
    become: held.become,
  });
  await stopSignal();
  await close();
  await held.close();
  return exitCodes.asExpected;
};
