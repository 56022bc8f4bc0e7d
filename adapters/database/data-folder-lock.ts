import { createHash, randomUUID } from 'node:crypto';
import { readFile, readlink, realpath, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { hostname, platform, tmpdir } from 'node:os';
import { join } from 'node:path';

const HEARTBEAT_MS = 2000;
/** A holder whose heartbeat is older than this is considered dead. */
const STALE_MS = 10_000;

type FolderLock = { readonly release: () => Promise<void> };

/** What lets two processes use one folder. */
const sharing = {
  database: 'set DATABASE_URL so that several processes share one PostgreSQL database',
  payments: 'set PAYMENT_URL to the address of its payment provider',
} as const;

/** Another process has locked a data folder. The message says what to do at a start. */
export class DataFolderInUse extends Error {
  readonly path: string;
  constructor(path: string, content: keyof typeof sharing) {
    super(
      `The data folder ${path} is in use by another process; stop that one, set PORTICO_DATA to another folder, or ${sharing[content]}.`,
    );
    this.path = path;
  }
}

/**
 * The machine as other processes see its sockets: the host name, and on Linux the network namespace, because containers
 * do not see each other's sockets.
 */
const scopeOf = async (): Promise<string> => {
  const namespace = platform() === 'linux' ? await readlink('/proc/self/ns/net').catch(() => '') : '';
  return `${hostname()} ${namespace}`.trim();
};

/**
 * The address of the socket that locks a folder. On Linux and Windows the kernel frees it when its process ends; on
 * other platforms a socket file may remain.
 */
const addressOf = (folder: string): string => {
  const name = `portico-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (platform() === 'linux') return `\0${name}`;
  return platform() === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
};

const listen = (address: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) =>
      'code' in error && error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });

const isListening = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const claimSocket = async (address: string): Promise<Server | undefined> => {
  const server = await listen(address);
  if (server !== undefined || !address.endsWith('.sock') || (await isListening(address))) return server;
  await rm(address, { force: true });
  return listen(address);
};

/**
 * Whether a process in another container, or on another host with the same disk, has written a recent heartbeat to the
 * file.
 */
const isHeldElsewhere = async (noteFile: string, scope: string): Promise<boolean> => {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(noteFile, 'utf8'), stat(noteFile)]);
    return !text.startsWith(`${scope}\n`) && Date.now() - mtimeMs < STALE_MS;
  } catch {
    // Without the file, no process has locked the folder, or its lock was released.
    return false;
  }
};

/**
 * Locks a data folder for this process until the lock is released or the process ends. Rejects if another process has
 * locked it, because two processes would overwrite each other's data. `proper-lockfile` recognizes a dead process only
 * by the age of its lock, so a start after a crash would wait; the kernel frees a socket at once.
 */
export const lockDataFolder = async (path: string, content: keyof typeof sharing = 'database'): Promise<FolderLock> => {
  const folder = await realpath(path);
  const server = await claimSocket(addressOf(folder));
  if (server === undefined) throw new DataFolderInUse(path, content);
  const noteFile = join(folder, 'in-use-by.txt');
  const scope = await scopeOf();
  if (await isHeldElsewhere(noteFile, scope)) {
    server.close();
    throw new DataFolderInUse(path, content);
  }
  await writeFile(noteFile, `${scope}\n${process.pid}\n${randomUUID()}\n`);
  const heartbeat = setInterval(() => {
    const now = new Date();
    // If the heartbeat fails, other hosts may consider the lock dead; on this host the socket still excludes other
    // processes.
    utimes(noteFile, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release: async () => {
      clearInterval(heartbeat);
      await rm(noteFile, { force: true });
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
