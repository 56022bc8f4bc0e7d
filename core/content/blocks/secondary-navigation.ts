import * as t from 'io-ts';
import { defaultTo, filledLine, list } from '../../kernel/fields.codec.ts';
import { oneOf } from '../../kernel/primitives.codec.ts';
import { alignments } from '../alignment.ts';
import { contentColor } from '../content-color.codec.ts';
import { ButtonTargetCodec } from '../target.codec.ts';
import { block } from './block.codec.ts';

/** A title with links to related pages (CNT-62, CNT-63, ENT-35). */
export const SecondaryNavigationCodec = block('secondary-navigation', {
  needed: { title: filledLine, targets: list(ButtonTargetCodec, 12) },
  defaults: {
    alignment: defaultTo(oneOf('left or center', alignments), 'left'),
    divider: defaultTo(t.boolean, false),
  },
  allowed: { titleColor: contentColor, backgroundColor: contentColor },
});
