import { either as E } from 'fp-ts';
import { PopUpCodec } from './popup.codec.ts';
import type { PopUp } from './popup.ts';

/** Decodes pop-ups in order; `invalid` lists the ids of those that cannot be decoded. The second one of an id is left out. */
export const readPopUps = (
  documents: readonly { readonly id: string }[],
): { readonly popUps: readonly PopUp[]; readonly invalid: readonly string[] } => {
  const popUps = new Map<string, PopUp>();
  const invalid: string[] = [];
  for (const document of documents) {
    const read = PopUpCodec.decode(document);
    if (E.isRight(read) && !popUps.has(read.right.id)) popUps.set(read.right.id, read.right);
    else invalid.push(document.id);
  }
  return { popUps: [...popUps.values()], invalid };
};
