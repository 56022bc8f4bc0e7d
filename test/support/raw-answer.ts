import { connect } from 'node:net';

/** What a server on this machine sends over one socket for these bytes, until the server ends the connection. Rejects when it sends nothing. */
export const rawAnswer = (port: number, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => void (text += part));
    // A server that closes while bytes of the request are on their way resets the connection after its answer.
    socket.once('error', (error) => text === '' && reject(error)).once('close', () => resolve(text));
  });

/** A POST whose head states a body of 200 KB, of which only the given part is sent. */
export const largePost = (
  path: string,
  { part, headers = [] }: { readonly part: number; readonly headers?: readonly string[] },
): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${200 * 1024}`,
    ...headers,
    '',
    'x'.repeat(part),
  ].join('\r\n');
