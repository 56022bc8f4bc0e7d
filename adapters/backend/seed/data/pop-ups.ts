import { html, target } from './page.ts';

/** The pop-ups of every site, in order: the newsletter first, then an account (POP-06). */
export const popUps = [
  {
    id: 'newsletter-field-notes',
    name: 'newsletter-field-notes',
    title: {
      en: 'New gear, repairs and routes, about twice a month.',
      gb: 'New kit, repairs and routes, about twice a month.',
      fr: 'Nouveautés, réparations et itinéraires, environ deux fois par mois.',
      de: 'Neues, Reparaturen und Routen, etwa zweimal im Monat.',
    },
    minimizedTitle: { en: 'Get our newsletter', fr: 'Recevez notre infolettre', de: 'Unser Newsletter' },
    maximizedTitle: { en: 'Notes from the trail', fr: 'Des nouvelles du sentier', de: 'Neues vom Weg' },
    logo: { url: '/favicon.ico', alt: 'NORDKAMM' },
    logoSize: 'small',
    targets: [],
    disclaimer: html({
      en: '<p>To see what the newsletter is about, read <a href="/articles">our field notes</a>.</p>',
      fr: '<p>Pour vous faire une idée, lisez <a href="/articles">notre carnet de terrain</a>.</p>',
      de: '<p>Worüber wir schreiben, zeigen <a href="/articles">unsere Notizen von draußen</a>.</p>',
    }),
  },
  {
    id: 'account-ridge-club',
    name: 'account-ridge-club',
    delay: 4000,
    title: {
      en: 'Keep your orders, sizes and favorites in one place.',
      gb: 'Keep your orders, sizes and favourites in one place.',
      fr: 'Gardez vos commandes, vos tailles et vos favoris au même endroit.',
      de: 'Bestellungen, Größen und Favoriten an einem Ort.',
    },
    minimizedTitle: { en: 'Create an account', fr: 'Créer un compte', de: 'Konto anlegen' },
    maximizedTitle: {
      en: 'Your gear, remembered',
      gb: 'Your kit, remembered',
      fr: 'Votre équipement en mémoire',
      de: 'Deine Ausrüstung im Blick',
    },
    logoSize: 'large',
    targets: [
      target(
        { en: 'What members get', fr: 'Les avantages des membres', de: 'Was Mitglieder bekommen' },
        '/help/ridge-club',
        'link',
      ),
    ],
  },
];
