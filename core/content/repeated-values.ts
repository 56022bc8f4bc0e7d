import { isDocumentFields } from './document-fields.ts';
import { mistakeAt, type DocumentPlace, type Mistake } from './mistake.ts';
import { beginningOf } from '../kernel/beginning-of.ts';

/** A part of a document, with its place. */
type Placed = { readonly place: DocumentPlace; readonly document: unknown };

/** The parts whose text in a field an earlier one has already. */
export const repeatedValues = (parts: readonly Placed[], field: string): readonly Mistake[] => {
  const used = new Set<string>();
  return parts.flatMap(({ place, document }) => {
    const value = isDocumentFields(document) ? document[field] : undefined;
    if (typeof value !== 'string') return [];
    if (used.has(value)) return [mistakeAt([...place, field], `is used twice: ${beginningOf(value)}`)];
    used.add(value);
    return [];
  });
};
