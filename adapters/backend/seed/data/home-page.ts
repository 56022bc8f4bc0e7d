import { html, picture, target, type PageData } from './page.ts';

const card = (title: { en: string; fr: string }, scene: string, url: string) => ({ title, picture: picture(`scenes/${scene}`), target: target(title, url, 'link') });

export const homePage: PageData = {
  name: 'home',
  title: { en: 'NORDKAMM: kit for cold starts and long ridgelines', fr: 'NORDKAMM : l’équipement des départs froids et des longues crêtes' },
  description: {
    en: 'Trail shoes, down, shells and packs in small runs, repairable and guaranteed for ten years.',
    fr: 'Chaussures de sentier, duvet, coquilles et sacs en petites séries, réparables et garantis dix ans.',
  },
  sections: [
    {
      id: 'hero',
      items: [
        {
          id: 'home-hero', type: 'hero-standard', gradient: 'focused',
          eyebrow: { en: 'Fall field season', gb: 'Autumn field season', fr: 'Saison d’automne' },
          title: { en: 'Made for the hour before everyone else is up', fr: 'Pour l’heure où tout le monde dort encore' },
          subtitle: {
            en: 'Light, repairable kit for cold starts and long ridgelines. Built in small runs, guaranteed for ten years.',
            fr: 'Un équipement léger et réparable pour les départs froids et les longues crêtes. Fabriqué en petites séries, garanti dix ans.',
          },
          media: picture('scenes/hero-dawn'),
          mediaTall: picture('scenes/hero-dawn-tall'),
          targets: [target({ en: 'Shop the collection', fr: 'Voir la collection' }, '/c/new-5000'), target({ en: 'Our repair promise', fr: 'Notre promesse de réparation' }, '/help/repairs', 'secondary')],
        },
      ],
    },
    {
      id: 'categories',
      items: [
        {
          id: 'home-categories', type: 'category-cards', title: { en: 'Where are you headed?', gb: 'Where are you off to?', fr: 'Où allez-vous?' },
          cards: [
            card({ en: 'Footwear', fr: 'Chaussures' }, 'scene-forest', '/c/footwear-1000'),
            card({ en: 'Clothing', fr: 'Vêtements' }, 'scene-snow', '/c/clothing-2000'),
            card({ en: 'Packs', fr: 'Sacs' }, 'scene-coast', '/c/packs-3000'),
            card({ en: 'Camp', fr: 'Camp' }, 'scene-desert', '/c/camp-4000'),
          ],
        },
      ],
    },
    {
      id: 'trail-proven',
      items: [
        {
          id: 'home-trail-proven', type: 'inline-catalog', title: { en: 'Trail-proven this week', fr: 'Éprouvés en sentier cette semaine' }, categoryId: '7000', limit: 8, layout: 'carousel',
          target: target({ en: 'See all', fr: 'Tout voir' }, '/c/trail-proven-7000', 'link'),
        },
      ],
    },
    {
      id: 'club',
      items: [
        {
          id: 'home-club', type: 'banner-split', eyebrow: { en: 'Ridge Club', fr: 'Club des crêtes' },
          title: { en: 'Points on every step, repairs on us', fr: 'Des points à chaque pas, les réparations à nos frais' },
          text: html({
            en: '<p>Join free. Earn 10 points per $1, take early access to seasonal drops and claim <strong>one free repair each year</strong>.</p>',
            gb: '<p>Join free. Earn 10 points per £1, take early access to seasonal drops and claim <strong>one free repair each year</strong>.</p>',
            fr: '<p>L’adhésion est gratuite. Gagnez 10 points par dollar, découvrez les nouveautés avant tout le monde et profitez d’<strong>une réparation gratuite par année</strong>.</p>',
          }),
          media: picture('scenes/scene-dusk'),
          targets: [target({ en: 'How the club works', fr: 'Comment fonctionne le club' }, '/help/ridge-club')],
        },
      ],
    },
    {
      id: 'promise',
      items: [
        {
          id: 'home-promise', type: 'rich-text',
          text: html({
            en: '<h2>Bought once, mended often</h2><p>Everything we sell can be opened, sewn, glued or resoled, by us or by you. Spare parts stay in stock for ten years, and <a href="/help/repairs">our workshop</a> answers within two days.</p>',
            fr: '<h2>Acheté une fois, réparé souvent</h2><p>Tout ce que nous vendons s’ouvre, se coud, se colle ou se ressemelle, par nous ou par vous. Les pièces restent disponibles dix ans, et <a href="/help/repairs">notre atelier</a> répond en deux jours.</p>',
          }),
        },
      ],
    },
  ],
};
