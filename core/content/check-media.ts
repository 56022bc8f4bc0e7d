import { HOSTED_PICTURE } from '../catalog/picture.codec.ts';
import { youTubeId } from './youtube.ts';
import { isDocumentFields } from './document-fields.ts';
import { mistakeAt, type DocumentPlace, type Mistake } from './mistake.ts';

/** The fields with the address of a picture in `url`: the logo of a pop-up and the picture of an article. */
const pictureFields: readonly string[] = ['logo', 'picture'];

const isOfShop = (address: string): boolean => !/^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
const isShown = (address: string): boolean => isOfShop(address) || HOSTED_PICTURE.test(address);

const blocked = (address: unknown, place: DocumentPlace): readonly Mistake[] =>
  typeof address !== 'string' || isShown(address)
    ? []
    : [mistakeAt(place, 'is not the path of a picture of the shop, and other hosts are blocked')];

const isPicture = (value: object): boolean =>
  ['name', 'width', 'height', 'color'].every((key) => Object.hasOwn(value, key));

/** The pictures of a document of a host that pages block (PR-31). */
export const blockedPictures = (value: unknown, place: DocumentPlace = []): readonly Mistake[] => {
  if (Array.isArray(value)) return value.flatMap((part, index) => blockedPictures(part, [...place, index]));
  if (!isDocumentFields(value)) return [];
  return [
    ...(isPicture(value) ? blocked(value['name'], [...place, 'name']) : []),
    ...Object.entries(value).flatMap(([key, part]) => [
      ...(pictureFields.includes(key) && isDocumentFields(part) ? blocked(part['url'], [...place, key, 'url']) : []),
      ...blockedPictures(part, [...place, key]),
    ]),
  ];
};

const isPlayed = (address: string): boolean => isOfShop(address) || youTubeId(address) !== undefined;

/** The films of a document of a host that pages block (PR-26). */
export const blockedFilms = (value: unknown, place: DocumentPlace = []): readonly Mistake[] => {
  if (Array.isArray(value)) return value.flatMap((part, index) => blockedFilms(part, [...place, index]));
  if (!isDocumentFields(value)) return [];
  const { media, playerSettings } = value;
  return [
    ...(isDocumentFields(media) && playerSettings !== undefined
      ? Object.entries(media).flatMap(([breakpoint, film]) =>
          isDocumentFields(film) && typeof film['url'] === 'string' && !isPlayed(film['url'])
            ? [
                mistakeAt(
                  [...place, 'media', breakpoint, 'url'],
                  'is neither the path of a film of the shop nor the address of a video of YouTube, and other hosts are blocked',
                ),
              ]
            : [],
        )
      : []),
    ...Object.entries(value).flatMap(([key, part]) => blockedFilms(part, [...place, key])),
  ];
};

/** The pictures of a block by breakpoint, whose alternative text is a field of the block (CNT-66). */
const SOURCES = 'sources';

/** The pictures of a document without a field for their alternative text, which are read as decoration (WCAG 2.2, 1.1.1). */
export const undescribedPictures = (value: unknown, place: DocumentPlace = []): readonly Mistake[] => {
  if (Array.isArray(value)) return value.flatMap((part, index) => undescribedPictures(part, [...place, index]));
  if (!isDocumentFields(value)) return [];
  const needsText = isPicture(value) || isDocumentFields(value[SOURCES]);
  return [
    ...(needsText && (value['alt'] ?? undefined) === undefined
      ? [mistakeAt([...place, 'alt'], 'is missing: describe the picture, or write "" if it is decoration')]
      : []),
    ...Object.entries(value).flatMap(([key, part]) =>
      key === SOURCES ? [] : undescribedPictures(part, [...place, key]),
    ),
  ];
};
