import type { PerBreakpoint } from '../site/breakpoint.ts';
import { youTubeEmbed, youTubeId } from './youtube.ts';

/** A video as content gives it (VID-04). `duration` is in seconds. */
export type Video = {
  readonly url: string;
  readonly duration?: number;
  readonly cloudinaryAsset?: { readonly cloudName: string; readonly publicId: string };
  readonly seoTitle?: string;
  readonly seoDescription?: string;
  readonly width?: number;
  readonly height?: number;
};

export type PlayerSettings = {
  readonly autoplay: boolean;
  readonly hideControls: boolean;
  readonly loop: boolean;
  readonly muted: boolean;
};

/** A video per breakpoint, with playback settings (VID-05). */
export type VideoPlayer = { readonly media: PerBreakpoint<Video>; readonly playerSettings: PlayerSettings };

/** Only videos longer than this are streamed (VID-02, CFG-14). */
export const HLS_ABOVE_SECONDS = 30;

/**
 * Whether a video is streamed with HLS.
 * Law: streaming needs the flag, the cloud name, the public id and more than 30 seconds, all four (PR-27).
 */
export const isStreamed = (
  { cloudinaryAsset, duration = 0 }: Pick<Video, 'cloudinaryAsset' | 'duration'>,
  flags: { readonly hlsPlayer: boolean },
): boolean =>
  flags.hlsPlayer &&
  cloudinaryAsset !== undefined &&
  cloudinaryAsset.cloudName !== '' &&
  cloudinaryAsset.publicId !== '' &&
  duration > HLS_ABOVE_SECONDS;

/** How a video is played (VID-01). */
type Player =
  | { readonly _tag: 'youtube'; readonly id: string; readonly address: string }
  | { readonly _tag: 'hls'; readonly address: string }
  | { readonly _tag: 'direct'; readonly address: string }
  | { readonly _tag: 'none' };

/** The cloud name of the shop's own media. */
export const OWN_CLOUD = 'local';

const streamAddress = ({ cloudName, publicId }: NonNullable<Video['cloudinaryAsset']>): string => {
  const folder =
    cloudName === OWN_CLOUD
      ? '/film'
      : `https://res.cloudinary.com/${encodeURIComponent(cloudName)}/video/upload/sp_auto`;
  return `${folder}/${publicId.split('/').map(encodeURIComponent).join('/')}.m3u8`;
};

/** Whether an address is that of a file of the shop: pages ask no other host for one (VID-01). */
export const isFileOfShop = (address: string): boolean => !/^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);

/**
 * How a video is played: a YouTube link is embedded, a long asset is streamed, any other file of the shop is played
 * directly (VID-07).
 */
export const playerOf = (video: Video, flags: { readonly hlsPlayer: boolean }): Player => {
  const id = youTubeId(video.url);
  if (id !== undefined) return { _tag: 'youtube', id, address: youTubeEmbed(id) };
  if (video.cloudinaryAsset !== undefined && isStreamed(video, flags))
    return { _tag: 'hls', address: streamAddress(video.cloudinaryAsset) };
  return video.url !== '' && isFileOfShop(video.url) ? { _tag: 'direct', address: video.url } : { _tag: 'none' };
};

/** Playback attributes of the video element. */
export type Playback = {
  readonly autoplay: boolean;
  readonly controls: boolean;
  readonly loop: boolean;
  readonly muted: boolean;
  readonly playsInline: boolean;
};

/**
 * Playback attributes of a video.
 * Law: a video that starts by itself is muted and plays in its place (VID-08).
 * Law: a preference for less motion keeps every video from starting, and gives one that would have a way to start it
 * (VID-08).
 */
export const playbackOf = (settings: PlayerSettings, reducedMotion: boolean): Playback => {
  const autoplay = settings.autoplay && !reducedMotion;
  return {
    autoplay,
    controls: !settings.hideControls || (settings.autoplay && reducedMotion),
    loop: settings.loop,
    muted: settings.muted || autoplay,
    playsInline: autoplay,
  };
};

/** Playback of a background video: it loops muted, and has controls only if it may not start automatically (CNT-24). */
export const backgroundPlayback = (reducedMotion: boolean): Playback =>
  playbackOf({ autoplay: true, hideControls: true, loop: true, muted: true }, reducedMotion);
