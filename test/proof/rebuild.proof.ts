import { mkdtemp, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startChild } from '#test/bench/servers/child-process.ts';
import { walkAssets } from '#test/support/asset-walk.ts';
import { launchBrowser } from '#test/support/browser.ts';

const root = join(import.meta.dirname, '../..');
const BUILDS = Number(process.env['REBUILDS'] ?? 10);
const paths = ['/en-us', '/en-us/cart', '/en-us/search?q=boots', '/en-us/account', '/fr-ca'] as const;
const { VITEST: _vitest, NODE_ENV: _mode, ...environment } = process.env;

/** Loads page after page in a browser, each completely, until `isOver`; returns what failed to load. */
const browse = async (
  url: string,
  isOver: () => boolean,
): Promise<{ readonly visits: number; readonly problems: readonly string[] }> => {
  const browser = await launchBrowser();
  const problems: string[] = [];
  let visits = 0;
  try {
    const page = await browser.newPage({ baseURL: url });
    page.on(
      'response',
      (response) => void (response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`)),
    );
    page.on('pageerror', (error) => problems.push(error.message));
    while (!isOver()) {
      for (const path of ['/en-us', '/en-us/search?q=boots', '/en-us/cart']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        visits += 1;
      }
    }
  } finally {
    await browser.close();
  }
  return { visits, problems };
};

test(`a running shop serves every page and every asset while it is built ${BUILDS} times in parallel`, async () => {
  const data = await mkdtemp(join(tmpdir(), 'portico-rebuild-'));
  const shop = await startChild({
    args: ['adapters/cli/main.ts', 'serve'],
    env: { HOST: '127.0.0.1', PORT: '0', PORTICO_DATA: data, PORTICO_WARM_UP: 'off' },
    ready: /Shop\s+(http\S+)/,
  });
  try {
    let isOver = false;
    const walk = walkAssets(shop.url);
    const fetching = (async () => {
      while (!isOver) for (const path of paths) await walk.fetchPage(path);
    })();
    const browsing = browse(shop.url, () => isOver);
    for (let count = 0; count < BUILDS; count += 1)
      await promisify(execFile)('npm', ['run', 'build'], { cwd: root, env: environment });
    isOver = true;
    await fetching;
    const { visits, problems } = await browsing;
    console.log(
      `${BUILDS} builds, ${walk.requests()} requests for ${walk.assets().length} assets and ${paths.length} pages: ${walk.failed.length} failed; ${visits} visits in a browser: ${problems.length} failed`,
    );
    expect(walk.failed.slice(0, 5)).toEqual([]);
    expect(problems.slice(0, 5)).toEqual([]);
  } finally {
    await shop.stop();
    await rm(data, { recursive: true, force: true });
  }
});
