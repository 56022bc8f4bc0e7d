import { html, picture, target, type ContentPageData } from '../page.ts';
import { articlePage, goods, paragraphs } from './article.ts';
import { authors } from './authors.ts';
import { topics } from './topics.ts';

/** Portraits, and how we work. The people are invented. */
export const peopleArticles: readonly ContentPageData[] = [
  articlePage(
    'the-repairer',
    {
      title: {
        en: 'Nine thousand zippers',
        gb: 'Nine thousand zips',
        fr: 'Neuf mille glissières',
        de: 'Neuntausend Reißverschlüsse',
      },
      description: {
        en: 'A morning with Runa, who has mended what we sell for eleven years and what others sell on Fridays.',
        fr: 'Une matinée avec Runa, qui répare depuis onze ans ce que nous vendons et, le vendredi, ce que vendent les autres.',
        de: 'Ein Vormittag mit Runa, die seit elf Jahren flickt, was wir verkaufen, und freitags, was andere verkaufen.',
      },
      subtitle: {
        en: 'Runa mends. Please empty your pockets first.',
        fr: 'Runa répare. Videz vos poches d’abord.',
        de: 'Runa flickt. Leer vorher bitte die Taschen.',
      },
      date: '2026-04-06',
      picture: picture('products/NKSKAR02ROW-3', {
        en: 'Close-up of a red shell with two zippers',
        gb: 'Close-up of a red shell with two zips',
        fr: 'Gros plan d’une coquille rouge à deux glissières',
        de: 'Eine rote Hardshell mit zwei Reißverschlüssen aus der Nähe',
      }),
      caption: {
        en: 'Two zippers. One of them is Runa’s.',
        gb: 'Two zips. One of them is Runa’s.',
        fr: 'Deux glissières. L’une est de Runa.',
        de: 'Zwei Reißverschlüsse. Einer davon ist von Runa.',
      },
      byline: authors.maren,
      topics: [topics.people, topics.repair],
    },
    [
      paragraphs('repairer-morning', {
        en: '<p>The first thing Runa does with a jacket is turn it inside out. “The outside is what people want you to see,” she says. “The inside says what happened.” On the bench this morning: a shell with a burn the size of a coin, a parka whose zipper runs off the rail, and one left boot. The right one, says the note, is fine.</p><p>She learned to sew sails before she learned to sew jackets, and it shows. Her stitches are long where cloth has to move and short where it must not. In eleven years she has fixed some nine thousand zippers. She counted for the first two years and then did the sum.</p><h2>Sliders, mostly</h2><p>“Hardly anybody needs a new zipper,” she says. “One in ten, maybe. The teeth are fine; it is the slider that has worn. Two dollars of metal, four minutes.” She squeezes one with pliers, runs it up and down, listens, and hangs the parka on the rail of finished things.</p>',
        gb: '<p>The first thing Runa does with a jacket is turn it inside out. “The outside is what people want you to see,” she says. “The inside says what happened.” On the bench this morning: a shell with a burn the size of a coin, a parka whose zip runs off the rail, and one left boot. The right one, says the note, is fine.</p><p>She learned to sew sails before she learned to sew jackets, and it shows. Her stitches are long where cloth has to move and short where it must not. In eleven years she has fixed some nine thousand zips. She counted for the first two years and then did the sum.</p><h2>Sliders, mostly</h2><p>“Hardly anybody needs a new zip,” she says. “One in ten, maybe. The teeth are fine; it is the slider that has worn. Two pounds of metal, four minutes.” She squeezes one with pliers, runs it up and down, listens, and hangs the parka on the rail of finished things.</p>',
        fr: '<p>La première chose que fait Runa avec un manteau, c’est le retourner. « Dehors, c’est ce que les gens veulent montrer, dit-elle. Dedans, c’est ce qui s’est passé. » Ce matin, à l’établi : une coquille avec une brûlure grosse comme une pièce, une parka dont la glissière déraille, et une botte gauche. La droite, dit la note, va bien.</p><p>Elle a appris à coudre des voiles avant de coudre des manteaux, et cela se voit. Ses points sont longs là où le tissu doit bouger, courts là où il ne doit pas. En onze ans, elle a réparé environ neuf mille glissières. Elle les a comptées les deux premières années, puis elle a fait le calcul.</p><h2>Surtout des curseurs</h2><p>« Presque personne n’a besoin d’une glissière neuve, dit-elle. Une sur dix, peut-être. Les dents sont bonnes; c’est le curseur qui est usé. Deux dollars de métal, quatre minutes. » Elle en serre un à la pince, le fait monter et descendre, écoute, et accroche la parka avec les choses finies.</p>',
        de: '<p>Als Erstes dreht Runa eine Jacke auf links. „Außen ist, was die Leute zeigen wollen“, sagt sie. „Innen steht, was passiert ist.“ Auf der Werkbank liegen heute Morgen: eine Hardshell mit einem münzgroßen Brandloch, ein Parka, dessen Reißverschluss aus der Spur läuft, und ein linker Stiefel. Der rechte, so der Zettel, sei in Ordnung.</p><p>Sie hat Segel genäht, bevor sie Jacken nähte, und das sieht man. Ihre Stiche sind lang, wo der Stoff sich bewegen muss, und kurz, wo er es nicht darf. In elf Jahren hat sie etwa neuntausend Reißverschlüsse repariert. Zwei Jahre lang hat sie gezählt, dann hat sie gerechnet.</p><h2>Meist sind es die Schieber</h2><p>„Kaum jemand braucht einen neuen Reißverschluss“, sagt sie. „Einer von zehn vielleicht. Die Zähne sind gut, der Schieber ist abgenutzt. Zwei Euro Metall, vier Minuten.“ Sie drückt einen mit der Zange zusammen, zieht ihn auf und ab, horcht und hängt den Parka an die Stange mit dem Fertigen.</p>',
      }),
      {
        id: 'repairer-rules',
        type: 'accordions',
        title: { en: 'Runa’s three rules', fr: 'Les trois règles de Runa', de: 'Runas drei Regeln' },
        items: [
          {
            title: {
              en: 'A mend may be seen',
              fr: 'Une réparation a le droit de se voir',
              de: 'Geflickt darf man sehen',
            },
            richText: html({
              en: '<p>She matches thread when asked. When nobody asks, she takes the orange. “Then the next one who opens it knows where I have been.”</p>',
              fr: '<p>Elle assortit le fil si on le demande. Sinon, elle prend l’orange. « Comme ça, la prochaine personne qui l’ouvre sait où je suis passée. »</p>',
              de: '<p>Auf Wunsch passt sie die Garnfarbe an. Wünscht niemand etwas, nimmt sie Orange. „Dann weiß, wer es als Nächstes öffnet, wo ich war.“</p>',
            }),
          },
          {
            title: { en: 'Wash it first', fr: 'Lavez d’abord', de: 'Erst waschen' },
            richText: html({
              en: '<p>Tape does not stick to sunscreen, and glue does not stick to mud. Also, she has a nose.</p>',
              gb: '<p>Tape does not stick to sun cream, and glue does not stick to mud. Also, she has a nose.</p>',
              fr: '<p>Le ruban n’adhère pas à la crème solaire, ni la colle à la boue. Et puis elle a un nez.</p>',
              de: '<p>Band klebt nicht auf Sonnencreme und Leim nicht auf Schlamm. Außerdem hat sie eine Nase.</p>',
            }),
          },
          {
            title: { en: 'Say no in time', fr: 'Dire non à temps', de: 'Rechtzeitig Nein sagen' },
            richText: html({
              en: '<p>Some things are finished. She says so before the price, and keeps the buckles for the next one, if the owner agrees.</p>',
              fr: '<p>Certaines choses sont finies. Elle le dit avant le prix, et garde les boucles pour la suivante si la personne est d’accord.</p>',
              de: '<p>Manches ist am Ende. Das sagt sie vor dem Preis und behält, wenn man es ihr erlaubt, die Schnallen für das nächste Stück.</p>',
            }),
          },
        ],
      },
      paragraphs('repairer-pockets', {
        en: '<h2>What is in the pockets</h2><p>Tissues, always. Lift tickets. Once a ring, which had been missed for two winters, and once a letter that she put in an envelope unread. At noon she makes coffee in an enamel mug with a chip on the rim. “On the outside,” she says. “It only affects the looks.” Then she turns the left boot over. If you have something for her, <a href="/help/repairs">here is how it gets to the bench</a>.</p>',
        fr: '<h2>Ce qu’il y a dans les poches</h2><p>Des mouchoirs, toujours. Des billets de remontée. Une fois une bague, qu’on cherchait depuis deux hivers, et une fois une lettre, qu’elle a mise sous enveloppe sans la lire. À midi, elle se fait un café dans une tasse émaillée, ébréchée au bord. « À l’extérieur, dit-elle. Ça ne change que l’apparence. » Puis elle retourne la botte gauche. Si vous avez quelque chose pour elle, <a href="/help/repairs">voici comment cela arrive à l’établi</a>.</p>',
        de: '<h2>Was in den Taschen ist</h2><p>Taschentücher, immer. Liftkarten. Einmal ein Ring, der zwei Winter lang gefehlt hatte, und einmal ein Brief, den sie ungelesen in einen Umschlag steckte. Mittags kocht sie Kaffee in einem Emaillebecher mit einer Macke am Rand. „Außen“, sagt sie. „Das sieht man nur.“ Dann dreht sie den linken Stiefel um. Hast du etwas für sie, <a href="/help/repairs">kommt es so auf die Werkbank</a>.</p>',
      }),
      {
        id: 'repairer-next',
        type: 'cta-buttons',
        targets: [
          target({ en: 'Send her something', fr: 'Lui envoyer un article', de: 'Schick ihr etwas' }, '/warranty'),
          target(
            { en: 'How repairs work', fr: 'Comment nous réparons', de: 'So reparieren wir' },
            '/help/repairs',
            'secondary',
          ),
        ],
      },
    ],
  ),
  articlePage(
    'the-trail-keeper',
    {
      title: {
        en: 'The man who moves water',
        fr: 'L’homme qui déplace l’eau',
        de: 'Der Mann, der Wasser umleitet',
      },
      description: {
        en: 'Aksel looks after a trail that nobody thanks him for. If he does it well, nobody notices it.',
        fr: 'Aksel entretient un sentier dont personne ne le remercie. S’il le fait bien, personne ne le remarque.',
        de: 'Aksel pflegt einen Weg, für den ihm niemand dankt. Macht er es gut, fällt es niemandem auf.',
      },
      subtitle: {
        en: 'A good trail is one you do not think about.',
        fr: 'Un bon sentier est celui auquel on ne pense pas.',
        de: 'Ein guter Weg ist einer, über den du nicht nachdenkst.',
      },
      date: '2026-08-03',
      picture: picture('scenes/hero-forest', {
        en: 'Conifers on misty ridges in early light',
        fr: 'Des conifères sur des crêtes brumeuses au petit jour',
        de: 'Nadelbäume auf dunstigen Kämmen im ersten Licht',
      }),
      caption: {
        en: 'Aksel’s trail begins below the mist and ends above it.',
        gb: 'Aksel’s path begins below the mist and ends above it.',
        fr: 'Le sentier d’Aksel commence sous la brume et finit au-dessus.',
        de: 'Aksels Weg beginnt unter dem Nebel und endet darüber.',
      },
      byline: authors.aksel,
      topics: [topics.people],
    },
    [
      paragraphs('keeper-water', {
        en: '<p>Aksel carries a hoe, a saw and a lunch that he eats at ten. His trail climbs from the last farm to a saddle above the trees and takes most people three hours. It takes him all day, because he stops for every puddle.</p><p>“It is never the feet,” he says. “People think that boots wear out a trail. Boots pack it. Water takes it away.” A stream the width of a finger finds the groove that walkers have made, runs down it for a week in spring, and by summer the groove is a ditch. Then people walk beside the ditch, and there are two.</p><h2>The work</h2><p>So he moves water. Every fifty steps there is a shallow bar across the path, a log or a row of flat stones set at an angle, and his whole craft is that angle. Too steep, and the water digs. Too flat, and it drops its silt and fills the drain. He cleans some two hundred of them, twice a year, with a hoe that was once a good deal wider.</p>',
        fr: '<p>Aksel porte une houe, une scie et un repas qu’il mange à dix heures. Son sentier monte de la dernière ferme jusqu’à un col au-dessus des arbres; la plupart des gens y mettent trois heures. Lui y passe la journée, parce qu’il s’arrête à chaque flaque.</p><p>« Ce ne sont jamais les pieds, dit-il. On croit que les bottes usent un sentier. Les bottes le tassent. C’est l’eau qui l’emporte. » Un filet large comme un doigt trouve le creux laissé par les marcheurs, y coule une semaine au printemps, et l’été venu, le creux est un fossé. Alors on marche à côté du fossé, et il y en a deux.</p><h2>Le travail</h2><p>Il déplace donc l’eau. Tous les cinquante pas, une barre basse traverse le chemin, un rondin ou une rangée de pierres plates posée de biais, et tout son métier tient dans cet angle. Trop raide, l’eau creuse. Trop plat, elle laisse son limon et bouche la rigole. Il en nettoie quelque deux cents, deux fois l’an, avec une houe qui a déjà été bien plus large.</p>',
        de: '<p>Aksel trägt eine Hacke, eine Säge und ein Mittagessen, das er um zehn isst. Sein Weg führt vom letzten Hof auf einen Sattel über den Bäumen, und die meisten brauchen dafür drei Stunden. Er braucht den ganzen Tag, weil er bei jeder Pfütze anhält.</p><p>„Die Füße sind es nie“, sagt er. „Alle denken, Stiefel nutzen einen Weg ab. Stiefel treten ihn fest. Das Wasser trägt ihn weg.“ Ein fingerbreites Rinnsal findet die Spur, die Wanderer hinterlassen, läuft im Frühling eine Woche darin, und im Sommer ist die Spur ein Graben. Dann gehen alle neben dem Graben, und es sind zwei.</p><h2>Die Arbeit</h2><p>Also leitet er Wasser um. Alle fünfzig Schritte liegt eine flache Schwelle quer über dem Weg, ein Stamm oder eine Reihe Steinplatten, schräg gesetzt, und sein ganzes Handwerk ist dieser Winkel. Zu steil, und das Wasser gräbt. Zu flach, und es lässt seinen Schlamm fallen und verstopft die Rinne. Etwa zweihundert davon räumt er frei, zweimal im Jahr, mit einer Hacke, die einmal viel breiter war.</p>',
      }),
      {
        id: 'keeper-walkers',
        type: 'banner-split',
        eyebrow: { en: 'What you can do', fr: 'Ce que vous pouvez faire', de: 'Was du tun kannst' },
        title: {
          en: 'Walk through the puddle',
          fr: 'Marchez dans la flaque',
          de: 'Geh durch die Pfütze',
        },
        richText: html({
          en: '<p>Stay on the path where it is muddy; going around makes it wider. Do not cut corners, because water will follow you down. If a drain is full of leaves, clear it with the side of your boot. It takes three kicks and saves him a stone.</p>',
          fr: '<p>Restez sur le sentier là où il est boueux; le contourner l’élargit. Ne coupez pas les lacets, car l’eau vous suivra. Si une rigole est pleine de feuilles, dégagez-la du côté de la botte. Trois coups de pied, et une pierre de moins à porter pour lui.</p>',
          de: '<p>Bleib auf dem Weg, auch wo er matschig ist; Ausweichen macht ihn breiter. Kürz keine Kehren ab, denn das Wasser läuft dir nach. Ist eine Rinne voller Laub, räum sie mit der Stiefelkante frei. Drei Tritte, und er muss einen Stein weniger tragen.</p>',
        }),
        media: picture('scenes/scene-coast', {
          en: 'A calm bay below the mountains, seen from the trail',
          fr: 'Une baie calme sous les montagnes, vue du sentier',
          de: 'Eine ruhige Bucht unter den Bergen, vom Weg aus',
        }),
        targets: [
          target(
            { en: 'Shoes for puddles', fr: 'Des chaussures pour les flaques', de: 'Schuhe für Pfützen' },
            '/c/trail-running-1110',
          ),
        ],
      },
      paragraphs('keeper-evening', {
        en: '<h2>What he wears out</h2><p>A pair of gloves every month and a pair of boots every second year, always the left one first, because that is the foot on the hoe. He has had the same pair resoled twice. The third time we had to say no; he took it well and planted thyme in them.</p><p>On the way down in the evening a family passes him. “Lovely path,” the father says, without stopping. “Somebody should clean the signs, though.” Aksel lifts his hoe. “I will pass it on,” he says, and stops at the next puddle.</p>',
        fr: '<h2>Ce qu’il use</h2><p>Une paire de gants par mois et une paire de bottes tous les deux ans, toujours la gauche d’abord, parce que c’est le pied de la houe. Il a fait ressemeler la même paire deux fois. La troisième, il a fallu dire non; il l’a bien pris et y a planté du thym.</p><p>Le soir, à la descente, une famille le croise. « Beau sentier, dit le père sans s’arrêter. Mais quelqu’un devrait nettoyer les panneaux. » Aksel lève sa houe. « Je ferai le message », dit-il, et il s’arrête à la flaque suivante.</p>',
        de: '<h2>Was er verschleißt</h2><p>Jeden Monat ein Paar Handschuhe und alle zwei Jahre ein Paar Stiefel, immer den linken zuerst, weil das der Fuß an der Hacke ist. Ein Paar haben wir ihm zweimal neu besohlt. Beim dritten Mal mussten wir Nein sagen; er nahm es gut auf und pflanzte Thymian hinein.</p><p>Abends, auf dem Weg hinunter, begegnet ihm eine Familie. „Schöner Weg“, sagt der Vater im Gehen. „Nur die Schilder könnte mal jemand putzen.“ Aksel hebt die Hacke. „Ich gebe es weiter“, sagt er und hält an der nächsten Pfütze an.</p>',
      }),
    ],
  ),
  articlePage(
    'why-small-runs',
    {
      title: { en: 'Why we make small runs', fr: 'Pourquoi de petites séries', de: 'Warum wir kleine Serien bauen' },
      description: {
        en: 'Sold out is not a trick. It is what happens when you make only what you can mend.',
        fr: '« Épuisé » n’est pas une astuce. C’est ce qui arrive quand on ne fabrique que ce qu’on peut réparer.',
        de: '„Ausverkauft“ ist kein Trick. Es kommt davon, wenn man nur baut, was man auch flicken kann.',
      },
      subtitle: {
        en: 'Sold out is not a trick. It is arithmetic.',
        fr: 'Ce n’est pas une astuce. C’est de l’arithmétique.',
        de: 'Das ist kein Trick. Das ist Rechnen.',
      },
      date: '2026-10-26',
      picture: picture('film/dawn', {
        en: 'Fog drifts below a ridge at dawn',
        fr: 'La brume glisse sous une crête à l’aube',
        de: 'Nebel zieht im Morgengrauen unter einem Grat',
      }),
      caption: {
        en: 'Ten past six, on the way to work. The fog is gone by eight.',
        fr: 'Six heures dix, sur le chemin de l’atelier. À huit heures, la brume est partie.',
        de: 'Zehn nach sechs, auf dem Weg zur Arbeit. Um acht ist der Nebel weg.',
      },
      byline: authors.teodor,
      topics: [topics.materials, topics.people],
    },
    [
      paragraphs('runs-why', {
        en: '<p>Every week someone asks why we do not simply make more. It is a fair question, and the answer has three parts, none of them romantic.</p><h2>We mend what we make</h2><p>Everything we sell is guaranteed for ten years, and spare parts stay in stock as long. Each jacket that leaves the door is a promise to have its zipper, its buckle and its cloth in ten years’ time. The bench has a certain length. If we sold twice as many jackets, the bench would still be as long, and ten business days would become thirty.</p><h2>The first run is never right</h2><p>A small run is a question. We make a few hundred, they go up mountains, and some of them come back to the bench. What breaks there is changed in the next run. The Kamm Trail is in its third version because its first two had owners who wrote to us, at length, about mud. With fifty thousand pairs in a warehouse the honest thing to do would be just as clear and a good deal more expensive.</p>',
        gb: '<p>Every week someone asks why we do not simply make more. It is a fair question, and the answer has three parts, none of them romantic.</p><h2>We mend what we make</h2><p>Everything we sell is guaranteed for ten years, and spare parts stay in stock as long. Each jacket that leaves the door is a promise to have its zip, its buckle and its cloth in ten years’ time. The bench has a certain length. If we sold twice as many jackets, the bench would still be as long, and ten working days would become thirty.</p><h2>The first run is never right</h2><p>A small run is a question. We make a few hundred, they go up mountains, and some of them come back to the bench. What breaks there is changed in the next run. The Kamm Trail is in its third version because its first two had owners who wrote to us, at length, about mud. With fifty thousand pairs in a warehouse the honest thing to do would be just as clear and a good deal more expensive.</p>',
        fr: '<p>Chaque semaine, quelqu’un nous demande pourquoi nous n’en fabriquons pas plus. La question est juste, et la réponse a trois volets, dont aucun n’est romantique.</p><h2>Nous réparons ce que nous fabriquons</h2><p>Tout ce que nous vendons est garanti dix ans, et les pièces restent en stock aussi longtemps. Chaque manteau qui passe la porte est la promesse d’avoir, dans dix ans, sa glissière, sa boucle et son tissu. L’établi a une longueur donnée. Si nous vendions deux fois plus de manteaux, il ne serait pas plus long, et dix jours ouvrables en deviendraient trente.</p><h2>La première série n’est jamais la bonne</h2><p>Une petite série est une question. Nous en faisons quelques centaines, elles montent en montagne, et certaines finissent à l’établi. Ce qui casse est changé dans la suivante. La Kamm Trail en est à sa troisième version parce que les deux premières avaient des propriétaires qui nous ont écrit, longuement, à propos de la boue. Avec cinquante mille paires en entrepôt, la chose honnête à faire serait tout aussi claire, et bien plus chère.</p>',
        de: '<p>Jede Woche fragt jemand, warum wir nicht einfach mehr bauen. Die Frage ist berechtigt, und die Antwort hat drei Teile, von denen keiner romantisch ist.</p><h2>Wir flicken, was wir bauen</h2><p>Auf alles, was wir verkaufen, geben wir zehn Jahre Garantie, und so lange bleiben Ersatzteile auf Lager. Jede Jacke, die hinausgeht, ist das Versprechen, in zehn Jahren ihren Reißverschluss, ihre Schnalle und ihren Stoff zu haben. Die Werkbank hat eine bestimmte Länge. Verkauften wir doppelt so viele Jacken, wäre sie nicht länger, und aus zehn Werktagen würden dreißig.</p><h2>Die erste Serie ist nie die richtige</h2><p>Eine kleine Serie ist eine Frage. Wir bauen ein paar hundert, sie gehen auf Berge, und einige landen auf der Werkbank. Was dort kaputt ankommt, ändern wir in der nächsten. Den Kamm Trail gibt es in dritter Fassung, weil die Besitzer der ersten beiden uns geschrieben haben, ausführlich, über Schlamm. Mit fünfzigtausend Paaren im Lager wäre das Ehrliche genauso klar und um einiges teurer.</p>',
      }),
      paragraphs('runs-left', {
        en: '<h2>Nothing is left over</h2><p>What is made and not sold has to go somewhere. We have seen where. Our last sizes and last colors go to the <a href="/c/sale-6000">sale</a>, with the same guarantee, and after that there are none. We do not burn, shred or ship anything off to be someone else’s problem.</p><h2>What it means for you</h2><p>That your size may be gone in October. You can have yourself notified when it is back, and often it will be: the cloth for the next run is ordered when half of the last one is sold. If it is not, write to us. Now and then there is one on the rail with nothing wrong but a scratch.</p>',
        gb: '<h2>Nothing is left over</h2><p>What is made and not sold has to go somewhere. We have seen where. Our last sizes and last colours go to the <a href="/c/sale-6000">sale</a>, with the same guarantee, and after that there are none. We do not burn, shred or ship anything off to be someone else’s problem.</p><h2>What it means for you</h2><p>That your size may be gone in October. You can have yourself notified when it is back, and often it will be: the cloth for the next run is ordered when half of the last one is sold. If it is not, write to us. Now and then there is one on the rail with nothing wrong but a scratch.</p>',
        fr: '<h2>Il ne reste rien</h2><p>Ce qui est fabriqué et pas vendu doit aller quelque part. Nous avons vu où. Nos dernières tailles et dernières couleurs vont aux <a href="/c/sale-6000">soldes</a>, avec la même garantie, et ensuite il n’y en a plus. Nous ne brûlons, ne déchiquetons et n’expédions rien pour en faire le problème d’autrui.</p><h2>Ce que cela change pour vous</h2><p>Que votre taille soit peut-être partie en octobre. Vous pouvez demander un avis de réapprovisionnement, et souvent il arrive : le tissu de la prochaine série est commandé quand la moitié de la précédente est vendue. Sinon, écrivez-nous. Il y en a parfois un sur le portant dont le seul défaut est une égratignure.</p>',
        de: '<h2>Es bleibt nichts übrig</h2><p>Was gebaut und nicht verkauft wird, muss irgendwohin. Wir haben gesehen, wohin. Unsere letzten Größen und Farben gehen in die <a href="/c/sale-6000">Angebote</a>, mit derselben Garantie, und danach gibt es keine mehr. Wir verbrennen nichts, schreddern nichts und verschiffen nichts, damit es anderswo zum Problem wird.</p><h2>Was das für dich heißt</h2><p>Dass deine Größe im Oktober weg sein kann. Du kannst dich benachrichtigen lassen, wenn sie wieder da ist, und oft ist sie es: Der Stoff für die nächste Serie wird bestellt, wenn die letzte zur Hälfte verkauft ist. Wenn nicht, schreib uns. Manchmal hängt eines auf der Stange, an dem nur ein Kratzer stört.</p>',
      }),
      goods('runs-new', '5000', { en: 'The current run', fr: 'La série actuelle', de: 'Die aktuelle Serie' }),
    ],
  ),
];
