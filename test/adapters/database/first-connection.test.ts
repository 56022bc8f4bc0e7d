import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openPostgres } from '#adapters/database/postgres.ts';
import { freePort } from '#test/support/free-port.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';

/** An address that leaves the first connection without an answer, and connects later ones to the server. */
const slowAddress = async (url: string) => {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    if (sockets.length === 1) return;
    const inner = connect(Number(port), hostname);
    inner.once('error', () => socket.destroy());
    socket.once('error', () => inner.destroy());
    socket.pipe(inner).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const slow = new URL(url);
  slow.hostname = '127.0.0.1';
  slow.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: slow.href,
    connections: () => sockets.length,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

test('a start waits for a server whose first connection takes too long', async () => {
  const postgres = await sharedPostgres();
  const slow = await slowAddress(postgres.url);
  try {
    const database = await openPostgres({ url: slow.url, poolSize: 1 });
    expect(slow.connections()).toBe(2);
    await database.close();
  } finally {
    slow.close();
    await postgres.stop();
  }
});

test('a start does not wait for a server that refuses', async () => {
  const url = `postgres://portico@127.0.0.1:${await freePort()}/postgres`;
  const database = await openPostgres({ url });
  await expect(database.db.selectNoFrom(({ lit }) => lit(1).as('one')).execute()).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
  await database.close();
});
