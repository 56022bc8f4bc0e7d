import { html, type ContentPageData } from '../page.ts';
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
  sections: [
    {
      id: 'articles',
      items: [
        {
          id: 'field-notes-lead',
          type: 'rich-text',
          richText: html({
            en: '<p>Written at the bench, on the trail and in the stores, by the people who make and mend our gear. Few, and only about what we have tried.</p>',
            gb: '<p>Written at the bench, on the path and in the stores, by the people who make and mend our kit. Few, and only about what we have tried.</p>',
            fr: '<p>Écrit à l’établi, sur le sentier et en magasin, par celles et ceux qui fabriquent et réparent notre équipement. Peu de textes, et seulement sur ce que nous avons essayé.</p>',
            de: '<p>Geschrieben an der Werkbank, am Berg und im Laden, von den Leuten, die unsere Ausrüstung bauen und flicken. Wenige Texte, und nur über das, was wir ausprobiert haben.</p>',
          }),
        },
        // The first one is wide; the others fill rows of two and of three.
        { id: 'field-notes', type: 'article-grid', rows: 7, columns: 1 },
        {
          id: 'field-notes-mail',
          type: 'newsletter-form',
          title: {
            en: 'The next ones by email',
            fr: 'Les prochains par courriel',
            de: 'Die nächsten per E-Mail',
          },
          richText: html({
            en: '<p>New notes, repairs and routes, about twice a month, never more.</p>',
            fr: '<p>Nouveaux textes, réparations et itinéraires, environ deux fois par mois, jamais plus.</p>',
            de: '<p>Neue Texte, Reparaturen und Routen, etwa zweimal im Monat, nie öfter.</p>',
          }),
        },
      ],
    },
  ],
};

/** All articles; the service lists them by date. */
export const articles: readonly ContentPageData[] = [
  ...careArticles,
  ...planningArticles,
  ...trailArticles,
  ...materialArticles,
  ...peopleArticles,
];
