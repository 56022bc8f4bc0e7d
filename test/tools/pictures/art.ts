import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { makeFolders, savePicture, writeManifest } from './art-files.ts';
import { BADGES } from './badges.ts';
import { brandMark } from './brand-mark.ts';
import { CATALOG } from './catalog.ts';
import { COLORWAYS, swatches } from './colorways/all-colorways.ts';
import { contactSheet } from './contact-sheet.ts';
import { FILMS, hasFfmpeg, makeFilm } from './film.ts';
import { paintLandscape } from './landscape.ts';
import { SCENERY } from './landscapes.ts';
import { PICTURES_OF_A_COLOR, PRODUCT_WIDTH, productPictures, type Picture } from './product-pictures.ts';
import { makeProgress } from './progress.ts';
import { SNAPSHOTS, takeSnapshot } from './snapshots.ts';

/** The media of the seed, as the shop serves them. */
const SEED_MEDIA = fileURLToPath(new URL('../../../adapters/backend/seed/media/', import.meta.url));
const FINAL = { width: PRODUCT_WIDTH, oversampling: 1.25 };
const DRAFT = { width: 240, oversampling: 1.25 };
/** The byte limits of a picture, by its number, and of a scene. */
const LIMITS = [30, 34, 42, 26].map((kilobytes) => kilobytes * 1024);
const SCENE_LIMIT = 110 * 1024;
const SNAPSHOT_LIMIT = 28 * 1024;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sheet: { type: 'string' }, media: { type: 'string', default: SEED_MEDIA } },
});
const known = [...Object.keys(CATALOG), 'scenes', 'snapshots', 'film'];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to draw; there are ${known.join(', ')}.`);
  process.exit(2);
}
const wanted = (name: string): boolean => positionals.length === 0 || positionals.includes(name);
const styles = Object.keys(CATALOG).filter(wanted);

async function* drafts(): AsyncGenerator<Picture> {
  for (const style of styles) yield* productPictures(style, DRAFT);
}

async function draw(media: string): Promise<void> {
  const started = performance.now();
  await makeFolders(media);
  const scenes = wanted('scenes') ? SCENERY : [];
  const snapshots = wanted('snapshots') ? SNAPSHOTS : [];
  const filming = wanted('film') && (await hasFfmpeg());
  if (wanted('film') && !filming) console.error('The films are left as they are, because ffmpeg is not installed.');
  const films = filming ? FILMS : [];
  const colors = styles.reduce((sum, style) => sum + Object.keys(COLORWAYS[style] ?? {}).length, 0);
  const progress = makeProgress(colors * PICTURES_OF_A_COLOR.length + scenes.length + snapshots.length + films.length);
  for (const style of styles) {
    for await (const { name, image } of productPictures(style, FINAL))
      progress(name, await savePicture(media, name, image, LIMITS[Number(name.at(-1)) - 1] ?? SCENE_LIMIT));
  }
  for (const { name, width, height, landscape } of scenes) {
    const pixels = await paintLandscape(landscape, width, height);
    progress(name, await savePicture(media, name, sharp(pixels, { raw: { width, height, channels: 3 } }), SCENE_LIMIT));
  }
  // Uses products and scenes, so it comes after them.
  for (const snapshot of snapshots)
    progress(
      snapshot.name,
      await savePicture(media, snapshot.name, await takeSnapshot(media, snapshot), SNAPSHOT_LIMIT),
    );
  for (const film of films) progress(`film/${film}`, await makeFilm(film, media));
  if (positionals.length === 0) {
    for (const [name, drawing] of Object.entries({ nordkamm: brandMark(), ...BADGES }))
      await writeFile(join(media, `brand/${name}.svg`), drawing);
  }
  await writeManifest(media);
  await writeFile(join(media, 'swatches.json'), `${JSON.stringify(swatches(), null, 2)}\n`);
  console.error(`Done in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

if (values.sheet === undefined) await draw(values.media);
else await contactSheet(drafts(), values.sheet, 12);
