import { isDocumentFields } from '#core/content/document-fields.ts';
import { mistakeAt, type DocumentPlace, type Mistake } from '#core/content/mistake.ts';
import { directionProblems } from '#core/kernel/text-direction.ts';
import { tokensOf } from './html-tokens.ts';

/** The text of HTML, in which a character reference can be a direction character. */
const textOfHtml = (html: string): string =>
  tokensOf(html)
    .map((token) => (token._tag === 'Text' ? token.text : ''))
    .join('');

/** Warnings of the texts of a document that are not read in the order in which they are written. */
export const directionWarnings = (value: unknown, place: DocumentPlace = []): readonly Mistake[] => {
  if (typeof value === 'string') return directionProblems(value).map((problem) => mistakeAt(place, problem));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    directionWarnings(key === 'html' && typeof part === 'string' && isDocumentFields(value) ? textOfHtml(part) : part, [
      ...place,
      key,
    ]),
  );
};
