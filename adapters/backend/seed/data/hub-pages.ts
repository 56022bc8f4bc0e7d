import { html, textPage, type ContentPageData } from './page.ts';

/** The end of pages of help: where to ask. One document, which editors change for all of them. */
const helpContact: ContentPageData = {
  name: 'fragment/help-contact',
  title: { en: 'Where to ask', fr: 'Où poser vos questions', de: 'Wo du fragen kannst' },
  description: {
    en: 'The end of pages of help.',
    fr: 'La fin des pages d’aide.',
    de: 'Das Ende der Hilfeseiten.',
  },
  sections: [
    {
      id: 'contact',
      items: [
        {
          id: 'help-contact-text',
          type: 'rich-text',
          richText: html({
            en: '<h2>Still have a question?</h2><p><a href="/contact-us">Write to us</a>. <a href="/order-status">Order status</a> shows where your package is.</p>',
            gb: '<h2>Still have a question?</h2><p><a href="/contact-us">Write to us</a>. <a href="/order-status">Order status</a> shows where your parcel is.</p>',
            fr: '<h2>Une autre question?</h2><p><a href="/contact-us">Écrivez-nous</a>. La page <a href="/order-status">État de la commande</a> indique où se trouve votre colis.</p>',
            de: '<h2>Noch eine Frage?</h2><p><a href="/contact-us">Schreib uns</a>. Wo dein Paket ist, zeigt der <a href="/order-status">Bestellstatus</a>.</p>',
          }),
        },
      ],
    },
  ],
};

/** The page of contact is itself where to ask. */
const needsNone: readonly string[] = ['help/contact'];

/** Pages of help, each with where to ask at its end. */
export const withHelpContact = (pages: readonly ContentPageData[]): readonly ContentPageData[] =>
  pages.map((page) =>
    needsNone.includes(page.name)
      ? page
      : { ...page, sections: [...page.sections, { id: 'contact', items: [], fragmentId: 'help-contact' }] },
  );

/** Pages that list the pages below them (API-116). */
export const hubPages: readonly ContentPageData[] = [
  helpContact,
  {
    ...textPage('help', {
      title: { en: 'Help', fr: 'Aide', de: 'Hilfe' },
      description: {
        en: 'Shipping, returns, repairs, and everything else about your order.',
        gb: 'Delivery, returns, repairs, and everything else about your order.',
        fr: 'Livraison, retours, réparations et tout ce qui concerne votre commande.',
        de: 'Versand, Rückgabe, Reparaturen und alles andere zu deiner Bestellung.',
      },
      text: {
        en: '<p>Shipping, returns, repairs, and what to do when something goes wrong.</p>',
        gb: '<p>Delivery, returns, repairs, and what to do when something goes wrong.</p>',
        fr: '<p>Livraison, retours, réparations, et que faire quand quelque chose tourne mal.</p>',
        de: '<p>Versand, Rückgabe, Reparaturen, und was zu tun ist, wenn etwas schiefgeht.</p>',
      },
    }),
    listsChildren: true,
  },
  {
    ...textPage('guides', {
      title: { en: 'Guides', fr: 'Nos guides', de: 'Ratgeber' },
      description: {
        en: 'How to choose, wear and give what we make.',
        fr: 'Comment choisir, porter et offrir ce que nous fabriquons.',
        de: 'Wie du auswählst, trägst und verschenkst, was wir herstellen.',
      },
      text: {
        en: '<p>How to choose, wear and give what we make.</p>',
        fr: '<p>Comment choisir, porter et offrir ce que nous fabriquons.</p>',
        de: '<p>Wie du auswählst, trägst und verschenkst, was wir herstellen.</p>',
      },
    }),
    listsChildren: true,
  },
];
