import { urlOfCategory } from './navigation.ts';
import { html, picture, target, type ContentPageData } from './page.ts';
import { categoryCard } from './category-card.ts';
import type { LocalizedText } from './localized-text.ts';

const seeAll: LocalizedText = { en: 'See all', fr: 'Tout voir', de: 'Alle ansehen' };

export const homePage: ContentPageData = {
  name: 'home',
  title: {
    en: 'NORDKAMM: gear for cold starts and long ridgelines',
    gb: 'NORDKAMM: kit for cold starts and long ridgelines',
    fr: 'NORDKAMM : l’équipement des départs froids et des longues crêtes',
    de: 'NORDKAMM: Ausrüstung für kalte Morgen und lange Grate',
  },
  description: {
    en: 'Trail shoes, down, shells and packs in small runs, repairable and guaranteed for ten years.',
    fr: 'Chaussures de sentier, duvet, manteaux et sacs en petites séries, réparables et garantis dix ans.',
    de: 'Trailschuhe, Daune, Hardshells und Rucksäcke in kleinen Serien, reparierbar und mit zehn Jahren Garantie.',
  },
  sections: [
    {
      id: 'hero',
      items: [
        {
          id: 'home-hero',
          type: 'hero-standard',
          gradientStyle: 'focused',
          eyebrowText: {
            en: 'Fall field season',
            gb: 'Autumn field season',
            fr: 'Saison d’automne',
            de: 'Herbst am Berg',
          },
          title: {
            en: 'Made for the hour before everyone else is up',
            fr: 'Pour l’heure où tout le monde dort encore',
            de: 'Für die Stunde, in der alle anderen noch schlafen',
          },
          subtitle: {
            en: 'Light, repairable gear for cold starts and long ridgelines. Built in small runs, guaranteed for ten years.',
            gb: 'Light, repairable kit for cold starts and long ridgelines. Built in small runs, guaranteed for ten years.',
            fr: 'Un équipement léger et réparable pour les départs froids et les longues crêtes. Fabriqué en petites séries, garanti dix ans.',
            de: 'Leichte, reparierbare Ausrüstung für kalte Morgen und lange Grate. In kleinen Serien gebaut, zehn Jahre Garantie.',
          },
          media: {
            _tag: 'picture',
            picture: picture('scenes/hero-dawn'),
            smallPicture: picture('scenes/hero-dawn-tall'),
          },
          targets: [
            target(
              { en: 'Shop the collection', fr: 'Voir la collection', de: 'Zur Kollektion' },
              urlOfCategory('5000'),
            ),
            target(
              { en: 'Our repair promise', fr: 'Notre promesse de réparation', de: 'Unser Reparaturversprechen' },
              '/help/repairs',
              'secondary',
            ),
          ],
        },
        {
          id: 'home-pickup',
          type: 'benefit-bar',
          richText: html({
            en: '<p>Pick up your order in a store, free of charge.</p>',
            gb: '<p>Collect your order from a store, free of charge.</p>',
            fr: '<p>Retirez votre commande en magasin, sans frais.</p>',
            de: '<p>Hol deine Bestellung kostenlos im Laden ab.</p>',
          }),
          targets: [
            target({ en: 'Find a store', fr: 'Trouver un magasin', de: 'Laden finden' }, '/store-locator', 'link'),
          ],
        },
      ],
    },
    {
      id: 'categories',
      items: [
        {
          id: 'home-categories',
          type: 'category-cards',
          title: {
            en: 'Where are you headed?',
            gb: 'Where are you off to?',
            fr: 'Où allez-vous?',
            de: 'Wohin geht es?',
          },
          cards: [
            categoryCard({ en: 'Footwear', fr: 'Chaussures', de: 'Schuhe' }, '1000', 'NKFJELL4BAR'),
            categoryCard({ en: 'Clothing', fr: 'Vêtements', de: 'Bekleidung' }, '2000', 'NKREGN02OCH'),
            categoryCard({ en: 'Packs', fr: 'Sacs', de: 'Rucksäcke' }, '3000', 'NKPACK38INK'),
            categoryCard({ en: 'Camp', fr: 'Camping', de: 'Lager' }, '4000', 'NKTENT02LIC'),
          ],
        },
      ],
    },
    {
      id: 'trail-proven',
      items: [
        {
          id: 'home-trail-proven',
          type: 'inline-catalog',
          title: {
            en: 'Trail-proven this week',
            fr: 'Éprouvés en sentier cette semaine',
            de: 'Diese Woche am Berg bewährt',
          },
          categoryId: '7000',
          limit: 8,
          layout: 'carousel',
          target: target(seeAll, urlOfCategory('7000'), 'link'),
        },
      ],
    },
    {
      id: 'club',
      items: [
        {
          id: 'home-club',
          type: 'banner-split',
          eyebrow: { en: 'Ridge Club', fr: 'Club des crêtes', de: 'Kammclub' },
          title: {
            en: 'Points on every step, repairs on us',
            fr: 'Des points à chaque pas, les réparations à nos frais',
            de: 'Punkte mit jedem Schritt, Reparaturen auf uns',
          },
          richText: html({
            en: '<p>Join free. Earn a point for every $1, get early access to seasonal drops and <strong>one free repair each year</strong>.</p>',
            gb: '<p>Join free. Earn a point for every £1, get early access to seasonal drops and <strong>one free repair each year</strong>.</p>',
            fr: '<p>L’adhésion est gratuite. Gagnez un point par dollar, découvrez les nouveautés avant tout le monde et profitez d’<strong>une réparation gratuite par année</strong>.</p>',
            de: '<p>Die Mitgliedschaft ist kostenlos. Sammle einen Punkt je Euro, sieh neue Kollektionen vor allen anderen und nutze <strong>jedes Jahr eine kostenlose Reparatur</strong>.</p>',
          }),
          media: picture('scenes/scene-dusk', {
            en: 'A ridge after sunset',
            fr: 'Une crête après le coucher du soleil',
            de: 'Ein Grat nach Sonnenuntergang',
          }),
          targets: [
            target(
              { en: 'How the club works', fr: 'Comment fonctionne le club', de: 'So funktioniert der Club' },
              '/help/ridge-club',
            ),
          ],
        },
      ],
    },
    {
      id: 'new',
      items: [
        {
          id: 'home-new',
          type: 'inline-catalog',
          title: {
            en: 'Fresh from the workshop',
            fr: 'Tout juste sortis de l’atelier',
            de: 'Frisch aus der Werkstatt',
          },
          categoryId: '5000',
          limit: 8,
          layout: 'carousel',
          target: target(seeAll, urlOfCategory('5000'), 'link'),
        },
      ],
    },
    {
      id: 'gifts',
      items: [
        {
          id: 'home-gifts',
          type: 'banner-overlay',
          eyebrow: { en: 'Gift guide', fr: 'Guide cadeaux', de: 'Geschenkideen' },
          title: { en: 'Give what gets used', fr: 'Offrez ce qui servira', de: 'Schenk, was gebraucht wird' },
          media: picture('scenes/hero-lake'),
          targets: [
            target({ en: 'Find a gift', fr: 'Trouver un cadeau', de: 'Geschenk finden' }, '/guides/gifts', 'secondary'),
          ],
        },
      ],
    },
    {
      id: 'promise',
      items: [
        {
          id: 'home-promise',
          type: 'rich-text',
          richText: html({
            en: '<h2>Bought once, mended often</h2><p>Everything we sell can be opened, sewn, glued or resoled, by us or by you. Spare parts stay in stock for ten years, and <a href="/help/repairs">our workshop</a> takes care of the rest.</p>',
            fr: '<h2>Acheté une fois, réparé souvent</h2><p>Tout ce que nous vendons s’ouvre, se coud, se colle ou se ressemelle, par nous ou par vous. Les pièces restent disponibles dix ans, et <a href="/help/repairs">notre atelier</a> s’occupe du reste.</p>',
            de: '<h2>Einmal gekauft, oft geflickt</h2><p>Alles, was wir verkaufen, lässt sich öffnen, nähen, kleben oder neu besohlen, von uns oder von dir. Ersatzteile bleiben zehn Jahre auf Lager, und um den Rest kümmert sich <a href="/help/repairs">unsere Werkstatt</a>.</p>',
          }),
        },
      ],
    },
  ],
};
