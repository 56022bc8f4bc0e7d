import { either as E } from 'fp-ts';
import { leftOutFields } from './blocks/left-out-fields.ts';
import { documentItems, isDocumentFields } from './document-fields.ts';
import { mistakeAt, mistakesOf, type DocumentCheck, type DocumentPlace, type Mistake } from './mistake.ts';
import { PopUpCodec } from './popup.codec.ts';
import { repeatedValues } from './repeated-values.ts';

/** Longest useful delay of a pop-up, in milliseconds. */
const MAX_DELAY_MS = 600_000;

/** The delay of a pop-up if it is ignored (POP-10), or too long for a visit. */
export const unusualDelay = (popUp: unknown, place: DocumentPlace): readonly Mistake[] => {
  const delay = isDocumentFields(popUp) ? popUp['delay'] : undefined;
  return typeof delay !== 'number' || (delay >= 0 && delay <= MAX_DELAY_MS)
    ? []
    : [mistakeAt([...place, 'delay'], 'is not from 0 to 600,000 milliseconds')];
};

/** Names that say which form the pop-up has (POP-06). */
const named = /newsletter|account|registration/i;

/** The name of a pop-up of which an editor may not expect the form. */
const unexpectedForm = (popUp: unknown, place: DocumentPlace): readonly Mistake[] => {
  const name = isDocumentFields(popUp) ? popUp['name'] : undefined;
  return typeof name !== 'string' || named.test(name)
    ? []
    : [
        mistakeAt(
          [...place, 'name'],
          'gives the pop-up the form to create an account: a name with "newsletter" gives it that of the newsletter, and a name with "account" confirms yours',
        ),
      ];
};

/**
 * What is wrong with the pop-ups of a site (POP-07, ENT-33). Those with mistakes would not be shown. Warnings are fields
 * that no pop-up has, names that do not say their form, repeated names and unusual delays.
 */
export const checkPopUps = (items: unknown): DocumentCheck => {
  const popUps = documentItems(items).map((document, index) => ({ document, place: ['items', index] }));
  const read = popUps.map(({ document, place }) => ({ document, place, popUp: PopUpCodec.decode(document) }));
  return {
    mistakes: [
      ...read.flatMap(({ popUp, place }) => (E.isLeft(popUp) ? mistakesOf(popUp.left, place) : [])),
      ...repeatedValues(popUps, 'id'),
    ],
    warnings: [
      ...read.flatMap(({ document, place, popUp }) =>
        E.isLeft(popUp) ? [] : leftOutFields(document, PopUpCodec.encode(popUp.right), place),
      ),
      ...popUps.flatMap(({ document, place }) => [
        ...unexpectedForm(document, place),
        ...unusualDelay(document, place),
      ]),
      ...repeatedValues(popUps, 'name'),
    ],
  };
};
