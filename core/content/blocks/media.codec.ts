import * as t from 'io-ts';
import { PictureCodec } from '../../catalog/picture.codec.ts';
import { fields } from '../../kernel/fields.codec.ts';
import { VideoPlayerCodec } from '../video.codec.ts';

const picture = { picture: PictureCodec };
/** Takes the place of the picture on screens below 768 px. */
const smallPicture = { smallPicture: PictureCodec };

/** A picture, or a video behind its poster, as heroes show them (CNT-24, ENT-28). */
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
