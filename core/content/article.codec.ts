import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { namedId } from '../kernel/fields.codec.ts';
import { filledText, wholeFrom } from '../kernel/primitives.codec.ts';
import { address } from './address.codec.ts';
import type { Article, ArticleHead, ArticleSearchResult } from './article.ts';

const picture = document(
  'a picture',
  { url: filledText, alt: t.string },
  { width: wholeFrom(1), height: wholeFrom(1), color: t.string, caption: t.string },
);

const needed = {
  id: namedId,
  title: t.string,
  url: address,
  tags: t.readonlyArray(document('a tag', { label: t.string }, {})),
  hidePageDate: t.boolean,
};
const allowed = { picture, eyebrow: t.string, byline: t.string, date: t.string, subtitle: t.string };

/** An article (ART-03, ENT-24). An invalid date does not make it unreadable (ART-13). */
export const ArticleCodec: t.Type<Article, unknown, unknown> = document('an article', needed, allowed);

/** An article on its page (ART-01). */
export const ArticleHeadCodec: t.Type<ArticleHead, unknown, unknown> = ArticleCodec;

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
