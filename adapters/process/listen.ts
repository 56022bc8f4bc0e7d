import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { isLoopback, setClientNetwork } from './client-address.ts';
import { closeUnread, closing } from './close-unread.ts';
import { localUrl } from './setting.ts';
import { slowSenders, type SenderTimeouts } from './slow-senders.ts';

export type Listening = { readonly port: number; readonly url: string; readonly close: () => Promise<void> };

export type ListenOptions = {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly host: string;
  /** Port to open; 0 selects a free one. */
  readonly port: number;
  /** Number of proxies in front of this server whose entries in X-Forwarded-For are trusted; none by default. */
  readonly trustedProxies?: number;
  /** Whether a process of this machine that connects counts as such a proxy. */
  readonly isBehindLocalProxy?: boolean;
  /** Time in milliseconds for which pending responses may continue after `close`. */
  readonly drainMs?: number;
  readonly senderTimeouts?: SenderTimeouts;
};

/** Time in milliseconds after which a connection without any traffic is closed. */
const SILENCE_MS = 60_000;
/**
 * Maximum pending requests of one connection. Browsers and proxies send one at a time; thousands in one packet would
 * block other clients.
 */
const PIPELINED_REQUESTS = 8;
const DRAIN_MS = 10_000;
/** Time in milliseconds after `close` for the first request of a connection. */
const UNASKED_MS = 200;

/**
 * Opens a port of the shop, the service or the payment provider; rejects if it cannot be opened. `close` accepts no new
 * connections, completes pending responses and ends every connection (reliability G7).
 */
export const listen = ({
  fetch,
  host,
  port,
  trustedProxies = 0,
  isBehindLocalProxy = false,
  drainMs = DRAIN_MS,
  senderTimeouts = slowSenders,
}: ListenOptions): Promise<Listening> => {
  let isClosing = false;
  const answer = async (request: Request, { incoming }: HttpBindings | Http2Bindings): Promise<Response> => {
    if (incoming.destroyed || incoming.socket.destroyed) return new Response(null, { status: 503 });
    const { remoteAddress } = incoming.socket;
    const proxies = isBehindLocalProxy && isLoopback(remoteAddress) ? Math.max(trustedProxies, 1) : trustedProxies;
    setClientNetwork(request, { remoteAddress, trustedProxies: proxies });
    const response = closeUnread(await fetch(request), incoming);
    return isClosing ? closing(response) : response;
  };
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: answer, hostname: host, port, serverOptions: senderTimeouts }, (address) =>
      resolve({ port: address.port, url: localUrl(host, address.port), close }),
    );
    if ('setTimeout' in server) server.setTimeout(SILENCE_MS);
    server.once('error', reject);
    // Sockets without a request: browsers open connections in advance, and Node does not count such a connection as
    // idle.
    const unasked = new Set<Socket>();
    server.on('connection', (socket: Socket) => {
      unasked.add(socket);
      socket.once('close', () => unasked.delete(socket));
    });
    server.on('request', ({ socket }: IncomingMessage) => unasked.delete(socket));
    const unanswered = new WeakMap<Socket, number>();
    server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      const waiting = (unanswered.get(socket) ?? 0) + 1;
      unanswered.set(socket, waiting);
      if (waiting > PIPELINED_REQUESTS) socket.destroy();
      response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    });
    const close = (): Promise<void> => {
      isClosing = true;
      return new Promise((closed) => {
        const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), drainMs);
        server.close(() => {
          clearTimeout(force);
          closed();
        });
        if ('closeIdleConnections' in server) server.closeIdleConnections();
        // A request may be on its way. The sockets are read once more between the timer and the immediate.
        const end = (): void => unasked.forEach((socket) => socket.destroy());
        setTimeout(() => setImmediate(end), UNASKED_MS).unref();
      });
    };
  });
};
