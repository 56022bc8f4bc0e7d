/** Timeout of the first response of a shop, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Why a request has no response, in a few words. `patienceMs`: the timeout in milliseconds. */
export const noAnswerReason = (cause: unknown, patienceMs: number): string => {
  if (cause instanceof Error && cause.name === 'TimeoutError') return `no answer within ${patienceMs / 1000} seconds`;
  const inner = cause instanceof Error ? cause.cause : undefined;
  return inner instanceof Error
    ? 'code' in inner && typeof inner.code === 'string'
      ? inner.code
      : inner.message
    : String(cause);
};

const ask = (url: string, path: string): Promise<Response> =>
  fetch(new URL(path, url), { redirect: 'follow', signal: AbortSignal.timeout(PATIENCE_MS) });

/** Whether a shop answers at an address; rejects if nothing does. */
export const isShop = async (url: string): Promise<boolean> => {
  const health = await ask(url, '/health/live');
  return health.status === 200 && (await health.text()) === 'ok';
};

/**
 * Why a command cannot use the shop at an address, in one sentence; undefined if it can. A shop accepts writes only at
 * its public address, which its robots.txt names.
 */
export const shopProblem = async (url: string): Promise<string | undefined> => {
  try {
    if (!(await isShop(url))) return `What answers at ${url} is not a shop: correct --url.`;
    const [, publicUrl] =
      /^Sitemap: (https?:\/\/\S+)\/sitemap\.xml$/m.exec(await (await ask(url, '/robots.txt')).text()) ?? [];
    if (publicUrl === undefined) return `What answers at ${url} is not a shop: correct --url.`;
    return new URL(publicUrl).origin === new URL(url).origin
      ? undefined
      : `The shop at ${url} accepts changes only at its public address (PUBLIC_URL): use --url ${publicUrl}.`;
  } catch (cause) {
    return `No shop answers at ${url} (${noAnswerReason(cause, PATIENCE_MS)}): correct --url, or start the shop.`;
  }
};
