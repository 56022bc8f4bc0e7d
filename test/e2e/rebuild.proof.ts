import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { makeBuilds } from '#adapters/cli/builds.ts';
import { openShop } from '#adapters/cli/open-shop.ts';
import type { ShopBuild } from '#adapters/web/server/load-front.ts';
import { walkAssets } from '#test/support/asset-walk.ts';
import { builtIn } from '#test/support/e2e-folder.ts';

const paths = ['/en-us', '/en-us/search?q=boots', '/en-us/cart', '/fr-ca/cart'] as const;

/** A fake build: a copy of the one under test in which every style sheet has another name, as if each had changed. */
const copyOfBuild = (number: number) => async (folder: string) => {
  const { client, server } = builtIn(inject('shopFolder'));
  await Promise.all([
    cp(client, join(folder, 'client'), { recursive: true }),
    cp(server, join(folder, 'server'), { recursive: true }),
  ]);
  const assets = join(folder, 'client/assets');
  const renamed = (text: string): string => text.replaceAll(/([\w-]{8})\.css/g, `$1${number}.css`);
  for (const name of await readdir(assets)) {
    if (/\.css(\.br)?$/.test(name)) await rename(join(assets, name), join(assets, renamed(name)));
    else if (name.endsWith('.br')) continue;
    else if (name.endsWith('.js'))
      await writeFile(join(assets, name), renamed(await readFile(join(assets, name), 'utf8')));
  }
  const manifest = join(folder, 'client/.vite/manifest.json');
  await writeFile(manifest, renamed(await readFile(manifest, 'utf8')));
};

test('a running shop serves every page and every asset while other builds are made and old ones removed, and so does one on the next build', async () => {
  const folder = await mkdtemp(join(inject('shopFolder'), 'builds-'));
  let number = 0;
  const builds = makeBuilds({
    folder,
    make: (into) => copyOfBuild(number)(into),
    fingerprint: () => String((number += 1)).padStart(8, '0'),
    keep: 2,
    keepMs: 0,
  });
  const open = async (build: ShopBuild) => {
    builds.hold(build);
    const data = await mkdtemp(join(folder, 'data-'));
    const settings = {
      host: '127.0.0.1',
      port: 0,
      paymentPort: 0,
      paymentSecret: 'rebuild',
      dataFolder: data,
      environment: 'test',
      shopOrigins: [],
      warmsUp: false,
    } as const;
    return openShop({ settings, database: { kind: 'memory' }, build, progress: () => undefined });
  };

  const shop = await open(await builds.build());
  try {
    const walk = walkAssets(shop.url);
    await walk.fetchPage('/en-us');
    for (const path of paths) {
      await builds.build();
      await walk.fetchPage(path);
    }
    expect(walk.failed).toEqual([]);
    const sheets = walk.assets().filter((path) => path.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(3);

    const next = await open(await builds.build());
    try {
      const later = walkAssets(next.url);
      for (const path of paths) await later.fetchPage(path);
      expect(later.failed).toEqual([]);
      // A page of either process may load assets from the other one behind a load balancer, and after a deployment in
      // place.
      const crossed = [
        ...sheets.map((path) => new URL(path, next.url)),
        ...later.assets().map((path) => new URL(path, shop.url)),
      ];
      expect(later.assets()).not.toContain(sheets[0]);
      expect(
        (await Promise.all(crossed.map((url) => fetch(url)))).filter(({ ok }) => !ok).map(({ url }) => url),
      ).toEqual([]);
    } finally {
      await next.close();
    }
  } finally {
    await shop.close();
  }
});
