import { html, picture, target, type ContentPageData } from '../page.ts';
import { articlePage, goods, paragraphs } from './article.ts';
import { urlOfCategory } from '../navigation.ts';
import { authors } from './authors.ts';
import { topics } from './topics.ts';

/** Articles on care and repair. */
export const careArticles: readonly ContentPageData[] = [
  articlePage(
    'wash-a-down-jacket',
    {
      title: {
        en: 'How to wash a down jacket without ruining it',
        fr: 'Laver une veste en duvet sans l’abîmer',
        de: 'Eine Daunenjacke waschen, ohne sie zu ruinieren',
      },
      description: {
        en: 'Down loses its loft to sweat and skin oil long before it wears out. One careful wash brings it back.',
        fr: 'Le duvet perd son gonflant à cause de la sueur bien avant de s’user. Un lavage soigné le lui redonne.',
        de: 'Daune verliert ihre Bauschkraft durch Schweiß und Hautfett lange, bevor sie verschleißt. Eine gute Wäsche bringt sie zurück.',
      },
      subtitle: {
        en: 'Dirty down is cold down. An afternoon and three tennis balls bring it back.',
        fr: 'Un duvet sale ne tient plus chaud. Un après-midi et trois balles de tennis suffisent.',
        de: 'Schmutzige Daune wärmt nicht. Ein Nachmittag und drei Tennisbälle genügen.',
      },
      date: '2026-10-12',
      picture: picture('scenes/scene-snow', {
        en: 'Snowy peaks above a white slope',
        fr: 'Des sommets enneigés au-dessus d’une pente blanche',
        de: 'Verschneite Gipfel über einem weißen Hang',
      }),
      caption: {
        en: 'Down weather: cold, dry and blue. The damp days are the ones that flatten it.',
        fr: 'Un temps à duvet : froid, sec et bleu. Ce sont les jours humides qui l’aplatissent.',
        de: 'Daunenwetter: kalt, trocken, blau. Platt machen sie die feuchten Tage.',
      },
      byline: authors.runa,
      topics: [topics.care, topics.winter],
    },
    [
      {
        id: 'wash-down-text',
        type: 'rich-text',
        richText: html({
          en: '<p>A down jacket that has gone flat is rarely worn out. What holds the clusters together is sweat, sunscreen and the oil of your skin, and all three leave with water.</p><h2>What you need</h2><ul><li>A front-loading machine. The agitator of a top loader tears baffles.</li><li>A soap made for down. Ordinary detergent strips the oil that keeps down springy.</li><li>A dryer, and three clean tennis balls.</li></ul><h2>Washing</h2><p>Close every zipper, turn the jacket inside out and empty the pockets. Wash it alone, at 86 °F (30 °C), on a gentle cycle with an extra rinse. When it comes out it looks like a wet cat. That is normal.</p><h2>Drying is the work</h2><p>Dry it on low heat with the tennis balls, for two to three hours. Every half hour, take it out and pull apart the lumps with your fingers. It is dry when it weighs nothing and no lump is left; a jacket that is put away damp will smell, and its down will rot.</p><p>Once a season is enough. Store it hanging, never in its stuff sack.</p>',
          gb: '<p>A down jacket that has gone flat is rarely worn out. What holds the clusters together is sweat, sun cream and the oil of your skin, and all three leave with water.</p><h2>What you need</h2><ul><li>A front-loading machine. The agitator of a top loader tears baffles.</li><li>A soap made for down. Ordinary detergent strips the oil that keeps down springy.</li><li>A tumble dryer, and three clean tennis balls.</li></ul><h2>Washing</h2><p>Close every zip, turn the jacket inside out and empty the pockets. Wash it alone, at 30 °C, on a gentle cycle with an extra rinse. When it comes out it looks like a wet cat. That is normal.</p><h2>Drying is the work</h2><p>Dry it on low heat with the tennis balls, for two to three hours. Every half hour, take it out and pull apart the lumps with your fingers. It is dry when it weighs nothing and no lump is left; a jacket that is put away damp will smell, and its down will rot.</p><p>Once a season is enough. Store it hanging, never in its stuff sack.</p>',
          fr: '<p>Une veste en duvet aplatie est rarement usée. Ce qui colle les flocons, c’est la sueur, la crème solaire et le sébum, et les trois partent à l’eau.</p><h2>Ce qu’il faut</h2><ul><li>Une laveuse à chargement frontal. L’agitateur des autres déchire les cloisons.</li><li>Un savon pour duvet. Un détergent ordinaire enlève l’huile qui garde le duvet souple.</li><li>Une sécheuse et trois balles de tennis propres.</li></ul><h2>Le lavage</h2><p>Fermez toutes les glissières, retournez la veste et videz les poches. Lavez-la seule, à 30 °C, au cycle délicat, avec un rinçage de plus. À la sortie, elle a l’air d’un chat mouillé. C’est normal.</p><h2>Le séchage, c’est là que tout se joue</h2><p>Séchez-la à basse température avec les balles, de deux à trois heures. Toutes les demi-heures, sortez-la et défaites les mottes avec les doigts. Elle est sèche quand elle ne pèse plus rien et qu’il ne reste aucune motte; rangée humide, elle sentira mauvais et le duvet pourrira.</p><p>Une fois par saison suffit. Rangez-la sur un cintre, jamais dans son sac de compression.</p>',
          de: '<p>Eine platte Daunenjacke ist selten verschlissen. Was die Flocken verklebt, sind Schweiß, Sonnencreme und Hautfett, und alle drei gehen mit Wasser weg.</p><h2>Was du brauchst</h2><ul><li>Eine Waschmaschine, die von vorn beladen wird.</li><li>Ein Waschmittel für Daune. Normales entzieht ihr das Fett, das sie federn lässt.</li><li>Einen Trockner und drei saubere Tennisbälle.</li></ul><h2>Waschen</h2><p>Schließe alle Reißverschlüsse, dreh die Jacke auf links und leere die Taschen. Wasch sie allein, bei 30 °C im Schonwaschgang, und spül einmal mehr. Wenn sie herauskommt, sieht sie aus wie eine nasse Katze. Das ist normal.</p><h2>Das Trocknen ist die eigentliche Arbeit</h2><p>Trockne sie bei niedriger Hitze mit den Tennisbällen, zwei bis drei Stunden lang. Nimm sie jede halbe Stunde heraus und zupf die Klumpen auseinander. Trocken ist sie, wenn sie nichts mehr wiegt und kein Klumpen übrig ist. Feucht weggelegt riecht sie, und die Daune verrottet.</p><p>Einmal pro Saison reicht. Häng sie auf, statt sie im Packsack zu lassen.</p>',
        }),
      },
      {
        id: 'wash-down-questions',
        type: 'accordions',
        title: { en: 'Two things people ask', fr: 'Deux questions fréquentes', de: 'Zwei häufige Fragen' },
        items: [
          {
            title: {
              en: 'What if I have no dryer?',
              gb: 'What if I have no tumble dryer?',
              fr: 'Et sans sécheuse?',
              de: 'Und ohne Trockner?',
            },
            richText: html({
              en: '<p>Find one. On a rack a jacket takes days, and the middle of the baffles stays damp long after the cloth feels dry. A laundromat with a large drum does it in an afternoon; bring the tennis balls and a book.</p>',
              gb: '<p>Find one. On a rack a jacket takes days, and the middle of the baffles stays damp long after the cloth feels dry. A launderette with a large drum does it in an afternoon; bring the tennis balls and a book.</p>',
              fr: '<p>Trouvez-en une. Sur un séchoir, il faut des jours, et le cœur des cloisons reste humide bien après que le tissu semble sec. Une buanderie à grand tambour le fait en un après-midi; apportez les balles de tennis et un livre.</p>',
              de: '<p>Such dir einen. Auf dem Ständer dauert es Tage, und innen bleiben die Kammern feucht, wenn der Stoff längst trocken wirkt. Ein Waschsalon mit großer Trommel schafft es an einem Nachmittag; nimm die Tennisbälle und ein Buch mit.</p>',
            }),
          },
          {
            title: {
              en: 'Is dry cleaning gentler?',
              fr: 'Le nettoyage à sec est-il plus doux?',
              de: 'Ist chemische Reinigung schonender?',
            },
            richText: html({
              en: '<p>No. The solvent takes the oil out of the down, and with it the spring. Water and patience are gentler, and our <a href="/store-locator">stores that wash and waterproof</a> have both.</p>',
              fr: '<p>Non. Le solvant retire l’huile du duvet, et son ressort avec elle. L’eau et la patience sont plus douces, et nos <a href="/store-locator">magasins qui lavent et imperméabilisent</a> ont les deux.</p>',
              de: '<p>Nein. Das Lösungsmittel nimmt der Daune das Fett und damit die Federkraft. Wasser und Geduld sind schonender, und unsere <a href="/store-locator">Läden, die waschen und imprägnieren</a>, haben beides.</p>',
            }),
          },
        ],
      },
      goods('wash-down-jackets', '2100', {
        en: 'Jackets worth an afternoon',
        fr: 'Des manteaux qui valent un après-midi',
        de: 'Jacken, die einen Nachmittag wert sind',
      }),
    ],
  ),
  articlePage(
    'new-soles-for-old-boots',
    {
      title: {
        en: 'New soles for old boots',
        fr: 'Des semelles neuves pour de vieilles bottes',
        de: 'Neue Sohlen für alte Stiefel',
      },
      description: {
        en: 'How to see that a sole is finished, and what happens in the ten business days it spends with us.',
        gb: 'How to see that a sole is finished, and what happens in the ten working days it spends with us.',
        fr: 'Comment voir qu’une semelle est finie, et ce qui se passe pendant ses dix jours ouvrables chez nous.',
        de: 'Woran du eine fertige Sohle erkennst und was in den zehn Werktagen geschieht, die sie bei uns ist.',
      },
      subtitle: {
        en: 'The upper knows your foot by now. It would be a pity to start over.',
        fr: 'La tige connaît votre pied. Ce serait dommage de tout reprendre à zéro.',
        de: 'Der Schaft kennt deinen Fuß inzwischen. Schade, wieder von vorn anzufangen.',
      },
      date: '2026-02-16',
      picture: picture('products/NKRIDGE1BAR-3', {
        en: 'Close-up of leather, midsole and outsole',
        fr: 'Gros plan du cuir, de la semelle intercalaire et de la semelle',
        de: 'Leder, Zwischensohle und Außensohle aus der Nähe',
      }),
      caption: {
        en: 'From the top: leather, midsole, rubber. We replace the rubber, and if we must the layer above it.',
        fr: 'De haut en bas : cuir, semelle intercalaire, caoutchouc. Nous changeons le caoutchouc et, au besoin, la couche du dessus.',
        de: 'Von oben: Leder, Zwischensohle, Gummi. Wir erneuern den Gummi und, wenn es sein muss, auch die Schicht darüber.',
      },
      byline: authors.runa,
      topics: [topics.repair, topics.care],
    },
    [
      paragraphs('new-soles-when', {
        en: '<p>A boot wears from the ground up. The leather softens, the lining takes the shape of your heel, and about the time everything fits, the sole is smooth. Throwing the boot away at that point is like selling the house because the doormat is worn.</p><h2>When to send them</h2><p>Look at the edge of the forefoot, where you push off. As long as every lug still has a corner, keep walking. Once the corners are round, the sole has a season left on dry ground and a week on wet rock. If you can see the pale layer under the rubber, you have waited too long: we can still do the work, but the midsole has to come off too.</p><ul><li><strong>Press the midsole</strong> with your thumb. It should push back. If it crumbles, say so in your request.</li><li><strong>Bend the boot</strong> and look at the seam between rand and leather. A gap is a matter of glue, not a reason to give up.</li><li><strong>Feel inside.</strong> A hole in the lining can be patched. A broken shank cannot.</li></ul>',
        fr: '<p>Une botte s’use par le bas. Le cuir s’assouplit, la doublure prend la forme du talon et, au moment où tout est enfin ajusté, la semelle est lisse. La jeter à ce moment-là, c’est vendre la maison parce que le paillasson est usé.</p><h2>Quand nous l’envoyer</h2><p>Regardez le bord de l’avant-pied, là où vous poussez. Tant que chaque crampon garde une arête, marchez. Une fois les arêtes arrondies, il reste une saison sur terrain sec et une semaine sur la roche mouillée. Si vous apercevez la couche pâle sous le caoutchouc, vous avez trop attendu : le travail reste possible, mais il faut aussi remplacer la semelle intercalaire.</p><ul><li><strong>Appuyez sur la mousse</strong> avec le pouce. Elle doit résister. Si elle s’effrite, dites-le dans votre demande.</li><li><strong>Pliez la botte</strong> et regardez la couture entre le pare-pierres et le cuir. Une fente se règle avec de la colle; ce n’est pas une raison d’abandonner.</li><li><strong>Tâtez l’intérieur.</strong> Un trou dans la doublure se répare. Un cambrion cassé, non.</li></ul>',
        de: '<p>Ein Stiefel verschleißt von unten. Das Leder wird weich, das Futter nimmt die Form deiner Ferse an, und wenn endlich alles passt, ist die Sohle glatt. Ihn dann wegzuwerfen ist, als verkauftest du das Haus, weil die Fußmatte durch ist.</p><h2>Wann du sie schickst</h2><p>Schau dir die Kante am Vorfuß an, dort, wo du dich abdrückst. Solange jeder Stollen noch eine Ecke hat, geh weiter. Sind die Ecken rund, bleibt eine Saison auf trockenem Boden und eine Woche auf nassem Fels. Siehst du die helle Schicht unter dem Gummi, hast du zu lange gewartet: Wir bekommen es noch hin, aber die Zwischensohle muss mit herunter.</p><ul><li><strong>Drück die Zwischensohle</strong> mit dem Daumen. Sie soll zurückdrücken. Bröselt sie, schreib es in die Anfrage.</li><li><strong>Bieg den Stiefel</strong> und sieh dir die Naht zwischen Gummirand und Leder an. Ein Spalt ist eine Frage des Klebers und kein Grund aufzugeben.</li><li><strong>Fühl hinein.</strong> Ein Loch im Futter lässt sich flicken. Ein gebrochenes Gelenk nicht.</li></ul>',
      }),
      {
        id: 'new-soles-bench',
        type: 'banner-split',
        eyebrow: { en: 'On the bench', fr: 'À l’établi', de: 'Auf der Werkbank' },
        title: {
          en: 'Off, sanded, glued, pressed, stitched',
          fr: 'Retirée, poncée, collée, pressée, cousue',
          de: 'Abgezogen, geschliffen, geklebt, gepresst, genäht',
        },
        richText: html({
          en: '<p>The old sole is warmed until it lets go. What is left of the glue is sanded off and every stitch is checked. The new sole is glued, spends a night in the press and is sewn where it was sewn before. Then we wax the leather, since the boots are here anyway.</p>',
          fr: '<p>On chauffe l’ancienne semelle jusqu’à ce qu’elle lâche. On ponce le reste de colle et on vérifie chaque point. La neuve est collée, passe une nuit sous presse, puis on la coud là où l’autre l’était. Et on cire le cuir, puisque les bottes sont là.</p>',
          de: '<p>Die alte Sohle wird erwärmt, bis sie loslässt. Kleberreste werden abgeschliffen, jeder Stich wird geprüft. Die neue wird geklebt, liegt eine Nacht in der Presse und wird genäht, wo schon die alte genäht war. Danach wachsen wir das Leder, wo die Stiefel ohnehin hier sind.</p>',
        }),
        media: picture('products/NKRIDGE1BAR-1', {
          en: 'The Ridgeline Mid, a brown leather boot with a red tongue',
          fr: 'La Ridgeline Mid, une botte de cuir brun à la languette rouge',
          de: 'Der Ridgeline Mid, ein brauner Lederstiefel mit roter Lasche',
        }),
        targets: [target({ en: 'Send a request', fr: 'Envoyer une demande', de: 'Anfrage schicken' }, '/warranty')],
      },
      paragraphs('new-soles-price', {
        en: '<h2>What it costs, and how often it works</h2><p>A new sole costs a third of a new pair, and you know the price before we begin. It takes ten business days. We do it twice; after that the foam underneath has lost its spring, and a third sole would only hide the fact. <a href="/store-locator">Stores with a repair service</a> take the boots over the counter. Please brush off the mud first. We have enough of our own.</p>',
        gb: '<h2>What it costs, and how often it works</h2><p>A new sole costs a third of a new pair, and you know the price before we begin. It takes ten working days. We do it twice; after that the foam underneath has lost its spring, and a third sole would only hide the fact. <a href="/store-locator">Stores with a repair service</a> take the boots over the counter. Please brush off the mud first. We have enough of our own.</p>',
        fr: '<h2>Le prix, et combien de fois</h2><p>Une semelle neuve coûte le tiers d’une paire neuve, et vous connaissez le prix avant le début. Il faut dix jours ouvrables. Nous le faisons deux fois; ensuite, la mousse en dessous a perdu son ressort, et une troisième semelle ne ferait que le cacher. Les <a href="/store-locator">magasins qui offrent la réparation</a> prennent les bottes au comptoir. Brossez la boue d’abord, s’il vous plaît. Nous avons la nôtre.</p>',
        de: '<h2>Was es kostet und wie oft es geht</h2><p>Eine neue Sohle kostet ein Drittel eines neuen Paars, und du kennst den Preis, bevor wir anfangen. Es dauert zehn Werktage. Zweimal machen wir das; danach federt der Schaum darunter nicht mehr, und eine dritte Sohle würde das nur verdecken. <a href="/store-locator">Läden mit Reparaturservice</a> nehmen die Stiefel am Tresen an. Bürste bitte vorher den Schlamm ab. Wir haben selbst genug.</p>',
      }),
    ],
  ),
  articlePage(
    'wax-canvas',
    {
      title: {
        en: 'How to wax canvas: a cap, two knees and your old pack',
        fr: 'Cirer la toile : une casquette, deux genoux et votre vieux sac',
        de: 'Gewebe wachsen: eine Kappe, zwei Knie und dein alter Rucksack',
      },
      description: {
        en: 'Waxed cotton is the oldest rainproof cloth that still works. It needs an hour, an iron and an open window.',
        fr: 'Le coton ciré est le plus vieux tissu de pluie encore en service. Il demande une heure, un fer et une fenêtre ouverte.',
        de: 'Gewachste Baumwolle ist der älteste Regenstoff, der noch taugt. Er braucht eine Stunde, ein Bügeleisen und ein offenes Fenster.',
      },
      subtitle: {
        en: 'One hour, one iron, one open window.',
        fr: 'Une heure, un fer, une fenêtre ouverte.',
        de: 'Eine Stunde, ein Bügeleisen, ein offenes Fenster.',
      },
      date: '2026-04-20',
      picture: picture('products/NKCAP001PIN-3', {
        en: 'Close-up of dark green waxed cotton with a stitched patch',
        fr: 'Gros plan d’un coton ciré vert foncé avec un écusson cousu',
        de: 'Dunkelgrüne, gewachste Baumwolle mit aufgenähtem Emblem aus der Nähe',
      }),
      caption: {
        en: 'Freshly waxed: dark, matte, and still a little tacky.',
        fr: 'Fraîchement cirée : foncée, mate, encore un peu collante.',
        de: 'Frisch gewachst: dunkel, matt und noch etwas klebrig.',
      },
      byline: authors.runa,
      topics: [topics.care, topics.materials],
    },
    [
      paragraphs('wax-canvas-why', {
        en: '<p>Our packs are nylon and want no wax. But the Kamm Cap is waxed cotton, the knees of the Fell Pants take it well, and we know that many of you still carry the canvas pack your grandmother bought. This is for all three.</p><h2>When it is time</h2><p>Pour a spoonful of water on the cloth. If it rolls off, put the kettle on and do something else. If it soaks in and leaves a dark spot, it is time. For a cap that is about once a year, for a pack every second spring.</p>',
        gb: '<p>Our rucksacks are nylon and want no wax. But the Kamm Cap is waxed cotton, the knees of the Fell Trousers take it well, and we know that many of you still carry the canvas rucksack your grandmother bought. This is for all three.</p><h2>When it is time</h2><p>Pour a spoonful of water on the cloth. If it rolls off, put the kettle on and do something else. If it soaks in and leaves a dark spot, it is time. For a cap that is about once a year, for a rucksack every second spring.</p>',
        fr: '<p>Nos sacs sont en nylon et se passent de cire. Mais la casquette Kamm est en coton ciré, les genoux du pantalon Fell la prennent bien, et nous savons que plusieurs d’entre vous portent encore le sac de toile de leur grand-mère. Ceci vaut pour les trois.</p><h2>Quand s’y mettre</h2><p>Versez une cuillerée d’eau sur le tissu. Si elle roule, faites-vous un thé et passez à autre chose. Si elle pénètre et laisse une tache foncée, c’est le moment. Pour une casquette, environ une fois l’an; pour un sac, un printemps sur deux.</p>',
        de: '<p>Unsere Rucksäcke sind aus Nylon und wollen kein Wachs. Aber die Kamm Kappe ist aus gewachster Baumwolle, die Knie der Fell Hose vertragen es gut, und wir wissen, dass viele von euch noch den Segeltuchrucksack der Großmutter tragen. Das hier gilt für alle drei.</p><h2>Wann es so weit ist</h2><p>Gieß einen Löffel Wasser auf den Stoff. Perlt es ab, setz Tee auf und tu etwas anderes. Zieht es ein und hinterlässt einen dunklen Fleck, ist es so weit. Bei einer Kappe etwa einmal im Jahr, bei einem Rucksack jeden zweiten Frühling.</p>',
      }),
      paragraphs('wax-canvas-how', {
        en: '<h2>How to do it</h2><ol><li>Brush the cloth dry, then wipe it with cold water and no soap. Soap takes out the old wax, which is still good for something. Let it dry overnight.</li><li>Rub the bar of wax over the cloth as if you were coloring in a map: thin, all the way to the seams, twice along the folds. It will look dreadful.</li><li>Lay a sheet of brown paper on it and go over it with a warm iron. The wax melts into the threads and the paper takes what is too much. A hair dryer does it too, only slower.</li><li>Hang it in the open air for a day. A waxed cap that sleeps in a warm car will share its wax with the seat.</li></ol>',
        gb: '<h2>How to do it</h2><ol><li>Brush the cloth dry, then wipe it with cold water and no soap. Soap takes out the old wax, which is still good for something. Let it dry overnight.</li><li>Rub the bar of wax over the cloth as if you were shading a map: thin, all the way to the seams, twice along the folds. It will look dreadful.</li><li>Lay a sheet of brown paper on it and go over it with a warm iron. The wax melts into the threads and the paper takes what is too much. A hairdryer does it too, only slower.</li><li>Hang it in the open air for a day. A waxed cap that sleeps in a warm car will share its wax with the seat.</li></ol>',
        fr: '<h2>Comment faire</h2><ol><li>Brossez le tissu à sec, puis passez un linge à l’eau froide, sans savon. Le savon enlève la vieille cire, qui sert encore. Laissez sécher la nuit.</li><li>Frottez la barre de cire comme si vous coloriiez une carte : en couche mince, jusqu’aux coutures, deux fois dans les plis. Ce sera affreux à voir.</li><li>Posez une feuille de papier brun et repassez à chaud. La cire fond dans les fils et le papier boit le surplus. Un séchoir à cheveux convient aussi, en plus lent.</li><li>Suspendez au grand air une journée. Une casquette cirée qui dort dans une auto chaude partage sa cire avec la banquette.</li></ol>',
        de: '<h2>So geht es</h2><ol><li>Bürste den Stoff trocken ab und wisch ihn mit kaltem Wasser ab, ohne Seife. Seife holt das alte Wachs heraus, und das taugt noch etwas. Lass ihn über Nacht trocknen.</li><li>Reib das Wachs auf, als würdest du eine Landkarte ausmalen: dünn, bis an die Nähte, in den Falten zweimal. Es wird furchtbar aussehen.</li><li>Leg Packpapier darüber und bügle warm. Das Wachs schmilzt in die Fäden, und das Papier nimmt, was zu viel ist. Ein Föhn kann das auch, nur langsamer.</li><li>Häng das Stück einen Tag an die Luft. Eine gewachste Kappe, die im warmen Auto schläft, teilt ihr Wachs mit dem Sitz.</li></ol>',
      }),
      paragraphs('wax-canvas-not', {
        en: '<h2>What not to wax</h2><p>Anything with a membrane, anything with down in it and anything a baby chews. Nylon does not take wax; it only gets sticky. And no wax makes a seam waterproof that was never taped: in a long rain the cloth will hold and the thread will drip. That is what a dry bag is for.</p>',
        fr: '<h2>Ce qu’il ne faut pas cirer</h2><p>Ce qui a une membrane, ce qui contient du duvet et ce que mâchouille un bébé. Le nylon ne prend pas la cire; il devient seulement collant. Et aucune cire ne rend étanche une couture qui n’a jamais été soudée : sous une longue pluie, le tissu tient et le fil goutte. C’est à cela que sert un sac étanche.</p>',
        de: '<h2>Was du nicht wachsen solltest</h2><p>Alles mit Membran, alles mit Daune und alles, woran ein Baby kaut. Nylon nimmt kein Wachs an, es wird nur klebrig. Und kein Wachs dichtet eine Naht, die nie verklebt war: Im langen Regen hält der Stoff, und der Faden tropft. Dafür gibt es Packsäcke.</p>',
      }),
      {
        id: 'wax-canvas-hats',
        type: 'banner-split',
        eyebrow: { en: 'Good to practice on', gb: 'Good to practise on', fr: 'Pour s’exercer', de: 'Zum Üben' },
        title: {
          en: 'The smallest thing we wax',
          fr: 'Le plus petit objet que nous cirons',
          de: 'Das Kleinste, was wir wachsen',
        },
        richText: html({
          en: '<p>The <a href="/p/NKCAP001PIN">Kamm Cap</a> sheds a shower, folds into a pocket and forgives a first try with the iron. The band inside comes out to be washed; it is the only part of the cap that should see soap.</p>',
          fr: '<p>La <a href="/p/NKCAP001PIN">casquette Kamm</a> repousse une averse, se plie dans une poche et pardonne un premier essai au fer. Le bandeau intérieur se retire pour le lavage; c’est la seule partie qui devrait voir du savon.</p>',
          de: '<p>Die <a href="/p/NKCAP001PIN">Kamm Kappe</a> hält einen Schauer ab, passt gefaltet in die Tasche und verzeiht den ersten Versuch mit dem Bügeleisen. Das Band innen kommt zum Waschen heraus; nur dieser Teil sollte Seife sehen.</p>',
        }),
        media: picture('products/NKCAP001PIN-1', {
          en: 'The Kamm Cap in dark green waxed cotton',
          fr: 'La casquette Kamm en coton ciré vert foncé',
          de: 'Die Kamm Kappe aus dunkelgrüner, gewachster Baumwolle',
        }),
        targets: [
          target({ en: 'Hats and caps', fr: 'Tuques et casquettes', de: 'Mützen und Kappen' }, urlOfCategory('2510')),
        ],
      },
    ],
  ),
  articlePage(
    'dry-wet-boots',
    {
      title: {
        en: 'How to dry boots overnight, and how not to',
        fr: 'Sécher des bottes en une nuit, et ce qu’il faut éviter',
        de: 'Stiefel über Nacht trocknen, und wie besser nicht',
      },
      description: {
        en: 'A wet boot needs newspaper, moving air and a night. It does not need a stove.',
        fr: 'Une botte mouillée demande du papier journal, de l’air et une nuit. Elle ne demande pas de poêle.',
        de: 'Ein nasser Stiefel braucht Zeitung, bewegte Luft und eine Nacht. Einen Ofen braucht er nicht.',
      },
      subtitle: {
        en: 'More boots die by the stove than on the mountain.',
        fr: 'Plus de bottes meurent près du poêle qu’en montagne.',
        de: 'Am Ofen sterben mehr Stiefel als am Berg.',
      },
      date: '2026-11-09',
      picture: picture('scenes/scene-forest', {
        en: 'Dark conifers in wet morning mist',
        fr: 'Des conifères sombres dans la brume humide du matin',
        de: 'Dunkle Nadelbäume im nassen Morgennebel',
      }),
      caption: {
        en: 'A morning on which nothing dries outdoors.',
        fr: 'Un matin où rien ne sèche dehors.',
        de: 'Ein Morgen, an dem draußen nichts trocknet.',
      },
      byline: authors.runa,
      topics: [topics.care, topics.winter],
    },
    [
      paragraphs('dry-boots-why', {
        en: '<p>Runa, who mends our boots, can tell a hut from a boot. “This one stood to the left of the stove,” she says, and shows a toe that has shrunk away from its sole on one side only. Leather is skin. It dries as your hands do: slowly it stays soft, quickly it cracks. And the glue under it lets go at the temperature of a cup of tea.</p><h2>What to do tonight</h2><ol><li>Take out insoles and laces, and open the boot as far as it goes.</li><li>Wipe out the water with whatever shirt you like least.</li><li>Stuff it with newspaper, loosely, and change the paper when it is wet: after half an hour, before you go to bed, and once more if you wake up.</li><li>Lay the boots on their side where air moves, at the height of a table. Warm air rises, damp air sinks.</li></ol>',
        fr: '<p>Runa, qui répare nos bottes, reconnaît un refuge à ses bottes. « Celle-ci était à gauche du poêle », dit-elle, en montrant un bout qui s’est décollé d’un seul côté. Le cuir est une peau. Il sèche comme vos mains : lentement, il reste souple; vite, il fend. Et la colle en dessous lâche à la température d’une tasse de thé.</p><h2>Quoi faire ce soir</h2><ol><li>Retirez les semelles intérieures et les lacets, et ouvrez la botte au maximum.</li><li>Épongez l’eau avec le chandail que vous aimez le moins.</li><li>Bourrez-la de papier journal, sans tasser, et changez-le quand il est mouillé : après une demi-heure, avant de dormir, et une autre fois si vous vous réveillez.</li><li>Couchez les bottes sur le côté là où l’air circule, à hauteur de table. L’air chaud monte, l’air humide descend.</li></ol>',
        de: '<p>Runa, die unsere Stiefel flickt, erkennt am Stiefel die Hütte. „Der war links vom Ofen“, sagt sie und zeigt eine Spitze, die sich nur auf einer Seite von der Sohle gelöst hat. Leder ist Haut. Es trocknet wie deine Hände: langsam bleibt es weich, schnell reißt es. Und der Kleber darunter gibt bei der Temperatur einer Tasse Tee nach.</p><h2>Was du heute Abend tust</h2><ol><li>Nimm Einlegesohlen und Senkel heraus und mach den Stiefel so weit auf, wie es geht.</li><li>Wisch das Wasser mit dem Hemd aus, das du am wenigsten magst.</li><li>Stopf ihn locker mit Zeitung aus und wechsle sie, wenn sie nass ist: nach einer halben Stunde, vor dem Schlafen und noch einmal, falls du aufwachst.</li><li>Leg die Stiefel auf die Seite, wo Luft zieht, in Tischhöhe. Warme Luft steigt, feuchte sinkt.</li></ol>',
      }),
      {
        id: 'dry-boots-never',
        type: 'accordions',
        title: { en: 'Where not to put them', fr: 'Où ne pas les mettre', de: 'Wohin nicht damit' },
        items: [
          {
            title: { en: 'By the stove', fr: 'Près du poêle', de: 'An den Ofen' },
            richText: html({
              en: '<p>If you cannot hold your hand there for a minute, a boot cannot stay there for a night. Not on the radiator either, and not in the oven. People have asked.</p>',
              fr: '<p>Si vous ne pouvez pas y tenir la main une minute, une botte ne peut pas y passer la nuit. Ni sur le calorifère, ni dans le four. On nous l’a demandé.</p>',
              de: '<p>Wo du die Hand keine Minute halten kannst, kann kein Stiefel über Nacht bleiben. Auch nicht auf der Heizung und nicht im Backofen. Wir wurden gefragt.</p>',
            }),
          },
          {
            title: {
              en: 'In the sun behind glass',
              fr: 'Au soleil derrière une vitre',
              de: 'In die Sonne hinter Glas',
            },
            richText: html({
              en: '<p>A windshield in June is a stove with a view. Shade and wind dry just as well and break nothing.</p>',
              gb: '<p>A windscreen in June is a stove with a view. Shade and wind dry just as well and break nothing.</p>',
              fr: '<p>Un pare-brise en juin est un poêle avec vue. L’ombre et le vent sèchent aussi bien et n’abîment rien.</p>',
              de: '<p>Eine Windschutzscheibe im Juni ist ein Ofen mit Aussicht. Schatten und Wind trocknen ebenso gut und zerstören nichts.</p>',
            }),
          },
          {
            title: { en: 'In the plastic bag', fr: 'Dans le sac de plastique', de: 'In die Plastiktüte' },
            richText: html({
              en: '<p>One night is harmless. By the third the boots have made friends that will not leave.</p>',
              fr: '<p>Une nuit, c’est sans danger. À la troisième, les bottes se sont fait des amis qui ne partiront plus.</p>',
              de: '<p>Eine Nacht schadet nicht. In der dritten haben die Stiefel Freunde gefunden, die nicht mehr gehen.</p>',
            }),
          },
        ],
      },
      paragraphs('dry-boots-after', {
        en: '<h2>And afterwards</h2><p>When they are dry, brush off the dust and wax the leather, thinly, seam at the heel first. Dry leather is thirsty. Running shoes without a membrane are easier: rinse them, shake them, hang them in the wind by their heel loops, and they are ready after breakfast. If the toe has come away from the sole all the same, <a href="/help/repairs">send them to Runa</a>. She will know which side of the stove it was.</p>',
        fr: '<h2>Et ensuite</h2><p>Une fois sèches, brossez la poussière et cirez le cuir en couche mince, la couture du talon d’abord. Le cuir sec a soif. Les chaussures de course sans membrane sont plus simples : rincez-les, secouez-les, suspendez-les au vent par la boucle du talon, et elles sont prêtes après le déjeuner. Si le bout s’est quand même décollé, <a href="/help/repairs">envoyez-les à Runa</a>. Elle saura de quel côté du poêle c’était.</p>',
        de: '<h2>Und danach</h2><p>Sind sie trocken, bürste den Staub ab und wachse das Leder dünn, die Naht an der Ferse zuerst. Trockenes Leder hat Durst. Laufschuhe ohne Membran sind einfacher: abspülen, ausschütteln, an der Fersenschlaufe in den Wind hängen, nach dem Frühstück sind sie fertig. Hat sich die Spitze trotzdem gelöst, <a href="/help/repairs">schick sie zu Runa</a>. Sie wird wissen, auf welcher Seite vom Ofen sie waren.</p>',
      }),
      goods('dry-boots-boots', '1000', {
        en: 'Dry by breakfast',
        fr: 'Sèches au déjeuner',
        de: 'Bis zum Frühstück trocken',
      }),
    ],
  ),
];
