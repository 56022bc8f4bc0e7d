import { OWN_CLOUD } from '#core/content/video.ts';
import made from './media/films.json' with { type: 'json' };

/** A film in a document. `play`: automatically as a background, or on request. */
export type FilmData = { readonly film: string; readonly play: 'behind' | 'asked' };

const settings = {
  behind: { autoplay: true, hideControls: true, loop: true, muted: true },
  asked: { autoplay: false, hideControls: false, loop: false, muted: false },
} as const;

const STREAM_FILE = '/master.m3u8';
/** The best rendition of a stream as a single file, for players without streaming. */
const BEST_FILE = '/720p/film.mp4';

/** The data of a film for content (VID-04). A stream has an address as a stream and one as a file. */
export const filmContent = ({ film, play }: FilmData) => {
  const known = made.find(({ name }) => name === film);
  if (known === undefined) throw new Error(`No film ${film} is made`);
  const { path, duration, width, height } = known;
  const isStream = path.endsWith(STREAM_FILE);
  const folder = path.slice('film/'.length, isStream ? -STREAM_FILE.length : undefined);
  const video = {
    url: `/film/${folder}${isStream ? BEST_FILE : ''}`,
    duration,
    width,
    height,
    ...(isStream ? { cloudinaryAsset: { cloudName: OWN_CLOUD, publicId: `${folder}/master` } } : {}),
  };
  return { media: { [play === 'behind' ? 'md' : 'sm']: video }, playerSettings: settings[play] };
};
