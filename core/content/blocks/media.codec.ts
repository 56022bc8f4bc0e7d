import * as t from 'io-ts';
import { fields } from '../../kernel/fields.codec.ts';
import { ContentPictureCodec } from '../content-picture.codec.ts';
import { VideoPlayerCodec } from '../video.codec.ts';

const picture = { picture: ContentPictureCodec };
/** Replaces the picture on screens below 768 px. */
const smallPicture = { smallPicture: ContentPictureCodec };

/** A picture, or a video with a poster (CNT-24, ENT-28). */
export const MediaCodec = t.union(
  [
    fields('a picture', { needed: { _tag: t.literal('picture'), ...picture }, allowed: smallPicture }),
    fields('a video', {
      needed: { _tag: t.literal('video'), ...picture, player: VideoPlayerCodec },
      allowed: smallPicture,
    }),
  ],
  'a picture or a video',
);
