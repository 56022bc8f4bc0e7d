import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { filledText, numberBetween, wholeFrom } from '../kernel/primitives.codec.ts';
import { perBreakpoint } from '../site/breakpoint.codec.ts';
import type { PlayerSettings, Video, VideoPlayer } from './video.ts';

/** Reads a video of content (VID-04, ENT-34). */
export const VideoCodec: t.Type<Video, unknown, unknown> = document(
  'a video',
  { url: filledText },
  {
    duration: numberBetween(0, Number.MAX_VALUE),
    cloudinaryAsset: document('an asset', { cloudName: t.string, publicId: t.string }, {}),
    seoTitle: t.string,
    seoDescription: t.string,
    width: wholeFrom(1),
    height: wholeFrom(1),
  },
);

const settings: t.Type<PlayerSettings, unknown, unknown> = document(
  'settings of a player',
  { autoplay: t.boolean, hideControls: t.boolean, loop: t.boolean, muted: t.boolean },
  {},
);

/** Reads the videos of a place by width, with one way to play them (VID-05, ENT-34). */
export const VideoPlayerCodec: t.Type<VideoPlayer, unknown, unknown> = document(
  'a video player',
  { media: perBreakpoint(VideoCodec), playerSettings: settings },
  {},
);
