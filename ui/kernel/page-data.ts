import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { TextPart } from './text-part.ts';

/** A site that the shopper can switch to. */
export type SiteChoice = Pick<SiteConfiguration, 'siteId' | 'locale' | 'language' | 'languageName' | 'country'>;

/** An error of a route, as serialized in the page data. */
export type SerializedError = { readonly status: number; readonly statusText: string; readonly data: unknown };

/**
 * The data in the document from which the browser hydrates the page. It contains no data of a person, so that documents
 * can be cached.
 */
export type PageData = {
  readonly site: SiteConfiguration;
  readonly sites: readonly SiteChoice[];
  readonly paymentOrigin: string;
  /** Scheme and host of the shop, for canonical addresses. */
  readonly publicUrl: string;
  /** The page shows content that is not published yet. */
  readonly isPreview?: true;
  /** The build of the document's scripts; none in development. */
  readonly build?: string;
  /** By route id. Blocks that are not hydrated are reduced to their ids. */
  readonly loaderData: { readonly [routeId: string]: unknown };
  /** Types of the hydrated blocks. */
  readonly blocks: readonly string[];
  /** Lazy parts of the texts that the markup contains; none without. */
  readonly texts?: readonly TextPart[];
  /** The messages of form rules. Only documents of checkout contain them: it always shows a form. */
  readonly ruleTexts?: RuleTexts;
  /** Origins whose pages may frame the showcase. Only its documents contain them. */
  readonly showcaseOrigins?: readonly string[];
  readonly errors?: { readonly [routeId: string]: SerializedError };
};

/** Reads the data of a page from its script element. An editor may give a block of the page the same id. */
export const readPageData = (page: Document): PageData =>
  JSON.parse(page.scripts.namedItem('page-data')?.textContent ?? '');
