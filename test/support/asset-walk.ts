/** Requests that a shop did not answer with 200, as text. */
export type AssetWalk = {
  /** Fetches a page, its links, and every asset linked by a page that was fetched earlier. */
  readonly fetchPage: (path: string) => Promise<void>;
  readonly requests: () => number;
  readonly assets: () => readonly string[];
  readonly failed: readonly string[];
};

/** Scripts, style sheets and fonts that a text names; scripts name each other relative to their folder. */
const linkedBy = (text: string): readonly string[] => [
  ...[...text.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g)].map(([path]) => path),
  ...[...text.matchAll(/["'(]\.\/([\w.-]+\.(?:js|css))["')]/g)].map(([, name]) => `/assets/${name}`),
];

/** A client that keeps the assets of every page it has fetched, like a browser tab that stays open. */
export const walkAssets = (shopUrl: string): AssetWalk => {
  const known = new Set<string>();
  const failed: string[] = [];
  let requests = 0;
  const text = async (path: string): Promise<string> => {
    requests += 1;
    try {
      const response = await fetch(new URL(path, shopUrl));
      if (response.status !== 200) failed.push(`${path}: ${response.status}`);
      return response.status === 200 && !path.endsWith('.woff2') ? await response.text() : '';
    } catch (cause) {
      failed.push(`${path}: ${String(cause)}`);
      return '';
    }
  };
  const visited = new Set<string>();
  const follow = async (found: readonly string[]): Promise<void> => {
    for (const path of found) known.add(path);
    const next = [...known].filter((path) => !visited.has(path));
    if (next.length === 0) return;
    for (const path of next) visited.add(path);
    await follow((await Promise.all(next.map(text))).flatMap(linkedBy));
  };
  return {
    fetchPage: async (path) => {
      const html = await text(path);
      visited.clear();
      await follow(linkedBy(html));
    },
    requests: () => requests,
    assets: () => [...known],
    failed,
  };
};
