import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** What is behind a held port: a process that starts, one that answers, or none until the sources are edited. */
export type PortState = 'starting' | 'open' | 'ended';

export type HeldPort = {
  readonly become: (state: PortState) => void;
  readonly close: () => Promise<void>;
};

type Exchange = { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };

const LOCAL = '127.0.0.1';

const ENDED = 'The shop has ended. The terminal says why; it starts again after the next edit in core/ or adapters/.';

/** A browser asks again by itself every two seconds, so that the page comes back once the mistake is corrected. */
const refuse = (outgoing: ServerResponse): void => {
  outgoing.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(ENDED),
    'Cache-Control': 'no-store',
    Refresh: '2',
    Connection: 'close',
  });
  outgoing.end(ENDED);
};

/** These belong to one connection, and the connections on both sides of the held port differ. */
const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Names and values by turns, as Node reads and writes them. */
const passedHeaders = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_, index) => !ofOneConnection.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()));

/**
 * Whether a request may be sent again after its connection broke: it changes nothing, and has no body that is read
 * already.
 */
const isRepeatable = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

/**
 * Opens a port for a process that is restarted, and passes its requests on to the port behind which that process
 * listens.
 * While it starts they wait, with those to which its predecessor has not begun an answer; when it has ended they are
 * answered 503.
 * Rejects when the port cannot be opened.
 */
export const holdPort = ({
  host,
  port,
  innerPort,
}: {
  readonly host: string;
  readonly port: number;
  readonly innerPort: number;
}): Promise<HeldPort> => {
  let state: PortState = 'starting';
  /** How often the state has changed: a request that breaks after a change was sent to a process that has ended. */
  let changes = 0;
  const waiting = new Set<Exchange>();
  const pass = (exchange: Exchange): void => {
    const { incoming, outgoing } = exchange;
    const changesBefore = changes;
    let isConnected = false;
    // A connection each: one that is kept for the next request may be closed by an ending process at that very moment.
    const inner = request({
      host: LOCAL,
      port: innerPort,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, connection: 'close' },
      agent: false,
    });
    const leave = (): void => void inner.destroy();
    outgoing.once('close', leave);
    inner.once('socket', (socket) => socket.once('connect', () => (isConnected = true)));
    inner.on('error', () => {
      outgoing.off('close', leave);
      if (outgoing.destroyed || outgoing.headersSent) outgoing.destroy();
      else if (changes !== changesBefore && isRepeatable(incoming)) serve(exchange);
      else if (isConnected) outgoing.destroy();
      else refuse(outgoing);
    });
    inner.once('response', (answer) => {
      answer.once('error', () => outgoing.destroy());
      outgoing.writeHead(answer.statusCode ?? 502, passedHeaders(answer));
      answer.pipe(outgoing);
    });
    if (isRepeatable(incoming)) inner.end();
    else incoming.pipe(inner);
  };
  const serve = (exchange: Exchange): void => {
    if (state === 'starting') waiting.add(exchange);
    else if (state === 'open') pass(exchange);
    else refuse(exchange.outgoing);
  };
  const server = createServer((incoming, outgoing) => {
    const exchange = { incoming, outgoing };
    outgoing.once('close', () => waiting.delete(exchange));
    serve(exchange);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve({
        become: (next) => {
          state = next;
          changes += 1;
          const all = [...waiting];
          waiting.clear();
          all.forEach(serve);
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      }),
    );
  });
};
