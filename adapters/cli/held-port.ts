import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';

/** State of the process behind the held port: starting, serving requests, or ended until sources are edited. */
export type PortState = 'starting' | 'open' | 'ended';

export type HeldPort = {
  readonly become: (state: PortState) => void;
  readonly close: () => Promise<void>;
};

type Exchange = { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };

const LOCAL = '127.0.0.1';

const ENDED = 'The shop has ended. It starts again after the next edit in core/ or adapters/.';

/**
 * Responds with 503 and a page that reloads every two seconds, so that it recovers once the mistake is corrected. It
 * shows the errors that the process has printed, without their colors.
 */
const refuse = (outgoing: ServerResponse, errors: string): void => {
  const text = `${ENDED}\n\n${stripVTControlCharacters(errors)}`;
  outgoing.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    Refresh: '2',
    Connection: 'close',
  });
  outgoing.end(text);
};

/** Hop-by-hop headers, which apply to a single connection and are not forwarded (RFC 9110, 7.6.1). */
const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** The headers to forward. Names and values alternate, as in Node's raw headers. */
const passedHeaders = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_, index) => !ofOneConnection.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()));

/** Whether a request can be repeated after its connection broke: it changes nothing and has no body. */
const isRepeatable = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

/**
 * Opens a port for a process that is restarted, and forwards requests to the port on which that process listens. While
 * the process starts, requests wait; so do requests that the previous process has not begun to answer. After the
 * process has ended, the response is 503. Rejects if the port cannot be opened.
 */
export const holdPort = ({
  host,
  port,
  innerPort,
  errors,
}: {
  readonly host: string;
  readonly port: number;
  readonly innerPort: number;
  /** What the latest process has printed as errors. */
  readonly errors: () => string;
}): Promise<HeldPort> => {
  let state: PortState = 'starting';
  /**
   * Number of state changes. If it changes during a request that fails, the request was sent to a process that has
   * ended.
   */
  let changes = 0;
  const waiting = new Set<Exchange>();
  const pass = (exchange: Exchange): void => {
    const { incoming, outgoing } = exchange;
    const changesBefore = changes;
    let isConnected = false;
    // Each request has its own connection, because an ending process may close a reused one at any time.
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
      else refuse(outgoing, errors());
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
    else refuse(exchange.outgoing, errors());
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
