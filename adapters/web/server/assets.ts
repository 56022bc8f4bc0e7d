import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const types: { readonly [ending: string]: string } = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webp': 'image/webp',
};
const compressible = new Set(['.js', '.css', '.svg', '.json']);

/** Writes a Brotli file next to each compressible file of the build that has none. */
export const precompress = async (folder: string): Promise<void> => {
  const compress = promisify(brotliCompress);
  const names = await readdir(join(folder, 'assets'));
  await Promise.all(
    names
      .filter((name) => compressible.has(extname(name)) && !existsSync(join(folder, 'assets', `${name}.br`)))
      .map(async (name) => {
        const path = join(folder, 'assets', name);
        await writeFile(
          `${path}.br`,
          await compress(await readFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
      }),
  );
};

type Asset = { readonly bytes: Uint8Array<ArrayBuffer>; readonly compressed?: Uint8Array<ArrayBuffer> };

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** The asset file of an address in a client folder; undefined outside of the assets, and if it does not exist. */
const fileIn = (folder: string, pathname: string): string | undefined => {
  const path = normalize(join(folder, pathname));
  return path.startsWith(folder + sep + 'assets' + sep) && isFile(path) ? path : undefined;
};

const read = async (path: string): Promise<Asset> => {
  const bytes = new Uint8Array(await readFile(path));
  const compressed = `${path}.br`;
  return existsSync(compressed) ? { bytes, compressed: new Uint8Array(await readFile(compressed)) } : { bytes };
};

/** Returns a built file, or undefined. */
export type Assets = (pathname: string, acceptsBrotli: boolean) => Promise<Response | undefined>;

/**
 * Serves the files of a build. Names contain a content hash, so a missing file is served from any other build that has
 * it: pages of an earlier build stay complete after a deployment, and pages of a later build work before this process
 * is replaced.
 */
export const makeAssets = (folder: string, others: () => readonly string[] = () => []): Assets => {
  /**
   * Files of this process's own build are cached in memory, because they are few and immutable. Files of other builds
   * are rarely requested.
   */
  const cached = new Map<string, Asset>();
  const find = async (pathname: string): Promise<Asset | undefined> => {
    const known = cached.get(pathname);
    if (known !== undefined) return known;
    const own = fileIn(folder, pathname);
    if (own !== undefined) {
      const asset = await read(own);
      cached.set(pathname, asset);
      return asset;
    }
    for (const other of others()) {
      const path = fileIn(other, pathname);
      if (path !== undefined) return read(path);
    }
    return undefined;
  };
  return async (pathname, acceptsBrotli) => {
    const found = await find(pathname);
    if (found === undefined) return undefined;
    const { bytes, compressed } = found;
    const ending = extname(pathname);
    const isCompressed = acceptsBrotli && compressible.has(ending) && compressed !== undefined;
    const body = isCompressed ? compressed : bytes;
    return new Response(body, {
      headers: {
        'Content-Type': types[ending] ?? 'application/octet-stream',
        'Content-Length': String(body.byteLength),
        ...(compressible.has(ending) ? { Vary: 'Accept-Encoding' } : {}),
        ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
      },
    });
  };
};
