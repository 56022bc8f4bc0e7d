import { Agent, request } from 'node:http';
import type { ChildProcess } from '../servers/child-process.ts';

/** One call of a load. */
export type Call = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
};

/** `next` makes the call of a connection; each waits for its response before the next. */
export type Load = {
  readonly server: ChildProcess;
  readonly connections: number;
  readonly seconds: number;
  readonly next: (connection: number) => Call;
};

export type LoadResult = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Of the server, per call. */ readonly cpuMs: number;
  readonly rssMb: number;
  /** Responses that are not successful, by status. */ readonly others: string;
};

const send = (agent: Agent, base: URL, { path, method = 'GET', headers = {}, body }: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        hostname: base.hostname,
        port: base.port,
        path,
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
      },
      (response) => {
        response
          .resume()
          .once('end', () => resolve(response.statusCode ?? 0))
          .once('error', reject);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });

/**
 * Loads a server for some seconds, from this process: on few cores the generator takes its share, so trust the CPU per
 * call most.
 */
export const runLoad = async ({ server, connections, seconds, next }: Load): Promise<LoadResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const base = new URL(server.url);
  const times: number[] = [];
  const others = new Map<number, number>();
  const before = await server.usage();
  const start = performance.now();
  const worker = async (connection: number): Promise<void> => {
    while (performance.now() - start < seconds * 1000) {
      const sent = performance.now();
      const status = await send(agent, base, next(connection));
      times.push(performance.now() - sent);
      if (status < 200 || status > 299) others.set(status, (others.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => worker(connection)));
  const wall = performance.now() - start;
  const after = await server.usage();
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    perSecond: (times.length / wall) * 1000,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cpuMs: (after.cpuMs - before.cpuMs) / times.length,
    rssMb: after.rssMb,
    others: [...others].map(([status, count]) => `${count} x ${status}`).join(', '),
  };
};

export const describeLoad = ({ perSecond, cpuMs, p50, p99, others }: LoadResult): string =>
  `${Math.round(perSecond)}/s, ${cpuMs.toFixed(2)} ms CPU, p50 ${Math.round(p50)}, p99 ${Math.round(p99)} ms${others === '' ? '' : `, ${others}`}`;
