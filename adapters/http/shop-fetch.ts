/**
 * Makes a fetch function that calls a running shop as a browser would: it stores the cookie and sends the headers that
 * the shop requires. Each shopper needs its own.
 */
export const shopFetch = (shopUrl: string): ((request: Request) => Promise<Response>) => {
  const origin = new URL(shopUrl).origin;
  const jar = new Map<string, string>();
  return async (request) => {
    const headers = new Headers(request.headers);
    headers.set('Origin', origin);
    headers.set('X-Requested-By', 'portico');
    if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new Request(request, { headers }));
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';');
      const cut = pair?.indexOf('=') ?? -1;
      if (pair !== undefined && cut > 0) jar.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    return response;
  };
};
