import { connect, createServer, type Socket } from 'node:net';

/** What is behind a held port: a process that starts, one that answers, or none until the sources are edited. */
export type PortState = 'starting' | 'open' | 'ended';

export type HeldPort = {
  readonly become: (state: PortState) => void;
  readonly close: () => Promise<void>;
};

const LOCAL = '127.0.0.1';

const ENDED = 'The shop has ended. The terminal says why; it starts again after the next edit in core/ or adapters/.';

/** A browser asks again by itself every two seconds, so that the page comes back once the mistake is corrected. */
const endedAnswer = [
  'HTTP/1.1 503 Service Unavailable',
  'Content-Type: text/plain; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(ENDED)}`,
  'Cache-Control: no-store',
  'Refresh: 2',
  'Connection: close',
  '',
  ENDED,
].join('\r\n');

/**
 * Opens a port for a process that is restarted, and passes its connections on to the port behind which that process listens.
 * While it starts they wait; when it has ended they are answered 503. Rejects when the port cannot be opened.
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
  const open = new Set<Socket>();
  const waiting = new Set<Socket>();
  const refuse = (outer: Socket): void => {
    outer.resume();
    outer.end(endedAnswer);
  };
  const pass = (outer: Socket): void => {
    let isConnected = false;
    const inner = connect({ port: innerPort, host: LOCAL, allowHalfOpen: true }, () => {
      isConnected = true;
      outer.pipe(inner).pipe(outer);
    });
    inner.once('error', () => (isConnected ? outer.destroy() : refuse(outer)));
    outer.once('close', () => inner.destroy());
  };
  const serve = (outer: Socket): void => {
    if (state === 'starting') waiting.add(outer);
    else if (state === 'open') pass(outer);
    else refuse(outer);
  };
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (outer) => {
    open.add(outer);
    outer.on('error', () => outer.destroy());
    outer.once('close', () => {
      open.delete(outer);
      waiting.delete(outer);
    });
    serve(outer);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve({
        become: (next) => {
          state = next;
          const all = [...waiting];
          waiting.clear();
          all.forEach(serve);
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            for (const socket of open) socket.destroy();
          }),
      }),
    );
  });
};
