import * as t from 'io-ts';
import { fields, line } from '../kernel/fields.codec.ts';
import { numberBetween, wholeFrom } from '../kernel/primitives.codec.ts';
import { perBreakpoint } from '../site/breakpoint.codec.ts';
import { address } from './address.codec.ts';
import type { PlayerSettings, Video, VideoPlayer } from './video.ts';

/** A video (VID-04, ENT-34). */
export const VideoCodec: t.Type<Video, Video, unknown> = fields('a video', {
  needed: { url: address },
  allowed: {
    duration: numberBetween(0, Number.MAX_VALUE),
    cloudinaryAsset: fields('an asset', {
      needed: { cloudName: line, publicId: line },
    }),
    seoTitle: line,
    seoDescription: line,
    width: wholeFrom(1),
    height: wholeFrom(1),
  },
});

const PlayerSettingsCodec: t.Type<PlayerSettings, PlayerSettings, unknown> = fields('settings of a player', {
  needed: { autoplay: t.boolean, hideControls: t.boolean, loop: t.boolean, muted: t.boolean },
});

/** Videos by breakpoint with their playback settings (VID-05, ENT-34). */
export const VideoPlayerCodec: t.Type<VideoPlayer, VideoPlayer, unknown> = fields('a video player', {
  needed: {
    media: perBreakpoint(VideoCodec),
    playerSettings: PlayerSettingsCodec,
  },
});
