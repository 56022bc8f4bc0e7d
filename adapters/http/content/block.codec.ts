import * as t from 'io-ts';
import { PictureWire } from '#adapters/contract/wire/picture.codec.ts';
import { record, wholeNumber } from '#adapters/contract/wire/primitives.codec.ts';
import { VideoPlayerCodec } from '#core/content/video.codec.ts';

const targetStyles = t.keyof({ primary: null, secondary: null, tertiary: null, link: null });

/** CNT-10, CNT-38. */
export const TargetWire = record({ text: t.string, url: t.string }, { newWindow: t.boolean, style: targetStyles });

const heading = { id: t.string, title: t.string };

/** The fields of each known block beside its type; a block that lacks one is unknown. */
export const HeroWire = record(
  { ...heading, media: PictureWire },
  {
    eyebrow: t.string,
    subtitle: t.string,
    mediaTall: PictureWire,
    film: VideoPlayerCodec,
    targets: t.array(TargetWire),
    gradient: t.keyof({ full: null, focused: null, off: null }),
  },
);
export const CategoryCardsWire = record(
  { id: t.string, cards: t.array(t.type({ title: t.string, picture: PictureWire, target: TargetWire })) },
  { title: t.string },
);
export const InlineCatalogWire = record(
  { ...heading, categoryId: t.string },
  { limit: wholeNumber, layout: t.keyof({ carousel: null, grid: null }), target: TargetWire },
);
export const RichTextWire = t.type({ id: t.string, text: t.array(t.unknown) });
export const BannerSplitWire = record(
  { ...heading, media: PictureWire },
  { eyebrow: t.string, text: t.array(t.unknown), targets: t.array(TargetWire) },
);
export const VideoBlockWire = record({ ...heading, poster: PictureWire, player: VideoPlayerCodec }, { text: t.string });
