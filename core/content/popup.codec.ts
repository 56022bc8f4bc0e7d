import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { filledText, oneOf } from '../kernel/primitives.codec.ts';
import type { PopUp } from './popup.ts';
import { RichTextCodec } from './rich-text.codec.ts';
import { TargetCodec } from './target.codec.ts';

/** A pop-up (POP-07, ENT-33). A negative delay is ignored (POP-10). */
export const PopUpCodec: t.Type<PopUp, unknown, unknown> = document(
  'a pop-up',
  {
    id: filledText,
    name: filledText,
    title: t.string,
    logoSize: oneOf('small or large', ['small', 'large']),
    targets: t.readonlyArray(TargetCodec),
  },
  {
    delay: t.number,
    minimizedTitle: t.string,
    maximizedTitle: t.string,
    disclaimer: RichTextCodec,
    colors: document('colors', {}, { text: t.string, background: t.string }),
    logo: document('a logo', { url: filledText, alt: t.string }, {}),
  },
);
