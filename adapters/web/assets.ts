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

/** Compresses the built files once, beside them. */
export const precompress = async (folder: string): Promise<void> => {
  const compress = promisify(brotliCompress);
  const names = await readdir(join(folder, 'assets'));
  await Promise.all(
    names
      .filter((name) => compressible.has(extname(name)) && !existsSync(join(folder, 'assets', `${name}.br`)))
      .map(async (name) => {
        const path = join(folder, 'assets', name);
        await writeFile(`${path}.br`, await compress(await readFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }),
  );
};

type Asset = { readonly bytes: Uint8Array<ArrayBuffer>; readonly compressed?: Uint8Array<ArrayBuffer> };

/** A folder is built once and its files are few, so what was read stays in memory. Only files that exist are kept: nobody can fill it with names. */
const kept = new Map<string, Asset>();

const read = async (path: string): Promise<Asset> => {
  const known = kept.get(path);
  if (known !== undefined) return known;
  const bytes = new Uint8Array(await readFile(path));
  const compressed = `${path}.br`;
  const asset = existsSync(compressed) ? { bytes, compressed: new Uint8Array(await readFile(compressed)) } : { bytes };
  kept.set(path, asset);
  return asset;
};

/** Answers a built file, or nothing. Names hold a hash of their content, so they never change. */
export const serveAsset = async (folder: string, pathname: string, acceptsBrotli: boolean): Promise<Response | undefined> => {
  const path = normalize(join(folder, pathname));
  if (!path.startsWith(folder + sep + 'assets' + sep)) return undefined;
  if (!kept.has(path) && (!existsSync(path) || !statSync(path).isFile())) return undefined;
  const ending = extname(path);
  const { bytes, compressed } = await read(path);
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
