import { PictureCodec } from '../../catalog/picture.codec.ts';
import { fields, filledLine, line } from '../../kernel/fields.codec.ts';
import { address } from '../address.codec.ts';
import { VideoPlayerCodec } from '../video.codec.ts';
import { block } from './block.codec.ts';

/** A WebVTT file with the captions of a video; `language` as in `srclang`. */
const captions = fields('captions', { needed: { url: address, language: filledLine, label: filledLine } });

/** A player of a video, of a stream or of YouTube (CNT-67, VID-05). Its poster is ours, so that nothing loads before. */
export const VideoPlayerBlockCodec = block('video-player', {
  needed: { player: VideoPlayerCodec, poster: PictureCodec },
  allowed: { title: line, captions },
});
