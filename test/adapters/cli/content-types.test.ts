import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { blockCodecs } from '#core/content/blocks/codecs.ts';
import { mistakesOf } from '#core/content/mistake.ts';
import { runInProcess } from '#test/support/command-line.ts';

const types = (...args: readonly string[]) => runInProcess(['content', 'types', ...args]);

describe('the types of blocks by the command line', () => {
  test('CNT-02 all are listed, with the fields that their codecs require', async () => {
    const { code, out, err } = await types();
    expect([code, err]).toEqual([0, '']);
    const listed = out
      .trim()
      .split('\n')
      .map((line) => line.split('  '));
    expect(listed.map(([type]) => type)).toEqual(Object.keys(blockCodecs).toSorted());
    const required = Object.entries(blockCodecs)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([type, codec]) => {
        const read = codec.decode({ type });
        const missing = E.isLeft(read) ? mistakesOf(read.left).map(({ path }) => path) : [];
        return [type, new Set([...missing, 'type'])];
      });
    expect(listed.map(([type, names = '']) => [type, new Set(names.split(', '))])).toEqual(required);
    expect(JSON.parse((await types('--json')).out)).toContainEqual({
      type: 'spacer',
      required: ['id', 'type', 'bottomMargins'],
    });
  });

  test('the fields of a type are named, with what they have to be', async () => {
    expect(await types('banner-thin')).toMatchObject({ code: 0, err: '' });
    const lines = (await types('hero-standard')).out.trim().split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'id  required  a line of visible text of at most 500 characters',
        'type  required  hero-standard',
        'title  required  a line of visible text of at most 500 characters',
        'targets  optional  a list of at most 5: a target with text, url, targetAttribute (optional), style (optional)',
        'eyebrowLogo  optional  a picture with name, alt, width, height, color',
        'backdrop  optional  true or false',
      ]),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^media {2}required {2}a picture with .*, or a video with .*player/),
    );
    expect((await types('article-grid')).out.trim().split('\n')).toEqual(
      expect.arrayContaining(
        ['rows', 'columns'].map((name) => `${name}  optional  a whole number from 1; more than 12 count as 12`),
      ),
    );
    expect((await types('inline-catalog')).out).toMatch(
      /^limit {2}optional {2}a whole number from 1; more than 24 count as 24$/m,
    );
    expect((await types('segmentation')).out).toContain(
      'segments  optional  a list of at most 50: a segment with id, targets',
    );
    expect(JSON.parse((await types('spacer', '--json')).out)).toEqual({
      type: 'spacer',
      fields: [
        { name: 'id', isRequired: true, value: 'a line of visible text of at most 500 characters' },
        { name: 'type', isRequired: true, value: 'spacer' },
        { name: 'bottomMargins', isRequired: true, value: 'one of none, xs, sm, md, lg, xl' },
        { name: 'backgroundColor', isRequired: false, value: 'a color of the form #rgb or #rrggbb' },
      ],
    });
  });

  test('an unknown type is refused with those that begin like it', async () => {
    expect(await types('hero')).toEqual({
      code: 2,
      out: '',
      err: 'hero is not a known type of block; there are hero-block-below, hero-product-overlay, hero-standard.',
    });
    expect(await types('toString')).toMatchObject({ code: 2 });
  });
});
