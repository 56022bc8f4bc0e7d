import * as t from 'io-ts';
import { fields, filledLine, line, list } from '../kernel/fields.codec.ts';
import { oneOf } from '../kernel/primitives.codec.ts';
import { address } from './address.codec.ts';
import { contentColor } from './content-color.codec.ts';
import type { PopUp } from './popup.ts';
import { RichTextCodec } from './rich-text.codec.ts';
import { ButtonTargetCodec } from './target.codec.ts';

/** The fields of a pop-up beside its id (POP-07, ENT-33). A negative delay is ignored when it is shown (POP-10). */
export const popUpFields = {
  needed: {
    name: filledLine,
    title: filledLine,
    logoSize: oneOf('small or large', ['small', 'large']),
    targets: list(ButtonTargetCodec, 5),
  },
  allowed: {
    delay: t.number,
    minimizedTitle: line,
    maximizedTitle: line,
    disclaimer: RichTextCodec,
    colors: fields('colors', { needed: {}, allowed: { text: contentColor, background: contentColor } }),
    logo: fields('a logo', { needed: { url: address, alt: line } }),
  },
};

/** A pop-up (POP-07, ENT-33). */
export const PopUpCodec: t.Type<PopUp, unknown, unknown> = fields('a pop-up', {
  needed: { ...popUpFields.needed, id: filledLine },
  allowed: popUpFields.allowed,
});
