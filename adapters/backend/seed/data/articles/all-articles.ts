import type { ContentPageData } from '../page.ts';
import { careArticles } from './care-articles.ts';
import { materialArticles } from './material-articles.ts';
import { peopleArticles } from './people-articles.ts';
import { planningArticles } from './planning-articles.ts';
import { trailArticles } from './trail-articles.ts';

/** The page of all articles. */
export const articlesPage: ContentPageData = {
  name: 'articles',
  title: { en: 'Field notes', fr: 'Carnet de terrain', de: 'Notizen von draußen' },
  description: {
    en: 'Care, repair and planning, written by the people who make and mend our gear.',
    gb: 'Care, repair and planning, written by the people who make and mend our kit.',
    fr: 'Entretien, réparation et préparation, par celles et ceux qui fabriquent et réparent notre équipement.',
    de: 'Pflege, Reparatur und Planung, geschrieben von den Menschen, die unsere Ausrüstung bauen und flicken.',
  },
  sections: [{ id: 'articles', items: [{ id: 'field-notes', type: 'article-grid', rows: 3, columns: 2 }] }],
};

/** All articles; the service lists them by date. */
export const articles: readonly ContentPageData[] = [
  ...careArticles,
  ...planningArticles,
  ...trailArticles,
  ...materialArticles,
  ...peopleArticles,
];
