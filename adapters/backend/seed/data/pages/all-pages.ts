import { articles, articlesPage } from '../articles/all-articles.ts';
import { careAndSizePages } from '../care-and-size-pages.ts';
import { giftGuide } from '../gift-guide.ts';
import { guidePages } from '../guide-pages.ts';
import { helpPages } from '../help-pages.ts';
import { hubPages, withHelpContact } from '../hub-pages.ts';
import { homePage } from '../home-page.ts';
import type { ContentPageData } from '../page.ts';
import { servicePages } from '../service-pages.ts';
import { storyPage } from '../story-page.ts';
import { companyPages } from './company-pages.ts';
import { legalPages } from './legal-pages.ts';
import { localPages } from './local-pages.ts';
import { namedPages } from './named-pages.ts';
import { offersPage } from './offers-page.ts';

/** All pages of content, each with its own name. */
export const contentPages: readonly ContentPageData[] = [
  homePage,
  storyPage,
  ...careAndSizePages,
  ...guidePages,
  giftGuide,
  ...withHelpContact(helpPages),
  ...hubPages,
  ...legalPages,
  ...companyPages,
  ...localPages,
  offersPage,
  ...servicePages,
  ...namedPages,
  articlesPage,
  ...articles,
];
