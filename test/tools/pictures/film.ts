import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { savePicture } from './art-files.ts';
import { bytesBelow, putUnderItsHash } from './film-files.ts';
import { paintLandscape, type Landscape } from './landscape.ts';
import { DAWN, PASS } from './landscape-palettes.ts';
import { noise4 } from './noise.ts';

const run = promisify(execFile);
const [WIDTH, HEIGHT, RATE, LOOP] = [1280, 720, 25, 10];
/** Longer than the 30 seconds above which a video is streamed. */
const STREAM = 35;
const FOG_HEIGHT = 420;
const POSTER_LIMIT = 70 * 1024;
const CLIP_LIMIT = 480 * 1024;
/** From high to low; one quality throughout, so that the end of a loop looks like its start. */
const FACTORS = [24, 26, 28, 30, 32];

type FilmName = 'dawn' | 'pass';
export const FILMS: readonly FilmName[] = ['dawn', 'pass'];
const STILLS: Readonly<Record<FilmName, Landscape>> = { dawn: DAWN, pass: { ...PASS, calm: { left: 0.3, foot: 0.2 } } };
/** The positions of the two strips of fog, from the top. */
const FOG_AT: Readonly<Record<FilmName, readonly [number, number]>> = { dawn: [270, 330], pass: [300, 380] };

interface Rendition {
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  /** The limit of all its parts together, in bytes. */
  readonly limit: number;
}
const RENDITIONS: readonly Rendition[] = [
  { folder: '720p', width: 1280, height: 720, limit: 2_000_000 },
  { folder: '360p', width: 640, height: 360, limit: 600_000 },
];

/** A strip of fog whose ends match. */
async function fogStrip(seed: number, density: number, path: string): Promise<void> {
  const noise = noise4(seed);
  const bytes = Buffer.alloc(WIDTH * FOG_HEIGHT * 4);
  for (let y = 0; y < FOG_HEIGHT; y++) {
    const v = y / FOG_HEIGHT;
    const envelope = Math.sin(Math.PI * v) ** 1.4;
    for (let x = 0; x < WIDTH; x++) {
      const turn = (x / WIDTH) * 2 * Math.PI;
      let sum = 0;
      for (let octave = 0; octave < 4; octave++)
        sum +=
          0.55 *
          0.5 ** octave *
          noise(
            Math.cos(turn) * 0.9 * 2 ** octave,
            Math.sin(turn) * 0.9 * 2 ** octave,
            v * 1.8 * 2 ** octave,
            octave * 3,
          );
      const at = (y * WIDTH + x) * 4;
      bytes.set([240, 226, 210, 255 * Math.max(0, Math.min(1, (sum * 0.5 + 0.4) * envelope)) * density], at);
    }
  }
  await sharp(bytes, { raw: { width: WIDTH, height: FOG_HEIGHT, channels: 4 } })
    .png()
    .toFile(path);
}

/** Both strips move around once per loop, in opposite directions, so that the last frame continues with the first. */
async function sourcesOf(name: FilmName, folder: string): Promise<string[]> {
  const still = join(folder, 'still.png');
  const pixels = await paintLandscape(STILLS[name], WIDTH, HEIGHT);
  await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toFile(still);
  await fogStrip(17, 0.62, join(folder, 'near.png'));
  await fogStrip(53, 0.5, join(folder, 'far.png'));
  const frames = RATE * LOOP;
  const [far, near] = FOG_AT[name];
  const image = (path: string): string[] => ['-loop', '1', '-framerate', String(RATE), '-i', path];
  const filter = `[1:v]format=rgba,scroll=horizontal=${1 / frames}[far];[2:v]format=rgba,scroll=horizontal=-${1 / frames}[near];[0:v][far]overlay=0:${far}[a];[a][near]overlay=0:${near},format=yuv420p[out]`;
  return [
    ...image(still),
    ...image(join(folder, 'far.png')),
    ...image(join(folder, 'near.png')),
    '-filter_complex',
    filter,
    '-map',
    '[out]',
  ];
}

const ENCODER = [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-profile:v',
  'main',
  '-threads',
  '1',
  '-an',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-map_metadata',
  '-1',
];
const ffmpeg = (args: readonly string[]): Promise<unknown> =>
  run('nice', ['-n', '10', 'ffmpeg', '-y', '-v', 'error', ...args]);

/** Lowers the quality until the video is small enough; returns its bytes. */
async function encodeWithin(limit: number, encode: (factor: number) => Promise<number>): Promise<number> {
  let bytes = 0;
  for (const factor of FACTORS) {
    bytes = await encode(factor);
    if (bytes <= limit) break;
  }
  return bytes;
}

async function makeClip(name: FilmName, sources: readonly string[], media: string, folder: string): Promise<number> {
  const clip = join(folder, `${name}.mp4`);
  await encodeWithin(CLIP_LIMIT, async (factor) => {
    await ffmpeg([...sources, '-t', String(LOOP), ...ENCODER, '-crf', String(factor), '-movflags', '+faststart', clip]);
    return (await stat(clip)).size;
  });
  const poster = join(folder, 'poster.png');
  await ffmpeg(['-i', clip, '-frames:v', '1', poster]);
  await savePicture(media, `film/${name}`, sharp(poster), POSTER_LIMIT);
  return putUnderItsHash(media, { name, made: clip, address: '', duration: LOOP, width: WIDTH, height: HEIGHT });
}

/**
 * One file per rendition, split into byte ranges, so that it can be played as a file, too. The master playlist is
 * written here: ffmpeg 5.1 leaves it empty without sound.
 */
async function makeStream(name: FilmName, sources: readonly string[], media: string, folder: string): Promise<number> {
  const made = join(folder, name);
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const { folder: rendition, width, height, limit } of RENDITIONS) {
    const place = join(made, rendition);
    await mkdir(place, { recursive: true });
    const keyframes = ['-g', String(RATE * 5), '-keyint_min', String(RATE * 5), '-sc_threshold', '0'];
    const segments = [
      '-f',
      'hls',
      '-hls_time',
      '5',
      '-hls_playlist_type',
      'vod',
      '-hls_segment_type',
      'fmp4',
      '-hls_flags',
      'single_file',
      '-hls_segment_filename',
      join(place, 'film.mp4'),
    ];
    const scaled = sources.map((part) =>
      part.replace(',format=yuv420p[out]', `,scale=${width}:${height},format=yuv420p[out]`),
    );
    const bytes = await encodeWithin(limit, async (factor) => {
      await ffmpeg([
        ...scaled,
        '-t',
        String(STREAM),
        ...ENCODER,
        '-level',
        height > 400 ? '3.1' : '3.0',
        '-crf',
        String(factor),
        ...keyframes,
        ...segments,
        join(place, 'index.m3u8'),
      ]);
      return bytesBelow(place);
    });
    const average = Math.round((bytes * 8) / STREAM);
    const codec = height > 400 ? 'avc1.4d401f' : 'avc1.4d401e';
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${Math.round(average * 1.3)},AVERAGE-BANDWIDTH=${average},RESOLUTION=${width}x${height},FRAME-RATE=${RATE}.000,CODECS="${codec}"`,
      `${rendition}/index.m3u8`,
    );
  }
  await writeFile(join(made, 'master.m3u8'), `${lines.join('\n')}\n`);
  const poster = join(folder, 'poster.png');
  await ffmpeg(['-i', join(made, '720p/film.mp4'), '-frames:v', '1', poster]);
  await savePicture(media, `film/${name}`, sharp(poster), POSTER_LIMIT);
  return putUnderItsHash(media, {
    name,
    made,
    address: '/master.m3u8',
    duration: STREAM,
    width: WIDTH,
    height: HEIGHT,
  });
}

export const hasFfmpeg = (): Promise<boolean> =>
  run('ffmpeg', ['-version']).then(
    () => true,
    () => false,
  );

/** Generates the looping clip (dawn) or the stream (pass), each with its poster; returns its bytes. */
export async function makeFilm(name: FilmName, media: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const make = name === 'dawn' ? makeClip : makeStream;
    return await make(name, await sourcesOf(name, folder), media, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
