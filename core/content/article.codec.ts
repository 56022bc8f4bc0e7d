import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { filledText, wholeFrom } from '../kernel/primitives.codec.ts';
import type { Article, ArticleSearchResult } from './article.ts';

/** An article (ART-03, ENT-24). An invalid date does not make it unreadable (ART-13). */
export const ArticleCodec: t.Type<Article, unknown, unknown> = document(
  'an article',
  {
    id: filledText,
    title: t.string,
    url: t.string,
    tags: t.readonlyArray(document('a tag', { label: t.string }, {})),
    hidePageDate: t.boolean,
  },
  { picture: document('a picture', { url: filledText, alt: t.string }, {}), eyebrow: t.string, date: t.string },
);

/** The response of an article search (ART-04, ENT-24). */
export const ArticleSearchResultCodec: t.Type<ArticleSearchResult, unknown, unknown> = document(
  'an answer of an article search',
  {
    result: t.readonlyArray(ArticleCodec),
    facets: t.readonlyArray(document('a facet', { id: filledText, label: t.string }, {})),
    numFound: wholeFrom(0),
  },
  {},
);
