import { articleLinks, card } from './card.ts';
import { cardGrid } from './card-grid.ts';
import { html, picture, target, textPage, type ContentPageData } from './page.ts';

/** How to care for gear: three habits, instructions by material, and repairs. */
export const carePage: ContentPageData = textPage('help/care', {
  title: {
    en: 'Care for your gear',
    gb: 'Care for your kit',
    fr: 'Prendre soin de l’équipement',
    de: 'Ausrüstung pflegen',
  },
  description: {
    en: 'Air, clean, wax, mend: what keeps gear alive.',
    gb: 'Air, clean, wax, mend: what keeps kit alive.',
    fr: 'Aérer, nettoyer, cirer, réparer : ce qui garde l’équipement en vie.',
    de: 'Lüften, reinigen, wachsen, flicken: was Ausrüstung am Leben hält.',
  },
  text: {
    en: '<p>Most of what comes to our bench was not worn out. It was put away damp. Three habits prevent that, and what is left depends on the material.</p>',
    fr: '<p>La plupart de ce qui arrive à notre établi n’était pas usé, mais rangé humide. Trois habitudes l’évitent. Le reste dépend de la matière.</p>',
    de: '<p>Das meiste, was auf unserer Werkbank landet, war nicht verschlissen, sondern feucht weggeräumt. Drei Gewohnheiten verhindern das. Der Rest hängt vom Material ab.</p>',
  },
  below: [
    {
      id: 'care-habits',
      type: 'icon-and-text',
      variant: 'icon-above-text',
      iconSize: 'medium',
      items: [
        {
          icon: 'wind',
          backgroundColor: '#f1ede4',
          textColor: '#17201f',
          richText: html({
            en: '<h2>Air it for a night</h2><p>Open every zipper and hang it where air moves. Let mud dry, then brush it off.</p>',
            gb: '<h2>Air it for a night</h2><p>Open every zip and hang it where air moves. Let mud dry, then brush it off.</p>',
            fr: '<h2>Aérer une nuit</h2><p>Ouvrez toutes les fermetures et suspendez là où l’air circule. Laissez sécher la boue, puis brossez.</p>',
            de: '<h2>Eine Nacht lüften</h2><p>Mach alle Reißverschlüsse auf und häng es hin, wo Luft zieht. Lass Schlamm trocknen und bürste ihn dann ab.</p>',
          }),
        },
        {
          icon: 'wash',
          backgroundColor: '#f1ede4',
          textColor: '#17201f',
          richText: html({
            en: '<h2>Wash it before it smells</h2><p>At the temperature on the label, with everything closed, and never with softener.</p>',
            fr: '<h2>Laver avant l’odeur</h2><p>À la température de l’étiquette, tout fermé, et jamais avec de l’assouplissant.</p>',
            de: '<h2>Waschen, bevor es riecht</h2><p>Bei der Temperatur auf dem Etikett, alles geschlossen, und nie mit Weichspüler.</p>',
          }),
        },
        {
          icon: 'layers',
          backgroundColor: '#f1ede4',
          textColor: '#17201f',
          richText: html({
            en: '<h2>Put it away loose</h2><p>Dry, dark, and out of its sack. Down and tents lose more in a cupboard than in a storm.</p>',
            fr: '<h2>Ranger sans comprimer</h2><p>Au sec, à l’ombre, hors du sac. Le duvet et les tentes souffrent plus au placard que dans la tempête.</p>',
            de: '<h2>Locker wegräumen</h2><p>Trocken, dunkel, ohne Packsack. Daune und Zelte leiden im Schrank mehr als im Sturm.</p>',
          }),
        },
      ],
    },
    cardGrid('care-materials', {
      title: { en: 'What is it made of?', fr: 'De quoi est-ce fait?', de: 'Woraus ist es?' },
      type: 'banner-espot',
      isLight: true,
      cards: [
        card('care-down', 'products/NKSVALE1INK-3', {
          title: { en: 'Down', fr: 'Le duvet', de: 'Daune' },
          text: {
            en: '<p>Once a season, with soap for down. Then hours in the dryer, with three tennis balls.</p>',
            gb: '<p>Once a season, with soap for down. Then hours in the tumble dryer, with three tennis balls.</p>',
            fr: '<p>Une fois par saison, avec un savon à duvet. Puis des heures de sécheuse, avec trois balles de tennis.</p>',
            de: '<p>Einmal pro Saison, mit Daunenwaschmittel. Danach stundenlang in den Trockner, mit drei Tennisbällen.</p>',
          },
          link: {
            text: { en: 'Wash a down jacket', fr: 'Laver une veste en duvet', de: 'Daunenjacke waschen' },
            url: '/articles/wash-a-down-jacket',
          },
        }),
        card('care-shells', 'products/NKSKAR02TID-3', {
          title: { en: 'Shells', fr: 'Les coquilles', de: 'Hardshells' },
          text: {
            en: '<p>A shell that leaks is usually dirty. Wash it, rinse twice, and dry it warm for twenty minutes.</p>',
            fr: '<p>Une coquille qui prend l’eau est souvent sale. Lavez-la, rincez deux fois et séchez-la vingt minutes à la chaleur.</p>',
            de: '<p>Eine undichte Jacke ist meist schmutzig. Waschen, zweimal spülen, zwanzig Minuten warm trocknen.</p>',
          },
          link: articleLinks.membranes,
        }),
        card('care-leather', 'products/NKFJELL4BAR-1', {
          title: { en: 'Leather boots', fr: 'Les bottes de cuir', de: 'Lederstiefel' },
          text: {
            en: '<p>Newspaper and moving air, never a stove. Wax, not oil: two thin layers a season.</p>',
            fr: '<p>Du papier journal et de l’air, jamais de poêle. De la cire, pas d’huile : deux minces couches par saison.</p>',
            de: '<p>Zeitung und Zugluft, nie der Ofen. Wachs statt Öl: zwei dünne Schichten pro Saison.</p>',
          },
          link: articleLinks.wetBoots,
        }),
        card('care-wool', 'products/NKTARN01CLY-3', {
          title: { en: 'Merino wool', fr: 'Le mérinos', de: 'Merinowolle' },
          text: {
            en: '<p>86 °F (30 °C) on the wool cycle, inside out, and seldom: a night in the air is nearly a wash. Dry it flat.</p>',
            gb: '<p>30 °C on the wool cycle, inside out, and seldom: a night in the air is nearly a wash. Dry it flat.</p>',
            fr: '<p>À 30 °C au programme laine, à l’envers, et rarement : une nuit à l’air vaut presque un lavage. Séchez-le à plat.</p>',
            de: '<p>Bei 30 °C im Wollprogramm, auf links, und selten: Eine Nacht an der Luft ist fast eine Wäsche. Liegend trocknen.</p>',
          },
          link: {
            text: { en: 'Merino and its limits', fr: 'Le mérinos et ses limites', de: 'Merino und seine Grenzen' },
            url: '/articles/merino-and-its-limits',
          },
        }),
        card('care-canvas', 'products/NKCAP001PIN-3', {
          title: { en: 'Waxed cotton', fr: 'Le coton ciré', de: 'Gewachste Baumwolle' },
          text: {
            en: '<p>No soap, no machine. A brush, cold water, and new wax where it has gone pale.</p>',
            fr: '<p>Ni savon ni machine. Une brosse, de l’eau froide, et de la cire là où il a pâli.</p>',
            de: '<p>Keine Seife, keine Maschine. Bürste, kaltes Wasser und neues Wachs, wo sie blass ist.</p>',
          },
          link: {
            text: { en: 'Wax canvas', fr: 'Cirer la toile', de: 'Gewebe wachsen' },
            url: '/articles/wax-canvas',
          },
        }),
        card('care-soles', 'products/NKRIDGE1BAR-3', {
          title: { en: 'Soles', fr: 'Les semelles', de: 'Sohlen' },
          text: {
            en: '<p>Look at the edge of the forefoot. Round lugs mean one more season, and then our bench.</p>',
            fr: '<p>Regardez le bord de l’avant-pied. Des crampons ronds annoncent une dernière saison, puis notre établi.</p>',
            de: '<p>Schau auf die Kante am Vorfuß. Runde Stollen heißen: noch eine Saison, dann unsere Werkbank.</p>',
          },
          link: articleLinks.newSoles,
        }),
      ],
    }),
    {
      id: 'care-repairs',
      type: 'banner-split',
      eyebrow: {
        en: 'When care is not enough',
        fr: 'Quand l’entretien ne suffit plus',
        de: 'Wenn Pflege nicht reicht',
      },
      title: { en: 'Torn? We mend it.', fr: 'Déchiré? Nous réparons.', de: 'Gerissen? Wir flicken es.' },
      richText: html({
        en: '<p>Zippers, seams, soles and poles, for ten years. You know the price before the work begins, and some of our stores wax boots while you wait. Members of the <a href="/help/ridge-club">Ridge Club</a> get one repair free each year.</p>',
        gb: '<p>Zips, seams, soles and poles, for ten years. You know the price before the work begins, and some of our stores wax boots while you wait. Members of the <a href="/help/ridge-club">Ridge Club</a> get one repair free each year.</p>',
        fr: '<p>Fermetures, coutures, semelles et arceaux, pendant dix ans. Vous connaissez le prix avant le début des travaux, et certains de nos magasins cirent les bottes sur place. Les membres du <a href="/help/ridge-club">Club des crêtes</a> ont droit à une réparation gratuite par année.</p>',
        de: '<p>Reißverschlüsse, Nähte, Sohlen und Bögen, zehn Jahre lang. Du kennst den Preis, bevor die Arbeit beginnt, und manche unserer Läden wachsen Stiefel, während du wartest. Mitglieder im <a href="/help/ridge-club">Kammclub</a> bekommen jedes Jahr eine Reparatur geschenkt.</p>',
      }),
      media: picture('products/NKSKAR02ROW-3', {
        en: 'Close-up of a red shell with two zippers',
        gb: 'Close-up of a red shell with two zips',
        fr: 'Gros plan d’une coquille rouge à deux glissières',
        de: 'Eine rote Hardshell mit zwei Reißverschlüssen aus der Nähe',
      }),
      targets: [
        target({ en: 'How repairs work', fr: 'Nos réparations', de: 'So reparieren wir' }, '/help/repairs'),
        target({ en: 'Find a store', fr: 'Trouver un magasin', de: 'Laden finden' }, '/store-locator', 'secondary'),
      ],
    },
    {
      id: 'care-questions',
      type: 'accordions',
      title: { en: 'Before you press start', fr: 'Avant de démarrer la laveuse', de: 'Bevor du auf Start drückst' },
      items: [
        {
          title: { en: 'Why no softener?', fr: 'Pourquoi pas d’assouplissant?', de: 'Warum kein Weichspüler?' },
          richText: html({
            en: '<p>It leaves a film. On a membrane the film closes the pores, on merino it keeps sweat in, and on down it glues what should be loose. One wash without it, with a second rinse, takes most of it out again.</p>',
            fr: '<p>Il laisse un film. Sur une membrane, ce film bouche les pores; sur le mérinos, il retient la sueur; sur le duvet, il colle ce qui doit rester libre. Un lavage sans lui, avec un deuxième rinçage, en enlève presque tout.</p>',
            de: '<p>Er hinterlässt einen Film. Auf der Membran verschließt der Film die Poren, auf Merino hält er Schweiß fest, auf Daune verklebt er, was locker sein soll. Eine Wäsche ohne ihn und einmal mehr spülen holt das meiste wieder heraus.</p>',
          }),
        },
        {
          title: {
            en: 'Water no longer beads. Do I need a spray?',
            fr: 'L’eau ne perle plus. Faut-il un vaporisateur?',
            de: 'Wasser perlt nicht mehr ab. Brauche ich ein Spray?',
          },
          richText: html({
            en: '<p>Try heat first: twenty minutes warm in the dryer bring back what is still there. If drops still soak in, use a finish without PFAS, and then dry it warm once more.</p>',
            gb: '<p>Try heat first: twenty minutes warm in the tumble dryer bring back what is still there. If drops still soak in, use a finish without PFAS, and then dry it warm once more.</p>',
            fr: '<p>La chaleur d’abord : vingt minutes de sécheuse raniment ce qui reste. Si les gouttes pénètrent encore, prenez un apprêt sans PFAS, puis séchez à chaud une autre fois.</p>',
            de: '<p>Erst Wärme: Zwanzig Minuten warm im Trockner wecken, was noch da ist. Zieht das Wasser immer noch ein, nimm eine Imprägnierung ohne PFAS und trockne danach noch einmal warm.</p>',
          }),
        },
        {
          title: {
            en: 'The label is gone. What now?',
            fr: 'L’étiquette a disparu. Et maintenant?',
            de: 'Das Etikett ist weg. Was nun?',
          },
          richText: html({
            en: '<p>Lukewarm, gentle, alone. Or <a href="/contact-us">tell us what it is</a> and what happened to it, and a person answers.</p>',
            fr: '<p>À l’eau tiède, délicatement, seul. Ou <a href="/contact-us">dites-nous ce que c’est</a> et ce qui est arrivé : une personne répond.</p>',
            de: '<p>Lauwarm, sanft, allein. Oder <a href="/contact-us">schreib uns, was es ist</a> und was passiert ist. Ein Mensch antwortet.</p>',
          }),
        },
      ],
    },
    {
      id: 'care-popular',
      type: 'product-recommendations',
      widgetId: 'no-results',
      variant: '3-cards',
      title: { en: 'Made to be mended', fr: 'Faits pour être réparés', de: 'Zum Flicken gemacht' },
    },
  ],
});
