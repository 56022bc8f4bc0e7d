import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A photo of a shopper: a product placed outdoors, in front of a landscape. */
interface Snapshot {
  /** Path below the media folder, without extension. */
  readonly name: string;
  /** The product of the cut-out. */
  readonly productId: string;
  readonly scene: string;
  /** The part of the scene in the picture, from the left edge to the right one. */
  readonly from: number;
  readonly ground: keyof typeof GROUNDS;
  /** Of the picture, along one side. */
  readonly width: number;
}

export const SNAPSHOT_SIDE = 800;
const SIDE = SNAPSHOT_SIDE;

/** Light and dark end of the ground. */
const GROUNDS = { soil: ['#5d5547', '#2f2a22'], rock: ['#7a6b58', '#3d3429'], snow: ['#dfe4e6', '#aab4ba'] } as const;

export const SNAPSHOTS: readonly Snapshot[] = [
  {
    name: 'reviews/lost-lake',
    productId: 'NKTRAIL3EMB',
    scene: 'scenes/hero-forest',
    from: 0.5,
    ground: 'soil',
    width: 0.75,
  },
  {
    name: 'reviews/bear-peak',
    productId: 'NKTRAIL3MOS',
    scene: 'scenes/scene-snow',
    from: 0.7,
    ground: 'snow',
    width: 0.72,
  },
  {
    name: 'reviews/winds',
    productId: 'NKRIDGE1BAR',
    scene: 'scenes/hero-pass',
    from: 0.5,
    ground: 'rock',
    width: 0.66,
  },
  {
    name: 'reviews/coals',
    productId: 'NKMUGG01EMB',
    scene: 'scenes/hero-dawn',
    from: 0.8,
    ground: 'rock',
    width: 0.41,
  },
  {
    name: 'reviews/summit',
    productId: 'NKKILD07FJO',
    scene: 'scenes/hero-dusk',
    from: 0.4,
    ground: 'rock',
    width: 0.2,
  },
  {
    name: 'reviews/ferry',
    productId: 'NKKILD07STL',
    scene: 'scenes/scene-coast',
    from: 0.5,
    ground: 'rock',
    width: 0.2,
  },
  {
    name: 'reviews/sarek',
    productId: 'NKTENT02OCH',
    scene: 'scenes/scene-snow',
    from: 0.4,
    ground: 'snow',
    width: 0.82,
  },
  {
    name: 'reviews/olympic-coast',
    productId: 'NKTENT02LIC',
    scene: 'scenes/hero-coast',
    from: 0.6,
    ground: 'soil',
    width: 0.8,
  },
  {
    name: 'reviews/hannegan',
    productId: 'NKPACK38CLY',
    scene: 'scenes/hero-lake',
    from: 0.3,
    ground: 'soil',
    width: 0.44,
  },
  {
    name: 'reviews/fog',
    productId: 'NKPACK22AMB',
    scene: 'scenes/scene-forest',
    from: 0.5,
    ground: 'soil',
    width: 0.48,
  },
];

/** Where the ground starts, and where products are placed, from the top. */
const HORIZON = 0.74;
const STAND = 0.88;

const drawing = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${content}</svg>`);

const groundOf = ([light, dark]: readonly [string, string]): Buffer => {
  const shape = `M0,${SIDE * HORIZON} Q ${SIDE / 2},${SIDE * (HORIZON - 0.025)} ${SIDE},${SIDE * (HORIZON + 0.01)} V ${SIDE} H 0 Z`;
  return drawing(`
    <defs>
      <linearGradient id="tone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
      <filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.012 0.09" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0.9 0 0 0 -0.32"/></filter>
    </defs>
    <path d="${shape}" fill="url(#tone)"/><path d="${shape}" filter="url(#grain)" opacity="0.55"/>`);
};

/** Corners are darker, as with small lenses. */
const lens = drawing(`
  <defs><radialGradient id="lens" cy="0.48" r="0.75"><stop offset="0.55" stop-opacity="0"/><stop offset="1" stop-opacity="0.38"/></radialGradient></defs>
  <rect width="${SIDE}" height="${SIDE}" fill="url(#lens)"/>`);

/** Composes the photo from existing media: the landscape out of focus, the product and its shadow in front of it. */
export async function takeSnapshot(media: string, { productId, scene, from, ground, width }: Snapshot): Promise<Sharp> {
  const landscape = sharp(join(media, `${scene}.webp`));
  const { width: across, height: down } = await landscape.metadata();
  const side = Math.round(Math.min(across, down) * 0.9);
  const behind = await landscape
    .extract({
      left: Math.round((across - side) * from),
      top: Math.round((down - side) / 2),
      width: side,
      height: side,
    })
    .resize(SIDE, SIDE)
    .blur(2.4)
    .png()
    .toBuffer();
  const alone = sharp(join(media, `products/${productId}-4.webp`)).trim();
  const { data: thing, info } = await sharp(await alone.png().toBuffer())
    .resize({ width: Math.round(SIDE * width) })
    .modulate({ brightness: 0.94, saturation: 0.95 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((SIDE - info.width) / 2);
  const shadow = drawing(
    `<ellipse cx="${SIDE / 2 + 14}" cy="${SIDE * STAND - 6}" rx="${info.width / 2}" ry="${SIDE * 0.028}" opacity="0.55"/>`,
  );
  const taken = await sharp(behind)
    .composite([
      { input: await sharp(groundOf(GROUNDS[ground])).blur(1.1).png().toBuffer() },
      { input: await sharp(shadow).blur(9).png().toBuffer() },
      { input: thing, left, top: Math.round(SIDE * STAND) - info.height },
      { input: lens },
    ])
    .png()
    .toBuffer();
  return sharp(taken).modulate({ saturation: 0.96 });
}
