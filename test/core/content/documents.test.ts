import { either as E } from 'fp-ts';
import type * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { PromotionTrackingCodec } from '#core/analytics/promotion-tracking.ts';
import { ArticleCodec, ArticleSearchResultCodec } from '#core/content/article.codec.ts';
import { PopUpCodec } from '#core/content/popup.codec.ts';
import { TargetCodec } from '#core/content/target.codec.ts';
import { VideoCodec, VideoPlayerCodec } from '#core/content/video.codec.ts';
import { decode } from '#core/kernel/decode.ts';
import { shape } from '#test/support/shape.ts';
import { article, popUp, promotion, target, video } from '#test/support/documents.ts';

describe('documents of content', () => {
  shape('ENT-28 target: text, url, targetAttribute, style', TargetCodec, {
    full: { ...target, style: 'primary', targetAttribute: '_blank' },
    defaults: { style: 'link', targetAttribute: '_self' },
  });
  shape(
    'CNT-05 shared block data: promotionTracking (creativeName, promotionId, promotionName)',
    PromotionTrackingCodec,
    { full: promotion },
  );
  shape(
    'POP-07 ENT-33 pop-up: name, delay, title, minimizedTitle, maximizedTitle, disclaimer, colors, logo, logoSize, targets',
    PopUpCodec,
    { full: popUp, optional: ['delay', 'minimizedTitle', 'maximizedTitle', 'disclaimer', 'colors', 'logo'] },
  );
  shape('ART-03 ENT-24 article: id, title, url, picture, tags, eyebrow, date, hidePageDate', ArticleCodec, {
    full: article,
    optional: ['picture', 'eyebrow', 'date'],
  });
  shape('ART-04 ENT-24 search answer: result, facets, numFound', ArticleSearchResultCodec, {
    full: { result: [article], facets: [{ id: 'snow', label: 'Snow' }], numFound: 1 },
  });
  shape('VID-04 ENT-34 video: duration, cloudinaryAsset, url, seoTitle, seoDescription, width, height', VideoCodec, {
    full: video,
    optional: Object.keys(video).filter((key) => key !== 'url'),
  });
  shape('ENT-34 video player: media per breakpoint, playerSettings', VideoPlayerCodec, {
    full: {
      media: { sm: video, lg: video },
      playerSettings: { autoplay: false, hideControls: false, loop: true, muted: true },
    },
  });
});

describe('what is in a document', () => {
  test.each([
    [
      'an asset without its public id',
      VideoCodec,
      { ...video, cloudinaryAsset: { cloudName: 'demo' } },
      'cloudinaryAsset.publicId is not a line of text',
    ],
    ['a tag without a label', ArticleCodec, { ...article, tags: [{}] }, 'tags.0.label is not string'],
    [
      'a facet without a label',
      ArticleSearchResultCodec,
      { result: [], facets: [{ id: 'a' }], numFound: 0 },
      'facets.0.label is not string',
    ],
    ['a size of a logo that is none', PopUpCodec, { ...popUp, logoSize: 'huge' }, 'logoSize is not small or large'],
  ] as const)('%s is refused by its place', (_, codec: t.Decoder<unknown, unknown>, document, reason) =>
    expect(decode(codec, document)).toMatchObject({
      left: { _tag: 'Unreadable', reason: expect.stringContaining(reason) },
    }),
  );

  test('CNT-38 a target of `_blank` opens a new window, and is written back unchanged', () => {
    const read = decode(TargetCodec, { ...target, targetAttribute: '_blank' });
    expect(read).toEqual(E.right({ text: 'Boots', url: '/c/boots-1234', newWindow: true, style: 'link' }));
    expect(E.map(TargetCodec.encode)(read)).toEqual(E.right({ ...target, targetAttribute: '_blank' }));
    expect(
      [{ ...target, newWindow: true }, { ...target, newWindow: 1 }, target, null, 'x'].map((one) =>
        TargetCodec.is(one),
      ),
    ).toEqual([true, false, false, false, false]);
  });
});
