/**
 * A response that has been read to its end. One that waits for a slow or reloading browser keeps the parser of Node's
 * HTTP client paused, and a connection that closes then ends the process with an assertion.
 */
export const wholeResponse = async (response: Response): Promise<Response> =>
  response.body === null ? response : new Response(await response.arrayBuffer(), response);
