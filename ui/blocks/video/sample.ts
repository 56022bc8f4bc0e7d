import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'video'>[] = [
  {
    _tag: 'video',
    id: 'sample-video',
    title: 'Video',
    text: 'Fetched when it is started.',
    poster: { name: 'scenes/hero-dawn', alt: 'Peaks at dawn', width: 1920, height: 1080, color: '#223344' },
    player: {
      media: { sm: { url: '/film/dawn-3e215036.mp4', duration: 10, width: 1280, height: 720 } },
      playerSettings: { autoplay: false, hideControls: false, loop: false, muted: false },
    },
  },
];
