import * as t from 'io-ts';
import { defaultTo, list } from '../../kernel/fields.codec.ts';
import { oneOf } from '../../kernel/primitives.codec.ts';
import { alignments } from '../alignment.ts';
import { contentColor } from '../content-color.codec.ts';
import { ButtonTargetCodec } from '../target.codec.ts';
import { block } from './block.codec.ts';

/** Links of four styles in a row (CNT-38). `textColor` is that of links without a surface of their own. */
export const CtaButtonsCodec = block('cta-buttons', {
  needed: { targets: list(ButtonTargetCodec, 10) },
  defaults: { alignment: defaultTo(oneOf('left or center', alignments), 'left') },
  allowed: { equalTargetSize: t.boolean, textColor: contentColor, backgroundColor: contentColor },
});
