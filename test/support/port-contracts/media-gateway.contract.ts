import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flagReasons } from '#core/reviews/review.ts';
import type { MediaSource } from '#core/social/gallery-medium.ts';
import type { MediaGateway } from '#core/social/ports/media-gateway.ts';
import { failureOf, run } from '../run.ts';

export type MediaGatewayUnderTest = {
  readonly media: MediaGateway;
  readonly newKey: () => string;
  readonly close?: () => Promise<void>;
};

const part = { start: 0, count: 4 };
const unknown: readonly MediaSource[] = [
  { _tag: 'stream', streamId: 'NOSUCH99' },
  { _tag: 'customer', customerId: 'nobody' },
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
  });
};
