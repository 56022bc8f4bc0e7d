import { PictureCodec } from '../../catalog/picture.codec.ts';
import { defaultTo, filledLine, list } from '../../kernel/fields.codec.ts';
import { oneOf } from '../../kernel/primitives.codec.ts';
import { alignments } from '../alignment.ts';
import { ButtonTargetCodec } from '../target.codec.ts';
import { block } from './block.codec.ts';

/** A picture with a title and text links over it (CNT-57). */
export const MultiLinkCardCodec = block('multi-link-card', {
  needed: { title: filledLine, media: PictureCodec, targets: list(ButtonTargetCodec, 10) },
  defaults: { alignment: defaultTo(oneOf('left or center', alignments), 'left') },
});
