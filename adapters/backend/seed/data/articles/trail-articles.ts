import { html, picture, type ContentPageData } from '../page.ts';
import { articlePage, goods, paragraphs } from './article.ts';
import { authors } from './authors.ts';
import { topics } from './topics.ts';

/** Articles on walking and sleeping outside: shoes for descents, winter, nights. */
export const trailArticles: readonly ContentPageData[] = [
  articlePage(
    'trail-shoes-for-descents',
    {
      title: {
        en: 'Size trail shoes for the way down',
        fr: 'Choisir sa pointure pour la descente',
        de: 'Trailschuhe für den Abstieg wählen',
      },
      description: {
        en: 'A shoe that fits in the shop on level ground can cost you two toenails by the evening.',
        fr: 'Une chaussure parfaite sur le plancher du magasin peut vous coûter deux ongles avant le soir.',
        de: 'Ein Schuh, der auf dem ebenen Ladenboden passt, kann dich bis zum Abend zwei Zehennägel kosten.',
      },
      subtitle: {
        en: 'Going up, any shoe fits. Coming down, you find out.',
        fr: 'À la montée, toutes les chaussures vont. C’est à la descente qu’on l’apprend.',
        de: 'Bergauf passt jeder Schuh. Bergab erfährst du es.',
      },
      date: '2026-07-13',
      picture: picture('scenes/hero-desert', {
        en: 'Long slopes of sand below a bare ridge',
        fr: 'De longues pentes de sable sous une crête nue',
        de: 'Lange Sandhänge unter einem kahlen Grat',
      }),
      caption: {
        en: 'Two hours up, forty minutes down. Only one of the two hurts.',
        fr: 'Deux heures pour monter, quarante minutes pour descendre. Une seule des deux fait mal.',
        de: 'Zwei Stunden hinauf, vierzig Minuten hinunter. Weh tut nur das eine.',
      },
      byline: authors.lene,
      topics: [topics.planning],
    },
    [
      paragraphs('descents-length', {
        en: '<p>On a descent your foot slides forward with every step, a few thousand times in an afternoon. What it meets at the front decides how you feel about the trip. So fit the shoe for the worst hour, not for the first.</p><h2>Length</h2><p>Try shoes on in the evening, when your feet are as long as they get, in the socks you run in. Take the insole out and put your weight on it: there should be a thumb’s width in front of your longest toe, which is not always the big one. Our <a href="/p/NKTRAIL3EMB">Kamm Trail 3</a> is a little short in the toes. Between two sizes, take the larger.</p><h2>Heel and midfoot</h2><p>Length alone does not stop a foot from sliding; the lacing does. The heel should be held, the midfoot snug, the toes free. If you have to choose, choose the heel. Toes forgive width more easily than they forgive walls.</p>',
        fr: '<p>Dans une descente, le pied glisse vers l’avant à chaque pas, quelques milliers de fois dans un après-midi. Ce qu’il rencontre au bout décide du souvenir de la sortie. Choisissez donc la chaussure pour la pire heure, pas pour la première.</p><h2>La longueur</h2><p>Essayez le soir, quand le pied est le plus long, avec les chaussettes que vous portez pour courir. Sortez la semelle intérieure et mettez-y votre poids : il faut la largeur d’un pouce devant l’orteil le plus long, qui n’est pas toujours le gros. Notre <a href="/p/NKTRAIL3EMB">Kamm Trail 3</a> est un peu courte aux orteils. Entre deux pointures, prenez la plus grande.</p><h2>Le talon et le cou-de-pied</h2><p>La longueur n’empêche pas le pied de glisser; le laçage, oui. Le talon doit être tenu, le milieu du pied bien pris, les orteils libres. S’il faut choisir, choisissez le talon. Les orteils pardonnent un peu de jeu plus volontiers qu’un mur.</p>',
        de: '<p>Bergab rutscht dein Fuß bei jedem Schritt nach vorn, an einem Nachmittag ein paar tausend Mal. Was er dort trifft, entscheidet darüber, wie du die Tour in Erinnerung behältst. Wähl den Schuh also für die schlimmste Stunde, nicht für die erste.</p><h2>Länge</h2><p>Probier abends an, wenn die Füße am längsten sind, in den Socken, in denen du läufst. Nimm die Einlegesohle heraus und stell dich darauf: Vor dem längsten Zeh, und das ist nicht immer der große, soll eine Daumenbreite frei sein. Unser <a href="/p/NKTRAIL3EMB">Kamm Trail 3</a> ist an den Zehen etwas kurz. Zwischen zwei Größen nimm die größere.</p><h2>Ferse und Mittelfuß</h2><p>Länge allein hält keinen Fuß auf, das tut die Schnürung. Die Ferse soll sitzen, der Mittelfuß gefasst sein, die Zehen frei. Wenn du dich entscheiden musst, nimm die Ferse. Zehen verzeihen Platz leichter als Wände.</p>',
      }),
      {
        id: 'descents-lacing',
        type: 'accordions',
        title: {
          en: 'Three ways to lace before a long descent',
          fr: 'Trois laçages avant une longue descente',
          de: 'Drei Schnürungen vor einem langen Abstieg',
        },
        items: [
          {
            title: { en: 'The heel lock', fr: 'Le verrou de talon', de: 'Die Fersensperre' },
            richText: html({
              en: '<p>Thread each lace into the top hole on its own side so that it leaves a loop, cross over, and pull through the loop opposite. It holds the heel without squeezing the instep.</p>',
              fr: '<p>Passez chaque lacet dans le dernier œillet du même côté en laissant une boucle, croisez, puis tirez dans la boucle d’en face. Le talon tient sans que le dessus du pied soit comprimé.</p>',
              de: '<p>Fädle jeden Senkel auf seiner Seite ins oberste Loch, sodass eine Schlaufe bleibt, kreuze und zieh ihn durch die Schlaufe gegenüber. Das hält die Ferse, ohne den Spann zu drücken.</p>',
            }),
          },
          {
            title: { en: 'The window', fr: 'La fenêtre', de: 'Das Fenster' },
            richText: html({
              en: '<p>If the instep hurts, skip one crossing there and go straight up. The pressure goes away, the hold stays.</p>',
              fr: '<p>Si le dessus du pied fait mal, sautez un croisement à cet endroit et montez tout droit. La pression disparaît, la tenue reste.</p>',
              de: '<p>Drückt es am Spann, lass dort eine Kreuzung aus und führ die Senkel gerade hinauf. Der Druck geht, der Halt bleibt.</p>',
            }),
          },
          {
            title: { en: 'The stop at the top', fr: 'L’arrêt au sommet', de: 'Der Halt am Gipfel' },
            richText: html({
              en: '<p>Not a knot at all: sit down at the summit, lace again from the toes up, and eat something. Most black toenails are the price of skipping this one.</p>',
              fr: '<p>Pas un nœud du tout : asseyez-vous au sommet, relacez depuis les orteils et mangez quelque chose. La plupart des ongles noirs viennent d’avoir sauté celui-là.</p>',
              de: '<p>Gar kein Knoten: Setz dich am Gipfel hin, schnür von den Zehen an neu und iss etwas. Die meisten blauen Nägel sind der Preis dafür, das ausgelassen zu haben.</p>',
            }),
          },
        ],
      },
      paragraphs('descents-try', {
        en: '<h2>Try them where it counts</h2><p>In a store with a fitting service, ask for the ramp and walk down it, not up. At home, use the stairs. Shoes that have not been outdoors can come back for 60 days, and you can exchange them for another size. Stairs count as indoors.</p>',
        fr: '<h2>Essayez-les là où ça compte</h2><p>Dans un magasin qui offre l’ajustement, demandez la rampe et descendez-la. À la maison, prenez l’escalier. Les chaussures qui n’ont pas vu dehors peuvent nous revenir pendant 60 jours, et s’échanger contre une autre pointure. L’escalier compte comme dedans.</p>',
        de: '<h2>Probier sie, wo es darauf ankommt</h2><p>Frag in einem Laden mit Anprobe nach der Rampe und geh sie hinunter, nicht hinauf. Zu Hause nimm die Treppe. Schuhe, die nicht draußen waren, nehmen wir 60 Tage lang zurück oder tauschen sie gegen eine andere Größe. Die Treppe gilt als drinnen.</p>',
      }),
      goods('descents-shoes', '1000', { en: 'For the way down', fr: 'Pour la descente', de: 'Für den Abstieg' }),
    ],
  ),
  articlePage(
    'first-winter-hike',
    {
      title: {
        en: 'Your first winter hike',
        gb: 'Your first winter walk',
        fr: 'Votre première randonnée d’hiver',
        de: 'Deine erste Wintertour',
      },
      description: {
        en: 'Shorter than you think, slower than you think, and better than you think.',
        fr: 'Plus courte, plus lente et plus belle que vous ne le croyez.',
        de: 'Kürzer, langsamer und schöner, als du denkst.',
      },
      subtitle: {
        en: 'Half the distance, twice the tea.',
        fr: 'La moitié de la distance, le double de thé.',
        de: 'Die halbe Strecke, die doppelte Menge Tee.',
      },
      date: '2026-11-20',
      picture: picture('scenes/hero-snow', {
        en: 'A snowfield below a white mountain wall',
        fr: 'Un champ de neige sous une paroi blanche',
        de: 'Ein Schneefeld unter einer weißen Bergwand',
      }),
      caption: {
        en: 'The path is under there. In July you would see the bench.',
        fr: 'Le sentier est là-dessous. En juillet, on verrait le banc.',
        de: 'Der Weg liegt darunter. Im Juli würdest du die Bank sehen.',
      },
      byline: authors.maren,
      topics: [topics.winter, topics.planning],
    },
    [
      paragraphs('winter-plan', {
        en: '<p>A path you know in July is the right one for your first day in the snow. You know where it turns, where it is steep and where the bench is. The bench will be under the snow. Sit on your pack.</p><h2>Plan by the light</h2><p>In December the day is eight or nine hours long, and walking in snow takes half as long again as walking on dirt. Halve the distance. Decide on the hour at which you turn around before you leave, write it on your hand, and turn around then, even if the summit is right there. It will be right there in spring.</p><h2>Stay away from slopes that slide</h2><p>Snow slides on slopes as steep as a staircase, and you can be caught from above while standing on flat ground. Read the avalanche bulletin as you read the weather. For the first time, choose forest, valley or a rounded hill, and leave the couloirs to people with beacons who know how to use them.</p>',
        gb: '<p>A path you know in July is the right one for your first day in the snow. You know where it turns, where it is steep and where the bench is. The bench will be under the snow. Sit on your rucksack.</p><h2>Plan by the light</h2><p>In December the day is seven or eight hours long, and walking in snow takes half as long again as walking on turf. Halve the distance. Decide on the hour at which you turn around before you leave, write it on your hand, and turn around then, even if the summit is right there. It will be right there in spring.</p><h2>Stay away from slopes that slide</h2><p>Snow slides on slopes as steep as a staircase, and you can be caught from above while standing on flat ground. Read the avalanche bulletin as you read the weather. For the first time, choose forest, valley or a rounded hill, and leave the gullies to people with transceivers who know how to use them.</p>',
        fr: '<p>Un sentier que vous connaissez en juillet est le bon pour un premier jour de neige. Vous savez où il tourne, où il monte et où se trouve le banc. Le banc sera sous la neige. Asseyez-vous sur votre sac.</p><h2>Planifier selon la lumière</h2><p>En décembre, le jour dure huit ou neuf heures, et marcher dans la neige prend une fois et demie le temps d’été. Coupez la distance en deux. Fixez l’heure du demi-tour avant de partir, écrivez-la sur votre main, et respectez-la, même si le sommet est juste là. Il sera juste là au printemps.</p><h2>Loin des pentes qui glissent</h2><p>La neige part sur des pentes raides comme un escalier, et elle peut vous prendre d’en haut alors que vous êtes sur du plat. Lisez le bulletin d’avalanche comme la météo. Pour une première fois, choisissez la forêt, la vallée ou une colline ronde, et laissez les couloirs à ceux qui ont un détecteur et savent s’en servir.</p>',
        de: '<p>Für den ersten Tag im Schnee ist ein Weg richtig, den du aus dem Juli kennst. Du weißt, wo er abbiegt, wo er steil wird und wo die Bank ist. Die Bank liegt unter dem Schnee. Setz dich auf den Rucksack.</p><h2>Plane nach dem Licht</h2><p>Im Dezember hat der Tag acht Stunden, und im Schnee brauchst du anderthalbmal so lang wie auf Erde. Halbier die Strecke. Leg vor dem Start fest, wann du umkehrst, schreib es dir auf die Hand und kehr dann um, auch wenn der Gipfel gleich da ist. Er ist auch im Frühling gleich da.</p><h2>Weg von Hängen, die rutschen</h2><p>Schnee geht an Hängen ab, die so steil sind wie eine Treppe, und er kann dich von oben treffen, während du in der Ebene bist. Lies den Lawinenbericht wie das Wetter. Nimm fürs erste Mal Wald, Tal oder einen runden Hügel und überlass die Rinnen Leuten, die ein Suchgerät haben und damit umgehen können.</p>',
      }),
      {
        id: 'winter-film',
        type: 'video',
        title: { en: 'How fast it closes in', fr: 'La vitesse à laquelle ça se bouche', de: 'Wie schnell es zuzieht' },
        text: {
          en: 'The same pass, half a minute apart. This is why you write down the hour.',
          fr: 'Le même col, à une demi-minute d’écart. Voilà pourquoi on note l’heure.',
          de: 'Derselbe Pass, eine halbe Minute später. Darum schreibst du dir die Uhrzeit auf.',
        },
        poster: picture('film/pass', {
          en: 'Fog on a snowy pass',
          fr: 'De la brume sur un col enneigé',
          de: 'Nebel auf einem verschneiten Pass',
        }),
        player: { film: 'pass', play: 'asked' },
      },
      paragraphs('winter-wear', {
        en: '<h2>Dress to stop, walk to stay warm</h2><p>Start a little cold. If you are comfortable at the car, you will be wet after ten minutes, and wet is what makes people cold. Keep the down jacket at the top of the pack and put it on the moment you stop, over everything, before you feel you need it.</p><ul><li>Two pairs of gloves. One of them will be wet.</li><li>Hot tea with sugar in an insulated bottle. Water in a hose freezes first, in a bottle last; carry it upside down, since ice forms at the top.</li><li>A headlamp, in a pocket close to you. Batteries dislike the cold more than you do.</li><li>Something light with teeth for your boots. One icy step is enough.</li></ul><p>And tell someone where you are going and when they should start to worry.</p>',
        gb: '<h2>Dress to stop, walk to stay warm</h2><p>Start a little cold. If you are comfortable at the car, you will be wet after ten minutes, and wet is what makes people cold. Keep the down jacket at the top of the rucksack and put it on the moment you stop, over everything, before you feel you need it.</p><ul><li>Two pairs of gloves. One of them will be wet.</li><li>Hot tea with sugar in an insulated bottle. Water in a hose freezes first, in a bottle last; carry it upside down, since ice forms at the top.</li><li>A head torch, in a pocket close to you. Batteries dislike the cold more than you do.</li><li>Something light with teeth for your boots. One icy step is enough.</li></ul><p>And tell someone where you are going and when they should start to worry.</p>',
        fr: '<h2>S’habiller pour l’arrêt, marcher pour la chaleur</h2><p>Partez avec un peu froid. Si vous êtes bien à l’auto, vous serez trempé dix minutes plus tard, et c’est l’humidité qui refroidit. Gardez la veste de duvet sur le dessus du sac et enfilez-la dès l’arrêt, par-dessus tout, avant d’en sentir le besoin.</p><ul><li>Deux paires de gants. L’une des deux sera mouillée.</li><li>Du thé chaud et sucré dans une gourde isotherme. L’eau gèle d’abord dans un tube, en dernier dans une bouteille; portez-la à l’envers, puisque la glace se forme en haut.</li><li>Une lampe frontale, dans une poche contre vous. Les piles aiment le froid encore moins que vous.</li><li>Des crampons légers pour vos bottes. Un seul pas glacé suffit.</li></ul><p>Et dites à quelqu’un où vous allez, et à partir de quand s’inquiéter.</p>',
        de: '<h2>Zieh dich fürs Stehen an, geh gegen die Kälte</h2><p>Geh ein wenig frierend los. Ist dir am Auto wohl, bist du nach zehn Minuten nass, und Nässe ist das, was kalt macht. Die Daunenjacke liegt obenauf und kommt beim Anhalten sofort über alles andere, bevor du meinst, sie zu brauchen.</p><ul><li>Zwei Paar Handschuhe. Eines davon wird nass.</li><li>Heißer Tee mit Zucker in der Isolierflasche. Im Schlauch friert Wasser zuerst, in der Flasche zuletzt; trag sie kopfüber, denn Eis bildet sich oben.</li><li>Eine Stirnlampe, in einer Tasche nah am Körper. Akkus mögen die Kälte noch weniger als du.</li><li>Etwas Leichtes mit Zähnen für die Stiefel. Ein vereister Schritt genügt.</li></ul><p>Und sag jemandem, wohin du gehst und ab wann er sich Sorgen machen soll.</p>',
      }),
      goods('winter-layers', '2200', {
        en: 'For while you move',
        fr: 'Pour quand ça bouge',
        de: 'Für unterwegs',
      }),
    ],
  ),
];
