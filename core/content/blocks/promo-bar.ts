import * as t from 'io-ts';
import { defaultTo, fields, filledLine, list } from '../../kernel/fields.codec.ts';
import { numberBetween } from '../../kernel/primitives.codec.ts';
import { contentColor } from '../content-color.codec.ts';
import { PROMO_SECONDS } from '../promo-bar.ts';
import { RichTextCodec } from '../rich-text.codec.ts';
import { TargetCodec } from '../target.codec.ts';
import { block, MAX_ITEMS } from './block.codec.ts';

const message = fields('a message', {
  needed: { id: filledLine, richText: RichTextCodec },
  defaults: { targets: defaultTo(list(TargetCodec, 5), []), clickable: defaultTo(t.boolean, false) },
  allowed: { textColor: contentColor, hoverLinkColor: contentColor, background: contentColor, sectionId: filledLine },
});

/** Rotating messages (CNT-47, ENT-32). `autorotateTime` is in seconds; 0 means never. */
export const PromoBarCodec = block('promo-bar', {
  needed: { messages: list(message, MAX_ITEMS) },
  defaults: {
    autorotateTime: defaultTo(numberBetween(0, PROMO_SECONDS), 0),
    closable: defaultTo(t.boolean, false),
  },
});
