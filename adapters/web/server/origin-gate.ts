const SAFE = new Set(['GET', 'HEAD']);

/**
 * Whether a call is accepted (reliability A9). A write must come from a page of this shop: it has the shop's Origin, it
 * has the header that forms cannot set, and the browser does not report another site.
 */
export const passesGate = (request: Request, shopOrigin: string): boolean => {
  const site = request.headers.get('Sec-Fetch-Site');
  if (request.headers.get('X-Requested-By') !== 'portico') return false;
  if (SAFE.has(request.method)) return site === null || site === 'same-origin';
  return request.headers.get('Origin') === shopOrigin && (site === null || site === 'same-origin');
};

/** Whether a form comes from a page of another site. Older browsers do not name the origin of a form. */
export const isForeignForm = ({ method, headers }: Request, shopOrigin: string): boolean =>
  !SAFE.has(method) && ![null, shopOrigin].includes(headers.get('Origin'));
