import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { addressLines } from '#core/profile/address-lines.ts';
import { phoneText } from '#core/profile/phone-text.ts';
import { articleLinks } from '../card.ts';
import { urlOfCategory } from '../navigation.ts';
import { html, picture, target, type BlockData, type ContentPageData } from '../page.ts';
import type { LocalizedText } from '../localized-text.ts';
import { seedStores } from '../stores.ts';
import type { StoreData } from '../store.ts';

const storeOf = (id: string): StoreData => {
  const store = seedStores.find((one) => one.id === id);
  if (store === undefined) throw new RangeError(`No store ${id}`);
  return store;
};

type Stores = LocalizedText<StoreData>;

/** The store of a page on each site. */
const storesOf = (us: string, ca: string, gb: string): Stores => ({
  en: storeOf(us),
  de: storeOf(us),
  fr: storeOf(ca),
  gb: storeOf(gb),
});

/** The page of the store with its hours, map and telephone. */
const storePage = ({ en, de, fr, gb = en }: Stores): LocalizedText => ({
  en: `/store-locator/${en.id}`,
  gb: `/store-locator/${gb.id}`,
  fr: `/store-locator/${fr.id}`,
  de: `/store-locator/${de.id}`,
});

const hoursAndWay: LocalizedText = {
  en: 'Hours and directions',
  fr: 'Heures et itinéraire',
  de: 'Öffnungszeiten und Weg',
};

const toStore = (stores: Stores, text: LocalizedText, style: 'primary' | 'link') => ({
  ...target(text, '', style),
  url: storePage(stores),
});

/** When both stores are open; all their stores have the same hours. */
const hours: LocalizedText = {
  en: '<h3>Open every day</h3><p>Monday to Saturday 10 a.m. to 8 p.m.<br>Sunday 11 a.m. to 6 p.m.</p>',
  gb: '<h3>Open every day</h3><p>Monday to Saturday 10am to 8pm<br>Sunday 11am to 6pm</p>',
  fr: '<h3>Ouvert tous les jours</h3><p>Du lundi au samedi, de 10\u00a0h à 20\u00a0h<br>Le dimanche, de 11\u00a0h à 18\u00a0h</p>',
  de: '<h3>Jeden Tag offen</h3><p>Montag bis Samstag 10 bis 20 Uhr<br>Sonntag 11 bis 18 Uhr</p>',
};

/** The street, the place and the telephone number, each in one line. */
const address = ({ site, street, phone, ...place }: StoreData): string => {
  const country = siteOf(site)?.country ?? '';
  const number = phoneText(phone, country).replaceAll(' ', '\u00a0');
  const [first, ...rest] = addressLines({ ...place, line1: street, country });
  return [first, rest.join(' '), `<a href="tel:${phone.replaceAll(' ', '')}">${number}</a>`].join('<br>');
};

const where = ({ en, de, fr, gb = en }: Stores): LocalizedText => ({
  en: `<h3>Where we are</h3><p>${address(en)}</p>`,
  gb: `<h3>Where we are</h3><p>${address(gb)}</p>`,
  fr: `<h3>Où nous trouver</h3><p>${address(fr)}</p>`,
  de: `<h3>So findest du uns</h3><p>${address(de)}</p>`,
});

const basecamp = storesOf('us-denver', 'ca-montreal', 'gb-edinburgh');
const westend = storesOf('us-seattle', 'ca-toronto', 'gb-london');

const boot = picture('products/NKRIDGE1BAR-1', {
  en: 'The Ridgeline Mid in brown leather',
  fr: 'La Ridgeline Mid en cuir brun',
  de: 'Der Ridgeline Mid aus braunem Leder',
});

/** A service of the store: what it is, and where to read more. */
const service = (
  id: string,
  closeUp: string,
  words: { readonly title: LocalizedText; readonly text: LocalizedText; readonly more: ReturnType<typeof target> },
): BlockData => ({
  id: `basecamp-${id}`,
  type: 'banner-espot',
  title: words.title,
  richText: html(words.text),
  media: picture(`products/${closeUp}-3`),
  backgroundColor: '#f1ede4',
  targets: [words.more],
});

const question = (title: LocalizedText, answer: LocalizedText) => ({ title, richText: html(answer) });

/** Pages of two stores, of another city on each site (RTE-39, RTE-49). */
export const localPages: readonly ContentPageData[] = [
  {
    name: 'basecamp',
    title: {
      en: 'Basecamp Denver',
      gb: 'Basecamp Edinburgh',
      fr: 'Camp de base Montréal',
      de: 'Basislager Denver',
    },
    description: {
      en: 'Our store on Larimer Street: boot fitting, repairs and an early kettle.',
      gb: 'Our store on Rose Street: boot fitting, repairs and an early kettle.',
      fr: 'Notre magasin de la rue Saint-Denis : ajustement de bottes, réparations et bouilloire matinale.',
      de: 'Unser Laden in der Larimer Street: Stiefelanprobe, Reparaturen und ein früher Wasserkessel.',
    },
    sections: [
      {
        id: 'hero',
        items: [
          {
            id: 'basecamp-hero',
            type: 'hero-standard',
            gradientStyle: 'focused',
            eyebrowText: {
              en: '1448 Larimer Street',
              gb: '76 Rose Street',
              fr: '4216, rue Saint-Denis',
              de: 'Larimer Street 1448',
            },
            title: {
              en: 'Basecamp Denver',
              gb: 'Basecamp Edinburgh',
              fr: 'Camp de base Montréal',
              de: 'Basislager Denver',
            },
            subtitle: {
              en: 'The last bench before the mountains.',
              gb: 'The last bench before the hills.',
              fr: 'Le dernier établi avant les montagnes.',
              de: 'Die letzte Werkbank vor den Bergen.',
            },
            media: {
              _tag: 'picture',
              picture: picture('scenes/hero-pass'),
              smallPicture: picture('scenes/hero-pass-tall'),
            },
            targets: [
              toStore(basecamp, hoursAndWay, 'primary'),
              target(
                { en: 'What we mend', fr: 'Ce que nous réparons', de: 'Was wir flicken' },
                '/help/repairs',
                'secondary',
              ),
            ],
          },
        ],
      },
      {
        id: 'visit',
        items: [
          {
            id: 'basecamp-visit',
            type: 'icon-and-text',
            title: { en: 'Drop in', fr: 'Passez par ici', de: 'Schau herein' },
            variant: 'icon-above-text',
            iconSize: 'medium',
            items: [
              { icon: 'hours', richText: html(hours) },
              { icon: 'store', richText: html(where(basecamp)) },
              {
                icon: 'drop',
                richText: html({
                  en: '<h3>The weekend kettle</h3><p>From an hour before we open, for anyone on the way up. Bring a mug.</p>',
                  gb: '<h3>The weekend kettle</h3><p>From an hour before we open, for anyone heading north. Bring a mug.</p>',
                  fr: '<h3>La bouilloire des fins de semaine</h3><p>Une heure avant l’ouverture, pour quiconque monte vers le nord. Apportez une tasse.</p>',
                  de: '<h3>Am Wochenende kocht Wasser</h3><p>Schon eine Stunde vor der Öffnung, für alle, die hinauffahren. Bring einen Becher mit.</p>',
                }),
              },
            ],
          },
        ],
      },
      {
        id: 'bench',
        items: [
          {
            id: 'basecamp-bench',
            type: 'hero-block-below',
            gradientTone: 'light',
            titleStyle: 'title',
            eyebrowText: {
              en: 'The workshop, in front, behind glass',
              fr: 'L’atelier, en avant, derrière une vitre',
              de: 'Die Werkstatt, vorn, hinter Glas',
            },
            title: {
              en: 'Old boots, new soles',
              fr: 'Vieilles bottes, semelles neuves',
              de: 'Alte Stiefel, neue Sohlen',
            },
            richText: html({
              en: '<p>Ten business days, a third of the price of a new pair, and nothing to break in. You can watch.</p>',
              gb: '<p>Ten working days, a third of the price of a new pair, and nothing to break in. You can watch.</p>',
              fr: '<p>Dix jours ouvrables, le tiers du prix d’une paire neuve, et rien à assouplir. On peut regarder.</p>',
              de: '<p>Zehn Werktage, ein Drittel des Preises eines neuen Paars, und nichts einzulaufen. Zuschauen kannst du auch.</p>',
            }),
            media: { _tag: 'picture', picture: boot },
            mediaList: [
              { _tag: 'picture', picture: boot },
              {
                _tag: 'picture',
                picture: picture('products/NKRIDGE1BAR-3', {
                  en: 'The sole of the same boot close up',
                  fr: 'La semelle de la même botte, en gros plan',
                  de: 'Die Sohle desselben Stiefels aus der Nähe',
                }),
              },
            ],
            responsiveLayout: {
              sm: { layout: 'below-2media', alignment: 'left' },
              md: { layout: 'below-2media', alignment: 'center' },
            },
            targets: [
              target(
                { en: 'How it is done', fr: 'Comment nous faisons', de: 'So machen wir es' },
                '/articles/new-soles-for-old-boots',
              ),
            ],
          },
        ],
      },
      {
        id: 'services',
        items: [
          {
            id: 'basecamp-services',
            type: 'collection-grid',
            title: { en: 'What we do here', fr: 'Ce que nous faisons ici', de: 'Was wir hier tun' },
            breakpoints: {
              sm: { type: 'carousel', slideWidth: '82%', slidePadding: '12px', arrows: false },
              md: { slideWidth: '50%', slidePadding: '1.25rem' },
            },
            blocks: [
              service('fitting', 'NKSOCK03MOS', {
                title: { en: 'Boot fitting', fr: 'Ajustement de bottes', de: 'Stiefelanprobe' },
                text: {
                  en: '<p>On a ramp that goes down, without an appointment. Bring the socks that you hike in.</p>',
                  gb: '<p>On a ramp that goes down, without an appointment. Bring the socks that you walk in.</p>',
                  fr: '<p>Sur une rampe qui descend, sans rendez-vous. Apportez vos bas de randonnée.</p>',
                  de: '<p>Auf einer Rampe, die hinabführt, ohne Termin. Bring die Socken mit, in denen du gehst.</p>',
                },
                more: target(
                  { en: 'Size and fit', fr: 'Tailles et coupe', de: 'Größe und Passform' },
                  '/help/sizes',
                  'link',
                ),
              }),
              service('repairs', 'NKSKAR02TID', {
                title: { en: 'Repairs over the counter', fr: 'Réparations au comptoir', de: 'Reparaturen am Tresen' },
                text: {
                  en: '<p>A zipper or a hole is often done while you wait. You know the price before the work begins.</p>',
                  gb: '<p>A zip or a hole is often done while you wait. You know the price before the work begins.</p>',
                  fr: '<p>Une glissière ou un trou se fait souvent sur place. Vous connaissez le prix avant le début des travaux.</p>',
                  de: '<p>Ein Reißverschluss oder ein Loch ist oft gemacht, während du wartest. Den Preis kennst du vorher.</p>',
                },
                more: target(
                  { en: 'What can be mended', fr: 'Ce qui se répare', de: 'Was sich flicken lässt' },
                  '/help/repairs',
                  'link',
                ),
              }),
              service('washing', 'NKLUMEN1AMB', {
                title: {
                  en: 'Washing and waterproofing',
                  fr: 'Lavage et imperméabilisation',
                  de: 'Waschen und Imprägnieren',
                },
                text: {
                  en: '<p>Shells bead again and down lofts again. Both come back dry.</p>',
                  fr: '<p>La coquille déperle à nouveau, le duvet regonfle. Les deux reviennent secs.</p>',
                  de: '<p>Von der Hardshell perlt es wieder ab, und die Daune bauscht. Beides kommt trocken zurück.</p>',
                },
                more: target(
                  { en: 'Or do it at home', fr: 'Ou à la maison', de: 'Oder zu Hause' },
                  '/help/care',
                  'link',
                ),
              }),
              service('orders', 'NKPACK22AMB', {
                title: {
                  en: 'Pickup and returns',
                  gb: 'Collection and returns',
                  fr: 'Cueillette et retours',
                  de: 'Abholung und Rückgabe',
                },
                text: {
                  en: '<p>Choose this store in the cart. What does not fit can stay here, without packing anything.</p>',
                  gb: '<p>Choose this store in the basket. What does not fit can stay here, without packing anything.</p>',
                  fr: '<p>Choisissez ce magasin dans le panier. Ce qui ne va pas peut rester ici, sans rien emballer.</p>',
                  de: '<p>Wähl diesen Laden im Warenkorb. Was nicht passt, kann hierbleiben, ohne Paket.</p>',
                },
                more: target(
                  { en: 'How returns work', fr: 'Comment retourner', de: 'So geht die Rückgabe' },
                  '/help/returns/how-to-return',
                  'link',
                ),
              }),
            ],
          },
        ],
      },
      {
        id: 'ramp',
        items: [
          {
            id: 'basecamp-ramp',
            type: 'inline-catalog',
            title: { en: 'To try on the ramp', fr: 'À essayer sur la rampe', de: 'Zum Probieren auf der Rampe' },
            categoryId: '1000',
            limit: 8,
            layout: 'carousel',
            target: target(
              { en: 'All footwear', fr: 'Toutes les chaussures', de: 'Alle Schuhe' },
              urlOfCategory('1000'),
              'link',
            ),
          },
        ],
      },
      {
        id: 'shared',
        items: [
          {
            id: 'basecamp-shared',
            type: 'social-gallery',
            containerId: 'basecamp-gallery',
            title: { en: 'From your trips', fr: 'De vos sorties', de: 'Von euren Touren' },
          },
        ],
      },
      {
        id: 'morning',
        items: [
          {
            id: 'basecamp-morning',
            type: 'banner-block-below',
            eyebrow: { en: 'Field notes', fr: 'Carnet de terrain', de: 'Notizen von draußen' },
            title: {
              en: 'Before you drive up',
              gb: 'Before you head north',
              fr: 'Avant de monter',
              de: 'Bevor du hinauffährst',
            },
            richText: html({
              en: '<p>A forecast for the valley says little about the ridge. Here is what to look for, in the order in which it matters.</p>',
              fr: '<p>Une météo pour la vallée dit peu de la crête. Voici ce qu’il faut regarder, par ordre d’importance.</p>',
              de: '<p>Ein Wetterbericht fürs Tal sagt wenig über den Grat. Worauf es ankommt, in der richtigen Reihenfolge.</p>',
            }),
            media: picture('scenes/hero-dawn', {
              en: 'A ridge in the first light',
              fr: 'Une crête aux premières lueurs',
              de: 'Ein Grat im ersten Licht',
            }),
            targets: [
              target(
                { en: 'Read a mountain forecast', fr: 'Lire une météo de montagne', de: 'Bergwetter lesen' },
                '/articles/read-a-mountain-forecast',
                'secondary',
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'westend',
    title: { en: 'West End Seattle', gb: 'West End London', fr: 'West End Toronto', de: 'West End, Seattle' },
    description: {
      en: 'Our store on Pike Place Walk: rain shells, repairs and a view of what they are for.',
      gb: 'Our store on Floral Street, Covent Garden: rain shells, repairs and a map of the night trains.',
      fr: 'Notre magasin de la rue Queen Ouest : imperméables, réparations et une carte des sentiers à portée de train.',
      de: 'Unser Laden am Pike Place Walk: Regenjacken, Reparaturen und ein Blick auf das, wofür sie da sind.',
    },
    sections: [
      {
        id: 'hero',
        items: [
          {
            id: 'westend-hero',
            type: 'hero-standard',
            eyebrowText: {
              en: '1520 Pike Place Walk',
              gb: '31 Floral Street',
              fr: '401, rue Queen Ouest',
              de: 'Pike Place Walk 1520',
            },
            title: { en: 'West End Seattle', gb: 'West End London', fr: 'West End Toronto', de: 'West End, Seattle' },
            subtitle: {
              en: 'Two streets from the water, three hours from the snow.',
              gb: 'Two streets from the theatre, one night from the snow.',
              fr: 'Le tramway à la porte, les premiers sentiers à une heure.',
              de: 'Zwei Straßen vom Wasser, drei Stunden vom Schnee.',
            },
            media: {
              _tag: 'picture',
              picture: picture('scenes/hero-coast'),
              smallPicture: picture('scenes/hero-coast-tall'),
            },
            responsiveLayout: {
              sm: { layout: 'overlay-bottom', alignment: 'left' },
              md: { layout: 'overlay-bottom', alignment: 'left' },
            },
            targets: [toStore(westend, hoursAndWay, 'primary')],
          },
        ],
      },
      {
        id: 'shower',
        items: [
          {
            id: 'westend-shower',
            type: 'linked-card',
            eyebrowText: { en: 'A store for rain', fr: 'Un magasin pour la pluie', de: 'Ein Laden für Regen' },
            title: {
              en: 'The shower with a window',
              fr: 'La douche vitrée',
              de: 'Die Dusche mit Fenster',
            },
            richText: html({
              en: '<p>Hang your old jacket in it, press the button and see whether it leaks or only needs a wash. More often than not it needs a wash, which we do while you have lunch.</p>',
              fr: '<p>Accrochez-y votre vieux manteau, appuyez sur le bouton et voyez s’il fuit ou s’il a seulement besoin d’un lavage. Le plus souvent, c’est un lavage, et nous le faisons pendant que vous dînez.</p>',
              de: '<p>Häng deine alte Jacke hinein, drück den Knopf und sieh, ob sie undicht ist oder nur gewaschen werden muss. Meist muss sie gewaschen werden, und das machen wir, während du zu Mittag isst.</p>',
            }),
            media: {
              _tag: 'picture',
              picture: picture('products/NKREGN02OCH-3', {
                en: 'Pocket and snaps of a yellow raincoat',
                gb: 'Pocket and press studs of a yellow raincoat',
                fr: 'La poche et les boutons-pression d’un imperméable jaune',
                de: 'Tasche und Druckknöpfe einer gelben Regenjacke',
              }),
            },
            gradientStyle: 'off',
            backdrop: true,
            responsiveLayout: { sm: { layout: 'overlay-bottom', alignment: 'left' } },
            targets: [target(articleLinks.membranes.text, articleLinks.membranes.url, 'secondary')],
          },
        ],
      },
      {
        id: 'shells',
        items: [
          {
            id: 'westend-shells',
            type: 'inline-catalog',
            title: { en: 'For a wet city', fr: 'Pour une ville mouillée', de: 'Für eine nasse Stadt' },
            categoryId: '7500',
            limit: 8,
            layout: 'carousel',
            target: target(
              { en: 'All jackets', fr: 'Tous les manteaux', de: 'Alle Jacken' },
              urlOfCategory('2100'),
              'link',
            ),
          },
        ],
      },
      {
        id: 'floor',
        items: [
          {
            id: 'westend-floor',
            type: 'collection-grid',
            title: { en: 'Upstairs', gb: 'Downstairs', fr: 'À l’étage', de: 'Eine Treppe höher' },
            breakpoints: {
              sm: { slideWidth: '100%', slidePadding: '1.5rem' },
              md: { slideWidth: '50%', slidePadding: '2rem' },
            },
            blocks: [
              {
                id: 'westend-tent',
                type: 'picture',
                alt: {
                  en: 'A green tent, pitched, with its door open',
                  fr: 'Une tente verte montée, la porte ouverte',
                  de: 'Ein aufgebautes grünes Zelt mit offener Tür',
                },
                sources: { sm: picture('reviews/olympic-coast') },
                target: target({ en: 'Tents', fr: 'Tentes', de: 'Zelte' }, urlOfCategory('4100'), 'link'),
              },
              {
                id: 'westend-floor-text',
                type: 'rich-text',
                richText: html({
                  en: '<h3>One tent is always pitched</h3><p>Lie down in it. Zip it shut, find out whether your feet touch the end, and take your time: people have been known to nap. The <a href="/c/tents-4100">tents</a> that are not pitched hang beside it, by weight.</p><h3>The bench at the window</h3><p>Zippers and soles are replaced here, and you know the <a href="/help/repairs">price</a> before the work begins.</p><h3>One counter for orders</h3><p><a href="/help/delivery">Pick up</a> what you ordered and bring back what does not fit; <a href="/help/returns">returns</a> need no box.</p>',
                  gb: '<h3>One tent is always pitched</h3><p>Lie down in it. Zip it shut, find out whether your feet touch the end, and take your time: people have been known to nap. The <a href="/c/tents-4100">tents</a> that are not pitched hang beside it, by weight.</p><h3>The bench under the stairs</h3><p>Zips and soles are replaced here, and you know the <a href="/help/repairs">price</a> before the work begins.</p><h3>One counter for orders</h3><p><a href="/help/delivery">Pick up</a> what you ordered before the curtain goes up, and bring back what does not fit; <a href="/help/returns">returns</a> need no box.</p>',
                  fr: '<h3>Une tente toujours montée</h3><p>Couchez-vous dedans. Fermez la porte, voyez si vos pieds touchent le fond, et prenez votre temps : on y a déjà vu des siestes. Les <a href="/c/tents-4100">tentes</a> non montées sont accrochées à côté, par poids.</p><h3>L’établi près de la fenêtre</h3><p>On y remplace les glissières et les semelles, et vous connaissez le <a href="/help/repairs">prix</a> avant le début des travaux.</p><h3>Un seul comptoir pour les commandes</h3><p><a href="/help/delivery">Ramassez</a> ce que vous avez commandé et rapportez ce qui ne va pas, dans les deux langues; les <a href="/help/returns">retours</a> se passent de boîte.</p>',
                  de: '<h3>Ein Zelt steht immer</h3><p>Leg dich hinein. Mach zu, prüf, ob deine Füße anstoßen, und lass dir Zeit: Hier ist schon mancher eingenickt. Die <a href="/c/tents-4100">Zelte</a>, die nicht aufgebaut sind, hängen daneben, nach Gewicht.</p><h3>Die Werkbank am Fenster</h3><p>Hier werden Reißverschlüsse und Sohlen ersetzt, und du kennst den <a href="/help/repairs">Preis</a>, bevor die Arbeit beginnt.</p><h3>Ein Tresen für Bestellungen</h3><p><a href="/help/delivery">Hol ab</a>, was du bestellt hast, und gib zurück, was nicht passt; <a href="/help/returns">Retouren</a> brauchen keinen Karton.</p>',
                }),
              },
            ],
          },
        ],
      },
      {
        id: 'visit',
        items: [
          {
            id: 'westend-visit',
            type: 'icon-and-text',
            title: { en: 'Come by', fr: 'Passez nous voir', de: 'Komm vorbei' },
            variant: 'icon-left',
            items: [
              { icon: 'hours', backgroundColor: '#f1ede4', richText: html(hours) },
              { icon: 'store', backgroundColor: '#f1ede4', richText: html(where(westend)) },
              {
                icon: 'wash',
                backgroundColor: '#22433b',
                textColor: '#f3efe6',
                richText: html({
                  en: '<h3>Bring the wet one</h3><p>Boot fitting, washing and small repairs need no appointment.</p>',
                  fr: '<h3>Apportez le mouillé</h3><p>Ajustement de bottes, lavage et petites réparations : sans rendez-vous.</p>',
                  de: '<h3>Bring die nasse mit</h3><p>Für Anprobe, Wäsche und kleine Reparaturen brauchst du keinen Termin.</p>',
                }),
                target: target(
                  { en: 'All our stores', fr: 'Tous nos magasins', de: 'Alle unsere Läden' },
                  '/store-locator',
                  'link',
                ),
              },
            ],
          },
          {
            id: 'westend-questions',
            type: 'accordions',
            title: { en: 'Before you come', fr: 'Avant de venir', de: 'Bevor du kommst' },
            items: [
              question(
                {
                  en: 'How long does a wash take?',
                  fr: 'Combien de temps prend un lavage?',
                  de: 'Wie lange dauert eine Wäsche?',
                },
                {
                  en: '<p>A shell takes about as long as lunch. Down takes longer, because it has to dry to the core: leave it with us overnight.</p>',
                  fr: '<p>Une coquille, le temps d’un dîner. Le duvet demande plus, parce qu’il doit sécher jusqu’au cœur : laissez-le-nous jusqu’au lendemain.</p>',
                  de: '<p>Eine Hardshell so lange wie ein Mittagessen. Daune braucht länger, weil sie bis innen trocknen muss: Lass sie über Nacht da.</p>',
                },
              ),
              question(
                {
                  en: 'My jacket does leak. What now?',
                  fr: 'Mon manteau fuit bel et bien. Et maintenant?',
                  de: 'Meine Jacke ist wirklich undicht. Und jetzt?',
                },
                {
                  en: '<p>A torn membrane can be patched; one that peels off everywhere cannot. For ten years, <a href="/help/repairs">repairs of our own defects are free</a>.</p>',
                  fr: '<p>Une membrane déchirée se rapièce; une membrane qui pèle partout, non. Pendant dix ans, <a href="/help/repairs">la réparation de nos défauts de fabrication est gratuite</a>.</p>',
                  de: '<p>Eine gerissene Membran lässt sich flicken, eine, die sich überall löst, nicht. Zehn Jahre lang <a href="/help/repairs">kostet die Reparatur unserer eigenen Fehler nichts</a>.</p>',
                },
              ),
              question(
                {
                  en: 'Can I pick up an order here?',
                  fr: 'Puis-je ramasser une commande ici?',
                  de: 'Kann ich hier eine Bestellung abholen?',
                },
                {
                  en: '<p>Yes, free of charge: choose this store in the cart. Your order shows when it is ready.</p>',
                  gb: '<p>Yes, free of charge: choose this store in the basket. Your order shows when it is ready.</p>',
                  fr: '<p>Oui, sans frais : choisissez ce magasin dans le panier. Votre commande indique quand c’est prêt.</p>',
                  de: '<p>Ja, kostenlos: Wähl diesen Laden im Warenkorb. Deine Bestellung zeigt, wann sie bereitliegt.</p>',
                },
              ),
            ],
          },
        ],
      },
    ],
  },
];
