/** What of Node's request is asked: whether all of it has arrived. */
type Incoming = { readonly complete: boolean };

/**
 * An answer to a request whose body has not arrived in full says that its connection closes (RFC 9110): nobody reads the rest, so the
 * connection takes no other request, and neither holds a place nor lets bytes of the body pass for the next request. So does 413,
 * whose body is never read to its end. All other answers stay as they are.
 */
export const closeUnread = (response: Response, { complete }: Incoming): Response => {
  if (!complete || response.status === 413) response.headers.set('Connection', 'close');
  return response;
};
