/** Health probes use other host names; their responses contain only the status. */
const isProbe = (pathname: string): boolean => pathname.startsWith('/health/');

export type HostNames = {
  /** The hosts of the shop, with port. */
  readonly hosts: readonly string[];
  /**
   * Other host names of this machine. Their requests are redirected to `publicUrl`, for which cookies, policies and
   * payments are set up.
   */
  readonly aliases: readonly string[];
  readonly publicUrl: string;
};

/**
 * Responds only to known host names (reliability G1), so that a forged Host header cannot get into a cache or a link.
 * An alias is redirected with 307; any other host gets 421.
 */
export const knownHostsOnly =
  (
    handle: (request: Request) => Promise<Response>,
    {
      names,
      headers,
    }: {
      readonly names: () => HostNames;
      /** Headers of the responses that this function makes itself. */
      readonly headers: () => { readonly [name: string]: string };
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
