import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAssets, precompress, type Assets } from '#adapters/web/server/assets.ts';
import { readManifest } from '#adapters/web/rendering/manifest.ts';
import { temporaryFolder } from '#test/support/browser.ts';

const script = 'export const words = "'.concat('shop '.repeat(200), '";');
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let serveAsset: Assets;
/** Style sheets by name, with their length in characters. */
const sheets = { shell: 20, shared: 40_000, a: 5000, b: 900, large: 6001 };
const rule = (name: string, length: number): string => `.${name}{}`.padEnd(length);

beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder.path, 'assets/deep'), { recursive: true });
  await mkdir(join(folder.path, '.vite'));
  await writeFile(join(folder.path, 'assets/app-1.js'), script);
  await writeFile(join(folder.path, 'assets/face-1.woff2'), 'font');
  for (const [name, length] of Object.entries(sheets))
    await writeFile(join(folder.path, `assets/${name}.css`), rule(name, length));
  await writeFile(join(folder.path, 'assets/ending.css'), '.ending::before{content:"</style>"}');
  await writeFile(
    join(folder.path, '.vite/manifest.json'),
    JSON.stringify({
      'ui/starter.ts': { file: 'assets/starter.js', dynamicImports: ['ui/entry-client.tsx'] },
      'ui/entry-client.tsx': { file: 'assets/client.js', css: ['assets/shell.css'], imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['ui/entry-client.tsx'] },
      'ui/pages/a.tsx': { file: 'assets/a.js', css: ['assets/a.css'], imports: ['_shared.js'] },
      'ui/blocks/b.tsx': { file: 'assets/b.js', css: ['assets/b.css'] },
      'ui/blocks/ending.tsx': { file: 'assets/ending.js', css: ['assets/ending.css'] },
      'ui/blocks/large.tsx': { file: 'assets/large.js', css: ['assets/large.css'] },
    }),
  );
  await writeFile(
    join(folder.path, '.vite/modules.json'),
    JSON.stringify({ 'assets/shared.js': ['/shop/ui/pages/b.tsx', '/shop/core/c.ts'] }),
  );
  await writeFile(join(folder.path, 'secret.txt'), 'secret');
  await precompress(folder.path);
  serveAsset = makeAssets(folder.path);
});
afterAll(() => folder.remove());

describe('built files', () => {
  test('have type and length', async () => {
    const response = await serveAsset('/assets/app-1.js', false);
    expect(response?.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(response?.headers.get('Content-Length')).toBe(String(script.length));
    expect(response?.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await response?.text()).toBe(script);
  });

  test('are compressed for clients that accept it', async () => {
    const response = await serveAsset('/assets/app-1.js', true);
    expect(response?.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer(0))).toString()).toBe(
      script,
    );
  });

  test('of a compressed type are sent unchanged', async () => {
    const response = await serveAsset('/assets/face-1.woff2', true);
    expect(response?.headers.get('Content-Type')).toBe('font/woff2');
    expect(response?.headers.has('Content-Encoding')).toBe(false);
  });

  test.each([
    '/assets/none.js',
    '/assets/',
    '/assets/deep',
    '/assets/../secret.txt',
    '/assets/../.vite/manifest.json',
    '/secret.txt',
    '/assets/..',
    '/assets/../../etc/passwd',
    '/assets/%2e%2e/secret.txt',
  ])('nothing else is served: %s', async (path) => {
    expect(await serveAsset(path, false)).toBeUndefined();
  });
});

describe('files of other builds', () => {
  let other: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    other = await temporaryFolder();
    await mkdir(join(other.path, 'assets'));
    await writeFile(join(other.path, 'assets/earlier-1.js'), 'earlier');
    await writeFile(join(other.path, 'assets/app-1.js'), 'of another build');
    await writeFile(join(other.path, 'secret-2.txt'), 'secret');
  });
  afterAll(() => other.remove());
  const textOf = async (assets: Assets, path: string) => (await assets(path, false))?.text();

  test('are served if the own build lacks them, and only those', async () => {
    const assets = makeAssets(folder.path, () => [join(other.path, 'gone'), other.path]);
    expect(await textOf(assets, '/assets/earlier-1.js')).toBe('earlier');
    expect(await textOf(assets, '/assets/app-1.js')).toBe(script);
    expect([
      await assets('/assets/none.js', false),
      await assets('/assets/../secret-2.txt', false),
      await assets('/secret-2.txt', false),
    ]).toEqual([undefined, undefined, undefined]);
  });

  test('are found in a build that is made later', async () => {
    const builds: string[] = [];
    const assets = makeAssets(folder.path, () => builds);
    expect(await assets('/assets/earlier-1.js', false)).toBeUndefined();
    builds.push(other.path);
    expect(await textOf(assets, '/assets/earlier-1.js')).toBe('earlier');
  });
});

describe('the manifest', () => {
  test('names the starter, and styles once each: those of the shell first', () => {
    const manifest = readManifest(folder.path);
    expect(manifest.script).toBe('/assets/starter.js');
    const { linked, contained } = manifest.stylesOf(['ui/pages/a.tsx']);
    expect([...linked, ...contained.addresses]).toEqual(['/assets/shell.css', '/assets/shared.css', '/assets/a.css']);
    expect(manifest.stylesOf([]).linked).toEqual(['/assets/shell.css', '/assets/shared.css']);
  });

  test('API-136 names the build by the names of its files, with the time of the build', () => {
    const { build } = readManifest(folder.path);
    expect(build?.id).toMatch(/^[\w-]{16}$/);
    expect(readManifest(folder.path).build).toEqual(build);
    expect(new Date(build?.timestamp ?? '').toISOString()).toBe(build?.timestamp);
  });

  test('the last sheets of a document are inlined up to 6,000 characters, and those of every page are linked', () => {
    const stylesOf = (...sources: readonly string[]) => readManifest(folder.path).stylesOf(sources);
    const shell = ['/assets/shell.css', '/assets/shared.css'];
    expect(stylesOf()).toEqual({ linked: shell, contained: { addresses: [], text: '' } });
    expect(stylesOf('ui/pages/a.tsx', 'ui/blocks/b.tsx')).toEqual({
      linked: shell,
      contained: { addresses: ['/assets/a.css', '/assets/b.css'], text: rule('a', 5000) + rule('b', 900) },
    });
    expect(stylesOf('ui/blocks/large.tsx', 'ui/blocks/b.tsx')).toEqual({
      linked: [...shell, '/assets/large.css'],
      contained: { addresses: ['/assets/b.css'], text: rule('b', 900) },
    });
    // Linked sheets come before, so that the order of rules is kept.
    expect(stylesOf('ui/blocks/b.tsx', 'ui/blocks/large.tsx').linked).toEqual([
      ...shell,
      '/assets/b.css',
      '/assets/large.css',
    ]);
  });

  test('a sheet whose text would close the style element is linked', () => {
    const { linked, contained } = readManifest(folder.path).stylesOf(['ui/blocks/ending.tsx']);
    expect([linked.at(-1), contained.text]).toEqual(['/assets/ending.css', '']);
  });

  test('preloads what a source needs besides the shell', () => {
    expect(readManifest(folder.path).preloadsOf(['ui/pages/a.tsx'])).toEqual(['/assets/a.js']);
    expect(readManifest(folder.path).preloadsOf([])).toEqual([]);
  });

  test('names every script below a source once, the shell among them, and none for an unknown source', () => {
    const manifest = readManifest(folder.path);
    const modules = manifest.modulesOf(['ui/pages/a.tsx']);
    expect([new Set(modules).size, modules.includes('/assets/a.js')]).toEqual([modules.length, true]);
    expect(manifest.modulesOf([])).toEqual([]);
  });

  test('finds a source that shares its script with others, and refuses one that the build does not contain', () => {
    const manifest = readManifest(folder.path);
    expect(manifest.modulesOf(['ui/pages/b.tsx'])).toContain('/assets/shared.js');
    expect(() => manifest.modulesOf(['ui/pages/none.tsx'])).toThrow('ui/pages/none.tsx');
    expect(() => manifest.stylesOf(['ui/pages/none.tsx'])).toThrow('ui/pages/none.tsx');
  });
});
