import { basename, extname } from 'node:path';
import { either as E } from 'fp-ts';
import { addMedium, listMedia, type Medium } from '#adapters/backend/commerce/modules/content/media-records.ts';
import { prepareMedium } from '#adapters/web/media/prepare-medium.ts';
import { readInputFile } from '../input-file.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { withDatabase } from '../with-database.ts';

/** A medium as content documents name it: a picture with its version, or the address of a film or its captions. */
const inDocuments = ({ name, kind, alt, width, height, color }: Omit<Medium, 'data'>): object => {
  const [, base = '', version = ''] = /^(.*-([0-9a-f]{8}))\.[a-z0-9]+$/.exec(name) ?? [];
  return kind === 'film' ? { url: `/${name}` } : { name: `${base}.${version}`, alt, width, height, color };
};

/** `portico media list`: prints the media that editors have added, as documents name them. */
export const listMediaCommand = (settings: Settings): Promise<number> =>
  withDatabase(settings, async (db) => {
    const media = await listMedia(db);
    if (media.length === 0) console.error('There are no media.');
    for (const medium of media) console.log(JSON.stringify(inDocuments(medium)));
    return exitCodes.asExpected;
  });

/** `portico media add <file>`: stores a picture, a film or its captions, and prints how documents name it. */
export const addMediaCommand = async (
  file: string,
  { alt, name }: { readonly alt?: string; readonly name?: string },
  settings: Settings,
): Promise<number> => {
  const refused = (problem: string): number => {
    console.error(`${file}: ${problem}.`);
    return exitCodes.badScript;
  };
  const bytes = await readInputFile(file);
  if (E.isLeft(bytes)) return refused(bytes.left);
  const ending = extname(file);
  const prepared = await prepareMedium(bytes.right, name ?? basename(file, ending), ending);
  if (E.isLeft(prepared)) return refused(prepared.left);
  if (prepared.right.kind === 'picture' && alt === undefined)
    return refused('--alt is required for a picture: what it shows, for those who do not see it');
  return withDatabase(settings, async (db) => {
    const medium = { ...prepared.right, alt: alt ?? '', createdAt: new Date() };
    await addMedium(db, medium);
    console.log(JSON.stringify(inDocuments(medium)));
    return exitCodes.asExpected;
  });
};
