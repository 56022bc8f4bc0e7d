/** Headers of a body that is not sent. */
const ofBody = ['Content-Encoding', 'Content-Length', 'Content-Type'] as const;

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Returns 304 if the client already has this version (RFC 9110, 13.1.2). */
export const unlessKnown = (request: Request, response: Response): Response => {
  const known = request.headers.get('If-None-Match');
  if (known === null || response.status !== 200) return response;
  const tag = response.headers.get('ETag');
  if (tag === null) return response;
  if (known.trim() !== '*' && !known.split(',').some((one) => bare(one) === bare(tag))) return response;
  const headers = new Headers(response.headers);
  for (const name of ofBody) headers.delete(name);
  return new Response(null, { status: 304, headers });
};
