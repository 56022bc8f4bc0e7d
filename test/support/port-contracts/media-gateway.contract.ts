import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flagReasons } from '#core/reviews/review.ts';
import type { MediaSource } from '#core/social/gallery-medium.ts';
import type { MediaGateway } from '#core/social/ports/media-gateway.ts';
import { failureOf, run } from '../run.ts';

export type MediaGatewayUnderTest = {
  readonly media: MediaGateway;
  readonly newKey: () => string;
  /** Makes the session that of a member. */
  readonly enter: () => Promise<void>;
  readonly close?: () => Promise<void>;
};

/** A PNG of one pixel. */
const PHOTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const part = { start: 0, count: 4 };
const unknown: readonly MediaSource[] = [
  { _tag: 'stream', streamId: 'NOSUCH99' },
  { _tag: 'customer', customerId: 'unknown' },
];

/** The contract of every gateway of the media service, over ten pictures, of which some are of the style NKTRAIL3. */
export const mediaGatewayContract = (name: string, open: () => Promise<MediaGatewayUnderTest>): void => {
  describe(`MediaGateway: ${name}`, () => {
    let subject: MediaGatewayUnderTest;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(async () => {
      await subject.close?.();
    });

    test('API-099 the start describes the reasons of a report', async () => {
      expect(await run(subject.media.start)).toMatchObject({ reportReasons: flagReasons });
    });

    test('API-104 pictures are in parts that continue, each once', async () => {
      const first = await run(subject.media.media({ _tag: 'recent' }, part));
      const rest = await run(subject.media.media({ _tag: 'recent' }, { start: 4, count: 40 }));
      expect(first.media).toHaveLength(4);
      expect(rest.media).toHaveLength(first.total - 4);
      expect(new Set([...first.media, ...rest.media].map(({ id }) => id)).size).toBe(first.total);
    });

    test('SOC-09 a picture has its sizes, a caption, an uploader and products', async () => {
      const { media } = await run(subject.media.media({ _tag: 'recent' }, part));
      for (const medium of media) {
        expect(medium.type).toBe('image');
        expect(medium.images.thumbnail.name).not.toBe('');
        expect(medium.images.normal.alt).not.toBe('');
        expect(medium.caption).not.toBe('');
        expect(medium.uploader).not.toBe('');
        expect(medium.productIds.length).toBeGreaterThan(0);
      }
    });

    test('API-102 API-103 the stream of a picture has the picture', async () => {
      const { media } = await run(subject.media.media({ _tag: 'stream', streamId: 'NKTRAIL3' }, part));
      const [medium] = media;
      expect(await run(subject.media.streams(medium?.id ?? ''))).toContainEqual({
        streamId: 'NKTRAIL3',
        title: expect.stringContaining('Kamm'),
      });
      expect((await failureOf(subject.media.streams('unknown'))).errorId).toBe('API404');
    });

    test('API-100 the pictures of a category are among those of all', async () => {
      const { total } = await run(subject.media.media({ _tag: 'recent' }, part));
      const footwear = await run(subject.media.media({ _tag: 'category', categoryId: '1000' }, part));
      expect(footwear.total).toBeGreaterThan(0);
      expect(footwear.total).toBeLessThanOrEqual(total);
    });

    test.each(unknown)('API-101 API-103 an unknown $_tag has no pictures', async (source) => {
      expect(await run(subject.media.media(source, part))).toEqual({ media: [], total: 0 });
    });

    test('API-105 a picture can be reported, also twice; an unknown one is refused', async () => {
      const [medium] = (await run(subject.media.media({ _tag: 'recent' }, part))).media;
      const report = (mediaId: string) =>
        subject.media.report({ key: subject.newKey(), mediaId, reason: 'inappropriate' });
      await run(report(medium?.id ?? ''));
      await run(report(medium?.id ?? ''));
      expect((await failureOf(report('unknown'))).errorId).toBe('API404');
    });

    test('API-106 a saved selection is the stream of its pictures; an unknown picture and none are refused', async () => {
      const [first, , third] = (await run(subject.media.media({ _tag: 'recent' }, part))).media;
      const ids = [first?.id ?? '', third?.id ?? ''];
      const save = (mediaIds: readonly string[]) => subject.media.saveSelection({ key: subject.newKey(), mediaIds });
      const streamId = await run(save(ids));
      const { media, total } = await run(subject.media.media({ _tag: 'stream', streamId }, part));
      expect(total).toBe(2);
      expect(new Set(media.map(({ id }) => id))).toEqual(new Set(ids));
      expect((await failureOf(save([...ids, 'unknown']))).errorId).toBe('API404');
      expect((await failureOf(save([]))).errorId).toBe('API400');
    });

    test('API-107 API-108 members upload pictures of known products by their own user, guests do not', async () => {
      const { media, newKey } = subject;
      const createUser = () => media.createUser({ key: newKey(), screenName: 'Grace' });
      expect((await failureOf(createUser())).errorId).toBe('AUT440');
      await subject.enter();
      const userId = await run(createUser());
      expect(await run(createUser())).toBe(userId);
      const upload = (more: { readonly userId?: string; readonly file?: string; readonly productIds?: string[] }) =>
        media.upload({ key: newKey(), userId, caption: 'Rain', file: PHOTO, productIds: ['NKTRAIL3FJO'], ...more });
      expect(await run(upload({}))).not.toBe('');
      expect((await failureOf(upload({ userId: 'another' }))).errorId).toBe('API404');
      expect((await failureOf(upload({ productIds: ['NOSUCH99ZZZ'] }))).errorId).toBe('API400');
      expect((await failureOf(upload({ file: Buffer.from('no photo').toString('base64') }))).errorId).toBe('API415');
      // It waits for a moderator.
      expect((await run(media.media({ _tag: 'customer', customerId: userId }, part))).total).toBe(0);
    });
  });
};
