/** What of Node's request is asked: whether all of it has arrived. */
type Incoming = { readonly complete: boolean };

/**
 * The same answer, saying that its connection closes. One that `fetch` has received is copied, since its headers cannot
 * be changed.
 */
export const closing = (response: Response): Response => {
  const headers = new Headers(response.headers);
  headers.set('Connection', 'close');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};

/**
 * An answer to a request whose body has not arrived in full says that its connection closes (RFC 9110): no one reads
 * the rest, so the
 * connection takes no other request, and neither holds a place nor lets bytes of the body pass for the next request. So
 * does 413,
 * whose body is never read to its end. All other answers stay as they are.
 */
export const closeUnread = (response: Response, { complete }: Incoming): Response =>
  !complete || response.status === 413 ? closing(response) : response;
