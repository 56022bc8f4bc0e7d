import type { LocalizedText } from '../localized-text.ts';
import { html, picture, target, type BlockData, type ContentPageData } from '../page.ts';

const FILL = '#f1ede4';

type Icon = Extract<BlockData, { readonly type: 'icon-and-text' }>['items'][number]['icon'];

const item = (icon: Icon, words: LocalizedText) => ({ icon, richText: html(words) });

/** The accessibility statement: the standard, what the shop does, what does not work yet, and how to tell us. */
export const accessibilityPage: ContentPageData = {
  name: 'help/accessibility',
  title: { en: 'Accessibility', fr: 'Accessibilité', de: 'Barrierefreiheit' },
  description: {
    en: 'What we do so that everyone can use this shop, and what does not work yet.',
    fr: 'Ce que nous faisons pour que tout le monde puisse utiliser cette boutique, et ce qui manque encore.',
    de: 'Was wir tun, damit alle diesen Shop benutzen können, und was noch fehlt.',
  },
  sections: [
    {
      id: 'hero',
      items: [
        {
          id: 'help-accessibility-hero',
          type: 'hero-standard',
          gradientTone: 'light',
          titleStyle: 'title',
          eyebrowText: { en: 'Accessibility', fr: 'Accessibilité', de: 'Barrierefreiheit' },
          title: {
            en: 'Everyone should be able to buy a jacket here',
            fr: 'Tout le monde devrait pouvoir acheter un manteau ici',
            de: 'Hier sollen alle eine Jacke kaufen können',
          },
          subtitle: {
            en: 'With or without a mouse, with large type, with a screen reader, on a slow phone in a hut.',
            gb: 'With or without a mouse, with large type, with a screen reader, on a slow phone in a bothy.',
            fr: 'Avec ou sans souris, en gros caractères, avec un lecteur d’écran, sur un téléphone lent dans un refuge.',
            de: 'Mit oder ohne Maus, mit großer Schrift, mit Screenreader, auf einem langsamen Telefon in einer Hütte.',
          },
          richText: html({
            en: '<p>We build and test this shop to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.</p>',
            fr: '<p>Nous concevons et vérifions cette boutique selon les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, au niveau AA.</p>',
            de: '<p>Wir bauen und prüfen diesen Shop nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA.</p>',
          }),
          media: {
            _tag: 'picture',
            picture: picture('scenes/hero-desert'),
            smallPicture: picture('scenes/hero-desert-tall'),
          },
          responsiveLayout: { sm: { layout: 'overlay-bottom', alignment: 'left' } },
        },
      ],
    },
    {
      id: 'works',
      items: [
        {
          id: 'help-accessibility-works',
          type: 'icon-and-text',
          title: { en: 'What we do', fr: 'Ce que nous faisons', de: 'Was wir tun' },
          variant: 'icon-above-text',
          items: [
            item('keyboard', {
              en: '<h3>Without a mouse</h3><p>Every page works with the keyboard alone. The focus is always visible, and the first key takes you past the menu.</p>',
              fr: '<h3>Sans souris</h3><p>Chaque page s’utilise au clavier seul. Le focus est toujours visible, et la première touche saute le menu.</p>',
              de: '<h3>Ohne Maus</h3><p>Jede Seite lässt sich allein mit der Tastatur bedienen. Der Fokus ist immer sichtbar, und die erste Taste führt am Menü vorbei.</p>',
            }),
            item('text-size', {
              en: '<h3>In large type</h3><p>Text can be enlarged to 200%, and at 400% lines still fit the screen.</p>',
              fr: '<h3>En gros caractères</h3><p>Le texte s’agrandit à 200 %, et à 400 %, les lignes tiennent encore dans l’écran.</p>',
              de: '<h3>In großer Schrift</h3><p>Text lässt sich auf 200 % vergrößern, und bei 400 % passen die Zeilen noch auf den Bildschirm.</p>',
            }),
            item('contrast', {
              en: '<h3>In any light</h3><p>Colors have enough contrast, and no information is in color alone.</p>',
              gb: '<h3>In any light</h3><p>Colours have enough contrast, and no information is in colour alone.</p>',
              fr: '<h3>Sous toutes les lumières</h3><p>Les couleurs sont assez contrastées, et aucune information ne tient à la couleur seule.</p>',
              de: '<h3>Bei jedem Licht</h3><p>Farben haben genug Kontrast, und nichts steckt allein in der Farbe.</p>',
            }),
            item('eye', {
              en: '<h3>Read aloud</h3><p>Pictures have descriptions, forms have labels, and errors say what is wrong and where.</p>',
              fr: '<h3>À voix haute</h3><p>Les images ont une description, les champs une étiquette, et les erreurs disent ce qui ne va pas et où.</p>',
              de: '<h3>Vorgelesen</h3><p>Bilder haben Beschreibungen, Felder haben Namen, und Fehler sagen, was wo nicht stimmt.</p>',
            }),
            item('pause', {
              en: '<h3>Without motion</h3><p>Nothing moves longer than five seconds unless you can stop it. If your device asks for less motion, there is less.</p>',
              fr: '<h3>Sans mouvement</h3><p>Rien ne bouge plus de cinq secondes sans que vous puissiez l’arrêter. Si votre appareil demande moins de mouvement, il y en a moins.</p>',
              de: '<h3>Ohne Bewegung</h3><p>Nichts bewegt sich länger als fünf Sekunden, ohne dass du es anhalten kannst. Wünscht dein Gerät weniger Bewegung, gibt es weniger.</p>',
            }),
            item('page', {
              en: '<h3>Without script</h3><p>Pages, menus and product information can be read without script.</p>',
              fr: '<h3>Sans script</h3><p>Les pages, les menus et les fiches de produits se lisent sans script.</p>',
              de: '<h3>Ohne Skript</h3><p>Seiten, Menüs und Produktangaben lassen sich ohne Skript lesen.</p>',
            }),
          ],
        },
      ],
    },
    {
      id: 'limits',
      items: [
        {
          id: 'help-accessibility-limits',
          type: 'collection-grid',
          title: {
            en: 'What does not work yet',
            fr: 'Ce qui ne fonctionne pas encore',
            de: 'Was noch nicht geht',
          },
          breakpoints: {
            sm: { slideWidth: '100%', slidePadding: '1.5rem' },
            md: { slideWidth: '50%', slidePadding: '2rem' },
          },
          blocks: [
            {
              id: 'help-accessibility-limits-text',
              type: 'rich-text',
              richText: html({
                en: '<h3>Directions to a store</h3><p>They open in the map of another provider, which we do not control. The address is next to the link.</p><h3>Films</h3><p>Our films have no sound and no spoken description. The text next to each film says what it shows.</p><h3>Some payment pages</h3><p>The pages of some payment providers are outside our control. Paying by gift card or in a store are ways around them.</p>',
                fr: '<h3>L’itinéraire vers un magasin</h3><p>Il s’ouvre dans la carte d’un autre fournisseur, qui ne dépend pas de nous. L’adresse est à côté du lien.</p><h3>Les films</h3><p>Nos films n’ont ni son ni description parlée. Le texte à côté de chacun dit ce qu’on y voit.</p><h3>Certaines pages de paiement</h3><p>Les pages de certains fournisseurs de paiement ne dépendent pas de nous. On peut les éviter en payant par carte-cadeau ou en magasin.</p>',
                de: '<h3>Der Weg zu einem Laden</h3><p>Er öffnet sich in der Karte eines anderen Anbieters, die nicht in unserer Hand liegt. Die Adresse steht neben dem Link.</p><h3>Filme</h3><p>Unsere Filme haben weder Ton noch gesprochene Beschreibung. Der Text daneben sagt, was sie zeigen.</p><h3>Manche Zahlungsseiten</h3><p>Die Seiten mancher Zahlungsanbieter liegen nicht in unserer Hand. Mit einer Geschenkkarte oder im Laden kommst du an ihnen vorbei.</p>',
              }),
            },
            {
              id: 'help-accessibility-tell',
              type: 'icon-and-text',
              variant: 'one-column',
              items: [
                {
                  ...item('message', {
                    en: '<h3>Something stops you?</h3><p>Say which page it was and what you used.</p>',
                    gb: '<h3>Something stops you?</h3><p>Say which page it was and what you used. This statement was last checked on 20 November 2026.</p>',
                    fr: '<h3>Quelque chose vous arrête?</h3><p>Précisez la page et ce que vous utilisiez.</p>',
                    de: '<h3>Hält dich etwas auf?</h3><p>Schreib dazu, welche Seite es war und was du benutzt hast.</p>',
                  }),
                  backgroundColor: FILL,
                  target: target({ en: 'Tell us', fr: 'Dites-le-nous', de: 'Sag es uns' }, '/contact-us', 'primary'),
                },
                {
                  ...item('store', {
                    en: '<h3>Or shop in person</h3><p>You can buy the same things in any store.</p>',
                    fr: '<h3>Ou venez en personne</h3><p>Vous pouvez acheter les mêmes articles dans n’importe quel magasin.</p>',
                    de: '<h3>Oder komm vorbei</h3><p>Dasselbe bekommst du in jedem Laden.</p>',
                  }),
                  backgroundColor: FILL,
                  target: target(
                    { en: 'Find a store', fr: 'Trouver un magasin', de: 'Laden finden' },
                    '/store-locator',
                    'secondary',
                  ),
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
