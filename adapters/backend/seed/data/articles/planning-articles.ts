import { categoryCard } from '../category-card.ts';
import { html, picture, type ContentPageData } from '../page.ts';
import { articlePage, goods, paragraphs } from './article.ts';
import { authors } from './authors.ts';
import { topics } from './topics.ts';

/** Articles on planning a day or a night outside. */
export const planningArticles: readonly ContentPageData[] = [
  articlePage(
    'read-a-mountain-forecast',
    {
      title: {
        en: 'How to read a mountain forecast',
        fr: 'Lire un bulletin météo de montagne',
        de: 'Einen Bergwetterbericht lesen',
      },
      description: {
        en: 'Four lines decide whether you go. The sun symbol on your phone is not one of them.',
        fr: 'Quatre lignes décident de la sortie. Le petit soleil du téléphone n’en fait pas partie.',
        de: 'Vier Zeilen entscheiden, ob du gehst. Die kleine Sonne auf dem Telefon gehört nicht dazu.',
      },
      subtitle: {
        en: 'Look at the wind first, and at the sun symbol last.',
        fr: 'Le vent d’abord, le petit soleil en dernier.',
        de: 'Zuerst der Wind, zuletzt die kleine Sonne.',
      },
      date: '2026-05-18',
      picture: picture('scenes/hero-coast', {
        en: 'A low sun over a wide bay and a far range',
        fr: 'Un soleil bas sur une baie et une chaîne lointaine',
        de: 'Tiefe Sonne über einer weiten Bucht und einer fernen Bergkette',
      }),
      caption: {
        en: 'The valley had sun that day. The range had wind.',
        gb: 'The valley had sun that day. The tops had wind.',
        fr: 'Ce jour-là, du soleil en bas. En haut, du vent.',
        de: 'Im Tal schien an dem Tag die Sonne. Oben ging Wind.',
      },
      byline: authors.maren,
      topics: [topics.planning],
    },
    [
      paragraphs('forecast-valley', {
        en: '<p>The weather on your phone is made for the nearest town. The town is in the valley, and the valley is not where you are going. Look for a forecast that names your range and gives heights, and read it in this order.</p><h2>Wind</h2><p>Wind turns people around more often than rain does. At 25 miles per hour (40 km/h) you lean; at 40 (65 km/h) you stop talking; at 50 (80 km/h) a ridge is no place to be. Read the gusts, not the average, and read them for the height of the ridge.</p><h2>The freezing level</h2><p>This is the height above which rain is snow. If it drops during the day, what you climb as wet rock in the morning you may come down as ice. One line, easily overlooked, worth more than all the icons.</p>',
        gb: '<p>The weather on your phone is made for the nearest town. The town is in the valley, and the valley is not where you are going. Look for a forecast that names your hills and gives heights, and read it in this order.</p><h2>Wind</h2><p>Wind turns people around more often than rain does. At 25 miles per hour you lean; at 40 you stop talking; at 50 a ridge is no place to be. Read the gusts, not the average, and read them for the height of the ridge.</p><h2>The freezing level</h2><p>This is the height above which rain is snow. If it drops during the day, what you climb as wet rock in the morning you may come down as ice. One line, easily overlooked, worth more than all the icons.</p>',
        fr: '<p>La météo du téléphone est faite pour la ville la plus proche. La ville est dans la vallée, et ce n’est pas là que vous allez. Cherchez un bulletin qui nomme votre massif et donne des altitudes, et lisez-le dans cet ordre.</p><h2>Le vent</h2><p>Il fait rebrousser chemin plus souvent que la pluie. À 40 km/h, on se penche; à 65, on se tait; à 80, une crête n’est plus un endroit où se trouver. Lisez les rafales plutôt que la moyenne, et à la hauteur de la crête.</p><h2>L’isotherme zéro</h2><p>C’est l’altitude au-dessus de laquelle la pluie devient neige. Si elle baisse dans la journée, la roche mouillée du matin peut être de la glace à la descente. Une seule ligne, vite sautée, qui vaut plus que toutes les icônes.</p>',
        de: '<p>Das Wetter auf deinem Telefon gilt für den nächsten Ort. Der Ort liegt im Tal, und ins Tal willst du nicht. Such einen Bericht, der dein Gebirge nennt und Höhen angibt, und lies ihn in dieser Reihenfolge.</p><h2>Wind</h2><p>Wind schickt mehr Leute nach Hause als Regen. Bei 40 km/h lehnst du dich dagegen, bei 65 hörst du auf zu reden, bei 80 hast du auf einem Grat nichts verloren. Lies die Böen, nicht den Mittelwert, und zwar in der Höhe des Grats.</p><h2>Die Nullgradgrenze</h2><p>Darüber fällt Schnee statt Regen. Sinkt sie im Lauf des Tages, wird aus dem nassen Fels vom Morgen beim Abstieg vielleicht Eis. Eine Zeile, schnell überlesen, und mehr wert als alle Symbole.</p>',
      }),
      {
        id: 'forecast-film',
        type: 'video-player',
        title: {
          en: 'Same hour, two forecasts',
          fr: 'Même heure, deux bulletins',
          de: 'Dieselbe Stunde, zwei Berichte',
        },
        poster: picture('film/dawn', {
          en: 'Fog drifts below a ridge at dawn',
          fr: 'La brume glisse sous une crête à l’aube',
          de: 'Nebel zieht im Morgengrauen unter einem Grat',
        }),
        player: { film: 'dawn', play: 'asked' },
      },
      paragraphs('forecast-film-text', {
        en: '<p>Fog drifts in the valley; above it the first light reaches the ridge. Both forecasts were right. The film has no sound.</p>',
        fr: '<p>La brume glisse dans la vallée; au-dessus, la première lumière touche la crête. Les deux bulletins avaient raison. Le film n’a pas de son.</p>',
        de: '<p>Im Tal zieht Nebel, darüber trifft das erste Licht den Grat. Beide Berichte hatten recht. Der Film hat keinen Ton.</p>',
      }),
      paragraphs('forecast-time', {
        en: '<h2>The hour, not the day</h2><p>“A chance of thunderstorms” says little until you know when. In summer they build after noon. Be off the summit by then and the same forecast describes a lovely morning. Where the text says “from early afternoon”, take one hour off: mountains cannot read.</p><h2>How sure they are</h2><p>Good forecasters write how much they trust their own numbers. If they do not, compare yesterday’s forecast for today with today’s. If the two agree, plan. If they differ, plan something you can cut short.</p>',
        fr: '<h2>L’heure plutôt que le jour</h2><p>« Risque d’orages » ne dit pas grand-chose tant qu’on ignore quand. L’été, ils montent après midi. Quittez le sommet avant, et le même bulletin décrit une belle matinée. Si le texte dit « en début d’après-midi », enlevez une heure : les montagnes ne savent pas lire.</p><h2>Leur degré de certitude</h2><p>Les bons prévisionnistes écrivent à quel point ils se fient à leurs chiffres. Sinon, comparez ce qu’ils annonçaient hier pour aujourd’hui avec le bulletin du jour. Si les deux concordent, planifiez. S’ils diffèrent, planifiez une sortie que vous pouvez raccourcir.</p>',
        de: '<h2>Die Stunde, nicht der Tag</h2><p>„Gewitter möglich“ sagt wenig, solange du nicht weißt, wann. Im Sommer wachsen sie nach Mittag. Bist du dann schon vom Gipfel herunter, beschreibt derselbe Bericht einen schönen Morgen. Steht da „ab dem frühen Nachmittag“, zieh eine Stunde ab: Berge können nicht lesen.</p><h2>Wie sicher sie sind</h2><p>Gute Meteorologen schreiben dazu, wie sehr sie ihren Zahlen trauen. Tun sie es nicht, vergleiche, was sie gestern für heute meldeten, mit dem Bericht von heute. Passt beides zusammen, plane. Wenn nicht, plane etwas, das du abkürzen kannst.</p>',
      }),
      {
        id: 'forecast-questions',
        type: 'accordions',
        title: { en: 'At the trailhead', gb: 'At the car park', fr: 'Au départ du sentier', de: 'Am Parkplatz' },
        items: [
          {
            title: {
              en: 'The sky does not match the forecast. Which one is right?',
              fr: 'Le ciel contredit le bulletin. Qui a raison?',
              de: 'Der Himmel widerspricht dem Bericht. Wer hat recht?',
            },
            richText: html({
              en: '<p>The sky, for the next two hours. The forecast, for the rest of the day. Turn around where the two begin to disagree.</p>',
              fr: '<p>Le ciel, pour les deux prochaines heures. Le bulletin, pour le reste de la journée. Faites demi-tour là où ils cessent de s’entendre.</p>',
              de: '<p>Der Himmel, für die nächsten zwei Stunden. Der Bericht, für den Rest des Tages. Kehr um, wo beide anfangen zu streiten.</p>',
            }),
          },
          {
            title: {
              en: 'How much colder is it on top?',
              fr: 'Combien fait-il plus froid au sommet?',
              de: 'Wie viel kälter ist es oben?',
            },
            richText: html({
              en: '<p>About 3.5 °F for every 1,000 feet (6.5 °C for every 1,000 m), before the wind has its say. The wind always has its say.</p>',
              gb: '<p>About 2 °C for every 300 m, before the wind has its say. The wind always has its say.</p>',
              fr: '<p>Environ 6,5 °C par 1 000 m, avant que le vent ne s’en mêle. Le vent s’en mêle toujours.</p>',
              de: '<p>Etwa 6,5 °C je 1.000 m, bevor der Wind sich einmischt. Der Wind mischt sich immer ein.</p>',
            }),
          },
        ],
      },
      goods('forecast-shells', '2100', {
        en: 'For when it turns after all',
        fr: 'Si le temps tourne quand même',
        de: 'Falls es doch umschlägt',
      }),
    ],
  ),
  articlePage(
    'pack-for-one-night',
    {
      title: { en: 'Packing for one night', fr: 'Faire son sac pour une nuit', de: 'Packen für eine Nacht' },
      description: {
        en: 'A short list for a short trip: what goes in, where it goes, and what stays at home.',
        fr: 'Une courte liste pour une courte sortie : ce qui part, où le mettre, et ce qui reste à la maison.',
        de: 'Eine kurze Liste für eine kurze Tour: was mitkommt, wohin es gehört und was zu Hause bleibt.',
      },
      subtitle: {
        en: 'Nobody ever came home wishing they had carried more.',
        fr: 'Personne n’est jamais revenu en regrettant de ne pas avoir porté plus.',
        de: 'Noch niemand kam heim und hätte gern mehr getragen.',
      },
      date: '2026-06-22',
      picture: picture('scenes/hero-lake', {
        en: 'A lake below snowy mountains in the evening',
        fr: 'Un lac sous des montagnes enneigées, le soir',
        de: 'Ein See unter verschneiten Bergen am Abend',
      }),
      caption: {
        en: 'For a lake like this, one night is enough.',
        fr: 'Pour un lac pareil, une nuit suffit.',
        de: 'Für so einen See reicht eine Nacht.',
      },
      byline: authors.maren,
      topics: [topics.planning],
    },
    [
      paragraphs('one-night-list', {
        en: '<p>One night is the best length for a trip. You carry little, you eat real food, and if you forget something you are home before it matters. The danger is to pack for three nights anyway, because the pack has the room.</p><h2>For sleeping</h2><ul><li>Tent, mat, sleeping bag. Two people share the tent: one takes the poles and pegs, the other the cloth.</li><li>Dry socks that you never walk in. They stay in the sleeping bag.</li></ul><h2>For the evening</h2><ul><li>One warm layer more than you think. You will sit still, and you will sit still outside.</li><li>Stove, one pot, one mug, one spoon. Washing up is a handful of snow or a sip of tea.</li><li>A light, with the battery you charged, not the one you meant to.</li></ul><h2>For the way</h2><ul><li>Rain shell on top, even under a blue sky; that is what keeps it blue.</li><li>Map, food, and water for the dry part.</li></ul>',
        fr: '<p>Une nuit, c’est la meilleure durée. On porte peu, on mange de vrais repas, et si on oublie quelque chose, on est rentré avant que cela compte. Le danger est de préparer le sac pour trois nuits quand même, parce qu’il y a de la place.</p><h2>Pour dormir</h2><ul><li>Tente, matelas, sac de couchage. À deux, l’un prend les arceaux et les piquets, l’autre la toile.</li><li>Des chaussettes sèches, jamais pour marcher. Elles restent dans le sac de couchage.</li></ul><h2>Pour la soirée</h2><ul><li>Une couche chaude de plus que prévu. Vous serez assis sans bouger, et ce sera dehors.</li><li>Réchaud, une casserole, une tasse, une cuillère. La vaisselle, c’est une poignée de neige ou une gorgée de thé.</li><li>Une lampe, avec la pile que vous avez chargée, pas celle que vous vouliez charger.</li></ul><h2>Pour la marche</h2><ul><li>L’imperméable sur le dessus, même sous un ciel bleu; c’est ce qui le garde bleu.</li><li>Une carte, de quoi manger, et de l’eau pour le tronçon sec.</li></ul>',
        de: '<p>Eine Nacht ist die beste Länge. Du trägst wenig, isst richtiges Essen, und wenn du etwas vergisst, bist du daheim, bevor es wichtig wird. Die Gefahr ist, trotzdem für drei Nächte zu packen, weil der Rucksack den Platz hat.</p><h2>Zum Schlafen</h2><ul><li>Zelt, Matte, Schlafsack. Zu zweit nimmt einer Gestänge und Heringe, der andere den Stoff.</li><li>Trockene Socken, in denen du niemals gehst. Sie wohnen im Schlafsack.</li></ul><h2>Für den Abend</h2><ul><li>Eine warme Schicht mehr, als du denkst. Du wirst still sitzen, und zwar draußen.</li><li>Kocher, ein Topf, ein Becher, ein Löffel. Abgewaschen wird mit einer Handvoll Schnee oder einem Schluck Tee.</li><li>Licht, mit dem Akku, den du geladen hast, nicht mit dem, den du laden wolltest.</li></ul><h2>Für den Weg</h2><ul><li>Die Regenjacke obenauf, auch bei blauem Himmel; nur so bleibt er blau.</li><li>Karte, Essen und Wasser für das trockene Stück.</li></ul>',
      }),
      {
        id: 'one-night-cards',
        type: 'category-cards',
        title: { en: 'What we make for it', fr: 'Ce que nous fabriquons pour cela', de: 'Was wir dafür bauen' },
        cards: [
          categoryCard({ en: 'Tents', fr: 'Tentes', de: 'Zelte' }, '4100', 'NKTENT02OCH'),
          categoryCard(
            { en: 'Multi-day packs', fr: 'Sacs de plusieurs jours', de: 'Mehrtagesrucksäcke' },
            '3110',
            'NKPACK38MOS',
          ),
          categoryCard(
            { en: 'Bottles and mugs', fr: 'Gourdes et tasses', de: 'Flaschen und Becher' },
            '4200',
            'NKMUGG01EMB',
          ),
          categoryCard({ en: 'Down jackets', fr: 'Vestes en duvet', de: 'Daunenjacken' }, '2110', 'NKSVALE1GLA'),
        ],
      },
      paragraphs('one-night-where', {
        en: '<h2>Where it all goes</h2><p>Soft and light at the bottom, heavy against your back between the shoulder blades, what you need on the way under the lid. In steady rain a dry bag around the sleeping bag beats any cover around the pack.</p><h2>What stays at home</h2><p>The second pot. The third layer for your legs. The chair. The book you have been meaning to read since March. When you are back, empty the pack on the floor and look at what you did not touch. Next time, leave half of it; keep the first-aid kit, touched or not.</p>',
        fr: '<h2>Où tout va</h2><p>Le mou et le léger au fond, le lourd contre le dos entre les omoplates, et ce qui sert en chemin sous le rabat. Sous une pluie constante, un sac étanche autour du sac de couchage vaut mieux que toutes les housses autour du sac.</p><h2>Ce qui reste à la maison</h2><p>La deuxième casserole. La troisième épaisseur pour les jambes. La chaise. Le livre que vous comptez lire depuis mars. En rentrant, videz le sac par terre et regardez ce que vous n’avez pas touché. La prochaine fois, laissez-en la moitié; gardez la trousse de premiers soins, touchée ou non.</p>',
        de: '<h2>Wohin alles gehört</h2><p>Weiches und Leichtes nach unten, Schweres an den Rücken zwischen die Schulterblätter, was du unterwegs brauchst, unter den Deckel. Im Dauerregen ist ein Packsack um den Schlafsack besser als jede Hülle um den Rucksack.</p><h2>Was zu Hause bleibt</h2><p>Der zweite Topf. Die dritte Schicht für die Beine. Der Stuhl. Das Buch, das du seit März lesen willst. Wenn du zurück bist, leer den Rucksack auf den Boden und sieh nach, was du nicht angefasst hast. Lass beim nächsten Mal die Hälfte davon da; nur das Erste-Hilfe-Set kommt mit, angefasst oder nicht.</p>',
      }),
    ],
  ),
];
