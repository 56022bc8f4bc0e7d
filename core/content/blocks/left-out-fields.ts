import { isDocumentFields } from '../document-fields.ts';
import { mistakeAt, type DocumentPlace, type Mistake } from '../mistake.ts';

/** What a warning says of a field that no document has: it is stored, but changes nothing. */
export const NOT_SHOWN = 'is not a known field, and has no effect';

/**
 * The fields of a document that reading it leaves out, such as misspelled ones: `written` is what its codec makes of
 * the document. Lists whose length differs are not compared.
 */
export const leftOutFields = (document: unknown, written: unknown, place: DocumentPlace): readonly Mistake[] => {
  if (Array.isArray(document) && Array.isArray(written))
    return document.length === written.length
      ? document.flatMap((entry, index) => leftOutFields(entry, written[index], [...place, index]))
      : [];
  if (!isDocumentFields(document) || !isDocumentFields(written)) return [];
  return Object.entries(document).flatMap(([key, value]) =>
    Object.hasOwn(written, key)
      ? leftOutFields(value, written[key], [...place, key])
      : [mistakeAt([...place, key], NOT_SHOWN)],
  );
};
