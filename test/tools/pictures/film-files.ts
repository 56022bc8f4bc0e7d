import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** Metadata of a video. `path` is below the media folder, `duration` is in seconds. */
interface FilmEntry {
  readonly name: string;
  readonly path: string;
  readonly duration: number;
  readonly width: number;
  readonly height: number;
}

/** A generated video: a file, or a folder whose first file is at `address`. */
type MadeFilm = Omit<FilmEntry, 'path'> & { readonly made: string; readonly address: string };

/** Every file at a path or below it, in a stable order. */
async function filesBelow(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** The total size of those files in bytes. */
export async function bytesBelow(path: string): Promise<number> {
  const sizes = await Promise.all((await filesBelow(path)).map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Eight digits that identify the content of all its files. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesBelow(path)) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 8);
}

async function writeEntry(media: string, entry: FilmEntry): Promise<void> {
  const list = join(media, 'films.json');
  const known: readonly FilmEntry[] = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'));
  const entries = [...known.filter(({ name }) => name !== entry.name), entry].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );
  await writeFile(list, `[\n${entries.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`);
}

/**
 * Moves a video to a name that identifies its content, so that browsers may cache it permanently, and removes its
 * previous version; returns its bytes.
 */
export async function putUnderItsHash(media: string, { made, address, ...film }: MadeFilm): Promise<number> {
  const folder = join(media, 'film');
  const earlier = (await readdir(folder)).filter((file) => new RegExp(`^${film.name}-[0-9a-f]{8}(\\.|$)`).test(file));
  for (const file of earlier) await rm(join(folder, file), { recursive: true });
  const place = `film/${film.name}-${await hashOf(made)}${extname(made)}`;
  await cp(made, join(media, place), { recursive: true });
  await writeEntry(media, {
    name: film.name,
    path: `${place}${address}`,
    duration: film.duration,
    width: film.width,
    height: film.height,
  });
  return bytesBelow(join(media, place));
}
