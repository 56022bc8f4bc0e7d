import { articleLinks } from '../card.ts';
import type { LocalizedText } from '../localized-text.ts';
import { html, picture, target, type BlockData, type ContentPageData } from '../page.ts';

const FILL = '#f1ede4';

type Words = {
  readonly title: LocalizedText;
  readonly subtitle: LocalizedText;
  readonly more: ReturnType<typeof target>;
};

/** What can be mended: a close-up of it, which leads to more about it. */
const mended = (id: string, closeUp: string, { title, subtitle, more }: Words): BlockData => ({
  id: `help-repairs-${id}`,
  type: 'linked-card',
  linkType: 'No-CTA',
  isPartOfCollection: true,
  title,
  subtitle,
  media: { _tag: 'picture', picture: picture(`products/${closeUp}-3`) },
  targets: [more],
  responsiveLayout: { sm: { layout: 'overlay-bottom', alignment: 'left' } },
});

/** How repairs work: three steps, what can be mended, questions, and where to begin. */
export const repairsPage: ContentPageData = {
  name: 'help/repairs',
  title: { en: 'Repairs', fr: 'Réparations', de: 'Reparaturen' },
  description: {
    en: 'Ten years of spare parts and a workshop of our own.',
    fr: 'Dix ans de pièces de rechange et notre propre atelier.',
    de: 'Zehn Jahre Ersatzteile und eine eigene Werkstatt.',
  },
  sections: [
    {
      id: 'hero',
      items: [
        {
          id: 'help-repairs-hero',
          type: 'hero-product-overlay',
          eyebrowText: { en: 'Repairs', fr: 'Réparations', de: 'Reparaturen' },
          title: {
            en: 'Old boots, new soles',
            fr: 'Réparer d’abord',
            de: 'Alte Stiefel, neue Sohlen',
          },
          subtitle: {
            en: 'Ten years of spare parts and a workshop of our own.',
            fr: 'Dix ans de pièces de rechange et notre propre atelier.',
            de: 'Zehn Jahre Ersatzteile und eine eigene Werkstatt.',
          },
          media: {
            _tag: 'picture',
            picture: picture('scenes/hero-forest'),
            smallPicture: picture('scenes/hero-forest-tall'),
          },
          overlayPicture: picture('products/NKRIDGE1BAR-3', {
            en: 'Close-up of leather, midsole and outsole',
            fr: 'Gros plan du cuir, de la semelle intercalaire et de la semelle',
            de: 'Leder, Zwischensohle und Außensohle aus der Nähe',
          }),
          targets: [
            target({ en: 'Send a request', fr: 'Envoyer une demande', de: 'Anfrage schicken' }, '/warranty'),
            target({ en: 'Find a store', fr: 'Trouver un magasin', de: 'Laden finden' }, '/store-locator', 'secondary'),
          ],
        },
      ],
    },
    {
      id: 'steps',
      items: [
        {
          id: 'help-repairs-steps',
          type: 'icon-and-text',
          title: { en: 'From torn to mended', fr: 'De déchiré à réparé', de: 'Von gerissen bis geflickt' },
          variant: 'icon-above-text',
          iconSize: 'large',
          items: [
            {
              icon: 'store',
              richText: html({
                en: '<h3>1. Bring it, or show it</h3><p>Bring what needs mending to a <a href="/store-locator">store</a> with a repair service, or <a href="/warranty">send us a request</a> with a photo of the damage.</p>',
                fr: '<h3>1. Apporter ou montrer</h3><p>Apportez l’article à réparer dans un <a href="/store-locator">magasin</a> qui offre ce service, ou <a href="/warranty">envoyez-nous une demande</a> avec une photo du dommage.</p>',
                de: '<h3>1. Bringen oder zeigen</h3><p>Bring das defekte Stück in einen <a href="/store-locator">Laden</a> mit Reparaturservice oder <a href="/warranty">schick uns eine Anfrage</a> mit einem Foto vom Schaden.</p>',
              }),
            },
            {
              icon: 'code',
              richText: html({
                en: '<h3>2. Hear the price</h3><p>You know it before the work begins. For ten years, repairs of our own defects are free.</p>',
                fr: '<h3>2. Connaître le prix</h3><p>Vous le connaissez avant le début des travaux. Pendant dix ans, la réparation de nos défauts de fabrication est gratuite.</p>',
                de: '<h3>2. Den Preis erfahren</h3><p>Du kennst ihn, bevor die Arbeit beginnt. Zehn Jahre lang kostet die Reparatur unserer eigenen Fehler nichts.</p>',
              }),
            },
            {
              icon: 'patch',
              richText: html({
                en: '<h3>3. Have it mended</h3><p>New soles take ten business days. A zipper or a hole is often done in a store while you wait.</p>',
                gb: '<h3>3. Have it mended</h3><p>New soles take ten working days. A zip or a hole is often done in a store while you wait.</p>',
                fr: '<h3>3. Faire réparer</h3><p>Des semelles neuves demandent dix jours ouvrables. Une glissière ou un trou se fait souvent en magasin pendant que vous attendez.</p>',
                de: '<h3>3. Flicken lassen</h3><p>Neue Sohlen dauern zehn Werktage. Ein Reißverschluss oder ein Loch ist im Laden oft gemacht, während du wartest.</p>',
              }),
            },
          ],
        },
      ],
    },
    {
      id: 'mended',
      items: [
        {
          id: 'help-repairs-mended',
          type: 'collection-grid',
          title: { en: 'What can be mended', fr: 'Ce qui se répare', de: 'Was sich flicken lässt' },
          breakpoints: {
            sm: { type: 'carousel', slideWidth: '82%', slidePadding: '12px', arrows: false },
            md: { slideWidth: '50%', slidePadding: '1rem' },
            lg: { slideWidth: '25%', slidePadding: '1rem' },
          },
          blocks: [
            mended('zippers', 'NKSKAR02ROW', {
              title: {
                en: 'Zippers and buckles',
                gb: 'Zips and buckles',
                fr: 'Glissières et boucles',
                de: 'Reißverschlüsse und Schnallen',
              },
              subtitle: {
                en: 'Often done in a store while you wait.',
                fr: 'Souvent en magasin, pendant que vous attendez.',
                de: 'Im Laden oft gemacht, während du wartest.',
              },
              more: target(
                {
                  en: 'Nine thousand zippers',
                  gb: 'Nine thousand zips',
                  fr: 'Neuf mille glissières',
                  de: 'Neuntausend Reißverschlüsse',
                },
                '/articles/the-repairer',
                'link',
              ),
            }),
            mended('soles', 'NKAPPR02CLY', {
              title: { en: 'Soles and rands', fr: 'Semelles et pare-pierres', de: 'Sohlen und Gummiränder' },
              subtitle: {
                en: 'New soles take ten business days.',
                gb: 'New soles take ten working days.',
                fr: 'Des semelles neuves demandent dix jours ouvrables.',
                de: 'Neue Sohlen dauern zehn Werktage.',
              },
              more: target(articleLinks.newSoles.text, articleLinks.newSoles.url, 'link'),
            }),
            mended('holes', 'NKREGN02FJO', {
              title: {
                en: 'Seams, holes and burns',
                fr: 'Coutures, trous et brûlures',
                de: 'Nähte, Löcher und Brandstellen',
              },
              subtitle: {
                en: 'A torn membrane can be patched; one that peels off everywhere cannot.',
                fr: 'Une membrane déchirée se rapièce; une membrane qui pèle partout, non.',
                de: 'Eine gerissene Membran lässt sich flicken, eine, die sich überall löst, nicht.',
              },
              more: target(articleLinks.membranes.text, articleLinks.membranes.url, 'link'),
            }),
            mended('poles', 'NKTENT02OCH', {
              title: { en: 'Tents and their poles', fr: 'Tentes et arceaux', de: 'Zelte und ihre Bögen' },
              subtitle: {
                en: 'We replace single segments. Send the tent dry.',
                fr: 'Nous remplaçons un segment à la fois. Envoyez la tente sèche.',
                de: 'Wir tauschen einzelne Segmente. Schick das Zelt trocken.',
              },
              more: target(
                { en: 'Send a request', fr: 'Envoyer une demande', de: 'Anfrage schicken' },
                '/warranty',
                'link',
              ),
            }),
          ],
        },
        {
          id: 'help-repairs-queue',
          type: 'banner-thin',
          backgroundColor: FILL,
          title: {
            en: 'In fall there is a queue. The wise bring their down in July.',
            gb: 'In autumn there is a queue. The wise bring their down in July.',
            fr: 'L’automne, il y a une file. Les sages apportent leur duvet en juillet.',
            de: 'Im Herbst gibt es eine Schlange. Die Klugen bringen ihre Daune im Juli.',
          },
        },
      ],
    },
    {
      id: 'questions',
      items: [
        {
          id: 'help-repairs-questions',
          type: 'accordions',
          title: { en: 'Questions about repairs', fr: 'Questions sur les réparations', de: 'Fragen zu Reparaturen' },
          items: [
            {
              title: {
                en: 'Is there anything you cannot mend?',
                fr: 'Y a-t-il quelque chose que vous ne réparez pas?',
                de: 'Gibt es etwas, das ihr nicht flickt?',
              },
              richText: html({
                en: '<p>Little. We mend zippers, buckles, seams, holes, burns, soles, rands, tent poles and most things that a dog has done. A torn membrane can be patched; one that peels off everywhere cannot.</p>',
                gb: '<p>Little. We mend zips, buckles, seams, holes, burns, soles, rands, tent poles and most things that a dog has done. A torn membrane can be patched; one that peels off everywhere cannot.</p>',
                fr: '<p>Peu de choses. Nous réparons glissières, boucles, coutures, trous, brûlures, semelles, pare-pierres, arceaux et presque tout ce qu’un chien a pu faire. Une membrane déchirée se rapièce; une membrane qui pèle partout, non.</p>',
                de: '<p>Wenig. Wir flicken Reißverschlüsse, Schnallen, Nähte, Löcher, Brandstellen, Sohlen, Gummiränder, Zeltstangen und das meiste, was ein Hund getan hat. Eine gerissene Membran lässt sich flicken, eine, die sich überall löst, nicht.</p>',
              }),
            },
            {
              title: { en: 'How long does it take?', fr: 'Combien de temps faut-il?', de: 'Wie lange dauert es?' },
              richText: html({
                en: '<p>New soles take ten business days. A zipper or a hole is often done in a store while you wait; in fall there is a queue, and the wise bring their down in July. <a href="/articles/new-soles-for-old-boots">What happens on the bench</a></p>',
                gb: '<p>New soles take ten working days. A zip or a hole is often done in a store while you wait; in autumn there is a queue, and the wise bring their down in July. <a href="/articles/new-soles-for-old-boots">What happens on the bench</a></p>',
                fr: '<p>Des semelles neuves demandent dix jours ouvrables. Une glissière ou un trou se fait souvent en magasin pendant que vous attendez; l’automne, il y a une file, et les sages apportent leur duvet en juillet. <a href="/articles/new-soles-for-old-boots">Ce qui se passe à l’établi</a></p>',
                de: '<p>Neue Sohlen dauern zehn Werktage. Ein Reißverschluss oder ein Loch ist im Laden oft gemacht, während du wartest; im Herbst gibt es eine Schlange, und die Klugen bringen ihre Daune im Juli. <a href="/articles/new-soles-for-old-boots">Was auf der Werkbank geschieht</a></p>',
              }),
            },
            {
              title: {
                en: 'I bought it secondhand. Does that matter?',
                gb: 'I bought it second-hand. Does that matter?',
                fr: 'Je l’ai acheté d’occasion. Est-ce grave?',
                de: 'Ich habe es gebraucht gekauft. Macht das etwas?',
              },
              richText: html({
                en: '<p>No. The ten years belong to the product and not to its owner. Tell us where it came from, if you know.</p>',
                fr: '<p>Non. Les dix ans appartiennent à l’article, pas à son propriétaire. Dites-nous d’où il vient, si vous le savez.</p>',
                de: '<p>Nein. Die zehn Jahre gehören zum Stück und nicht zum Besitzer. Sag uns, woher du es hast, wenn du es weißt.</p>',
              }),
            },
          ],
        },
        {
          id: 'help-repairs-next',
          type: 'multi-link-card',
          title: { en: 'The first step', fr: 'Le premier pas', de: 'Der erste Schritt' },
          media: picture('scenes/hero-coast', {
            en: 'Evening light on the water below a ridge',
            fr: 'La lumière du soir sur l’eau, au pied d’une crête',
            de: 'Abendlicht auf dem Wasser vor einem Bergkamm',
          }),
          alignment: 'left',
          targets: [
            target(
              { en: 'Request with a photo', fr: 'Une demande avec photo', de: 'Anfrage mit Foto' },
              '/warranty',
              'link',
            ),
            target(
              { en: 'Stores with a repair service', fr: 'Magasins qui réparent', de: 'Läden mit Reparaturservice' },
              '/store-locator',
              'link',
            ),
            target(
              {
                en: 'Care for your gear',
                gb: 'Care for your kit',
                fr: 'Prendre soin de l’équipement',
                de: 'Ausrüstung pflegen',
              },
              '/help/care',
              'link',
            ),
          ],
        },
      ],
    },
  ],
};
