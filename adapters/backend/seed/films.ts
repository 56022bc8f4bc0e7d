import { OWN_CLOUD } from '#core/content/video.ts';
import made from './media/films.json' with { type: 'json' };

/**
 * How a film is named in a document: `play` says whether it starts by itself behind words, or waits until it is asked
 * for.
 */
export type FilmData = { readonly film: string; readonly play: 'behind' | 'asked' };

const settings = {
  behind: { autoplay: true, hideControls: true, loop: true, muted: true },
  asked: { autoplay: false, hideControls: false, loop: false, muted: false },
} as const;

const STREAM = '/master.m3u8';
/** A stream's best rendition is one file, which plays where streams do not. */
const BEST = '/720p/film.mp4';

/** A film by name as content describes it (VID-04). A stream has both an address as an asset and one as a file. */
export const playerOf = ({ film, play }: FilmData) => {
  const known = made.find(({ name }) => name === film);
  if (known === undefined) throw new Error(`No film ${film} is made`);
  const { path, duration, width, height } = known;
  const isStream = path.endsWith(STREAM);
  const folder = path.slice('film/'.length, isStream ? -STREAM.length : undefined);
  const video = {
    url: `/film/${folder}${isStream ? BEST : ''}`,
    duration,
    width,
    height,
    ...(isStream ? { cloudinaryAsset: { cloudName: OWN_CLOUD, publicId: `${folder}/master` } } : {}),
  };
  return { media: { [play === 'behind' ? 'md' : 'sm']: video }, playerSettings: settings[play] };
};
