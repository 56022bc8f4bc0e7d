import { once } from 'node:events';
import { createServer } from 'node:http';

/** A server on its own port that returns the given body for each path, and 404 or `otherwise` for any other. */
export const openStubServer = async (
  paths: { readonly [path: string]: string } = {},
  { otherwise = 404, port = 0 } = {},
): Promise<{
  readonly url: string;
  readonly port: number;
  /** The paths of all requests. */
  readonly requested: readonly string[];
  readonly close: () => void;
}> => {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    const body = paths[request.url ?? ''];
    response.writeHead(body === undefined ? otherwise : 200).end(body);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { url: `http://127.0.0.1:${address.port}`, port: address.port, requested, close: () => void server.close() };
};
