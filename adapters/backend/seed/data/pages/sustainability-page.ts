import { articleLinks, card } from '../card.ts';
import { cardGrid } from '../card-grid.ts';
import { urlOfCategory } from '../navigation.ts';
import { html, picture, target, type ContentPageData } from '../page.ts';

/** Materials and what they do: what goods are made of, what is still wrong, and repairs. */
export const sustainabilityPage: ContentPageData = {
  name: 'help/sustainability',
  title: { en: 'Materials and impact', fr: 'Matières et empreinte', de: 'Material und Folgen' },
  description: {
    en: 'What our products are made of, what we have stopped using, and what is still wrong.',
    fr: 'De quoi nos produits sont faits, ce que nous n’utilisons plus et ce qui cloche encore.',
    de: 'Woraus unsere Produkte sind, was wir nicht mehr verwenden und was noch nicht stimmt.',
  },
  sections: [
    {
      id: 'hero',
      items: [
        {
          id: 'help-sustainability-hero',
          type: 'hero-standard',
          eyebrowText: { en: 'Materials and impact', fr: 'Matières et empreinte', de: 'Material und Folgen' },
          title: {
            en: 'Making things uses things up',
            fr: 'Fabriquer, c’est consommer',
            de: 'Wer etwas herstellt, verbraucht etwas',
          },
          subtitle: {
            en: 'We do not call ourselves sustainable; we would rather list what we do and leave the word to you.',
            fr: 'Nous ne nous disons pas durables; nous aimons mieux énumérer ce que nous faisons et vous laisser le mot.',
            de: 'Wir nennen uns nicht nachhaltig; lieber zählen wir auf, was wir tun, und überlassen dir das Wort.',
          },
          media: {
            _tag: 'picture',
            picture: picture('scenes/hero-lake'),
            smallPicture: picture('scenes/hero-lake-tall'),
          },
          responsiveLayout: {
            sm: { layout: 'overlay-bottom', alignment: 'left' },
            md: { layout: 'overlay', alignment: 'center' },
          },
          targets: [
            target(
              { en: 'What is still wrong', fr: 'Ce qui cloche encore', de: 'Was noch nicht stimmt' },
              '#help-sustainability-wrong',
              'secondary',
            ),
          ],
        },
      ],
    },
    {
      id: 'materials',
      items: [
        cardGrid('help-sustainability-materials', {
          title: { en: 'What is in them', fr: 'De quoi ils sont faits', de: 'Was darin ist' },
          type: 'banner-espot',
          cards: [
            card('material-synthetics', 'products/NKPACK22FJO-3', {
              title: { en: 'Nylon and polyester', fr: 'Le nylon et le polyester', de: 'Nylon und Polyester' },
              text: {
                en: '<p>Recycled wherever the cloth allows it. Each product page says how much.</p>',
                fr: '<p>Recyclés partout où le tissu le permet. Chaque page de produit dit dans quelle proportion.</p>',
                de: '<p>Recycelt, wo der Stoff es zulässt. Wie viel, steht auf jeder Produktseite.</p>',
              },
              link: {
                text: { en: 'See packs', fr: 'Voir les sacs', de: 'Rucksäcke ansehen' },
                url: urlOfCategory('3000'),
              },
            }),
            card('material-down', 'products/NKSVALE1RST-3', {
              title: { en: 'Down', fr: 'Le duvet', de: 'Daune' },
              text: {
                en: '<p>Traceable to the farm, without live plucking or forced feeding.</p>',
                fr: '<p>Retraçable jusqu’à la ferme, sans plumage à vif ni gavage.</p>',
                de: '<p>Bis zum Hof rückverfolgbar, ohne Lebendrupf und Stopfmast.</p>',
              },
              link: {
                text: { en: 'See down jackets', fr: 'Voir le duvet', de: 'Daunenjacken ansehen' },
                url: urlOfCategory('2110'),
              },
            }),
            card('material-wool', 'products/NKBREID1PIN-3', {
              title: { en: 'Wool', fr: 'La laine', de: 'Wolle' },
              text: {
                en: '<p>From farms we have visited. The wool in the Breid is from sheep that are shorn anyway.</p>',
                fr: '<p>De fermes que nous avons visitées. Celle du Breid vient de moutons qu’on tond de toute façon.</p>',
                de: '<p>Von Höfen, die wir besucht haben. Die in der Breid stammt von Schafen, die ohnehin geschoren werden.</p>',
              },
              link: { text: { en: 'See the Breid', fr: 'Voir le Breid', de: 'Breid ansehen' }, url: '/p/NKBREID1PIN' },
            }),
            card('material-leather', 'products/NKFJELL4BAR-3', {
              title: { en: 'Leather', fr: 'Le cuir', de: 'Leder' },
              text: {
                en: '<p>Cattle leather, waxed instead of coated.</p>',
                fr: '<p>De bovin, ciré plutôt qu’enduit.</p>',
                de: '<p>Rindsleder, gewachst statt beschichtet.</p>',
              },
              link: articleLinks.wetBoots,
            }),
            card('material-membranes', 'products/NKSKAR02INK-3', {
              title: { en: 'No PFAS', fr: 'Aucun PFAS', de: 'Kein PFAS' },
              text: {
                en: '<p>None in membranes, and none in finishes.</p>',
                fr: '<p>Ni dans les membranes, ni dans les apprêts.</p>',
                de: '<p>Weder in Membranen noch in Imprägnierungen.</p>',
              },
              link: articleLinks.membranes,
            }),
            card('material-soles', 'products/NKTRAIL3MOS-3', {
              title: { en: 'Soles', fr: 'Les semelles', de: 'Sohlen' },
              text: {
                en: '<p>Shoes and boots can be resoled twice.</p>',
                fr: '<p>Les chaussures et les bottes se ressemellent deux fois.</p>',
                de: '<p>Schuhe und Stiefel besohlen wir zweimal neu.</p>',
              },
              link: articleLinks.newSoles,
            }),
          ],
        }),
      ],
    },
    {
      id: 'wrong',
      items: [
        { id: 'help-sustainability-wrong', type: 'anchor' },
        {
          id: 'help-sustainability-open',
          type: 'accordions',
          title: { en: 'What is still wrong', fr: 'Ce qui cloche encore', de: 'Was noch nicht stimmt' },
          items: [
            {
              title: { en: 'Fleece sheds', fr: 'La polaire perd des fibres', de: 'Fleece fusselt' },
              richText: html({
                en: '<p>Less than it did, since we bind the pile at the back, and less in a filter bag. Still, it sheds. Wash it seldom.</p>',
                fr: '<p>Moins qu’avant, depuis que nous fixons le poil à l’endos, et moins dans un sac filtrant. Mais elle en perd. Lavez-la rarement.</p>',
                de: '<p>Weniger als früher, seit wir den Flor hinten binden, und im Filterbeutel noch weniger. Trotzdem fusselt er. Wasch ihn selten.</p>',
              }),
            },
            {
              title: { en: 'Foam is foam', fr: 'La mousse reste de la mousse', de: 'Schaum bleibt Schaum' },
              richText: html({
                en: '<p>A fifth of the midsole of the Kamm Trail 3 is recycled, and a third of the Loop Road. The rest is new. When it is finished, we know of nothing good to do with it.</p>',
                fr: '<p>Un cinquième de la semelle intercalaire de la Kamm Trail 3 est recyclé, et un tiers de celle de la Loop Route. Le reste est neuf. Une fois usée, nous ne savons rien en faire de bon.</p>',
                de: '<p>Ein Fünftel der Zwischensohle des Kamm Trail 3 ist recycelt, beim Loop Straße ein Drittel. Der Rest ist neu. Ist sie am Ende, wissen wir nichts Gutes damit anzufangen.</p>',
              }),
            },
            {
              title: {
                en: 'Express shipping',
                gb: 'Express delivery',
                fr: 'La livraison express',
                de: 'Expressversand',
              },
              richText: html({
                en: '<p>We offer it, and it often flies. If you can wait three days for a jacket that lasts ten years, please do.</p>',
                fr: '<p>Nous l’offrons, et souvent elle prend l’avion. Si vous pouvez attendre trois jours un manteau qui dure dix ans, attendez.</p>',
                de: '<p>Wir bieten ihn an, und oft fliegt er. Wenn du auf eine Jacke, die zehn Jahre hält, drei Tage warten kannst, warte bitte.</p>',
              }),
            },
          ],
        },
      ],
    },
    {
      id: 'repairs',
      items: [
        {
          id: 'help-sustainability-repairs',
          type: 'banner-split',
          eyebrow: { en: 'Fewer, for longer', fr: 'Moins, et plus longtemps', de: 'Weniger, dafür länger' },
          title: {
            en: 'The jacket that helps most is the one that is not made',
            fr: 'Le manteau le plus utile est celui qu’on ne fabrique pas',
            de: 'Am meisten hilft die Jacke, die nicht gebaut wird',
          },
          richText: html({
            en: '<p>Because the old one still works. So we make small runs, guarantee them for ten years, keep spare parts as long, and repair whatever can be opened.</p>',
            fr: '<p>Parce que l’ancien sert encore. Nous produisons donc de petites séries, les garantissons dix ans, gardons les pièces aussi longtemps et réparons tout ce qui s’ouvre.</p>',
            de: '<p>Weil die alte noch taugt. Also bauen wir kleine Serien, geben zehn Jahre Garantie, behalten so lange Ersatzteile und reparieren, was sich öffnen lässt.</p>',
          }),
          media: picture('products/NKREGN02OCH-3', {
            en: 'Close-up of a yellow raincoat with snaps and pockets',
            fr: 'Gros plan d’un imperméable jaune, avec ses boutons-pression et ses poches',
            de: 'Ein gelber Regenmantel mit Druckknöpfen und Taschen aus der Nähe',
          }),
          targets: [
            target({ en: 'How repairs work', fr: 'Nos réparations', de: 'So reparieren wir' }, '/help/repairs'),
            target(
              { en: 'Why small runs', fr: 'Pourquoi de petites séries', de: 'Warum kleine Serien' },
              '/articles/why-small-runs',
              'secondary',
            ),
          ],
        },
      ],
    },
  ],
};
