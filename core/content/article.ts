/** An article in a list or on its page (ART-03). `date` is ISO 8601. */
export type Article = {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** `url` is a path of this shop's pictures; the size and color reserve its space. */
  readonly picture?: {
    readonly url: string;
    readonly alt: string;
    readonly width?: number;
    readonly height?: number;
    readonly color?: string;
    /** A line below the picture on the page of the article. */
    readonly caption?: string;
  };
  readonly tags: readonly { readonly label: string }[];
  readonly eyebrow?: string;
  /** Who wrote it, as a phrase such as “By a repairer”. */
  readonly byline?: string;
  readonly date?: string;
  readonly hidePageDate: boolean;
  readonly subtitle?: string;
};

/** An article on its page, above its blocks (ART-01). */
export type ArticleHead = Article;

/**
 * A request for articles. `tagId` limits them to one tag; `exclude` is the id of an article that is left out:
 * the others are in the order in which they are related to it. */
export type ArticleQuery = {
  readonly offset: number;
  readonly limit: number;
  readonly tagId?: string;
  readonly exclude?: string;
};

export type ArticleFacet = { readonly id: string; readonly label: string };

/** A page of found articles (ART-04). */
export type ArticleSearchResult = {
  readonly result: readonly Article[];
  readonly facets: readonly ArticleFacet[];
  readonly numFound: number;
};

/** Maximum number of related articles below an article (ART-02, CFG-10). */
export const RELATED_ARTICLES = 4;

/** The first four articles, in the order given (ART-02). */
export const relatedArticles = (found: readonly Article[]): readonly Article[] => found.slice(0, RELATED_ARTICLES);
