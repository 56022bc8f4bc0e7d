import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clearTag, isAskedTag, readTag, setTag } from '#core/content/article-tag.ts';
import { formatQuery, parseQuery } from '#core/site/query.ts';
import { queryEntries, soundText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

const id = fc.stringMatching(/^[a-z0-9]{1,3}$/);
const query = queryEntries.map(formatQuery);

describe('article-tag', () => {
  test.each([
    ['component12[tagId]=snow', 'snow'],
    ['component12%5BtagId%5D=snow', 'snow'],
    ['component12[tagId]=', undefined],
    ['?component12[tagId]=snow', 'snow'],
    ['component1[tagId]=snow', undefined],
    ['', undefined],
  ])('PR-34 ART-06 reading %s gives %s', (text, tag) => expect(readTag(text, '12')).toBe(tag));

  test.each([
    ['a=1', 'snow', 'a=1&component12%5BtagId%5D=snow'],
    ['component12[tagId]=snow&a=1', 'ice & fog', 'component12%5BtagId%5D=ice+%26+fog&a=1'],
    ['', 'snow', 'component12%5BtagId%5D=snow'],
  ])('PR-34 ART-06 %s set to %s is %s', (text, tag, written) => expect(setTag(text, '12', tag)).toBe(written));

  test.each(['\u202e', 'a\0b', '\ufeff', 'a\nb', '\u{e0041}', 'x'.repeat(101)])(
    'ART-06 a tag that no request can have is none: %j',
    (tag) => {
      expect(isAskedTag(tag)).toBe(false);
      expect(isAskedTag('snow \u{1f328}\ufe0f')).toBe(true);
    },
  );

  law(
    'PR-34 read(set(q,t)) = t for any non-empty t',
    [query, id, soundText.filter((text) => text !== '')],
    (text, componentId, tag) => expect(readTag(setTag(text, componentId, tag), componentId)).toBe(tag),
  );

  law('PR-34 other parameters keep their values', [query, id, soundText], (text, componentId, tag) =>
    expect(
      parseQuery(setTag(text, componentId, tag)).filter(([key]) => key !== `component${componentId}[tagId]`),
    ).toEqual(parseQuery(text)),
  );

  law(
    'PR-34 clear removes only its own key',
    [query, id, id, soundText.filter((text) => text !== '')],
    (text, componentId, other, tag) => {
      const both = setTag(setTag(text, other, tag), componentId, 'snow');
      expect(clearTag(both, componentId)).toBe(other === componentId ? text : setTag(text, other, tag));
    },
  );
});
