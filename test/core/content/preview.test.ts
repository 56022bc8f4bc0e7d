import { describe, expect, test } from 'vitest';
import { contentMode, mayKeep, placement } from '#core/content/preview.ts';
import { anyText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

describe('preview', () => {
  test.each([
    ['', { _tag: 'publish' }],
    ['preview=1', { _tag: 'publish' }],
    ['previewDate=2024-03-09T10:00:00Z', { _tag: 'publish' }],
    ['?a=b&preview=true', { _tag: 'preview' }],
    ['preview=true&previewDate=2024-03-09T10:00:00Z', { _tag: 'preview', date: '2024-03-09T10:00:00Z' }],
    ['preview=true&previewDate=2024-03-09T10:00%2B02:00', { _tag: 'preview', date: '2024-03-09T10:00+02:00' }],
    ['preview=true&previewDate=2024-02-30T10:00:00Z', { _tag: 'preview' }],
    ['preview=true&previewDate=tomorrow', { _tag: 'preview' }],
    ['preview=true&previewDate=2024-03-09', { _tag: 'preview' }],
    ['preview=true&previewDate=2024-03-09T25:00:00Z', { _tag: 'preview' }],
  ])('SHOW-09 SHOW-10 the query %s asks for %j', (query, mode) => expect(contentMode(query)).toEqual(mode));

  law('SHOW-10 only `preview=true` turns preview on', [anyText.filter((text) => text !== 'true')], (value) =>
    expect(contentMode(new URLSearchParams({ preview: value }).toString())).toEqual({ _tag: 'publish' }),
  );

  test('SHOW-10 a preview is never kept', () =>
    expect([mayKeep({ _tag: 'preview' }), mayKeep({ _tag: 'publish' })]).toEqual([false, true]));

  test('SHOW-12 a preview tells where a block comes from, what is published never does', () => {
    const block = { id: 'h1', placement: 'home/section-1' };
    expect(placement({ _tag: 'preview' }, block)).toEqual({
      'data-cms-id': 'h1',
      'data-cms-placement': 'home/section-1',
    });
    expect(placement({ _tag: 'publish' }, block)).toEqual({});
  });
});
