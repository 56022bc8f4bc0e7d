/**
 * Whether the body of a request has a content coding, such as gzip: no server decodes one, since a small body could then
 * become larger than the limit.
 */
export const hasEncodedBody = (request: Request): boolean => {
  const coding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  return coding !== '' && coding !== 'identity' && request.body !== null;
};
