import { parseShowcase } from '#core/content/parse-showcase.ts';
import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockCodecs, type BlockTag } from '#core/content/blocks/codecs.ts';
import {
  docTypeOf,
  docTypes,
  isDocType,
  layoutVariantsOf,
  NO_RESULTS,
  scrollAfter,
  showcaseLimit,
  showcaseLimits,
} from '#core/content/showcase.ts';
import { anyText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

const start = { type: 'showcase:scroll', x: 0, y: 0 } as const;
const tags = Object.keys(blockCodecs).filter((tag): tag is BlockTag => tag in blockCodecs);

describe('showcase', () => {
  test('SHOW-13 every registered block has a document type, each listed once', () => {
    expect(tags.filter((tag) => docTypeOf(tag) === undefined)).toEqual([]);
    expect(['banner-split', 'hero-standard', 'video', 'video-player', 'collection-grid'].map(docTypeOf)).toEqual([
      'banner',
      'hero',
      'video',
      'video-player',
      'collection',
    ]);
    // Each block type has the document type of its own name, if there is one.
    expect(tags.filter((tag) => isDocType(tag) && docTypeOf(tag) !== tag)).toEqual([]);
    expect(new Set(docTypes).size).toBe(docTypes.length);
  });

  test.each([
    [{ type: 'banner-thin' }, ['thin']],
    [{ type: 'collection-vertical-list' }, ['vertical-list']],
    [{ type: 'inline-catalog', layout: 'grid' }, ['grid']],
    [{ type: 'icon-and-text', variant: 'one-column' }, ['one-column']],
    [
      { type: 'hero-standard', responsiveLayout: { sm: { layout: 'below' }, lg: { layout: 'overlay' } } },
      ['standard', 'below', 'overlay'],
    ],
    [{ type: 'rich-text', layout: 5, responsiveLayout: null }, []],
    [{ type: 'nothing' }, []],
  ])('SHOW-01 the layout variants of %j are %j', (document, variants) =>
    expect(layoutVariantsOf(document)).toEqual(variants),
  );

  test.each([
    ['10', 10],
    ['20', 20],
    ['50', 50],
    ['7', 20],
    ['x', 20],
    ['100', 20],
    ['', 20],
    ['10.0', 20],
  ])('SHOW-06 the limit %j is %d', (text, limit) => expect(showcaseLimit(text)).toBe(limit));

  test('SHOW-05 CFG-10 the limits are 10, 20 and 50, the default is 20', () =>
    expect([showcaseLimits, showcaseLimit('')]).toEqual([[10, 20, 50], 20]));

  test('SHOW-01 the address names document type, layout variant and limit', () => {
    expect(parseShowcase('?docType=hero&limit=10')).toEqual(E.right({ docType: 'hero', limit: 10 }));
    expect(parseShowcase('docType=banner&layoutVariant=+thin+')).toEqual(
      E.right({ docType: 'banner', layoutVariant: 'thin', limit: 20 }),
    );
  });

  test.each(['', 'limit=10', 'docType=', 'docType=nothing'])(
    'SHOW-04 a missing document type is reported: %j',
    (query) => expect(parseShowcase(query)).toEqual(E.left('Doc type is required')),
  );

  test('SHOW-03 an empty response shows No results., including the full stop', () =>
    expect(NO_RESULTS).toBe('No results.'));

  const to = { type: 'showcase:scroll', x: 3, y: 40 };

  test('SHOW-08 a message from a configured origin changes the page', () =>
    expect(scrollAfter(start, { origin: 'https://cms.example', data: to }, ['https://cms.example'])).toEqual(to));

  test.each([
    ['https://evil.example', to],
    ['', to],
    ['https://cms.example.evil.example', to],
    ['https://cms.example', { ...to, type: 'scroll' }],
    ['https://cms.example', { type: 'showcase:scroll', x: 1 }],
    ['https://cms.example', { ...to, y: '4' }],
    ['https://cms.example', null],
    ['https://cms.example', { ...to, y: Number.NaN }],
  ])('SHOW-08 the message from %s with %j changes nothing', (origin, data) =>
    expect(scrollAfter(start, { origin, data }, ['https://cms.example'])).toBe(start),
  );

  law('SHOW-08 a message from another origin changes nothing', [anyText, fc.integer(), fc.integer()], (origin, x, y) =>
    expect(scrollAfter(start, { origin, data: { type: 'showcase:scroll', x, y } }, ['https://cms.example'])).toBe(
      start,
    ),
  );
});
