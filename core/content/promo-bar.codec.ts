import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { filledText, numberBetween } from '../kernel/primitives.codec.ts';
import type { PromoBar, PromoBarMessage } from './promo-bar.ts';
import { RichTextCodec } from './rich-text.codec.ts';
import { TargetCodec } from './target.codec.ts';

/** Reads one message of the bar (NAV-21). */
export const PromoBarMessageCodec: t.Type<PromoBarMessage, unknown, unknown> = document(
  'a message of the promo bar',
  { id: filledText, richText: RichTextCodec, targets: t.readonlyArray(TargetCodec), clickable: t.boolean },
  { textColor: t.string, hoverLinkColor: t.string, background: t.string, sectionId: filledText },
);

/** Reads the bar (ENT-32). */
export const PromoBarCodec: t.Type<PromoBar, unknown, unknown> = document(
  'a promo bar',
  {
    messages: t.readonlyArray(PromoBarMessageCodec),
    autorotateTime: numberBetween(0, Number.MAX_VALUE),
    closable: t.boolean,
  },
  {},
);
