/** The part of Node's request that is used: whether its body has been received completely. */
type Incoming = { readonly complete: boolean };

/**
 * Copies a response and adds `Connection: close`. It is copied because the headers of a fetched response are immutable.
 */
export const closing = (response: Response): Response => {
  const headers = new Headers(response.headers);
  headers.set('Connection', 'close');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};

/**
 * Closes the connection after a response to a request whose body was not received completely, and after 413 (RFC 9110).
 * The rest of the body is not read, so it must neither occupy the connection nor be parsed as the next request.
 */
export const closeUnread = (response: Response, { complete }: Incoming): Response =>
  !complete || response.status === 413 ? closing(response) : response;
