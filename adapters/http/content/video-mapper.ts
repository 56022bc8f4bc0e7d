import type { Video, VideoPlayer } from '#core/content/video.ts';
import { present } from '#core/kernel/present.ts';
import { isSafeHref } from './safe-href.codec.ts';

/** A film whose address is not safe has none, and then there is nothing to play. */
const videoOf = (video: Video | undefined): Video | undefined =>
  video === undefined ? undefined : { ...video, url: isSafeHref(video.url) ? video.url : '' };

/** A film per width with the one way to play it (VID-05), none of them at an address that is not safe. */
export const videoPlayerOf = ({ media: { sm, md, lg }, playerSettings }: VideoPlayer): VideoPlayer => ({
  media: present({ sm: videoOf(sm), md: videoOf(md), lg: videoOf(lg) }),
  playerSettings,
});
