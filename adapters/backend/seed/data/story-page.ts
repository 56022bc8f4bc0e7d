import type { FilmData } from '../films.ts';
import { urlOfCategory } from './navigation.ts';
import { html, picture, target, type ContentPageData } from './page.ts';

const film = (name: string, play: FilmData['play']): FilmData => ({ film: name, play });

/** The story of the brand, with two films. */
export const storyPage: ContentPageData = {
  name: 'help/about',
  title: { en: 'About NORDKAMM', fr: 'À propos de NORDKAMM', de: 'Über NORDKAMM' },
  description: {
    en: 'A small maker of things that last.',
    fr: 'Un petit fabricant de choses qui durent.',
    de: 'Ein kleiner Hersteller von Dingen, die halten.',
  },
  sections: [
    {
      id: 'hero',
      items: [
        {
          id: 'story-hero',
          type: 'hero-standard',
          gradientStyle: 'focused',
          eyebrowText: { en: 'Our story', fr: 'Notre histoire', de: 'Unsere Geschichte' },
          title: {
            en: 'Gear that outlasts the plan',
            gb: 'Kit that outlasts the plan',
            fr: 'Un équipement qui survit à vos projets',
            de: 'Älter als der letzte Plan',
          },
          subtitle: {
            en: 'A small maker of things that last.',
            fr: 'Un petit fabricant de choses qui durent.',
            de: 'Ein kleiner Hersteller von Dingen, die halten.',
          },
          media: {
            _tag: 'video',
            picture: picture('film/dawn', {
              en: 'Fog drifts below a ridge at dawn',
              fr: 'La brume glisse sous une crête à l’aube',
              de: 'Nebel zieht im Morgengrauen unter einem Grat',
            }),
            smallPicture: picture('scenes/hero-dawn-tall', {
              en: 'A ridge at dawn',
              fr: 'Une crête à l’aube',
              de: 'Ein Grat im Morgengrauen',
            }),
            player: film('dawn', 'behind'),
          },
          targets: [
            target(
              { en: 'Our repair promise', fr: 'Notre promesse de réparation', de: 'Unser Reparaturversprechen' },
              '/help/repairs',
              'secondary',
            ),
          ],
        },
      ],
    },
    {
      id: 'text',
      items: [
        {
          id: 'story-text',
          type: 'rich-text',
          richText: html({
            en: '<h2>One boot and a stubborn idea</h2><p>We started with one boot and a stubborn idea: that gear should outlast its owner’s plans. We still make little, mend a lot and know the people who sew for us.</p>',
            gb: '<h2>One boot and a stubborn idea</h2><p>We started with one boot and a stubborn idea: that kit should outlast its owner’s plans. We still make little, mend a lot and know the people who sew for us.</p>',
            fr: '<h2>Une botte et une idée têtue</h2><p>Nous avons commencé avec une botte et une idée têtue : un équipement devrait survivre aux projets de qui le porte. Nous fabriquons toujours peu, réparons beaucoup et connaissons les gens qui cousent pour nous.</p>',
            de: '<h2>Ein Stiefel und eine hartnäckige Idee</h2><p>Am Anfang standen ein Stiefel und eine hartnäckige Idee: Ausrüstung soll älter werden als der letzte Plan ihres Besitzers. Noch immer machen wir wenig, flicken viel und kennen die Leute, die für uns nähen.</p>',
          }),
        },
      ],
    },
    {
      id: 'film',
      items: [
        {
          id: 'story-film',
          type: 'video',
          title: { en: 'Where we test it', fr: 'Là où nous l’essayons', de: 'Wo wir es ausprobieren' },
          text: {
            en: 'Thirty-five silent seconds on the pass: fog rolls over the saddle, clears, and rolls in again.',
            fr: 'Trente-cinq secondes au col, sans un son : la brume passe la selle, s’en va, puis revient.',
            de: 'Fünfunddreißig Sekunden am Pass, ohne Ton: Nebel kommt über den Sattel, geht und kommt wieder.',
          },
          poster: picture('film/pass', {
            en: 'A mountain pass in morning fog',
            fr: 'Un col dans la brume du matin',
            de: 'Ein Pass im Morgennebel',
          }),
          player: film('pass', 'asked'),
        },
      ],
    },
    {
      id: 'shared',
      items: [
        {
          id: 'story-shared',
          type: 'user-generated-content',
          title: {
            en: 'Seen outside',
            fr: 'Vus en plein air',
            de: 'Draußen gesehen',
          },
        },
      ],
    },
    {
      id: 'proven',
      items: [
        {
          id: 'story-proven',
          type: 'inline-catalog',
          title: {
            en: 'Trail-proven this week',
            fr: 'Éprouvés en sentier cette semaine',
            de: 'Diese Woche am Berg bewährt',
          },
          categoryId: '7000',
          limit: 8,
          layout: 'carousel',
          target: target({ en: 'See all', fr: 'Tout voir', de: 'Alle ansehen' }, urlOfCategory('7000'), 'link'),
        },
      ],
    },
  ],
};
