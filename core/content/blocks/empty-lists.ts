import { isDocumentFields } from '../document-fields.ts';
import { mistakeAt, type DocumentPlace, type Mistake } from '../mistake.ts';

/** The list, or record, of a type of block without which it shows nothing of its own. */
const lists: ReadonlyMap<unknown, string> = new Map([
  ['accordions', 'items'],
  ['category-cards', 'cards'],
  ['collection-carousel', 'blocks'],
  ['collection-grid', 'blocks'],
  ['collection-vertical-list', 'blocks'],
  ['cta-buttons', 'targets'],
  ['icon-and-text', 'items'],
  ['multi-link-card', 'targets'],
  ['picture', 'sources'],
  ['promo-bar', 'messages'],
  ['secondary-navigation', 'targets'],
]);

/** The list or record of a block that has no items. */
export const emptyLists = (block: unknown, place: DocumentPlace): readonly Mistake[] => {
  const name = isDocumentFields(block) ? lists.get(block['type']) : undefined;
  const list = isDocumentFields(block) && name !== undefined ? block[name] : undefined;
  return name !== undefined && typeof list === 'object' && list !== null && Object.keys(list).length === 0
    ? [mistakeAt([...place, name], 'is empty, so there is nothing to show')]
    : [];
};
