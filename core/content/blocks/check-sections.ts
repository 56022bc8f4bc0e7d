import { either as E } from 'fp-ts';
import { beginningOf } from '../../kernel/beginning-of.ts';
import { unsafeAddresses } from '../check-addresses.ts';
import { unusualDelay } from '../check-pop-ups.ts';
import { LEAST_CONTRAST } from '../content-color.ts';
import { contentColor } from '../content-color.codec.ts';
import { documentItems, isDocumentFields } from '../document-fields.ts';
import { mistakeAt, mistakesOf, type DocumentCheck, type DocumentPlace, type Mistake } from '../mistake.ts';
import { repeatedValues } from '../repeated-values.ts';
import { emptyLists } from './empty-lists.ts';
import { leftOutFields } from './left-out-fields.ts';
import { codecOfType, typesLike } from './block-fields.ts';
import { MAX_NESTING, readBlock, typedBlock } from './codecs.ts';
import { unreadableColors } from './unreadable-colors.ts';

/** Maximum number of blocks of a page, at all levels. */
const MAX_BLOCKS = 200;

type Found = { readonly place: DocumentPlace; readonly document: unknown; readonly level: number };

/** The fields of documents with nested blocks, and the lists whose entries have them in a field (CNT-39, ENT-36). */
const blockFields: readonly string[] = ['blocks', 'baselines'];
const blockLists: ReadonlyMap<string, string> = new Map([
  ['items', 'blocks'],
  ['segments', 'targets'],
]);

const withoutFields = (value: unknown, left: readonly string[]): unknown =>
  isDocumentFields(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => !left.includes(key))) : value;

/** A document without its nested blocks. */
const ownFields = (document: unknown): unknown => {
  const own = withoutFields(document, blockFields);
  if (!isDocumentFields(own)) return own;
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => {
      const field = blockLists.get(key);
      return field === undefined || !Array.isArray(value)
        ? [key, value]
        : [key, value.map((entry) => withoutFields(entry, [field]))];
    }),
  );
};

/** Placeholder colors of pictures that are none; the pages would have them as they are. */
const wrongPictureColors = (value: unknown, place: DocumentPlace): readonly Mistake[] => {
  if (Array.isArray(value)) return value.flatMap((part, index) => wrongPictureColors(part, [...place, index]));
  if (!isDocumentFields(value)) return [];
  const isPicture = ['name', 'width', 'height', 'color'].every((key) => Object.hasOwn(value, key));
  return [
    ...(isPicture && !contentColor.is(value['color'])
      ? [mistakeAt([...place, 'color'], `is not ${contentColor.name}`)]
      : []),
    ...Object.entries(value).flatMap(([key, part]) => wrongPictureColors(part, [...place, key])),
  ];
};

/** A block and the blocks nested in it; those deeper than the most levels are not looked into. */
const blocksIn = (found: Found): readonly Found[] => {
  const { place, document, level } = found;
  if (!isDocumentFields(document) || level > MAX_NESTING) return [found];
  const nested = (value: unknown, at: DocumentPlace): readonly Found[] =>
    documentItems(value).flatMap((block, index) =>
      blocksIn({ place: [...at, index], document: block, level: level + 1 }),
    );
  return [
    found,
    ...blockFields.flatMap((field) => nested(document[field], [...place, field])),
    ...[...blockLists].flatMap(([list, field]) =>
      documentItems(document[list]).flatMap((entry, index) =>
        isDocumentFields(entry) ? nested(entry[field], [...place, list, index, field]) : [],
      ),
    ),
  ];
};

const isPopUp = (document: unknown): boolean => isDocumentFields(document) && document['type'] === 'pop-up';

const mistakesOfBlock = ({ place, document, level }: Found): readonly Mistake[] => {
  if (level > MAX_NESTING) return [mistakeAt(place, `is nested too deeply: at most ${MAX_NESTING} levels of blocks`)];
  const typed = typedBlock.decode(document);
  if (E.isLeft(typed)) return mistakesOf(typed.left, place);
  const { type } = typed.right;
  const codec = codecOfType(type);
  if (codec === undefined)
    return [
      mistakeAt(
        [...place, 'type'],
        `is not a known type of block: ${beginningOf(type)}; there are ${typesLike(type).join(', ')}`,
      ),
    ];
  const read = codec.decode(document);
  const own = ownFields(document);
  return [
    ...(E.isLeft(read) ? mistakesOf(read.left, place) : []),
    ...unsafeAddresses(own, place),
    ...wrongPictureColors(own, place),
  ];
};

const idOf = ({ document }: Pick<Found, 'document'>): string | undefined =>
  isDocumentFields(document) && typeof document['id'] === 'string' ? document['id'] : undefined;

const colorWarnings = (blocks: readonly Found[]): readonly Mistake[] => {
  const unreadable = new Set(
    blocks
      .filter(({ level }) => level === 0)
      .flatMap(({ document }) => (typedBlock.is(document) ? unreadableColors(readBlock({ ...document })) : [])),
  );
  return blocks
    .filter((block) => unreadable.has(idOf(block) ?? ''))
    .map(({ place }) =>
      mistakeAt(
        place,
        `has a text color with less contrast than ${LEAST_CONTRAST}:1 to its background: a readable one replaces it`,
      ),
    );
};

/** Reading a block reads those in it, too, so only blocks of the first level are compared. Its name is for the showcase. */
const fieldWarnings = (blocks: readonly Found[]): readonly Mistake[] =>
  blocks.flatMap(({ place, document, level }) => {
    const codec = level === 0 && typedBlock.is(document) ? codecOfType(document.type) : undefined;
    const read = codec?.decode(document);
    return codec === undefined || read === undefined || E.isLeft(read)
      ? []
      : leftOutFields(withoutFields(document, ['name']), codec.encode(read.right), place);
  });

/**
 * What is wrong with the sections of a page, at all levels. Warnings are sections with the same id, lists
 * without items, and what reading it changes: text colors without contrast (WCAG 2.2, 1.4.3), and fields that no block has. A page
 * without mistakes is rendered as it is written.
 */
export const checkSections = (sections: unknown): DocumentCheck => {
  const blocks = documentItems(sections).flatMap((section, at) =>
    (isDocumentFields(section) ? documentItems(section['items']) : []).flatMap((document, index) =>
      blocksIn({ place: ['sections', at, 'items', index], document, level: 0 }),
    ),
  );
  const tooMany =
    blocks.length > MAX_BLOCKS
      ? [mistakeAt(['sections'], `has ${blocks.length} blocks: at most ${MAX_BLOCKS} are allowed`)]
      : [];
  return {
    mistakes: [...tooMany, ...blocks.flatMap(mistakesOfBlock), ...repeatedValues(blocks, 'id')],
    warnings: [
      ...repeatedValues(
        documentItems(sections).map((document, at) => ({ place: ['sections', at], document })),
        'id',
      ),
      ...colorWarnings(blocks),
      ...fieldWarnings(blocks),
      ...blocks.flatMap(({ document, place }) => [
        ...emptyLists(document, place),
        ...(isPopUp(document) ? unusualDelay(document, place) : []),
      ]),
    ],
  };
};
