import type { Seo } from '../catalog/product.ts';
import type { NotFound } from '../failures/not-found.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import type { ArticleHead } from './article.ts';
import type { Block } from './blocks/codecs.ts';

/** Names of pages that the content service serves by name (RTE-49). */
export const pageNames = [
  'account',
  'account-profile',
  'basecamp',
  'cart',
  'checkout',
  'contact-us',
  'error-4xx',
  'gift-card',
  'loyalty-modal',
  'order-confirmation',
  'promotions',
  'search',
  'sign-up',
  'sign-up-modal',
  'store-locator',
  'westend',
] as const;
export type PageName = (typeof pageNames)[number];

/** Those that are pages of their own, which no menu needs to link (RTE-39). */
export const standalonePages = ['basecamp', 'promotions', 'westend'] as const satisfies readonly PageName[];

type Section = {
  readonly id: string;
  readonly blocks: readonly Block[];
  /** A fragment whose blocks follow those of the section (API-113). */
  readonly fragmentId?: string;
};

/** A page below another one, as its parent lists it (API-116). `url` is a path below the locale. */
export type ChildPage = { readonly url: string; readonly title: string; readonly description: string };

/** A page of content (CNT-02). */
export type ContentPage = {
  readonly id: string;
  readonly name: string;
  readonly sections: readonly Section[];
  readonly seo: Seo;
  /** The head of an article; other pages have none (RTE-38). */
  readonly article?: ArticleHead;
  /** The page ends with a list of its child pages. */
  readonly listsChildren?: boolean;
  /** The sites that have a page at the same path, if others lack it (SEO-05). */
  readonly siteIds?: readonly string[];
};

/** A site of the shop other than that of the shopper. */
export type OtherSite = Pick<SiteConfiguration, 'siteId' | 'locale'>;

/** A page that another site has at the same path: the locale of the site, and the title there. */
export type PageElsewhere = Pick<SiteConfiguration, 'locale'> & { readonly title: string };

/** The site does not have the page (RTE-45); `elsewhere` are the other sites that do. */
export type MissingPage = NotFound & { readonly elsewhere: readonly PageElsewhere[] };
