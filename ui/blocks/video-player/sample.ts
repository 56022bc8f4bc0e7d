import type { BlockOf } from '../registry.ts';

const poster = { name: 'scenes/hero-dawn', alt: 'Peaks at dawn', width: 1920, height: 1080, color: '#223344' };
const playerSettings = { autoplay: false, hideControls: false, loop: false, muted: false };

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'video-player'>[] = [
  {
    _tag: 'video-player',
    id: 'sample-player-youtube',
    title: 'Video player: YouTube',
    poster,
    player: { media: { sm: { url: 'https://youtu.be/aqz-KE-bpKQ' } }, playerSettings },
  },
  {
    _tag: 'video-player',
    id: 'sample-player-stream',
    title: 'Video player: stream',
    poster,
    captions: { url: '/film/captions-505c61ee.vtt', language: 'en', label: 'English' },
    player: {
      media: {
        sm: {
          url: '/film/pass-8abf2735/720p/film.mp4',
          duration: 35,
          width: 1280,
          height: 720,
          cloudinaryAsset: { cloudName: 'local', publicId: 'pass-8abf2735/master' },
        },
      },
      playerSettings: { ...playerSettings, loop: true, muted: true, hideControls: true },
    },
  },
];
