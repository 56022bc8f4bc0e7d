import { connect } from 'node:net';

/**
 * The head of the response of a server on this machine to these bytes, sent over one socket. Rejects if it sends
 * nothing.
 */
export const responseHead = (port: number, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
      if (text.includes('\r\n\r\n')) socket.destroy();
    });
    // A server that closes while bytes of the request are in transit resets the connection after its response.
    socket.once('error', (error) => text === '' && reject(error));
    socket.once('close', () =>
      text === '' ? reject(new Error('No answer')) : resolve(text.split('\r\n\r\n')[0] ?? ''),
    );
  });

/**
 * A POST whose head declares a body, of 200 KB by default, of which only the given part is sent. Sizes are in bytes.
 */
export const largePost = (
  path: string,
  {
    part,
    stated = 200 * 1024,
    headers = [],
  }: { readonly part: number; readonly stated?: number; readonly headers?: readonly string[] },
): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${stated}`,
    ...headers,
    '',
    'x'.repeat(part),
  ].join('\r\n');
