import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { hexOf } from './color.ts';

const QUALITIES = [80, 74, 68, 62, 56, 50, 44, 38];
const FOLDERS = ['film', 'products', 'reviews', 'scenes'];

/** Lowers the quality until the file is small enough. */
async function compressed(image: Sharp, limit: number): Promise<Buffer> {
  const pixels = await image.png({ compressionLevel: 0 }).toBuffer();
  let file = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    file = await sharp(pixels).webp({ quality, alphaQuality: 84, effort: 4, smartSubsample: true }).toBuffer();
    if (file.length <= limit) break;
  }
  return file;
}

/** Writes one picture below the media folder and returns its size in bytes. */
export async function savePicture(media: string, name: string, image: Sharp, limit: number): Promise<number> {
  const file = await compressed(image, limit);
  await writeFile(join(media, `${name}.webp`), file);
  return file.length;
}

export async function makeFolders(media: string): Promise<void> {
  for (const folder of [...FOLDERS, 'brand']) await mkdir(join(media, folder), { recursive: true });
}

interface PictureEntry {
  readonly name: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** The first eight characters of its content's SHA-256, which make its address unique. */
  readonly version: string;
}

/** The assumed background of a cut-out. */
const PAPER = '#faf8f4';
/** A dominant color does not need more pixels. */
const LOOK = 96;

/** Metadata of a picture: its size, and its dominant color as placeholder. */
export async function entryOf(media: string, file: string): Promise<PictureEntry> {
  const path = join(media, file);
  const { width, height } = await sharp(path).metadata();
  const small = await sharp(path).flatten({ background: PAPER }).resize(LOOK).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const version = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 8);
  return {
    name: file.replace('.webp', ''),
    file,
    width,
    height,
    color: hexOf(dominant.r, dominant.g, dominant.b),
    version,
  };
}

export async function pictureFiles(media: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of FOLDERS)
    found.push(
      ...(await readdir(join(media, folder)))
        .filter((name) => name.endsWith('.webp'))
        .toSorted()
        .map((name) => `${folder}/${name}`),
    );
  return found;
}

/** The list of all pictures. */
export async function writeManifest(media: string): Promise<void> {
  const lines: string[] = [];
  for (const file of await pictureFiles(media)) lines.push(`  ${JSON.stringify(await entryOf(media, file))}`);
  await writeFile(join(media, 'pictures.json'), `[\n${lines.join(',\n')}\n]\n`);
}
