import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { articleDate } from '#core/content/article-date.ts';
import { RELATED_ARTICLES, relatedArticles } from '#core/content/article.ts';
import { ArticleHeadCodec } from '#core/content/article.codec.ts';
import { articles } from '#test/support/arbitraries/article.ts';

const us = { language: 'en-US', timeZone: 'America/Denver' };

describe('article', () => {
  test('CNT-03 an article whose id no request can have is not read: its page is, without it', () => {
    const [article] = articles(1);
    const read = (id: string) => E.isRight(ArticleHeadCodec.decode({ ...article, id }));
    expect(['field-notes', '5000\u202e \ufeff', 'a\nb'].map(read)).toEqual([true, false, false]);
  });

  test('ART-02 CFG-10 of five related articles the first four are shown', () => {
    expect(relatedArticles(articles(5)).map(({ id }) => id)).toEqual(['a0', 'a1', 'a2', 'a3']);
    expect(relatedArticles(articles(2))).toHaveLength(2);
    expect(RELATED_ARTICLES).toBe(4);
  });

  test('ART-13 a date has the long form of the language, in the time zone of the site', () => {
    expect(articleDate({ date: '2024-03-09', hidePageDate: false }, us)).toBe('March 9, 2024');
    expect(
      articleDate({ date: '2024-03-09', hidePageDate: false }, { language: 'fr-CA', timeZone: 'America/Toronto' }),
    ).toBe('9 mars 2024');
    expect(articleDate({ date: '2024-03-09T02:00:00Z', hidePageDate: false }, us)).toBe('March 8, 2024');
  });

  test('ART-01 a hidden, missing or invalid date is not shown', () => {
    expect(articleDate({ date: '2024-03-09', hidePageDate: true }, us)).toBeUndefined();
    expect(articleDate({ hidePageDate: false }, us)).toBeUndefined();
    for (const date of ['soon', '2024-02-30', '2024-02-30T10:00:00Z', '2024-03-09Tnoon'])
      expect(articleDate({ date, hidePageDate: false }, us)).toBeUndefined();
  });
});
