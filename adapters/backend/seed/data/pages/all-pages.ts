import { articles, articlesPage } from '../articles/all-articles.ts';
import { carePage } from '../care-page.ts';
import { giftGuide } from '../gift-guide.ts';
import { guidePages } from '../guide-pages.ts';
import { helpPages } from '../help-pages.ts';
import { hubPages, withHelpContact } from '../hub-pages.ts';
import { homePage } from '../home-page.ts';
import type { ContentPageData } from '../page.ts';
import { servicePages } from '../service-pages.ts';
import { siteMapPage } from '../site-map-page.ts';
import { sizePage } from '../size-page.ts';
import { storyPage } from '../story-page.ts';
import { accessibilityPage } from './accessibility-page.ts';
import { careersPage } from './careers-page.ts';
import { cookiesPage } from './cookies-page.ts';
import { deliveryPage } from './delivery-page.ts';
import { legalPages } from './legal-pages.ts';
import { localPages } from './local-pages.ts';
import { namedPages } from './named-pages.ts';
import { offersPage } from './offers-page.ts';
import { repairsPage } from './repairs-page.ts';
import { ridgeClubPage } from './ridge-club-page.ts';
import { sustainabilityPage } from './sustainability-page.ts';

/** All pages of content but the site map, which lists them. */
const listedPages: readonly ContentPageData[] = [
  homePage,
  storyPage,
  carePage,
  sizePage,
  ...guidePages,
  giftGuide,
  ...withHelpContact([deliveryPage, ...helpPages, repairsPage]),
  ridgeClubPage,
  ...hubPages,
  ...legalPages,
  cookiesPage,
  sustainabilityPage,
  careersPage,
  accessibilityPage,
  ...localPages,
  offersPage,
  ...servicePages,
  ...namedPages,
  articlesPage,
  ...articles,
];

/** All pages of content, each with its own name. */
export const contentPages: readonly ContentPageData[] = [...listedPages, siteMapPage(listedPages)];
