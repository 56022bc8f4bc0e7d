import { PictureCodec } from '../../catalog/picture.codec.ts';
import { fields, filledLine, line, list } from '../../kernel/fields.codec.ts';
import { TargetCodec } from '../target.codec.ts';
import { block, MAX_ITEMS } from './block.codec.ts';

const card = fields('a card', { needed: { title: filledLine, picture: PictureCodec, target: TargetCodec } });

/** Links to categories, each with a picture (CNT-44). */
export const CategoryCardsCodec = block('category-cards', {
  needed: { cards: list(card, MAX_ITEMS) },
  allowed: { title: line },
});
