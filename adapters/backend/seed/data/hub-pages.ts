import { html, target, textPage, type ContentPageData } from './page.ts';

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
            en: '<h2>Still have a question?</h2><p>We answer within one business day. Your order shows by itself where it is.</p>',
            gb: '<h2>Still have a question?</h2><p>We answer within one working day. Your order shows by itself where it is.</p>',
            fr: '<h2>Une autre question?</h2><p>Nous répondons en un jour ouvrable. Votre commande indique d’elle-même où elle se trouve.</p>',
            de: '<h2>Noch eine Frage?</h2><p>Wir antworten innerhalb eines Werktags. Wo deine Bestellung ist, zeigt sie selbst.</p>',
          }),
        },
        {
          id: 'help-contact-links',
          type: 'cta-buttons',
          targets: [
            target({ en: 'Contact us', fr: 'Nous écrire', de: 'Schreib uns' }, '/contact-us'),
            target(
              { en: 'Order status', fr: 'État de la commande', de: 'Bestellstatus' },
              '/order-status',
              'secondary',
            ),
          ],
        },
      ],
    },
  ],
};

/** A page of help with that end. */
const withContact = (page: ContentPageData): ContentPageData => ({
  ...page,
  sections: [...page.sections, { id: 'contact', items: [], fragmentId: 'help-contact' }],
});

/** The page of contact is itself where to ask. */
const needsNone: readonly string[] = ['help/contact', 'help/ridge-club'];

/** Pages of help, each with where to ask at its end. */
export const withHelpContact = (pages: readonly ContentPageData[]): readonly ContentPageData[] =>
  pages.map((page) => (needsNone.includes(page.name) ? page : withContact(page)));

/** Pages that list the pages below them (API-116). */
export const hubPages: readonly ContentPageData[] = [
  helpContact,
  withContact({
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
  }),
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
