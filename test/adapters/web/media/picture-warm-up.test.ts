import { expect, test } from 'vitest';
import type { Original, PictureMaker, PictureVariant } from '#adapters/web/media/picture-maker.ts';
import { firstPictures, warmUpPictures } from '#adapters/web/media/picture-warm-up.ts';
import { mediaFolder } from '#adapters/backend/seed/media-folder.ts';

const keyOf = ({ name, width, format }: PictureVariant): string => `${name}-${width}.${format}`;

/** An encoder that records its pictures. */
const openMaker = (given: { readonly there?: readonly string[]; readonly broken?: string } = {}) => {
  const made: string[] = [];
  const reported: string[] = [];
  const maker: PictureMaker = {
    find: async (name): Promise<Original | undefined> =>
      name === 'products/GONE-1' ? undefined : { path: name, at: 0, version: '00000000' },
    isKnown: () => false,
    ready: Promise.resolve(),
    cached: async (_, wanted) => (given.there?.includes(keyOf(wanted)) === true ? Buffer.alloc(1) : undefined),
    make: async (_, wanted) => {
      if (wanted.name === given.broken) throw new Error('unreadable');
      made.push(keyOf(wanted));
      return Buffer.alloc(1);
    },
    makeLater: () => undefined,
    unmade: (wanted) => void reported.push(keyOf(wanted)),
  };
  return { maker, made, reported };
};

test('encodes every width of cards, the fast format of all before the small one, and skips existing ones', async () => {
  const { maker, made } = openMaker({ there: ['products/A-1-480.webp'] });
  await warmUpPictures({ maker, names: ['products/A-1', 'products/GONE-1'], isQuiet: () => true }).ended;
  expect(made).toEqual([
    'products/A-1-320.webp',
    'products/A-1-640.webp',
    'products/A-1-320.avif',
    'products/A-1-480.avif',
    'products/A-1-640.avif',
  ]);
});

test('waits while a request is served', async () => {
  const { maker, made } = openMaker();
  const turns = [false, false, true];
  let pauses = 0;
  await warmUpPictures({
    maker,
    names: ['products/A-1'],
    isQuiet: () => turns.shift() ?? true,
    pause: async () => {
      pauses += 1;
    },
  }).ended;
  expect([pauses, made.length]).toEqual([2, 6]);
});

test('stops on request, but not because of a picture that cannot be encoded', async () => {
  const { maker, made, reported } = openMaker({ broken: 'products/A-1' });
  await warmUpPictures({ maker, names: ['products/A-1', 'products/B-1'], isQuiet: () => true }).ended;
  expect([reported.length, made.length]).toEqual([6, 6]);
  const stopped = openMaker();
  const running = warmUpPictures({
    maker: stopped.maker,
    names: ['products/A-1'],
    isQuiet: () => false,
    pause: async () => running.stop(),
  });
  await running.ended;
  expect(stopped.made).toEqual([]);
});

test('the pictures of cards are the first of every color', async () => {
  const names = await firstPictures(mediaFolder);
  expect(names.length).toBeGreaterThan(50);
  expect(names.every((name) => /^products\/\w{11}-1$/.test(name))).toBe(true);
});
