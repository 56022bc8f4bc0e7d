import * as t from 'io-ts';
import { PictureCodec } from '../../catalog/picture.codec.ts';
import { fields } from '../../kernel/fields.codec.ts';
import { oneOf } from '../../kernel/primitives.codec.ts';
import { perBreakpoint } from '../../site/breakpoint.codec.ts';
import { alignments } from '../alignment.ts';
import { block } from './block.codec.ts';
import { heroFields } from './hero-fields.ts';

/** Text layouts of a card (CNT-56). */
const cardLayouts = ['overlay', 'overlay-bottom', 'overlay-top'] as const;

const layout = fields('a layout', {
  needed: {
    layout: oneOf('overlay, overlay-bottom or overlay-top', cardLayouts),
    alignment: oneOf('left or center', alignments),
  },
});

/**
 * Media with texts and links: the fields of a hero in layouts of its own, and a badge (CNT-55, CNT-56, ENT-27 to
 * ENT-29). A card of a collection fills its slide.
 */
export const LinkedCardCodec = block('linked-card', {
  ...heroFields,
  allowed: {
    ...heroFields.allowed,
    responsiveLayout: perBreakpoint(layout),
    badge: PictureCodec,
    isPartOfCollection: t.boolean,
  },
});
