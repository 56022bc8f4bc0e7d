/**
 * An answer 413 says that its connection closes (RFC 9110): the rest of the request's body is not read, so the connection
 * takes no other request, and a proxy that keeps connections must not send one on it. Other answers stay as they are.
 */
export const closeTooLarge = (response: Response): Response => {
  if (response.status === 413) response.headers.set('Connection', 'close');
  return response;
};
