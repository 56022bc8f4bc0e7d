import { either as E } from 'fp-ts';
import type * as t from 'io-ts';
import type { Block, Target } from '#core/content/block.ts';
import { present } from '#core/kernel/present.ts';
import {
  BannerSplitWire,
  CategoryCardsWire,
  HeroWire,
  InlineCatalogWire,
  RichTextWire,
  VideoBlockWire,
  type TargetWire,
} from './block.codec.ts';
import { richTextOf } from './rich-text-mapper.ts';
import { videoPlayerOf } from './video-mapper.ts';
import { isSafeHref } from './safe-href.codec.ts';

/** Products of an inline catalogue that does not say how many (CNT-61), and the most that one may ask for. */
const DEFAULT_LIMIT = 8;
const MAX_LIMIT = 24;

type Reader = (wire: unknown) => Block | undefined;

const reader =
  <Wire>(codec: t.Type<Wire, unknown>, map: (wire: Wire) => Block): Reader =>
  (wire) => {
    const decoded = codec.decode(wire);
    return E.isRight(decoded) ? map(decoded.right) : undefined;
  };

/** Block types with their readers (CNT-02). A new block is a row here, a type in the core and a view. */
const readers: ReadonlyMap<string, Reader> = new Map([
  [
    'hero-standard',
    reader(HeroWire, ({ id, title, media, eyebrow, subtitle, mediaTall, film, targets = [], gradient = 'focused' }) => {
      const hero = {
        id,
        title,
        media,
        targets: targets.map(targetOf),
        gradient,
        ...present({ eyebrow, subtitle, mediaTall }),
      };
      return film === undefined
        ? { _tag: 'hero-standard', ...hero }
        : { _tag: 'hero-film', ...hero, film: videoPlayerOf(film) };
    }),
  ],
  [
    'category-cards',
    reader(CategoryCardsWire, ({ id, title, cards }) => ({
      _tag: 'category-cards',
      id,
      cards: cards.map((card) => ({ title: card.title, picture: card.picture, target: targetOf(card.target) })),
      ...present({ title }),
    })),
  ],
  [
    'inline-catalog',
    reader(InlineCatalogWire, ({ id, title, categoryId, limit = DEFAULT_LIMIT, layout = 'grid', target }) => ({
      _tag: 'inline-catalog',
      id,
      title,
      categoryId,
      limit: Math.min(Math.max(limit, 1), MAX_LIMIT),
      layout,
      tiles: [],
      ...present({ target: target === undefined ? undefined : targetOf(target) }),
    })),
  ],
  ['rich-text', reader(RichTextWire, ({ id, text }) => ({ _tag: 'rich-text', id, text: richTextOf(text) }))],
  [
    'video',
    reader(VideoBlockWire, ({ id, title, text, poster, player }) => ({
      _tag: 'video',
      id,
      title,
      poster,
      player: videoPlayerOf(player),
      ...present({ text }),
    })),
  ],
  [
    'banner-split',
    reader(BannerSplitWire, ({ id, title, media, eyebrow, text = [], targets = [] }) => ({
      _tag: 'banner-split',
      id,
      title,
      media,
      text: richTextOf(text),
      targets: targets.map(targetOf),
      ...present({ eyebrow }),
    })),
  ],
]);

/** A block of the wire. One whose type nobody knows, or whose fields are not what its type needs, is unknown (CNT-03). */
export const blockOf = (wire: { readonly id: string; readonly type: string }): Block =>
  readers.get(wire.type)?.(wire) ?? { _tag: 'unknown', id: wire.id, type: wire.type };

/** A link whose address is not safe is text only. */
const targetOf = ({ text, url, newWindow = false, style = 'link' }: t.TypeOf<typeof TargetWire>): Target => ({
  text,
  url: isSafeHref(url) ? url : '',
  newWindow,
  style,
});
