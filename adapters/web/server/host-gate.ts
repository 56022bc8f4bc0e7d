/** Probes come by addresses of their own, and learn nothing but whether the host is well. */
const isProbe = (pathname: string): boolean => pathname.startsWith('/health/');

export type HostNames = {
  /** Hosts, with their port, under which the shop answers. */
  readonly hosts: readonly string[];
  /**
   * Other names of this very machine: a request to one is redirected to the address that cookies, policies and payments
   * are made for.
   */
  readonly aliases: readonly string[];
  readonly publicUrl: string;
};

/**
 * Answers only under names that the shop knows itself by (reliability G1): a forged Host header can then
 * neither reach a cache nor end up in a link.
 */
export const knownHostsOnly =
  (
    handle: (request: Request) => Promise<Response>,
    {
      names,
      headers,
    }: {
      readonly names: () => HostNames;
      /** Of answers that are none of the shop's own. */ readonly headers: () => { readonly [name: string]: string };
    },
  ): ((request: Request) => Promise<Response>) =>
  async (request) => {
    const { host, pathname, search } = new URL(request.url);
    const { hosts, aliases, publicUrl } = names();
    if (isProbe(pathname) || hosts.includes(host)) return handle(request);
    return aliases.includes(host)
      ? new Response(null, { status: 307, headers: { ...headers(), Location: publicUrl + pathname + search } })
      : new Response('Unknown host', { status: 421, headers: headers() });
  };
