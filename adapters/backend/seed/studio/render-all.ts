import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { CATALOGUE } from './catalogue.ts';
import { hexOf } from './colour.ts';
import { COLOURWAYS } from './colourways.ts';
import { contactSheet } from './contact-sheet.ts';
import { paintLandscape } from './landscape.ts';
import { SCENERY } from './landscapes.ts';
import { productPictures, PRODUCT_WIDTH, type Picture } from './product-pictures.ts';
import { brandMark } from './brand-mark.ts';

const MEDIA = fileURLToPath(new URL('../media/', import.meta.url));
const OVERSAMPLING = 1.5;
const SHEET_WIDTH = 480;
const QUALITIES = [80, 74, 68, 60, 52, 44];
const PRODUCT_LIMIT = 60 * 1024;
const SCENE_LIMIT = 220 * 1024;

/** Steps down from the best quality until the file is small enough. */
async function compressed(image: Sharp, limit: number): Promise<Buffer> {
  const pixels = await image.png({ compressionLevel: 0 }).toBuffer();
  let file = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    file = await sharp(pixels).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (file.length <= limit) break;
  }
  return file;
}

async function save({ name, image }: Picture, limit: number): Promise<void> {
  const file = await compressed(image, limit);
  await writeFile(`${MEDIA}${name}.webp`, file);
  console.log(`${name}.webp  ${(file.length / 1024).toFixed(0)} KB`);
}

async function* draft(styles: readonly string[]): AsyncGenerator<Picture> {
  for (const style of styles) yield* productPictures(style, SHEET_WIDTH, 1);
}

async function renderScenes(): Promise<void> {
  for (const { name, width, height, landscape } of SCENERY) {
    const pixels = await paintLandscape(landscape, width, height);
    await save({ name, image: sharp(pixels, { raw: { width, height, channels: 3 } }) }, SCENE_LIMIT);
  }
}

/** The list of pictures with their size and mean colour, for placeholders. */
async function writeManifest(): Promise<void> {
  const entries = [];
  for (const folder of ['products', 'scenes']) {
    for (const file of (await readdir(MEDIA + folder)).filter((name) => name.endsWith('.webp')).sort()) {
      const image = sharp(`${MEDIA}${folder}/${file}`);
      const { width, height } = await image.metadata();
      const { dominant } = await image.stats();
      entries.push({ name: `${folder}/${file.replace('.webp', '')}`, file: `${folder}/${file}`, width, height, color: hexOf(dominant.r, dominant.g, dominant.b) });
    }
  }
  await writeFile(`${MEDIA}pictures.json`, `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`);
}

async function writeSwatches(): Promise<void> {
  const swatches = Object.entries(COLOURWAYS).map(([style, ways]) => [style, Object.fromEntries(Object.entries(ways).map(([code, { name, body }]) => [code, { name, swatch: body }]))]);
  await writeFile(fileURLToPath(new URL('swatches.json', import.meta.url)), `${JSON.stringify(Object.fromEntries(swatches), null, 2)}\n`);
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { sheet: { type: 'string' } } });
const wanted = positionals[0];
if (wanted !== undefined && wanted !== 'scenes' && CATALOGUE[wanted] === undefined) throw new Error(`Unknown style ${wanted}; known: ${Object.keys(CATALOGUE).join(', ')}, scenes`);
const styles = wanted === undefined ? Object.keys(CATALOGUE) : wanted === 'scenes' ? [] : [wanted];

if (values.sheet !== undefined) {
  await contactSheet(draft(styles), values.sheet, 8);
} else {
  const started = performance.now();
  for (const folder of ['products', 'scenes', 'brand']) await mkdir(MEDIA + folder, { recursive: true });
  for (const style of styles) for await (const picture of productPictures(style, PRODUCT_WIDTH, OVERSAMPLING)) await save(picture, PRODUCT_LIMIT);
  if (wanted === undefined || wanted === 'scenes') await renderScenes();
  if (wanted === undefined) await writeFile(`${MEDIA}brand/nordkamm.svg`, brandMark());
  await writeManifest();
  await writeSwatches();
  console.log(`Done in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
