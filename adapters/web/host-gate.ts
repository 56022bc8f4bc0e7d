/** Probes come by addresses of their own, and learn nothing but whether the host is well. */
const isProbe = (pathname: string): boolean => pathname.startsWith('/health/');

/**
 * Answers only under names that the shop knows itself by (reliability G1): a forged Host header can then
 * neither reach a cache nor end up in a link.
 */
export const knownHostsOnly =
  (handle: (request: Request) => Promise<Response>, hosts: () => readonly string[]): ((request: Request) => Promise<Response>) =>
  async (request) => {
    const { host, pathname } = new URL(request.url);
    return isProbe(pathname) || hosts().includes(host) ? handle(request) : new Response('Unknown host', { status: 421, headers: { 'Cache-Control': 'no-store' } });
  };
