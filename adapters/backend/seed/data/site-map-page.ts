import { card } from './card.ts';
import { cardGrid } from './card-grid.ts';
import { textPage, type ContentPageData } from './page.ts';

/** All departments of the shop, and where to go for everything else. */
export const siteMapPage: ContentPageData = textPage('help/site-map', {
  title: { en: 'Site map', fr: 'Plan du site', de: 'Seitenübersicht' },
  description: {
    en: 'Every department, and where everything else is.',
    fr: 'Tous les rayons, et où trouver le reste.',
    de: 'Alle Abteilungen, und wo alles andere ist.',
  },
  text: {
    en: '<p>Every department with all that belongs to it. For an order, a return or a question, start further down.</p>',
    fr: '<p>Tous les rayons, avec ce qui s’y trouve. Pour une commande, un retour ou une question, c’est plus bas.</p>',
    de: '<p>Alle Abteilungen mit allem, was dazugehört. Geht es um eine Bestellung, eine Rückgabe oder eine Frage, fang weiter unten an.</p>',
  },
  below: [
    { id: 'site-map-menu', type: 'mega-menu', title: { en: 'Departments', fr: 'Rayons', de: 'Abteilungen' } },
    cardGrid('site-map-else', {
      title: { en: 'Everything else', fr: 'Tout le reste', de: 'Alles andere' },
      type: 'banner-menu',
      cards: [
        card('site-map-help', 'scenes/hero-lake', {
          title: { en: 'About an order', fr: 'Une commande', de: 'Zu einer Bestellung' },
          text: {
            en: '<p>Shipping, returns, repairs, and where your package is.</p>',
            gb: '<p>Delivery, returns, repairs, and where your parcel is.</p>',
            fr: '<p>Livraison, retours, réparations, et où se trouve votre colis.</p>',
            de: '<p>Versand, Rückgabe, Reparaturen, und wo dein Paket ist.</p>',
          },
          link: { text: { en: 'All help topics', fr: 'Tous les sujets d’aide', de: 'Alle Hilfethemen' }, url: '/help' },
        }),
        card('site-map-guides', 'scenes/scene-forest', {
          title: { en: 'Choosing well', fr: 'Bien choisir', de: 'Gut auswählen' },
          text: {
            en: '<p>How to layer, what fits without a size, and how to give it.</p>',
            fr: '<p>L’art des couches, ce qui va sans taille, et comment l’offrir.</p>',
            de: '<p>Wie man schichtet, was ohne Größe passt und wie man es verschenkt.</p>',
          },
          link: { text: { en: 'All guides', fr: 'Tous nos guides', de: 'Alle Ratgeber' }, url: '/guides' },
        }),
        card('site-map-notes', 'scenes/hero-dusk', {
          title: { en: 'Something to read', fr: 'De la lecture', de: 'Etwas zu lesen' },
          text: {
            en: '<p>Care, repairs and planning, by the people who do it.</p>',
            fr: '<p>Entretien, réparation et préparation, par celles et ceux qui s’y connaissent.</p>',
            de: '<p>Pflege, Reparatur und Planung, von denen, die es tun.</p>',
          },
          link: { text: { en: 'Field notes', fr: 'Carnet de terrain', de: 'Notizen von draußen' }, url: '/articles' },
        }),
      ],
    }),
  ],
});
