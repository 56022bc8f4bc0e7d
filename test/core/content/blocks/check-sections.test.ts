import { describe, expect, test } from 'vitest';
import { checkSections } from '#core/content/blocks/check-sections.ts';

const text = (id: string) => ({ id, type: 'rich-text', richText: [] });
const raffle = { id: 'raffle', type: 'raffle' };
const link = (id: string, url: string) => ({ id, type: 'cta-buttons', targets: [{ text: 'Go', url }] });

const segmentation = (targets: readonly object[], baselines: readonly object[] = []) => ({
  id: 'segmentation',
  type: 'segmentation',
  segments: [{ id: 'logged-in', targets }],
  baselines,
});
const mistakesIn = (...items: readonly object[]) =>
  checkSections([{ id: 's', items }]).mistakes.map(({ path, problem }) => `${path} ${problem}`);

describe('the check of the blocks in a document', () => {
  test('CNT-03 SEG-10 blocks for a segment, and those for everyone else, are checked as other blocks are', () => {
    expect(mistakesIn(segmentation([text('a')], [text('b')]))).toEqual([]);
    expect(mistakesIn(segmentation([raffle], [{ id: 'bar', type: 'benefit-bar' }]))).toEqual([
      expect.stringContaining('sections.0.items.0.baselines.0.richText is missing'),
      expect.stringMatching(
        /^sections\.0\.items\.0\.segments\.0\.targets\.0\.type is not a known type of block: raffle; there are .*hero-standard/,
      ),
    ]);
    expect(mistakesIn({ id: 'a', type: 'spacr' })).toEqual([
      'sections.0.items.0.type is not a known type of block: spacr; there are spacer',
    ]);
  });

  test('CNT-11 an unsafe address inside a segment is named once, at its place', () => {
    for (const url of ['javascript:alert(1)', 'ftp://files.example', 'custom:x', '//evil.example'])
      expect(mistakesIn(segmentation([link('go', url)]))).toEqual([
        'sections.0.items.0.segments.0.targets.0.targets.0.url is not an address of at most 2,000 characters, such as /sale, https://…, mailto:… or tel:…',
      ]);
  });

  test('CNT-03 the placeholder color of a picture that is none is a mistake at its place, also in nested blocks', () => {
    const picture = { name: 'scenes/hero-pass', alt: '', width: 1600, height: 900, color: '#445566' };
    const bannerOf = (color: string) => ({
      id: 'b',
      type: 'banner-split',
      title: 'Pass',
      media: { ...picture, color },
    });
    expect(mistakesIn(bannerOf('#445566'))).toEqual([]);
    for (const color of ['reddish', '', 'url(//evil.example)'])
      expect(mistakesIn(segmentation([], [bannerOf(color)]))).toEqual([
        'sections.0.items.0.baselines.0.media.color is not a color of the form #rgb or #rrggbb',
      ]);
  });

  test('CNT-03 a misspelled field is a warning that names it, also in nested blocks and lists; the own name of a block is none', () => {
    const warned = (...items: readonly object[]) =>
      checkSections([{ id: 's', items }]).warnings.map(({ path, problem }) => `${path} ${problem}`);
    const leftOut = 'is not a known field, and has no effect';
    expect(warned({ ...text('a'), name: 'Terms' }, link('go', '/sale'))).toEqual([]);
    const misspelled = { ...link('go', '/sale'), targets: [{ text: 'Go', url: '/sale', stile: 'button' }] };
    expect(warned({ ...text('a'), headline: 'Terms' }, segmentation([misspelled]))).toEqual([
      `sections.0.items.0.headline ${leftOut}`,
      `sections.0.items.1.segments.0.targets.0.targets.0.stile ${leftOut}`,
    ]);
  });

  test('CNT-02 an id inside a segment that the page uses already is a mistake', () => {
    expect(mistakesIn(text('a'), segmentation([], [text('a')]))).toEqual([
      'sections.0.items.1.baselines.0.id is used twice: a',
    ]);
  });

  test('CNT-03 blocks in segments count for the most levels and the most blocks of a page', () => {
    const deep = [0, 1, 2, 3].reduce<object>(
      (inner, level) => ({ ...segmentation([], [inner]), id: `level-${level}` }),
      segmentation([], [text('leaf')]),
    );
    expect(mistakesIn(deep)).toEqual([expect.stringMatching(/is nested too deeply: at most 4 levels of blocks$/)]);
    const four = [0, 1, 2, 3].map((part) => ({
      ...segmentation(
        [],
        Array.from({ length: 50 }, (_, index) => text(`${part}-${index}`)),
      ),
      id: `part-${part}`,
    }));
    expect(mistakesIn(...four)).toEqual(['sections has 204 blocks: at most 200 are allowed']);
  });

  test('CNT-03 a page with 400 blocks is refused with their number', () => {
    const sections = [0, 1, 2, 3].map((at) => ({
      id: `s${at}`,
      items: Array.from({ length: 100 }, (_, index) => text(`${at}-${index}`)),
    }));
    expect(checkSections(sections).mistakes.map(({ problem }) => problem)).toEqual([
      'has 400 blocks: at most 200 are allowed',
    ]);
  });
});
