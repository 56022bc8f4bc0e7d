import { mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { LAST_PORT } from './setting.ts';

/** Why a setting cannot work on this machine, in one sentence that names its variable; undefined if it can. */
export type MachineProblem = string | undefined;

/** The error code of trying to listen on a port, which is closed again; undefined if it can be opened. */
const listenError = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) =>
      resolve('code' in error && typeof error.code === 'string' ? error.code : error.message),
    );
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });

const TRIES = 200;

type PortName = 'PORT' | 'PAYMENT_PORT';
type PortPair = { readonly [name in PortName]: number };

/**
 * The next free ports for shop and payment provider, other than the port of the other one; 0, which selects free ones,
 * if there are none among the next 200. The port of the provider is the successor, as without PAYMENT_PORT. The first
 * is even, so that a suggestion for PORT never equals one for PAYMENT_PORT.
 */
const freePortsAbove = async (host: string, port: number, other: number | undefined): Promise<PortPair> => {
  for (let even = port + 1 + ((port + 1) % 2); even < Math.min(LAST_PORT, port + TRIES); even += 2) {
    if (even === other || even + 1 === other) continue;
    if ((await listenError(host, even)) === undefined && (await listenError(host, even + 1)) === undefined)
      return { PORT: even, PAYMENT_PORT: even + 1 };
  }
  return { PORT: 0, PAYMENT_PORT: 0 };
};

/** Why a port cannot be opened, by error code, and what to set instead. */
export const explainPort = async (
  name: PortName,
  { host, port, other }: { readonly host: string; readonly port: number; readonly other?: number | undefined },
  code: string,
): Promise<string> => {
  if (code === 'EADDRINUSE') {
    const free = await freePortsAbove(host, port, other);
    return `${name} ${port} on ${host} is in use by another process: choose a free one, such as ${name}=${free[name]}.`;
  }
  if (code === 'EACCES')
    return `${name} ${port} needs more rights than this process has: choose one from 1024 to ${LAST_PORT}.`;
  return `HOST must be an address or a name of this machine, but is "${host}" (${code}).`;
};

/** Why a port cannot be opened on a host; undefined if it can. `other`: the port of the shop or the payment provider. */
export const portProblem = async (
  name: PortName,
  host: string,
  port: number,
  other?: number,
): Promise<MachineProblem> => {
  const code = await listenError(host, port);
  return code === undefined ? undefined : explainPort(name, { host, port, other }, code);
};

/** The path if it exists, else its nearest existing parent folder. */
const existing = (path: string): string =>
  statSync(path, { throwIfNoEntry: false }) === undefined && dirname(path) !== path ? existing(dirname(path)) : path;

/** Why the data folder cannot be created or written to; undefined if it can. Creates nothing permanently. */
export const dataFolderProblem = ({ dataFolder }: { readonly dataFolder: string }): MachineProblem => {
  try {
    const nearest = existing(dataFolder);
    if (!statSync(nearest).isDirectory()) return `PORTICO_DATA must be a folder, but ${nearest} is a file.`;
    rmdirSync(mkdtempSync(join(nearest, '.portico-')));
    return undefined;
  } catch (error) {
    return `PORTICO_DATA must be a folder that can be written to, but is "${dataFolder}" (${error instanceof Error && 'code' in error ? String(error.code) : String(error)}).`;
  }
};
