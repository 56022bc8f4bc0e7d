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

/** Answers a built file, or nothing. Names hold a hash of their content, so they never change. */
export const serveAsset = async (folder: string, pathname: string, acceptsBrotli: boolean): Promise<Response | undefined> => {
  const path = normalize(join(folder, pathname));
  if (!path.startsWith(folder + sep + 'assets' + sep) || !existsSync(path) || !statSync(path).isFile()) return undefined;
  const ending = extname(path);
  const compressed = `${path}.br`;
  const isCompressed = acceptsBrotli && compressible.has(ending) && existsSync(compressed);
  const bytes = await readFile(isCompressed ? compressed : path);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': types[ending] ?? 'application/octet-stream',
      'Content-Length': String(bytes.byteLength),
      ...(compressible.has(ending) ? { Vary: 'Accept-Encoding' } : {}),
      ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
    },
  });
};
