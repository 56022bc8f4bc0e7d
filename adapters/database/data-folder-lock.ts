import { createHash, randomUUID } from 'node:crypto';
import { readFile, readlink, realpath, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { hostname, platform, tmpdir } from 'node:os';
import { join } from 'node:path';

const BEAT_MS = 2000;
/** A holder that has not been heard of for this long is gone. */
const SILENCE_MS = 10_000;

type Hold = { readonly release: () => Promise<void> };

const taken = (path: string): Error =>
  new Error(
    `The data folder ${path} is in use by another process; stop that one, set PORTICO_DATA to another folder, or set DATABASE_URL so that several processes share one PostgreSQL database.`,
  );

/**
 * Where a socket name means the same: this host, and on Linux this network namespace, since containers do not see each
 * other's sockets.
 */
const placeOf = async (): Promise<string> => {
  const namespace = platform() === 'linux' ? await readlink('/proc/self/ns/net').catch(() => '') : '';
  return `${hostname()} ${namespace}`.trim();
};

/**
 * The kernel frees an abstract socket and a named pipe when their process dies; elsewhere a socket file may be left
 * behind.
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

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const takeSocket = async (address: string): Promise<Server | undefined> => {
  const server = await listen(address);
  if (server !== undefined || !address.endsWith('.sock') || (await answers(address))) return server;
  await rm(address, { force: true });
  return listen(address);
};

/**
 * Whether a process in another place (a container on the same disk, a host on a shared one) has written to the note of
 * late.
 */
const heldElsewhere = async (note: string, place: string): Promise<boolean> => {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(note, 'utf8'), stat(note)]);
    return !text.startsWith(`${place}\n`) && Date.now() - mtimeMs < SILENCE_MS;
  } catch {
    // No note: no process has held the folder, or its holder has let go of it.
    return false;
  }
};

/**
 * Holds a data folder for this process alone until released or until the process ends, however it ends. Two holders
 * would lose each other's writes. `proper-lockfile` recognizes a dead holder only by the age of its lock, so that a start
 * after a crash would wait; the kernel frees a socket at once.
 */
export const holdDataFolder = async (path: string): Promise<Hold> => {
  const folder = await realpath(path);
  const server = await takeSocket(addressOf(folder));
  if (server === undefined) throw taken(path);
  const note = join(folder, 'in-use-by.txt');
  const place = await placeOf();
  if (await heldElsewhere(note, place)) {
    server.close();
    throw taken(path);
  }
  await writeFile(note, `${place}\n${process.pid}\n${randomUUID()}\n`);
  const beat = setInterval(() => {
    const now = new Date();
    // A beat that fails makes the hold look older to other hosts; the socket still keeps this one's processes out.
    utimes(note, now, now).catch(() => undefined);
  }, BEAT_MS);
  beat.unref();
  return {
    release: async () => {
      clearInterval(beat);
      await rm(note, { force: true });
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
