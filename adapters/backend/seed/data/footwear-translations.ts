import type { Translations } from './translation.ts';

export const footwearTranslations: Translations = {
  'Mud lets go': {
    fr: [
      'La boue lâche prise',
      'Les tourbières du Dark Peak, et les crampons étaient propres au muret suivant. Elles s’égouttent aussi plus vite que ma paire précédente.',
    ],
  },
  'Too firm for me': {
    fr: [
      'Trop fermes pour moi',
      'Excellente adhérence. Sur les chemins durs, je sens chaque caillou après seize kilomètres; j’aurais voulu plus sous le pied.',
    ],
  },
  'Great shoe, go half a size up': {
    fr: [
      'Très bonne chaussure, prendre une demi-pointure de plus',
      'Le bout est honnête, mais court. J’ai échangé mon 9,5 habituel contre un 10 et je n’ai plus eu d’ongle noir.',
    ],
  },
  'Second pair, first still alive': {
    fr: [
      'Deuxième paire, la première vit encore',
      'La Trail 2 est retournée deux fois pour des semelles. J’ai acheté celle-ci pour avoir quelque chose à porter en attendant.',
    ],
  },
  'Du confort dès le premier jour': {
    en: ['Comfort from day one', 'Out of the box, then twenty kilometers on Mont Albert. Not one blister.'],
  },
  'Laces are long': {
    fr: [
      'Les lacets sont longs',
      'Un charme sur les collines. Les lacets pourraient perdre dix centimètres; je les glisse sous la rangée du bas.',
    ],
  },
  'Elle tient sur tout': {
    en: [
      'It holds on everything',
      'Wet roots, slabs, wooden boardwalks: I no longer slip. On long descents you feel the foam that was added under the forefoot.',
    ],
  },
  'My hands stayed clean': {
    fr: [
      'Mes mains sont restées propres',
      'Descente de Bear Peak dans la neige fondue sans toucher le sol une seule fois. Le soir même, j’ai pris la couleur mousse pour ma femme.',
    ],
  },
  'Wet granite, no drama': {
    fr: [
      'Du granit mouillé, sans histoire',
      'La boucle de Lost Lake sous une pluie soutenue. J’ai cessé de regarder mes pieds après trois kilomètres, ce qui ne m’est arrivé avec aucune autre chaussure.',
    ],
  },
  'Ruhig auf nassem Fels': {
    en: [
      'Calm on wet rock',
      'Two weeks in the Karwendel, nearly all rain. The shoe holds on slabs that I would otherwise climb down.',
    ],
    fr: [
      'Calme sur la roche mouillée',
      'Deux semaines dans le Karwendel, presque toujours sous la pluie. La chaussure tient sur des dalles que je désescalade d’habitude.',
    ],
  },
  'Leicht, aber nicht nervös': {
    en: [
      'Light, but not nervous',
      'Lies flat and does not tip, even when I get tired. Exactly what I wanted for the way down.',
    ],
    fr: [
      'Légère, mais pas nerveuse',
      'Elle reste à plat et ne bascule pas, même quand je fatigue. Exactement ce que je voulais pour la descente.',
    ],
  },
  'Slow to dry': {
    fr: [
      'Lentes à sécher',
      'Une fois l’eau entrée par le haut, il leur faut deux nuits. Tout le reste est de premier ordre.',
    ],
  },
  'Ehrlicher Stiefel': {
    en: ['An honest boot', 'No frills, good lacing, can be resoled. I need nothing more.'],
    fr: ['Une botte honnête', 'Pas de chichi, un bon laçage, une semelle qui se remplace. Il ne m’en faut pas plus.'],
  },
  'Trockene Füße im Moor': {
    en: ['Dry feet in the bog', 'Three days through wet grass, nothing inside. I had waxed them only once before.'],
    fr: [
      'Les pieds au sec dans la tourbière',
      'Trois jours dans l’herbe mouillée, rien à l’intérieur. Je ne les avais cirées qu’une fois.',
    ],
  },
  'Good company on scree': {
    fr: [
      'Bonne compagnie dans l’éboulis',
      'Assez rigides pour marquer des marches dans le meuble, assez souples pour la route du retour.',
    ],
  },
  'The cobbler smiled': {
    fr: [
      'Le cordonnier a souri',
      'Il n’avait pas vu de semelle cousue à ce prix depuis des années. Pour moi, c’était réglé.',
    ],
  },
  'Roomy heel': {
    fr: ['Talon généreux', 'J’ai le talon étroit et il m’a fallu une chaussette plus épaisse. Depuis, parfait.'],
  },
  'Broke in over a weekend': {
    fr: [
      'Faites en une fin de semaine',
      'Deux courtes sorties, puis cinq jours dans les Winds avec quinze kilos. Aucun point de chauffe.',
    ],
  },
  'Solide, un peu lourde': {
    en: [
      'Solid, a little heavy',
      'You feel it at the end of the day, but the ankle is held and the foot stays dry. I would buy it again.',
    ],
  },
  'Les lacets rouges': {
    en: [
      'The red laces',
      'A detail, but people at the hut mention them. And after two seasons the rand has not moved at all.',
    ],
  },
  'Took a strap crampon without fuss': {
    fr: [
      'Accepte un crampon à lanières sans façon',
      'L’hiver au Helvellyn, dix heures, les pieds au chaud du début à la fin. Le feutre sous la semelle intérieure est une belle idée.',
    ],
  },
  'Prévoir du temps': {
    en: [
      'Allow some time',
      'It takes a good month for the leather to soften. After that it is a slipper with crampons.',
    ],
  },
  'Eine Naht, keine Sorgen': {
    en: [
      'One seam, no worries',
      'After a winter on snowshoes the leather is darker and that is all. The heel sits firmly.',
    ],
    fr: [
      'Une couture, aucun souci',
      'Après un hiver en raquettes, le cuir est plus foncé, rien de plus. Le talon est bien tenu.',
    ],
  },
  'Built like a cabin': {
    fr: [
      'Bâties comme un chalet',
      'Onze jours de raquette dans les Adirondacks. Le collet a gardé la neige dehors sans guêtres.',
    ],
  },
  'Heavy on the drive home': {
    fr: [
      'Lourdes sur le plat',
      'On sent le poids en terrain facile. En terrain accidenté, on remarque tout ce qu’elles font bien.',
    ],
  },
  'Chaudes et sèches': {
    en: ['Warm and dry', 'Minus eighteen in the Chic-Chocs, stops included, and my toes were fine.'],
  },
  'Fällt groß aus': {
    en: ['Runs large', 'I usually wear 43 and need 42 here. The exchange was quick, but the trip was over.'],
    fr: ['Chausse grand', 'Je porte du 43 et il me faut du 42. L’échange a été rapide, mais la sortie était passée.'],
  },
  'For people who carry things': {
    fr: ['Pour ceux qui portent', 'Je garde un refuge. Elles ont porté du bois, de l’eau et un client.'],
  },
  'Légères et stables': { en: ['Light and stable', 'My first half marathon in them, and my knees did not complain.'] },
  'Replaced two pairs': {
    fr: [
      'Remplacent deux paires',
      'J’avais une chaussure pour la route et une pour la piste. Maintenant, il y a de la place dans l’entrée.',
    ],
  },
  'Runs short': {
    fr: ['Chausse court', 'Tricot confortable, mais le bout est court. Commandez une demi-pointure de plus.'],
  },
  'Quiet shoe': {
    fr: [
      'Chaussure silencieuse',
      'Elle ne claque pas sur le pavé, ce que mes voisins apprécient aussi à cinq heures du matin.',
    ],
  },
  'The heel loop shines': {
    fr: ['La boucle du talon brille', 'Un conducteur m’a dit avoir vu mes talons avant de me voir. C’est le but.'],
  },
  'Parfaites sur le canal': {
    en: [
      'Perfect along the canal',
      'I run the Lachine Canal path three times a week. Nothing to add, except that chalk gets dirty.',
    ],
  },
  'Guter Alltagsschuh': {
    en: ['Good everyday shoe', 'Quiet, light, quick to dry. A little too soft for me for fast intervals.'],
    fr: [
      'Bonne chaussure de tous les jours',
      'Silencieuse, légère, vite sèche. Un peu trop souple pour mes intervalles rapides.',
    ],
  },
  'Kreide ist keine Winterfarbe': {
    en: [
      'Chalk is no winter color',
      'The shoe is good, the color was my decision. With lukewarm water it turns almost white again.',
    ],
    fr: [
      'La craie n’est pas une couleur d’hiver',
      'La chaussure est bonne, la couleur, c’était mon choix. À l’eau tiède, elle redevient presque claire.',
    ],
  },
  'Towpath and tarmac': {
    fr: [
      'Chemin de halage et bitume',
      'Les rainures tiennent sur le gravier mouillé mieux que je ne l’attendais d’une semelle si lisse.',
    ],
  },
  'Zustieg ja, Matsch nein': {
    en: ['Approach yes, mud no', 'Great on rock; on wet grass the smooth toe slips. It is not made for that, either.'],
    fr: [
      'L’approche oui, la boue non',
      'Superbe sur la roche; sur l’herbe mouillée, la pointe lisse glisse. Elle n’est pas faite pour ça non plus.',
    ],
  },
  'Climbs better than I do': {
    fr: [
      'Grimpe mieux que moi',
      'Portées dans les longueurs faciles des Flatirons, puis à la descente. Les chaussons sont restés dans la voiture.',
    ],
  },
  'Le suède demande un peu de soin': {
    en: ['The suede wants a little care', 'A brush and some wax at the start of the season, and off they go again.'],
  },
  'Une pointe précise': {
    en: [
      'A precise toe',
      'On the ledges of Cap Trinité the smooth zone sticks like a climbing shoe. And I keep them on for supper.',
    ],
  },
  'Snug to the toes': {
    fr: [
      'Ajustées jusqu’aux orteils',
      'Le laçage va vraiment jusqu’aux orteils, alors ne prenez pas plus petit. Après une semaine, le suède a cédé juste assez.',
    ],
  },
  'Town and talus': {
    fr: [
      'La ville et l’éboulis',
      'Je prends maintenant l’avion avec une seule paire. Personne au congrès ne l’a remarqué.',
    ],
  },
  'Heel loop is the right size': {
    fr: [
      'La boucle du talon a la bonne taille',
      'Un mousqueton de taille normale y passe et la paire pend à plat contre le baudrier.',
    ],
  },
  'Warm in July': { fr: ['Chaudes en juillet', 'Le suède reste du suède. Superbe chaussure de septembre à mai.'] },
  'Hält, was er soll': {
    en: ['Holds what it should', 'Easy via ferratas in the Allgäu, four days in a row, no sore spot.'],
    fr: [
      'Elle tient ses promesses',
      'Des via ferrata faciles dans l’Allgäu, quatre jours de suite, aucun point de pression.',
    ],
  },
};
