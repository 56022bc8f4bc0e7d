import { PictureCodec } from '../../catalog/picture.codec.ts';
import { filledLine, line } from '../../kernel/fields.codec.ts';
import { VideoPlayerCodec } from '../video.codec.ts';
import { block } from './block.codec.ts';

/** A video with a poster, loaded when the shopper starts it (CNT-51, CNT-67, ENT-34). */
export const VideoBlockCodec = block('video', {
  needed: { title: filledLine, poster: PictureCodec, player: VideoPlayerCodec },
  allowed: { text: line },
});
