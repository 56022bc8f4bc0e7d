const SAFE = new Set(['GET', 'HEAD']);

/**
 * Whether a call may come in (reliability A9). A write must be sent by a page of this very shop:
 * its Origin is there and ours, it has the header that forms cannot set, and the browser says that it is no other
 * site's.
 */
export const passesGate = (request: Request, shopOrigin: string): boolean => {
  const site = request.headers.get('Sec-Fetch-Site');
  if (request.headers.get('X-Requested-By') !== 'portico') return false;
  if (SAFE.has(request.method)) return site === null || site === 'same-origin';
  return request.headers.get('Origin') === shopOrigin && (site === null || site === 'same-origin');
};
