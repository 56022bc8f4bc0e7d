import { beginningOf } from '../kernel/beginning-of.ts';
import { characterCount } from '../kernel/characters.ts';
import { hasVisible } from '../kernel/unseen.ts';
import { documentItems, isDocumentFields, type DocumentFields } from './document-fields.ts';
import { mistakeAt, type DocumentPlace, type Mistake } from './mistake.ts';
import { menuIcons } from './navigation.ts';
import { repeatedValues } from './repeated-values.ts';

/** First-level entries that fit beside the search on all wide screens. */
const MAX_ENTRIES = 8;
/** Characters of a title that fit in a column. */
const MAX_TITLE = 40;

type Placed = { readonly document: unknown; readonly place: DocumentPlace };

const itemsIn = (document: unknown, name: string, place: DocumentPlace): readonly Placed[] =>
  documentItems(isDocumentFields(document) ? document[name] : undefined).map((item, index) => ({
    document: item,
    place: [...place, name, index],
  }));

/** An entry and those below it. */
const entriesIn = (entry: Placed): readonly Placed[] => {
  const { document, place } = entry;
  const columns = itemsIn(document, 'columns', place);
  const below = [entry, ...columns].flatMap((one) => itemsIn(one.document, 'children', one.place));
  return [entry, ...below.flatMap(entriesIn)];
};

const emptyColumns = ({ document, place }: Placed): readonly Mistake[] =>
  itemsIn(document, 'columns', place)
    .filter((column) => itemsIn(column.document, 'children', column.place).length === 0)
    .map((column) => mistakeAt(column.place, 'is an empty column'));

const titleWarnings = (title: unknown, place: DocumentPlace): readonly Mistake[] => {
  if (typeof title !== 'string') return [];
  if (!hasVisible(title)) return [mistakeAt(place, 'is empty')];
  const length = characterCount(title);
  return length > MAX_TITLE ? [mistakeAt(place, `has ${length} characters: more than ${MAX_TITLE} may not fit`)] : [];
};

const iconWarnings = (icon: unknown, place: DocumentPlace): readonly Mistake[] =>
  typeof icon !== 'string' || icon === '' || menuIcons.some((one) => one === icon)
    ? []
    : [mistakeAt(place, `is not a known icon: ${beginningOf(icon)}; there are ${menuIcons.join(', ')}`)];

/** What of a link with an icon is shown (NAV-09). */
const visibilities: readonly unknown[] = ['title', 'title+icon', 'icon'];

const visibilityWarnings = (visibility: unknown, place: DocumentPlace): readonly Mistake[] =>
  visibility === undefined || visibility === '' || visibilities.includes(visibility)
    ? []
    : [mistakeAt(place, `is not one of ${visibilities.join(', ')}`)];

const linkWarnings = ({ menuIcon, titleVisibility }: DocumentFields, place: DocumentPlace): readonly Mistake[] => [
  ...iconWarnings(menuIcon, [...place, 'menuIcon']),
  ...visibilityWarnings(titleVisibility, [...place, 'titleVisibility']),
];

/** The icon of a first-level entry is that of its link. */
const entryWarnings = ({ document, place }: Placed): readonly Mistake[] => {
  if (!isDocumentFields(document)) return [];
  const { title, target } = document;
  return [
    ...titleWarnings(title, [...place, 'title']),
    ...linkWarnings(document, place),
    ...(isDocumentFields(target) ? linkWarnings(target, [...place, 'target']) : []),
  ];
};

/**
 * Warnings about the entries of a menu (NAV-01, ENT-30): more than fit, repeated ids, empty columns, titles that are empty
 * or may not fit, and icons and visibilities that do not exist.
 */
export const menuWarnings = (items: unknown): readonly Mistake[] => {
  const first = itemsIn({ items }, 'items', []);
  const entries = first.flatMap(entriesIn);
  return [
    ...(Array.isArray(items) && first.length === 0 ? [mistakeAt(['items'], 'is empty, so the shop has no menu')] : []),
    ...(first.length > MAX_ENTRIES
      ? [mistakeAt(['items'], `has ${first.length} entries: more than ${MAX_ENTRIES} may not fit beside the search`)]
      : []),
    ...repeatedValues(first, 'id'),
    ...entries.flatMap(emptyColumns),
    ...entries.flatMap(entryWarnings),
  ];
};
