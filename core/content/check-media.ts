import { HOSTED_PICTURE } from '../catalog/picture.codec.ts';
import { isFileOfShop } from './video.ts';
import { youTubeId } from './youtube.ts';
import { isDocumentFields, type DocumentFields } from './document-fields.ts';
import { mistakeAt, type DocumentPlace, type Mistake } from './mistake.ts';

/** The fields with the address of a picture in `url`: the logo of a pop-up and the picture of an article. */
const pictureFields: readonly string[] = ['logo', 'picture'];

const isShown = (address: string): boolean => isFileOfShop(address) || HOSTED_PICTURE.test(address);

const blocked = (address: unknown, place: DocumentPlace): readonly Mistake[] =>
  typeof address !== 'string' || isShown(address)
    ? []
    : [mistakeAt(place, 'is not the path of a picture of the shop, and other hosts are blocked')];

const isPicture = (value: object): boolean =>
  ['name', 'width', 'height', 'color'].every((key) => Object.hasOwn(value, key));

type Check = (record: DocumentFields, place: DocumentPlace) => readonly Mistake[];

/** What a check finds in the records of a document, at any depth. */
const inRecords = (value: unknown, check: Check, place: DocumentPlace = []): readonly Mistake[] => {
  if (Array.isArray(value)) return value.flatMap((part, index) => inRecords(part, check, [...place, index]));
  if (!isDocumentFields(value)) return [];
  const below = Object.entries(value).flatMap(([key, part]) => inRecords(part, check, [...place, key]));
  return [...check(value, place), ...below];
};

/** The pictures of a document of a host that pages block (PR-31). */
export const blockedPictures = (document: unknown): readonly Mistake[] =>
  inRecords(document, (record, place) => [
    ...(isPicture(record) ? blocked(record['name'], [...place, 'name']) : []),
    ...pictureFields.flatMap((field) => {
      const picture = record[field];
      return isDocumentFields(picture) ? blocked(picture['url'], [...place, field, 'url']) : [];
    }),
  ]);

const isPlayed = (address: unknown): boolean =>
  typeof address !== 'string' || isFileOfShop(address) || youTubeId(address) !== undefined;

const FILM_BLOCKED =
  'is neither the path of a film of the shop nor the address of a video of YouTube, and other hosts are blocked';

/** The films of a document of a host that pages block (VID-01). */
export const blockedFilms = (document: unknown): readonly Mistake[] =>
  inRecords(document, ({ media, playerSettings }, place) =>
    isDocumentFields(media) && playerSettings !== undefined
      ? Object.entries(media)
          .filter(([, film]) => isDocumentFields(film) && !isPlayed(film['url']))
          .map(([breakpoint]) => mistakeAt([...place, 'media', breakpoint, 'url'], FILM_BLOCKED))
      : [],
  );

/** The pictures of a block by breakpoint, whose alternative text is a field of the block (CNT-66). */
const SOURCES = 'sources';

/** The pictures of a document without a field for their alternative text, which are read as decoration (WCAG 2.2, 1.1.1). */
export const undescribedPictures = (document: unknown): readonly Mistake[] =>
  inRecords(document, (record, place) => {
    const needsText = (isPicture(record) && place.at(-2) !== SOURCES) || isDocumentFields(record[SOURCES]);
    return needsText && (record['alt'] ?? undefined) === undefined
      ? [mistakeAt([...place, 'alt'], 'is missing: describe the picture, or write "" if it is decoration')]
      : [];
  });
