import type { LocalizedText } from '../localized-text.ts';
import { html, picture, target, type ContentPageData } from '../page.ts';

const FILL = '#f1ede4';
const DARK = '#22433b';
const ON_DARK = '#f3efe6';

/** A way to send an order home. */
const sent = (icon: 'truck' | 'wind' | 'hours', words: LocalizedText) => ({
  icon,
  backgroundColor: FILL,
  richText: html(words),
});

/** A way to collect an order. */
const collected = (icon: 'store' | 'truck' | 'gift', words: LocalizedText) => ({
  icon,
  backgroundColor: DARK,
  textColor: ON_DARK,
  richText: html(words),
});

/** How an order arrives: all ways side by side, when it leaves, and questions. */
export const deliveryPage: ContentPageData = {
  name: 'help/delivery',
  title: { en: 'Shipping', gb: 'Delivery', fr: 'Livraison', de: 'Versand' },
  description: {
    en: 'How long shipping takes and what it costs.',
    gb: 'How long delivery takes and what it costs.',
    fr: 'Les délais et les frais de livraison.',
    de: 'Wie lange der Versand dauert und was er kostet.',
  },
  sections: [
    {
      id: 'ways',
      items: [
        {
          id: 'help-delivery-text',
          type: 'rich-text',
          richText: html({
            en: '<p>Three ways to your door, and three that are on your way home. Checkout shows the price of each before you pay.</p>',
            fr: '<p>Trois façons de recevoir votre commande chez vous, et trois de la prendre en passant. Le prix de chacune est indiqué avant le paiement.</p>',
            de: '<p>Drei Wege bis zu dir und drei, die auf deinem Heimweg liegen. Was jeder kostet, steht an der Kasse, bevor du bezahlst.</p>',
          }),
        },
        {
          id: 'help-delivery-home',
          type: 'icon-and-text',
          title: { en: 'To your door', fr: 'Jusqu’à votre porte', de: 'Bis an deine Tür' },
          variant: 'icon-left',
          items: [
            sent('truck', {
              en: '<h3>Standard shipping</h3><p>2 to 4 business days. Free on orders of {amount} or more, after all discounts and promo codes. Gift cards do not count.</p>',
              gb: '<h3>Standard delivery</h3><p>2 to 4 working days. Free on orders of {amount} or more, after all discounts and promo codes. Gift cards do not count.</p>',
              fr: '<h3>Livraison standard</h3><p>De 2 à 4 jours ouvrables. Gratuite dès {amount} d’achat, une fois tous les rabais et codes promo déduits. Les cartes-cadeaux ne comptent pas.</p>',
              de: '<h3>Standardversand</h3><p>2 bis 4 Werktage. Ab {amount} kostenlos, nach Abzug aller Rabatte und Codes. Geschenkkarten zählen nicht mit.</p>',
            }),
            sent('wind', {
              en: '<h3>Express shipping</h3><p>1 to 2 business days, and often by air.</p>',
              gb: '<h3>Express delivery</h3><p>1 to 2 working days, and often by air.</p>',
              fr: '<h3>Livraison express</h3><p>De 1 à 2 jours ouvrables, et souvent par avion.</p>',
              de: '<h3>Expressversand</h3><p>1 bis 2 Werktage, und oft mit dem Flugzeug.</p>',
            }),
            sent('hours', {
              en: '<h3>Same-day delivery</h3><p>In some cities: checkout offers it where and when it is possible.</p>',
              fr: '<h3>Livraison le jour même</h3><p>Dans certaines villes\u00a0: le choix est offert au paiement là où c’est possible.</p>',
              de: '<h3>Lieferung am selben Tag</h3><p>In einigen Städten: Die Kasse bietet sie an, wo und wann es möglich ist.</p>',
            }),
          ],
        },
        {
          id: 'help-delivery-collected',
          type: 'icon-and-text',
          title: { en: 'Or pick it up', gb: 'Or collect it', fr: 'Ou venez le chercher', de: 'Oder hol es ab' },
          variant: 'icon-left',
          items: [
            collected('store', {
              en: '<h3>Pick up in store</h3><p>Free of charge: choose a <a href="/store-locator">store</a> in the cart, which says when your order is ready.</p>',
              gb: '<h3>Collect in store</h3><p>Free of charge: choose a <a href="/store-locator">store</a> in the basket, which says when your order is ready.</p>',
              fr: '<h3>Cueillette en magasin</h3><p>Sans frais\u00a0: choisissez un <a href="/store-locator">magasin</a> dans le panier, qui indique quand la commande sera prête.</p>',
              de: '<h3>Im Laden abholen</h3><p>Kostenlos: Wähl im Warenkorb einen <a href="/store-locator">Laden</a>. Dort steht auch, wann alles bereitliegt.</p>',
            }),
            collected('truck', {
              en: '<h3>Ship to store</h3><p>Free of charge, in 3 to 5 business days: for what your store does not have.</p>',
              gb: '<h3>Deliver to store</h3><p>Free of charge, in 3 to 5 working days: for what your store does not have.</p>',
              fr: '<h3>Livraison en magasin</h3><p>Sans frais, de 3 à 5 jours ouvrables\u00a0: pour ce que votre magasin n’a pas.</p>',
              de: '<h3>Versand in den Laden</h3><p>Kostenlos, 3 bis 5 Werktage: für alles, was dein Laden nicht dahat.</p>',
            }),
            collected('gift', {
              en: '<h3>Pickup point</h3><p>2 to 4 business days, at the price of standard shipping: free on orders of {amount} or more.</p>',
              gb: '<h3>Collection point</h3><p>2 to 4 working days, at the price of standard delivery: free on orders of {amount} or more.</p>',
              fr: '<h3>Point de retrait</h3><p>De 2 à 4 jours ouvrables, au prix de la livraison standard\u00a0: gratuite dès {amount} d’achat.</p>',
              de: '<h3>Abholstelle</h3><p>2 bis 4 Werktage, zum Preis des Standardversands: ab {amount} kostenlos.</p>',
            }),
          ],
        },
      ],
    },
    {
      id: 'departure',
      items: [
        {
          id: 'help-delivery-departure',
          type: 'banner-overlay',
          eyebrow: { en: 'Our warehouse', fr: 'Notre entrepôt', de: 'Unser Lager' },
          title: {
            en: 'Ordered before 2 p.m., out the same day',
            gb: 'Ordered before 2pm, out the same day',
            fr: 'Commandé avant 14\u00a0h, parti le jour même',
            de: 'Bis 14 Uhr bestellt, am selben Tag unterwegs',
          },
          richText: html({
            en: '<p>Orders placed before 2 p.m. on a business day leave our warehouse the same day. Order status shows where your package is.</p>',
            gb: '<p>Orders placed before 2pm on a working day leave our warehouse the same day. Order status shows where your parcel is.</p>',
            fr: '<p>Les commandes passées avant 14\u00a0h un jour ouvrable quittent notre entrepôt le jour même. La page État de la commande indique où se trouve votre colis.</p>',
            de: '<p>Bestellungen bis 14 Uhr an einem Werktag verlassen unser Lager am selben Tag. Wo dein Paket ist, zeigt der Bestellstatus.</p>',
          }),
          media: picture('scenes/hero-pass', {
            en: 'A snowy pass in the morning sun',
            fr: 'Un col enneigé sous le soleil du matin',
            de: 'Ein verschneiter Pass in der Morgensonne',
          }),
          targets: [
            target(
              {
                en: 'Find my package',
                gb: 'Find my parcel',
                fr: 'Trouver mon colis',
                de: 'Mein Paket finden',
              },
              '/order-status',
            ),
          ],
        },
      ],
    },
    {
      id: 'questions',
      items: [
        {
          id: 'help-delivery-questions',
          type: 'accordions',
          title: {
            en: 'Questions about shipping',
            gb: 'Questions about delivery',
            fr: 'Questions sur la livraison',
            de: 'Fragen zum Versand',
          },
          items: [
            {
              title: {
                en: 'Can I change the address after I order?',
                fr: 'Puis-je changer l’adresse après avoir commandé?',
                de: 'Kann ich die Adresse nach der Bestellung ändern?',
              },
              richText: html({
                en: '<p>Yes, until the order leaves our warehouse: open it in your account or in <a href="/order-status">Order status</a>, and choose “Change address or email”.</p>',
                fr: '<p>Oui, tant que la commande n’a pas quitté notre entrepôt\u00a0: ouvrez-la dans votre compte ou sous <a href="/order-status">État de la commande</a>, puis choisissez «\u00a0Modifier l’adresse ou le courriel\u00a0».</p>',
                de: '<p>Ja, solange die Bestellung unser Lager noch nicht verlassen hat: Öffne sie in deinem Konto oder unter <a href="/order-status">Bestellstatus</a> und wähl „Adresse oder E-Mail ändern“.</p>',
              }),
            },
            {
              title: {
                en: 'What if part of my order is missing?',
                fr: 'Que faire s’il manque une partie de ma commande?',
                de: 'Was, wenn ein Teil meiner Bestellung fehlt?',
              },
              richText: html({
                en: '<p>Orders may travel in several parcels. If nothing more arrives within three business days of the first one, tell us.</p>',
                gb: '<p>Orders may travel in several parcels. If nothing more arrives within three working days of the first one, tell us.</p>',
                fr: '<p>Une commande peut voyager en plusieurs colis. Si rien d’autre n’arrive dans les trois jours ouvrables suivant le premier, dites-le-nous.</p>',
                de: '<p>Eine Bestellung kann in mehreren Paketen kommen. Wenn drei Werktage nach dem ersten nichts mehr kommt, sag es uns.</p>',
              }),
              blocks: [
                { id: 'help-delivery-gap', type: 'spacer', bottomMargins: 'sm' },
                {
                  id: 'help-delivery-parcels',
                  type: 'rich-text',
                  richText: html({
                    en: '<p>What did not come costs you nothing: the parcel is sent again or refunded.</p>',
                    fr: '<p>Ce qui n’est pas arrivé ne vous coûte rien\u00a0: nous le renvoyons ou le remboursons.</p>',
                    de: '<p>Was nicht ankam, kostet dich nichts: Wir schicken es erneut oder erstatten es.</p>',
                  }),
                },
              ],
            },
            {
              title: {
                en: 'When do made-to-order goods leave?',
                fr: 'Quand part un article fabriqué sur commande?',
                de: 'Wann geht hinaus, was ihr erst anfertigt?',
              },
              richText: html({
                en: '<p>Goods that are made to order, such as an engraved mug, leave five business days later.</p>',
                gb: '<p>Goods that are made to order, such as an engraved mug, leave five working days later.</p>',
                fr: '<p>Les articles fabriqués sur commande, comme les tasses gravées, partent cinq jours ouvrables plus tard.</p>',
                de: '<p>Was wir auf Bestellung anfertigen, etwa einen gravierten Becher, geht fünf Werktage später hinaus.</p>',
              }),
            },
          ],
        },
      ],
    },
  ],
};
