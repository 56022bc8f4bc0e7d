import { urlOfCategory } from '../navigation.ts';
import { html, picture, target, type ContentPageData } from '../page.ts';
import { articlePage, goods, paragraphs } from './article.ts';
import { authors } from './authors.ts';
import { topics } from './topics.ts';

/** Articles on materials: membranes, wool, filling. */
export const materialArticles: readonly ContentPageData[] = [
  articlePage(
    'what-a-membrane-can-do',
    {
      title: {
        en: 'What a membrane can do, and what it cannot',
        fr: 'Ce qu’une membrane peut faire, et ce qu’elle ne peut pas',
        de: 'Was eine Membran kann und was nicht',
      },
      description: {
        en: 'Why a dry jacket can feel wet inside, and what to do about it before you buy another one.',
        fr: 'Pourquoi un manteau étanche peut sembler mouillé à l’intérieur, et quoi faire avant d’en acheter un autre.',
        de: 'Warum sich eine dichte Jacke innen nass anfühlt und was du tun kannst, bevor du eine neue kaufst.',
      },
      subtitle: {
        en: 'It keeps rain out. The rest is up to you.',
        fr: 'Elle arrête la pluie. Le reste dépend de vous.',
        de: 'Sie hält den Regen draußen. Der Rest liegt an dir.',
      },
      date: '2026-03-16',
      picture: picture('products/NKSKAR02TID-3', {
        en: 'Close-up of the blue Skar Shell: zipper, pocket and stitched logo',
        gb: 'Close-up of the blue Skar Shell: zip, pocket and stitched logo',
        fr: 'Gros plan de la coquille Skar bleue : glissière, poche et logo brodé',
        de: 'Die blaue Skar Hardshell aus der Nähe: Reißverschluss, Tasche und Logo',
      }),
      caption: {
        en: 'The Skar Shell. The membrane is behind the blue cloth, where you never see it.',
        fr: 'La coquille Skar. La membrane est derrière le tissu bleu, là où on ne la voit jamais.',
        de: 'Die Skar Hardshell. Die Membran sitzt hinter dem blauen Stoff, wo du sie nie siehst.',
      },
      byline: authors.teodor,
      topics: [topics.materials, topics.care],
    },
    [
      paragraphs('membrane-how', {
        en: '<p>A membrane is a film thinner than kitchen wrap between two layers of cloth. Drops of water are too large to get through it from the outside. Single molecules of water, which is what your sweat becomes when it evaporates, are small enough to leave. That is all the magic there is, and it is a good trick.</p><h2>What it can do</h2><p>It stops rain and it stops wind, for years, as long as the seams are taped and nobody cuts a hole in it. It lets out about as much moisture as you make on a steady walk on a cool day.</p><h2>What it cannot do</h2><p>It cannot let out what you make when you run uphill in June. Vapor moves from warm and damp to cold and dry. If the air outside is as warm and damp as the air in your jacket, nothing moves at all, whatever number is on the hangtag. On such a day the best membrane is an open zipper.</p>',
        gb: '<p>A membrane is a film thinner than cling film between two layers of cloth. Drops of water are too large to get through it from the outside. Single molecules of water, which is what your sweat becomes when it evaporates, are small enough to leave. That is all the magic there is, and it is a good trick.</p><h2>What it can do</h2><p>It stops rain and it stops wind, for years, as long as the seams are taped and nobody cuts a hole in it. It lets out about as much moisture as you make on a steady walk on a cool day.</p><h2>What it cannot do</h2><p>It cannot let out what you make when you run uphill in June. Vapour moves from warm and damp to cold and dry. If the air outside is as warm and damp as the air in your jacket, nothing moves at all, whatever number is on the swing tag. On such a day the best membrane is an open zip.</p>',
        fr: '<p>Une membrane est un film plus mince qu’une pellicule de cuisine, entre deux couches de tissu. Les gouttes d’eau sont trop grosses pour la traverser de l’extérieur. Les molécules isolées, celles que devient la sueur en s’évaporant, sont assez petites pour sortir. C’est toute la magie, et le tour est bon.</p><h2>Ce qu’elle peut</h2><p>Elle arrête la pluie et le vent, pendant des années, tant que les coutures sont soudées et que personne n’y perce un trou. Elle laisse sortir à peu près l’humidité d’une marche régulière par temps frais.</p><h2>Ce qu’elle ne peut pas</h2><p>Elle ne peut pas évacuer ce que vous produisez en courant dans une côte en juin. La vapeur va du chaud et humide vers le froid et sec. Si l’air dehors est aussi chaud et humide que celui du manteau, rien ne bouge, peu importe le chiffre sur l’étiquette. Ces jours-là, la meilleure membrane est une glissière ouverte.</p>',
        de: '<p>Eine Membran ist eine Folie, dünner als Frischhaltefolie, zwischen zwei Lagen Stoff. Wassertropfen sind zu groß, um von außen hindurchzukommen. Einzelne Wassermoleküle, und dazu wird dein Schweiß, wenn er verdunstet, sind klein genug, um hinauszugelangen. Das ist der ganze Zauber, und der Trick ist gut.</p><h2>Was sie kann</h2><p>Sie hält Regen und Wind ab, über Jahre, solange die Nähte verklebt sind und niemand ein Loch hineinschneidet. Sie lässt etwa so viel Feuchtigkeit hinaus, wie du bei ruhigem Gehen an einem kühlen Tag abgibst.</p><h2>Was sie nicht kann</h2><p>Sie kann nicht hinauslassen, was du abgibst, wenn du im Juni bergauf rennst. Dampf zieht von warm und feucht nach kalt und trocken. Ist die Luft draußen so warm und feucht wie die in der Jacke, bewegt sich nichts, gleich welche Zahl auf dem Anhänger steht. An solchen Tagen ist die beste Membran ein offener Reißverschluss.</p>',
      }),
      {
        id: 'membrane-wet',
        type: 'banner-split',
        title: {
          en: '“It leaks” usually means “it is dirty”',
          fr: '« Il prend l’eau » veut souvent dire « il est sale »',
          de: '„Sie ist undicht“ heißt meist „sie ist schmutzig“',
        },
        richText: html({
          en: '<p>When the outer cloth soaks up water instead of shedding it, a cold wet layer lies around you. Vapor cannot leave, your own sweat turns to water inside, and you call it a leak. Wash the jacket, rinse it twice and dry it warm for twenty minutes. Drops roll again. If they do not, spray on a finish without PFAS.</p>',
          gb: '<p>When the outer cloth soaks up water instead of shedding it, a cold wet layer lies around you. Vapour cannot leave, your own sweat turns to water inside, and you call it a leak. Wash the jacket, rinse it twice and tumble dry it warm for twenty minutes. Drops roll again. If they do not, spray on a finish without PFAS.</p>',
          fr: '<p>Quand le tissu extérieur boit l’eau au lieu de la repousser, une couche froide et mouillée vous enveloppe. La vapeur ne sort plus, votre sueur se condense, et vous croyez à une fuite. Lavez le manteau, rincez-le deux fois et séchez-le vingt minutes à la chaleur. Les gouttes roulent de nouveau. Sinon, vaporisez un apprêt sans PFAS.</p>',
          de: '<p>Saugt sich der Außenstoff voll, statt das Wasser abperlen zu lassen, liegt eine kalte, nasse Schicht um dich. Dampf kommt nicht hinaus, dein Schweiß wird innen zu Wasser, und du hältst es für ein Leck. Wasch die Jacke, spül sie zweimal und trockne sie zwanzig Minuten warm. Dann perlt es wieder. Wenn nicht, sprüh eine Imprägnierung ohne PFAS auf.</p>',
        }),
        media: picture('products/NKREGN02FJO-3', {
          en: 'Close-up of the cloth of the Regn Rain Shell',
          fr: 'Gros plan du tissu de l’imperméable Regn',
          de: 'Der Stoff der Regn Regenjacke aus der Nähe',
        }),
        targets: [
          target({ en: 'See shells', fr: 'Voir les coquilles', de: 'Zu den Hardshells' }, urlOfCategory('2120')),
        ],
      },
      paragraphs('membrane-boots', {
        en: '<h2>And in shoes?</h2><p>A lining with a membrane keeps your feet dry until water comes in over the top. From then on it keeps it in. That is why the <a href="/p/NKRIDGE1BAR">Ridgeline Mid</a> has one and the <a href="/p/NKTRAIL3EMB">Kamm Trail 3</a> has none: a boot should stay dry, and a running shoe should get dry again. Decide which of the two you need, then read the label.</p>',
        fr: '<h2>Et dans les chaussures?</h2><p>Une doublure à membrane garde les pieds au sec jusqu’à ce que l’eau entre par le haut. À partir de là, elle la garde dedans. Voilà pourquoi la <a href="/p/NKRIDGE1BAR">Ridgeline Mid</a> en a une et la <a href="/p/NKTRAIL3EMB">Kamm Trail 3</a> n’en a pas : une botte doit rester sèche, une chaussure de course doit le redevenir. Décidez de quoi vous avez besoin, puis lisez l’étiquette.</p>',
        de: '<h2>Und im Schuh?</h2><p>Ein Futter mit Membran hält die Füße trocken, bis das Wasser oben hineinläuft. Von da an hält es das Wasser drin. Deshalb hat der <a href="/p/NKRIDGE1BAR">Ridgeline Mid</a> eine und der <a href="/p/NKTRAIL3EMB">Kamm Trail 3</a> keine: Ein Stiefel soll trocken bleiben, ein Laufschuh soll wieder trocken werden. Überleg, was du brauchst, und lies dann das Etikett.</p>',
      }),
    ],
  ),
  articlePage(
    'merino-and-its-limits',
    {
      title: { en: 'Merino and its limits', fr: 'Le mérinos et ses limites', de: 'Merino und seine Grenzen' },
      description: {
        en: 'It does not smell, it does not scratch, and it does not last forever. What wool is good for, and what it is not.',
        fr: 'Il ne sent pas, il ne pique pas, et il n’est pas éternel. À quoi sert la laine, et à quoi elle ne sert pas.',
        de: 'Es riecht nicht, es kratzt nicht, und es hält nicht ewig. Wofür Wolle gut ist und wofür nicht.',
      },
      subtitle: {
        en: 'Good company on the third day. Less good under a rough strap.',
        fr: 'De bonne compagnie le troisième jour. Un peu moins sous une sangle rugueuse.',
        de: 'Am dritten Tag noch gute Gesellschaft. Unter einem rauen Gurt weniger.',
      },
      date: '2026-08-17',
      picture: picture('scenes/hero-pass', {
        en: 'A snowy pass with bare rocks in the morning sun',
        fr: 'Un col enneigé aux rochers nus sous le soleil du matin',
        de: 'Ein verschneiter Pass mit kahlen Felsen in der Morgensonne',
      }),
      caption: {
        en: 'Warm on the climb, cold on the pass: this is what merino is for.',
        fr: 'Chaud dans la montée, froid au col : voilà à quoi sert le mérinos.',
        de: 'Im Aufstieg warm, am Pass kalt: Dafür ist Merino da.',
      },
      byline: authors.teodor,
      topics: [topics.materials],
    },
    [
      paragraphs('merino-good', {
        en: '<p>Wool has been in the mountains longer than we have, and mostly on animals that know the place. A merino fiber is about a third as thick as a hair, so it bends where coarser wool pricks. It can hold a third of its own weight in water before it feels wet. And the bacteria that make a synthetic shirt smell do not like living on it.</p><h2>What it is good for</h2><p>For days when you go fast and then slow, warm and then cold. For several days in the same shirt. For sleeping in, when the shirt you walked in has to dry. For people you share a tent with.</p>',
        gb: '<p>Wool has been in the mountains longer than we have, and mostly on animals that know the place. A merino fibre is about a third as thick as a hair, so it bends where coarser wool pricks. It can hold a third of its own weight in water before it feels wet. And the bacteria that make a synthetic shirt smell do not like living on it.</p><h2>What it is good for</h2><p>For days when you go fast and then slow, warm and then cold. For several days in the same shirt. For sleeping in, when the shirt you walked in has to dry. For people you share a tent with.</p>',
        fr: '<p>La laine est en montagne depuis plus longtemps que nous, surtout sur des bêtes qui connaissent l’endroit. Une fibre de mérinos a le tiers de l’épaisseur d’un cheveu : elle plie là où une laine plus grosse pique. Elle retient le tiers de son poids en eau avant de sembler mouillée. Et les bactéries qui font sentir un t-shirt synthétique ne s’y plaisent pas.</p><h2>À quoi il sert</h2><p>Aux journées où l’on va vite, puis lentement, où l’on a chaud, puis froid. À porter le même chandail plusieurs jours. À dormir dedans, quand celui de la marche doit sécher. Aux personnes qui partagent votre tente.</p>',
        de: '<p>Wolle ist länger in den Bergen als wir, meist auf Tieren, die sich dort auskennen. Eine Merinofaser ist nur etwa ein Drittel so dick wie ein Haar, deshalb biegt sie sich, wo gröbere Wolle sticht. Sie nimmt ein Drittel ihres Gewichts an Wasser auf, bevor sie sich nass anfühlt. Und die Bakterien, die ein Kunstfasershirt riechen lassen, leben nicht gern auf ihr.</p><h2>Wofür sie gut ist</h2><p>Für Tage, an denen du schnell gehst und dann langsam, schwitzt und dann frierst. Für mehrere Tage im selben Shirt. Zum Schlafen, wenn das vom Tag trocknen muss. Für alle, die mit dir im Zelt liegen.</p>',
      }),
      {
        id: 'merino-shirts',
        type: 'banner-split',
        title: { en: 'Merino, with some help', fr: 'Du mérinos, avec un peu d’aide', de: 'Merino mit etwas Hilfe' },
        richText: html({
          en: '<p>The <a href="/p/NKTARN01CLY">Tarn Merino Tee</a> is wool outside and inside, with a strand of nylon in the middle of the yarn. You do not feel it. Your shoulder straps do.</p>',
          fr: '<p>Le <a href="/p/NKTARN01CLY">t-shirt mérinos Tarn</a> est en laine dehors et dedans, avec un brin de nylon au cœur du fil. Vous ne le sentez pas. Vos bretelles, oui.</p>',
          de: '<p>Das <a href="/p/NKTARN01CLY">Tarn Merinoshirt</a> ist außen und innen Wolle, mit einem Faden Nylon in der Mitte des Garns. Du spürst ihn nicht. Deine Schulterträger schon.</p>',
        }),
        media: picture('products/NKTARN01CLY-1', {
          en: 'The Tarn Merino Tee in clay red',
          fr: 'Le t-shirt mérinos Tarn rouge argile',
          de: 'Das Tarn Merinoshirt in Tonrot',
        }),
        targets: [
          target(
            { en: 'See base layers', fr: 'Voir les couches de base', de: 'Zur Basisschicht' },
            urlOfCategory('2300'),
          ),
        ],
      },
      paragraphs('merino-limits', {
        en: '<h2>Where it ends</h2><ul><li><strong>It wears.</strong> Pure fine wool rubs through under pack straps in a season. We knit ours around a nylon core, 13 percent of it, and would rather tell you so than sell you holes.</li><li><strong>It dries slowly.</strong> What it drinks, it must give up again. On a run in the rain a thin synthetic shirt is dry before wool has made up its mind.</li><li><strong>Moths love it.</strong> They eat what is dirty first. Put wool away washed, and in a closed bag.</li></ul><h2>How to make it last</h2><p>Air it more than you wash it; a night on the line does most of the time. Then 86 °F (30 °C) on the wool cycle, a mild soap, no softener, and dry it flat. A small hole is five minutes with a needle. Do it while it is small.</p>',
        gb: '<h2>Where it ends</h2><ul><li><strong>It wears.</strong> Pure fine wool rubs through under rucksack straps in a season. We knit ours around a nylon core, 13% of it, and would rather tell you so than sell you holes.</li><li><strong>It dries slowly.</strong> What it drinks, it must give up again. On a run in the rain a thin synthetic shirt is dry before wool has made up its mind.</li><li><strong>Moths love it.</strong> They eat what is dirty first. Put wool away washed, and in a closed bag.</li></ul><h2>How to make it last</h2><p>Air it more than you wash it; a night on the line does most of the time. Then 30 °C on the wool cycle, a mild soap, no softener, and dry it flat. A small hole is five minutes with a needle. Do it while it is small.</p>',
        fr: '<h2>Là où il s’arrête</h2><ul><li><strong>Il s’use.</strong> La laine fine et pure se perce en une saison sous les bretelles. Nous tricotons la nôtre autour d’une âme de nylon, 13 % du tout, et nous aimons mieux le dire que vous vendre des trous.</li><li><strong>Il sèche lentement.</strong> Ce qu’il boit, il doit le rendre. À la course sous la pluie, un mince t-shirt synthétique est sec avant que la laine se soit décidée.</li><li><strong>Les mites l’adorent.</strong> Elles mangent d’abord ce qui est sale. Rangez la laine lavée, dans un sac fermé.</li></ul><h2>Le faire durer</h2><p>Aérez-le plus que vous ne le lavez; une nuit sur la corde suffit la plupart du temps. Ensuite, 30 °C au cycle laine, un savon doux, pas d’assouplissant, et un séchage à plat. Un petit trou demande cinq minutes et une aiguille. Faites-le pendant qu’il est petit.</p>',
        de: '<h2>Wo sie aufhört</h2><ul><li><strong>Sie verschleißt.</strong> Reine, feine Wolle ist unter Rucksackträgern in einer Saison durchgescheuert. Wir stricken unsere um einen Nylonkern, 13 % davon, und sagen dir das lieber, als dir Löcher zu verkaufen.</li><li><strong>Sie trocknet langsam.</strong> Was sie trinkt, muss sie wieder hergeben. Beim Laufen im Regen ist ein dünnes Kunstfasershirt trocken, bevor die Wolle sich entschieden hat.</li><li><strong>Motten lieben sie.</strong> Schmutziges fressen sie zuerst. Räum Wolle gewaschen weg, in einen geschlossenen Beutel.</li></ul><h2>So hält sie länger</h2><p>Lüfte sie öfter, als du sie wäschst; eine Nacht auf der Leine reicht meistens. Danach 30 °C im Wollgang, mildes Waschmittel, kein Weichspüler, und liegend trocknen. Ein kleines Loch ist eine Sache von fünf Minuten mit der Nadel. Mach es, solange es klein ist.</p>',
      }),
    ],
  ),
  articlePage(
    'sleeping-bag-temperatures',
    {
      title: {
        en: 'What the temperature on a sleeping bag means',
        fr: 'Que veut dire la température d’un sac de couchage?',
        de: 'Was die Temperatur auf dem Schlafsack bedeutet',
      },
      description: {
        en: 'Three numbers, one of which is about you. A guide from people who sell no sleeping bags.',
        fr: 'Trois chiffres, dont un vous concerne. Un guide par des gens qui ne vendent pas de sacs de couchage.',
        de: 'Drei Zahlen, und eine davon meint dich. Ein Leitfaden von Leuten, die keine Schlafsäcke verkaufen.',
      },
      subtitle: {
        en: 'We make no sleeping bags, so we can be frank.',
        fr: 'Nous n’en fabriquons pas; nous pouvons donc être francs.',
        de: 'Wir bauen keine, also können wir offen sein.',
      },
      date: '2026-09-14',
      picture: picture('scenes/hero-dusk', {
        en: 'Snowy peaks in violet light after sunset',
        fr: 'Des sommets enneigés dans la lumière violette après le coucher du soleil',
        de: 'Verschneite Gipfel im violetten Licht nach Sonnenuntergang',
      }),
      caption: {
        en: 'From this hour on, the number on the label counts.',
        fr: 'À partir de cette heure-là, le chiffre sur l’étiquette compte.',
        de: 'Ab jetzt zählt die Zahl auf dem Etikett.',
      },
      byline: authors.maren,
      topics: [topics.planning, topics.materials],
    },
    [
      paragraphs('bag-numbers', {
        en: '<p>On the label of a sleeping bag there are up to three temperatures. The one in large type is often the one that matters least.</p><ul><li><strong>Comfort.</strong> At this temperature a person who feels the cold sleeps well, lying relaxed. If you are often cold, or tired, or hungry, this number is yours.</li><li><strong>Lower limit.</strong> Here a person who runs warm gets through the night curled up. Not well; through.</li><li><strong>Extreme.</strong> At this one you are alive in the morning, probably. It is not a number to plan with.</li></ul><h2>Which one do you need?</h2><p>Take the lowest temperature you expect at night, on the ground, at the height of the tent, and not the average for the month. Choose a bag whose comfort is about 10 °F (5 °C) below it. What you save in weight by going closer you pay back at four in the morning.</p>',
        gb: '<p>On the label of a sleeping bag there are up to three temperatures. The one in large type is often the one that matters least.</p><ul><li><strong>Comfort.</strong> At this temperature a person who feels the cold sleeps well, lying relaxed. If you are often cold, or tired, or hungry, this number is yours.</li><li><strong>Lower limit.</strong> Here a person who runs warm gets through the night curled up. Not well; through.</li><li><strong>Extreme.</strong> At this one you are alive in the morning, probably. It is not a number to plan with.</li></ul><h2>Which one do you need?</h2><p>Take the lowest temperature you expect at night, on the ground, at the height of the tent, and not the average for the month. Choose a bag whose comfort is about 5 °C below it. What you save in weight by going closer you pay back at four in the morning.</p>',
        fr: '<p>L’étiquette d’un sac de couchage porte jusqu’à trois températures. Celle qui est écrite en gros est souvent celle qui compte le moins.</p><ul><li><strong>Confort.</strong> À cette température, une personne frileuse dort bien, détendue. Si vous avez souvent froid, ou si vous êtes fatigué ou affamé, ce chiffre est le vôtre.</li><li><strong>Limite.</strong> Ici, une personne qui a toujours chaud passe la nuit en boule. Elle ne la passe pas bien; elle la passe.</li><li><strong>Extrême.</strong> À celle-là, vous êtes vivant le matin, sans doute. Ce n’est pas un chiffre pour planifier.</li></ul><h2>Lequel vous faut-il?</h2><p>Prenez la température la plus basse prévue la nuit, au sol, à l’altitude de la tente, et non la moyenne du mois. Choisissez un sac dont le confort est environ 5 °C plus bas. Le poids que vous gagnez en serrant davantage, vous le payez à quatre heures du matin.</p>',
        de: '<p>Auf dem Etikett eines Schlafsacks stehen bis zu drei Temperaturen. Die groß gedruckte ist oft die unwichtigste.</p><ul><li><strong>Komfort.</strong> Bei dieser Temperatur schläft jemand, der leicht friert, gut und entspannt. Frierst du oft, oder bist du müde oder hungrig, ist diese Zahl deine.</li><li><strong>Grenze.</strong> Hier kommt jemand, dem immer warm ist, zusammengerollt durch die Nacht. Nicht gut, aber durch.</li><li><strong>Extrem.</strong> Bei dieser lebst du am Morgen noch, vermutlich. Zum Planen taugt sie nicht.</li></ul><h2>Welche brauchst du?</h2><p>Nimm die tiefste Temperatur, mit der du nachts rechnest, am Boden, in der Höhe des Zelts, und nicht den Monatsmittelwert. Wähl einen Schlafsack, dessen Komfortwert etwa 5 °C darunter liegt. Was du an Gewicht sparst, wenn du knapper planst, zahlst du um vier Uhr früh zurück.</p>',
      }),
      {
        id: 'bag-warmer',
        type: 'accordions',
        title: {
          en: 'Warmer without a warmer bag',
          fr: 'Plus chaud, avec le même sac',
          de: 'Wärmer im selben Schlafsack',
        },
        items: [
          {
            title: { en: 'The mat', fr: 'Le matelas', de: 'Die Matte' },
            richText: html({
              en: '<p>Most of the cold comes from below, where your weight has pressed the filling flat. A thin foam mat under the inflatable one does more than a bag that costs twice as much.</p>',
              fr: '<p>Le froid vient surtout d’en bas, là où votre poids a écrasé le garnissage. Une mince mousse sous le matelas gonflable fait plus qu’un sac deux fois plus cher.</p>',
              de: '<p>Die meiste Kälte kommt von unten, wo dein Gewicht die Füllung plattgedrückt hat. Eine dünne Schaummatte unter der aufblasbaren bringt mehr als ein doppelt so teurer Schlafsack.</p>',
            }),
          },
          {
            title: { en: 'Supper', fr: 'Le souper', de: 'Das Abendessen' },
            richText: html({
              en: '<p>A bag heats nothing. You do. Eat late, eat fat, and walk around the tent once before you lie down.</p>',
              fr: '<p>Un sac ne chauffe rien. C’est vous qui chauffez. Mangez tard, mangez gras, et faites une fois le tour de la tente avant de vous coucher.</p>',
              de: '<p>Ein Schlafsack heizt nicht. Du heizt. Iss spät, iss fett und geh einmal ums Zelt, bevor du dich hinlegst.</p>',
            }),
          },
          {
            title: { en: 'A hot bottle', fr: 'Une gourde chaude', de: 'Eine heiße Flasche' },
            richText: html({
              en: '<p>Pour hot water into a plain bottle, close it twice and put it at your feet in a sock. An insulated bottle keeps its warmth to itself, which for once is no use.</p>',
              fr: '<p>Versez de l’eau chaude dans une gourde simple, vérifiez le bouchon et glissez-la dans une chaussette à vos pieds. Une gourde isotherme garde sa chaleur pour elle, ce qui pour une fois ne sert à rien.</p>',
              de: '<p>Füll heißes Wasser in eine einfache Flasche, prüf den Deckel zweimal und leg sie in einer Socke an die Füße. Eine Isolierflasche behält ihre Wärme für sich, was hier ausnahmsweise nichts nützt.</p>',
            }),
          },
        ],
      },
      paragraphs('bag-care', {
        en: '<h2>The number gets old</h2><p>It was measured on a new bag. A bag that lives in its stuff sack loses loft every month, and one that has never been washed lost it years ago. Keep it loose in a pillowcase, and wash it <a href="/articles/wash-a-down-jacket">as you would a down jacket</a>. And wear dry socks to bed. That part is free.</p>',
        fr: '<h2>Le chiffre vieillit</h2><p>Il a été mesuré sur un sac neuf. Un sac qui vit comprimé perd du gonflant chaque mois, et un sac jamais lavé l’a perdu depuis des années. Rangez-le lâche dans une taie d’oreiller et lavez-le <a href="/articles/wash-a-down-jacket">comme une veste de duvet</a>. Et couchez-vous avec des bas secs. Ça, c’est gratuit.</p>',
        de: '<h2>Die Zahl wird alt</h2><p>Sie wurde an einem neuen Schlafsack gemessen. Einer, der im Packsack wohnt, verliert jeden Monat Bauschkraft, und einer, der nie gewaschen wurde, hat sie vor Jahren verloren. Bewahr ihn locker in einem Kissenbezug auf und wasch ihn <a href="/articles/wash-a-down-jacket">wie eine Daunenjacke</a>. Und geh mit trockenen Socken ins Bett. Das kostet nichts.</p>',
      }),
      goods('bag-tents', '4000', {
        en: 'What we do make for the night',
        fr: 'Ce que nous fabriquons pour la nuit',
        de: 'Was wir für die Nacht bauen',
      }),
    ],
  ),
];
