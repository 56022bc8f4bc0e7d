import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';

/** A site that the shopper may change to. */
export type SiteChoice = Pick<SiteConfiguration, 'locale' | 'language' | 'languageName' | 'country'>;

/** An error of a route, as it crosses to the browser. */
export type CarriedError = { readonly status: number; readonly statusText: string; readonly data: unknown };

/** What the document carries for the page to come alive: nothing of a person. */
export type PageData = {
  readonly site: SiteConfiguration;
  readonly sites: readonly SiteChoice[];
  readonly paymentOrigin: string;
  /** Scheme and host of the shop, for canonical addresses. */
  readonly publicUrl: string;
  /** Of blocks that are not hydrated it has the ids alone. */
  readonly loaderData: { readonly [routeId: string]: unknown };
  /** Types of blocks that are hydrated. */
  readonly blocks: readonly string[];
  /** The messages of form rules, on a document of checkout: it saves a request before its form can be checked. */
  readonly ruleTexts?: RuleTexts;
  readonly errors?: { readonly [routeId: string]: CarriedError };
};

/** Id of the element that holds it. */
export const PAGE_DATA_ID = 'page-data';
