import * as t from 'io-ts';
import { PictureCodec } from '../../catalog/picture.codec.ts';
import { block } from './block.codec.ts';
import { contentCardFields } from './card-fields.ts';

/** Media with texts and links (CNT-55, CNT-56, ENT-29). A card of a collection fills its slide. */
export const LinkedCardCodec = block('linked-card', {
  ...contentCardFields,
  allowed: { ...contentCardFields.allowed, badge: PictureCodec, isPartOfCollection: t.boolean },
});
