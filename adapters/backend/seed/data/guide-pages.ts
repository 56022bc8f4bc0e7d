import { categoryOf } from './categories.ts';
import type { LocalizedText } from './localized-text.ts';
import { urlOfCategory } from './navigation.ts';
import { html, picture, target, type ContentPageData } from './page.ts';

type Words = { readonly title: LocalizedText; readonly subtitle: LocalizedText };

const toCategory = (id: string) => target(categoryOf(id).title, urlOfCategory(id), 'link');

/** The card of a layer: a close-up of its material, which leads to its category. */
const layer = (id: string, closeUp: string, words: Words) => ({
  ...words,
  id: `layers-${id}`,
  type: 'linked-card' as const,
  linkType: 'No-CTA' as const,
  isPartOfCollection: true,
  eyebrowText: categoryOf(id).title,
  media: { _tag: 'picture' as const, picture: picture(`products/${closeUp}-3`) },
  targets: [toCategory(id)],
  responsiveLayout: { sm: { layout: 'overlay-bottom' as const, alignment: 'left' as const } },
});

const text = (id: string, words: LocalizedText) => ({
  id: `layers-${id}`,
  type: 'rich-text' as const,
  richText: html(words),
});

/** How to layer: which layer does what, how it fits, and how it is cared for. */
const layers: ContentPageData = {
  name: 'guides/layers',
  title: { en: 'How to layer', fr: 'L’art des couches', de: 'Richtig schichten' },
  description: {
    en: 'Which layer does what, how it should fit, and how to wash it.',
    fr: 'Le rôle de chaque couche, sa coupe et son entretien.',
    de: 'Welche Schicht was leistet, wie sie sitzt und wie du sie wäschst.',
  },
  sections: [
    {
      id: 'hero',
      items: [
        {
          id: 'layers-hero',
          type: 'hero-standard',
          eyebrowText: { en: 'Cold days', fr: 'Jours de froid', de: 'Kalte Tage' },
          title: { en: 'How to layer', fr: 'L’art des couches', de: 'Richtig schichten' },
          subtitle: {
            en: 'Three thin layers beat one thick one: you can take off what you do not need.',
            fr: 'Trois couches minces valent mieux qu’une épaisse : on enlève ce qui est de trop.',
            de: 'Drei dünne Schichten sind besser als eine dicke: Was zu viel ist, ziehst du aus.',
          },
          media: {
            _tag: 'picture',
            picture: picture('scenes/hero-snow'),
            smallPicture: picture('scenes/hero-snow-tall'),
          },
        },
        {
          id: 'layers-categories',
          type: 'secondary-navigation',
          title: { en: 'Shop by layer', fr: 'Magasiner par couche', de: 'Nach Schicht kaufen' },
          targets: ['2300', '2200', '2130', '2110', '2120'].map(toCategory),
          titleColor: '#f3efe6',
          backgroundColor: '#22433b',
          divider: true,
        },
      ],
    },
    {
      id: 'roles',
      items: [
        {
          id: 'layers-roles',
          type: 'collection-carousel',
          title: { en: 'Every layer has one job', fr: 'À chaque couche son rôle', de: 'Jede Schicht hat eine Aufgabe' },
          breakpoints: {
            sm: { slideWidth: '82%', slidePadding: '12px', arrows: false },
            md: { slideWidth: '50%', slidePadding: '1rem' },
            lg: { slideWidth: '25%', slidePadding: '1rem' },
          },
          blocks: [
            layer('2310', 'NKTARN01FJO', {
              title: { en: 'On the skin', fr: 'Sur la peau', de: 'Auf der Haut' },
              subtitle: {
                en: 'Merino carries sweat away and still smells fresh on day three.',
                fr: 'Le mérinos évacue la sueur et sent encore bon le troisième jour.',
                de: 'Merino leitet Schweiß ab und riecht auch am dritten Tag noch frisch.',
              },
            }),
            layer('2220', 'NKGRID01CLY', {
              title: { en: 'On the way up', fr: 'Dans la montée', de: 'Im Aufstieg' },
              subtitle: {
                en: 'Thin grid fleece lets heat out before you start to sweat.',
                fr: 'Une polaire mince laisse sortir la chaleur avant que vous transpiriez.',
                de: 'Dünnes Gitterfleece gibt Wärme ab, bevor du schwitzt.',
              },
            }),
            layer('2210', 'NKVARDE1OAT', {
              title: { en: 'At the hut', fr: 'Au refuge', de: 'An der Hütte' },
              subtitle: {
                en: 'Deep pile traps warm air and is dry again by morning.',
                fr: 'Le poil long retient l’air chaud et sèche pendant la nuit.',
                de: 'Langer Flor hält warme Luft fest und ist bis zum Morgen trocken.',
              },
            }),
            layer('2110', 'NKSVALE1INK', {
              title: { en: 'On every break', fr: 'À chaque pause', de: 'In jeder Pause' },
              subtitle: {
                en: 'Down packs small and warms at once. Put it on before you feel cold.',
                fr: 'Le duvet prend peu de place et réchauffe aussitôt. Enfilez-le avant d’avoir froid.',
                de: 'Daune packt klein und wärmt sofort. Zieh sie an, bevor du frierst.',
              },
            }),
            layer('2120', 'NKSKAR02TID', {
              title: { en: 'In wind and rain', fr: 'Dans le vent et la pluie', de: 'Bei Wind und Regen' },
              subtitle: {
                en: 'A shell keeps weather out and lets vapor through. It goes over everything.',
                gb: 'A shell keeps weather out and lets vapour through. It goes over everything.',
                fr: 'La coquille arrête les intempéries et laisse passer la vapeur. Elle se porte par-dessus tout.',
                de: 'Die Hardshell hält das Wetter ab und lässt Dampf durch. Sie kommt über alles.',
              },
            }),
          ],
        },
      ],
    },
    {
      id: 'days',
      items: [
        {
          id: 'layers-days',
          type: 'icon-and-text',
          title: { en: 'Look at the day, then dress', fr: 'D’abord la météo', de: 'Erst das Wetter, dann die Jacke' },
          variant: 'icon-above-text',
          iconSize: 'large',
          items: [
            {
              icon: 'snow',
              richText: html({
                en: '<h3>Dry and cold</h3><p>Merino, half-zip, and the shell in your pack. Down for every break.</p>',
                fr: '<h3>Froid et sec</h3><p>Mérinos, demi-zip, et la coquille dans le sac. Le duvet à chaque pause.</p>',
                de: '<h3>Trocken und kalt</h3><p>Merino, Halfzip, und die Hardshell im Rucksack. Daune für jede Pause.</p>',
              }),
            },
            {
              icon: 'drop',
              richText: html({
                en: '<h3>Wet and mild</h3><p>Merino and the shell, nothing between them. You will be damp, but never cold.</p>',
                fr: '<h3>Doux et humide</h3><p>Mérinos et coquille, rien entre les deux. Un peu moite, jamais froid.</p>',
                de: '<h3>Nass und mild</h3><p>Merino und Hardshell, nichts dazwischen. Etwas feucht, aber nie kalt.</p>',
              }),
            },
            {
              icon: 'wind',
              richText: html({
                en: '<h3>Wind on the ridge</h3><p>Put the shell on below the saddle. Up there, your hands are busy.</p>',
                fr: '<h3>Du vent sur la crête</h3><p>Enfilez la coquille avant le col. Là-haut, vos mains sont occupées.</p>',
                de: '<h3>Wind am Grat</h3><p>Zieh die Hardshell unterhalb des Sattels an. Oben hast du die Hände voll.</p>',
              }),
            },
            {
              icon: 'layers',
              richText: html({
                en: '<h3>Stop and go</h3><p>One layer more as soon as you stop, one less before you set off. Start a little cold.</p>',
                fr: '<h3>Avancer, s’arrêter</h3><p>Une couche de plus dès l’arrêt, une de moins avant de repartir. Partez avec un peu froid.</p>',
                de: '<h3>Gehen und rasten</h3><p>Eine Schicht mehr, sobald du hältst, eine weniger, bevor du gehst. Lauf leicht fröstelnd los.</p>',
              }),
            },
          ],
        },
      ],
    },
    {
      id: 'fit',
      items: [
        {
          id: 'layers-fit',
          type: 'collection-grid',
          title: { en: 'Which size to choose', fr: 'Quelle taille choisir', de: 'Welche Größe du brauchst' },
          breakpoints: {
            sm: { slideWidth: '100%', slidePadding: '1.5rem' },
            md: { slideWidth: '33.33%', slidePadding: '2rem' },
          },
          blocks: [
            text('fit-base', {
              en: '<h3>Base layer: your size, snug</h3><p>It lies flat on the skin, without a fold where the pack straps run. If the hem reaches over your hips, it stays tucked in.</p>',
              fr: '<h3>Couche de base : votre taille, ajustée</h3><p>Elle épouse la peau, sans pli sous les bretelles. Si l’ourlet couvre les hanches, elle reste dans le pantalon.</p>',
              de: '<h3>Basisschicht: deine Größe, eng</h3><p>Sie liegt glatt auf der Haut, ohne Falte unter den Trägern. Reicht der Saum über die Hüfte, bleibt er in der Hose.</p>',
            }),
            text('fit-middle', {
              en: '<h3>Middle layer: your size</h3><p>The zipper closes over the base layer without pulling, and the cuffs slip under a glove.</p>',
              fr: '<h3>Couche intermédiaire : votre taille</h3><p>La fermeture se ferme sans tirer et les poignets se glissent sous un gant.</p>',
              de: '<h3>Mittelschicht: deine Größe</h3><p>Der Zipper schließt, ohne zu spannen, und die Bündchen passen unter einen Handschuh.</p>',
            }),
            text('fit-shell', {
              en: '<h3>Shell: your size</h3><p>It is cut to fit over a fleece or a light down jacket, so you do not need to size up. If it presses the down flat, something underneath is too thick: flat down does not warm.</p>',
              fr: '<h3>Coquille : votre taille</h3><p>Elle se porte par-dessus une polaire ou une veste de duvet légère; inutile de prendre plus grand. Si elle écrase le duvet, il y a trop d’épaisseur en dessous : un duvet écrasé ne réchauffe pas.</p>',
              de: '<h3>Hardshell: deine Größe</h3><p>Sie passt über ein Fleece oder eine leichte Daunenjacke, größer wählen musst du nicht. Drückt sie die Daune platt, ist darunter etwas zu dick: Platte Daune wärmt nicht.</p>',
            }),
          ],
        },
      ],
    },
    {
      id: 'rest',
      items: [
        {
          id: 'layers-rest',
          type: 'multi-link-card',
          title: { en: 'Head, legs and feet', fr: 'Tête, jambes et pieds', de: 'Kopf, Beine und Füße' },
          media: picture('scenes/hero-dusk', {
            en: 'Snowy peaks in the last light',
            fr: 'Des sommets enneigés à la dernière lueur',
            de: 'Verschneite Gipfel im letzten Licht',
          }),
          alignment: 'center',
          targets: ['2510', '2410', '2420', '2520', '1000'].map(toCategory),
        },
      ],
    },
    {
      id: 'care',
      items: [
        {
          id: 'layers-care',
          type: 'icon-and-text',
          title: { en: 'Make it last', fr: 'Pour que ça dure', de: 'Damit es lange hält' },
          variant: 'icon-left',
          items: [
            {
              icon: 'wash',
              backgroundColor: '#f1ede4',
              richText: html({
                en: '<h3>Wash less, and cooler</h3><p>Air wool overnight. When that no longer helps, wash it at 86 °F (30 °C) on the wool cycle.</p>',
                gb: '<h3>Wash less, and cooler</h3><p>Air wool overnight. When that no longer helps, wash it at 30 °C on the wool cycle.</p>',
                fr: '<h3>Laver moins, et moins chaud</h3><p>Aérez la laine une nuit. Quand cela ne suffit plus, lavez-la à 30 °C au programme laine.</p>',
                de: '<h3>Seltener und kühler waschen</h3><p>Lüfte Wolle über Nacht. Erst wenn das nicht mehr hilft, wasch sie bei 30 °C im Wollprogramm.</p>',
              }),
            },
            {
              icon: 'drop',
              backgroundColor: '#f1ede4',
              richText: html({
                en: '<h3>Let rain bead again</h3><p>Twenty minutes in a warm dryer bring back the finish of a shell. Never use softener.</p>',
                fr: '<h3>Raviver la déperlance</h3><p>Vingt minutes à la sécheuse, à chaud doux, suffisent à la coquille. Jamais d’assouplissant.</p>',
                de: '<h3>Damit Regen wieder abperlt</h3><p>Zwanzig Minuten im warmen Trockner, und die Hardshell ist wie neu. Nie Weichspüler nehmen.</p>',
              }),
            },
            {
              icon: 'patch',
              backgroundColor: '#22433b',
              textColor: '#f3efe6',
              richText: html({
                en: '<h3>Mend it while it is small</h3><p>Our workshop sews seams, replaces zippers and refills down.</p>',
                fr: '<h3>Réparer tant que c’est petit</h3><p>Notre atelier recoud, change les fermetures et regarnit le duvet.</p>',
                de: '<h3>Flicken, solange es klein ist</h3><p>Unsere Werkstatt näht Nähte, tauscht Reißverschlüsse und füllt Daune nach.</p>',
              }),
              target: target(
                { en: 'How repairs work', fr: 'Comment fonctionnent les réparations', de: 'So läuft eine Reparatur' },
                '/help/repairs',
                'link',
              ),
            },
          ],
        },
        {
          id: 'layers-mistakes',
          type: 'collection-vertical-list',
          title: {
            en: 'Three mistakes we also made',
            fr: 'Trois erreurs, les nôtres aussi',
            de: 'Drei Fehler, die wir auch gemacht haben',
          },
          blocks: [
            text('mistake-cotton', {
              en: '<h3>Cotton under a shell</h3><p>It drinks sweat and keeps it. Save the striped long sleeve for the drive home.</p>',
              fr: '<h3>Du coton sous la coquille</h3><p>Il boit la sueur et la garde. Réservez la marinière au trajet du retour.</p>',
              de: '<h3>Baumwolle unter der Hardshell</h3><p>Sie saugt Schweiß auf und behält ihn. Heb das Streifenshirt für die Heimfahrt auf.</p>',
            }),
            text('mistake-warm', {
              en: '<h3>Too warm at the trailhead</h3><p>If you are comfortable in the parking lot, you will be soaked after ten minutes.</p>',
              gb: '<h3>Too warm at the start</h3><p>If you are comfortable in the car park, you will be soaked after ten minutes.</p>',
              fr: '<h3>Trop au chaud au départ</h3><p>Si vous êtes bien dans le stationnement, vous serez en nage dix minutes plus tard.</p>',
              de: '<h3>Zu warm am Start</h3><p>Wem auf dem Parkplatz wohlig ist, der ist nach zehn Minuten nass geschwitzt.</p>',
            }),
            text('mistake-down', {
              en: '<h3>Down in the rain</h3><p>Wet down clumps and cools. Keep it in the pack, in a roll-top, until the break.</p>',
              fr: '<h3>Du duvet sous la pluie</h3><p>Mouillé, il s’agglomère et refroidit. Gardez-le au sec dans le sac jusqu’à la pause.</p>',
              de: '<h3>Daune im Regen</h3><p>Nasse Daune klumpt und kühlt. Lass sie bis zur Pause trocken im Packsack.</p>',
            }),
          ],
        },
      ],
    },
  ],
};

export const guidePages: readonly ContentPageData[] = [layers];
