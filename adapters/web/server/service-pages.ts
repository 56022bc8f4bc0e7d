/** Headers of the service's pages that browsers get. */
const passedBack = ['content-type', 'content-security-policy', 'referrer-policy', 'x-robots-tag', 'allow'] as const;

/**
 * Forwards requests to pages that the service writes itself: unsubscribe links, and the inbox of the demo. Cookies and
 * bodies stay here: the secret in the address is all that these pages need.
 */
export const makeServicePages =
  (serviceUrl: string, call: (request: Request) => Promise<Response>) =>
  async ({ url, method }: Request): Promise<Response> => {
    const { pathname, search } = new URL(url);
    const answer = await call(new Request(serviceUrl + pathname + search, { method }));
    const headers = new Headers({ 'Cache-Control': 'no-store' });
    for (const name of passedBack) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(await answer.text(), { status: answer.status, headers });
  };
