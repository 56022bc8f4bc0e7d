import { createHash, randomUUID } from 'node:crypto';
import { readFile, readlink, realpath, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { hostname, platform, tmpdir } from 'node:os';
import { join } from 'node:path';

const HEARTBEAT_MS = 2000;
/** A holder whose heartbeat is older than this is considered dead. */
const STALE_MS = 10_000;

type FolderLock = { readonly release: () => Promise<void> };

const alreadyInUse = (path: string): Error =>
  new Error(
    `The data folder ${path} is in use by another process; stop that one, set PORTICO_DATA to another folder, or set DATABASE_URL so that several processes share one PostgreSQL database.`,
  );

/**
 * The scope of a socket name: the host, and on Linux the network namespace, since containers do not see each other's
 * sockets.
 */
const scopeOf = async (): Promise<string> => {
  const namespace = platform() === 'linux' ? await readlink('/proc/self/ns/net').catch(() => '') : '';
  return `${hostname()} ${namespace}`.trim();
};

/**
 * The kernel frees abstract sockets and named pipes when their process ends; on other platforms a socket file may
 * remain.
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
 * Whether a process in another scope (a container, or a host that shares the disk) has a recent heartbeat in the file.
 */
const isHeldElsewhere = async (noteFile: string, scope: string): Promise<boolean> => {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(noteFile, 'utf8'), stat(noteFile)]);
    return !text.startsWith(`${scope}\n`) && Date.now() - mtimeMs < STALE_MS;
  } catch {
    // No file: no process has locked the folder, or its lock was released.
    return false;
  }
};

/**
 * Locks a data folder for this process until the lock is released or the process ends. Two holders would lose each
 * other's writes. `proper-lockfile` detects a dead holder only by the age of its lock, so that a start after a crash
 * would wait; the kernel frees a socket at once.
 */
export const lockDataFolder = async (path: string): Promise<FolderLock> => {
  const folder = await realpath(path);
  const server = await claimSocket(addressOf(folder));
  if (server === undefined) throw alreadyInUse(path);
  const noteFile = join(folder, 'in-use-by.txt');
  const scope = await scopeOf();
  if (await isHeldElsewhere(noteFile, scope)) {
    server.close();
    throw alreadyInUse(path);
  }
  await writeFile(noteFile, `${scope}\n${process.pid}\n${randomUUID()}\n`);
  const heartbeat = setInterval(() => {
    const now = new Date();
    // A failed heartbeat makes the lock look older to other hosts; the socket still excludes processes of this host.
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
