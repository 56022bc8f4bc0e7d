/**
 * Reads a response to its end. An unread one that waits for a slow or reloading browser keeps the parser of Node's HTTP
 * client paused, and a closing connection then ends the process with an assertion.
 */
export const wholeResponse = async (response: Response): Promise<Response> =>
  response.body === null ? response : new Response(await response.arrayBuffer(), response);
