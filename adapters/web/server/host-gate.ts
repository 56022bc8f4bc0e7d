/** Health probes use other host names, and receive only the status. */
const isProbe = (pathname: string): boolean => pathname.startsWith('/health/');

export type HostNames = {
  /** Hosts, with port, of the shop. */
  readonly hosts: readonly string[];
  /**
   * Other names of this machine: requests are redirected to the address for which cookies, policies and payments are
   * set up.
   */
  readonly aliases: readonly string[];
  readonly publicUrl: string;
};

/** Responds only to known host names (reliability G1): a forged Host header cannot reach a cache or a link. */
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
