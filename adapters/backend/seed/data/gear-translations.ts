import type { Translations } from './translation.ts';

export const gearTranslations: Translations = {
  'Trois jours, trente-huit litres': {
    en: ['Three days, thirty-eight liters', 'The size is right. You learn to leave at home what you do not need.'],
  },
  'Fits a long back': {
    fr: [
      'Va aux longs dos',
      'Un mètre quatre-vingt-treize. J’ai réglé le dos à 54 et il repose enfin sur mes hanches.',
    ],
  },
  'Heavier than ultralight, kinder too': {
    fr: [
      'Plus lourd que l’ultraléger, plus doux aussi',
      'Un peu plus d’un kilo à vide. Mes genoux le préfèrent à un sac sans armature.',
    ],
  },
  'On s’assoit sur l’armature': {
    en: ['You can sit on the frame', 'I took it for a gimmick. On snow, at lunch, it is the best idea of this pack.'],
  },
  'Alles ist abnehmbar': {
    en: ['Everything comes off', 'A buckle broke in a car door. With a coin the new one was on in two minutes.'],
    fr: [
      'Tout se démonte',
      'Une boucle s’est cassée dans une portière. Avec une pièce de monnaie, la neuve était posée en deux minutes.',
    ],
  },
  'Réparé, pas remplacé': {
    en: ['Repaired, not replaced', 'One strap worn out after five years, changed by mail. The rest is intact.'],
  },
  'Carries like half of it': {
    fr: [
      'Se porte comme la moitié',
      'Douze kilos au col Hannegan et mes épaules n’ont rien remarqué. La ceinture prend tout.',
    ],
  },
  'Side pockets you can reach': {
    fr: [
      'Des poches latérales à portée de main',
      'La gourde sort et rentre sans changer de pas. La poche du rabat est un peu petite pour deux cartes.',
    ],
  },
  'Squeaks when new': {
    fr: ['Grince quand il est neuf', 'La plaque a parlé trois jours, puis s’est tue. Pour le reste, excellent.'],
  },
  'Rain cover lives in the base': {
    fr: ['La housse loge dans le fond', 'Bon endroit. Elle est orange vif : on aime ou non.'],
  },
  'Sitzt auch nach acht Stunden': {
    en: ['Still sits well after eight hours', 'The hip belt presses nowhere. I adjusted nothing.'],
    fr: ['Bien en place après huit heures', 'La ceinture n’appuie nulle part. Je n’ai rien réajusté.'],
  },
  'Straps a little stiff at first': {
    fr: ['Bretelles un peu raides au début', 'Souples après deux semaines. Porte sept kilos sans balancer.'],
  },
  'Fermeture d’une main': {
    en: ['Closes with one hand', 'Handy on a bike. I would have liked one more pocket in front.'],
  },
  'Léger et costaud': { en: ['Light and tough', 'Six hundred and forty grams, and I carried apples in it all fall.'] },
  'Office on weekdays, ridge on weekends': {
    fr: [
      'Au bureau la semaine, sur la crête la fin de semaine',
      'L’ordinateur en semaine, la poche d’eau le samedi. J’oublie toujours d’enlever l’ordinateur.',
    ],
  },
  'Whistle on the strap': {
    fr: [
      'Un sifflet sur la bretelle',
      'Ma fille l’a trouvé en une minute. Le sac a survécu à la deuxième année, lui aussi.',
    ],
  },
  'No side stretch': {
    fr: ['Côtés sans élastique', 'Une gourde haute penche hors de la poche. Pour les courtes, ça va.'],
  },
  'Boden hält': {
    en: ['The base holds', 'Stands on a platform every day and looks like new from below.'],
    fr: ['Le fond tient', 'Posé chaque jour sur le quai, et vu d’en dessous il est comme neuf.'],
  },
  'One big room': { fr: ['Une seule grande pièce', 'Pas de labyrinthe de compartiments. On met, on sort.'] },
  'Ambra leuchtet': {
    en: ['Amber glows', 'You find that color in fog and on the luggage rack.'],
    fr: ['L’ambre brille', 'Cette couleur se retrouve dans le brouillard et dans le porte-bagages.'],
  },
  'Stiff when cold': {
    fr: [
      'Raide au froid',
      'L’hiver, la toile enduite tient debout toute seule. Le remplir est plus facile, le plier non.',
    ],
  },
  'Wird zum Rucksack': {
    en: ['Turns into a backpack', 'Moved the handles at the station, two kilometers to the hut, no problem.'],
    fr: ['Devient un sac à dos', 'Les poignées déplacées à la gare, deux kilomètres jusqu’au refuge, aucun problème.'],
  },
  Unverwüstlich: {
    en: ['Indestructible', 'The dog sleeps on it. No further testing needed.'],
    fr: ['Increvable', 'Le chien dort dessus. Pas besoin d’autre essai.'],
  },
  'Passed as hand luggage': { fr: ['Accepté en cabine', 'Sur trois compagnies, quand il n’est pas plein à craquer.'] },
  'Wet end works': {
    fr: [
      'Le côté mouillé fait son travail',
      'Le maillot d’un côté, les livres de l’autre. La fermeture mériterait une plus grande tirette.',
    ],
  },
  'Ferry, van, bothy': {
    fr: ['Traversier, fourgon, cabane', 'Lancé dans les trois. Rincé au boyau dans la cour ensuite.'],
  },
  'Roof of a truck, Bolivia': {
    fr: ['Sur le toit d’un camion, en Bolivie', 'Neuf heures de poussière et de pluie. Dedans, des chemises propres.'],
  },
  'Dans le canot, sous la pluie': {
    en: ['In the canoe, in the rain', 'The welded base stood in five centimeters of water. Everything was dry.'],
  },
  'Les bretelles sont minces': {
    en: ['The straps are thin', 'Fine for half an hour’s walk. Beyond that I take a real backpack.'],
  },
  'Became my camp bucket': { fr: ['Devenu mon seau de camp', 'Il monte l’eau du lac sans perdre une goutte.'] },
  'Leicht genug für immer': {
    en: ['Light enough for always', 'At 92 grams I do not wonder whether it comes along.'],
    fr: ['Assez léger pour toujours', 'À 92 grammes, je ne me demande pas si je l’emporte.'],
  },
  'Scuffs show on ember': {
    fr: ['Les marques se voient sur le braise', 'Question d’apparence. Deux étés et aucune fuite.'],
  },
  'La boucle d’arrimage': { en: ['The lashing loop', 'Tied to the thwart, it did not move in the rapids.'] },
  'Ten litres is a jacket and a lunch': {
    fr: ['Dix litres, c’est un manteau et un dîner', 'Si vous le savez, vous serez content.'],
  },
  'Went over, stayed dry': {
    fr: ['Chaviré, resté sec', 'Coincé sous le kayak une minute sur la Rogue. Le sac de couchage allait bien.'],
  },
  'Steht von selbst': {
    en: ['Stands by itself', 'The oval base is clever: you fill it with both hands.'],
    fr: ['Tient debout tout seul', 'Le fond ovale est bien pensé : on le remplit des deux mains.'],
  },
  'Simple et efficace': {
    en: ['Simple and effective', 'Three rolls and it is closed. The fabric slips a little in wet hands.'],
  },
  'Gut, aber nicht leicht': {
    en: ['Good, but not light', '340 grams are 340 grams. But the coffee is still hot in the afternoon.'],
    fr: [
      'Bonne, mais pas légère',
      '340 grammes, c’est 340 grammes. En revanche, le café est encore chaud l’après-midi.',
    ],
  },
  'Every seal on its own': {
    fr: ['Chaque joint à part', 'Je ne savais pas que j’en voulais, jusqu’à ce que le chien en mange un.'],
  },
  'Cold for a day and a night': {
    fr: ['Froid un jour et une nuit', 'La glace tintait encore sur le traversier du retour.'],
  },
  'Tropft nicht': {
    en: ['Does not drip', 'Lies flat in the bag with the laptop. Not a drop since January.'],
    fr: ['Ne goutte pas', 'Couchée dans le sac avec l’ordinateur. Pas une goutte depuis janvier.'],
  },
  'Bought a seal instead of a bottle': {
    fr: ['Un joint plutôt qu’une gourde', 'Quatre dollars, deux minutes, comme neuve.'],
  },
  'Loop takes two fingers in mittens': {
    fr: ['L’anse prend deux doigts en mitaines', 'Essayé au magasin avec des mitaines, au grand plaisir de tous.'],
  },
  'Facile à laver': {
    en: [
      'Easy to wash',
      'The lid opens into three parts and nothing hides in it. My old bottle smelled of coffee for ever.',
    ],
  },
  'La peinture braise s’écaille un peu': {
    en: ['The ember paint chips a little', 'Only at the base, after a year. Bare steel would have been wiser.'],
  },
  'Tea at the summit': {
    fr: ['Du thé au sommet', 'Remplie à cinq heures, bue à treize, encore trop chaude pour de grandes gorgées.'],
  },
  'Survived the stairs': { fr: ['Elle a survécu à l’escalier', 'En entier. Une bosse près du fond, aucune fuite.'] },
  'Wie bei meiner Großmutter': {
    en: ['Like at my grandmother’s', 'Except that the rim does not chip.'],
    fr: ['Comme chez ma grand-mère', 'Sauf que le bord ne s’écaille pas.'],
  },
  'Elle raconte nos étés': {
    en: [
      'It tells of our summers',
      'One mark for each trip. The handle lets three gloved fingers through, it is true.',
    ],
  },
  'Dishwasher, dozens of times': { fr: ['Au lave-vaisselle, des dizaines de fois', 'Toujours brillante.'] },
  'Auch auf Induktion': {
    en: ['On induction, too', 'Our stove recognizes it. Milk in the morning, tea at night.'],
    fr: ['Sur l’induction aussi', 'Notre cuisinière la reconnaît. Du lait le matin, du thé le soir.'],
  },
  'Arrivée avec un éclat': {
    en: ['Arrived with a chip', 'Replaced within four days, without discussion. The second one is perfect.'],
  },
  'Smaller than my kitchen mug': {
    fr: ['Plus petite que ma tasse de cuisine', 'Parfaite pour un sac. Pas pour un lundi.'],
  },
  'Straight onto the coals': {
    fr: [
      'Directement sur la braise',
      'Un café de cow-boy pour une personne. Après une minute, le bord était assez froid pour boire.',
    ],
  },
  'Hot handle on gas': { fr: ['L’anse chauffe sur le gaz', 'Gardez la flamme petite et ça va.'] },
  'The spare pole came in handy': {
    fr: [
      'L’arceau de rechange a servi',
      'J’ai marché sur une section, glissé le manchon par-dessus et suis allé dormir.',
    ],
  },
  'Sturm am Sarek': {
    en: ['Storm in Sarek', 'Two nights in which poles broke all around us. Ours did not.'],
    fr: ['Tempête au Sarek', 'Deux nuits pendant lesquelles des arceaux cassaient autour de nous. Pas les nôtres.'],
  },
  'Outer poles, dry inner': {
    fr: [
      'Arceaux dehors, intérieur au sec',
      'Je monte des tentes sous la pluie d’Écosse depuis vingt ans, et c’est ainsi qu’il faut faire.',
    ],
  },
  'Condensation par temps calme': {
    en: [
      'Condensation in calm weather',
      'Without wind you have to open both doors. Otherwise everything is beaded in the morning.',
    ],
  },
  'Hummed through a gale': {
    fr: [
      'Elle a fredonné dans le coup de vent',
      'Quarante-cinq nœuds sur la côte de l’Olympic. Elle fredonne, comme ils le disent, et nous avons dormi.',
    ],
  },
  'Worth every peg': {
    fr: ['Vaut chacun de ses piquets', 'Assez légère pour que personne ne discute de qui la porte.'],
  },
  'Quatre minutes, chrono en main': {
    en: [
      'Four minutes by the clock',
      'Five the first time, in the rain. The inner tent stayed dry, since it hangs inside already.',
    ],
  },
  'Snug for two big people': {
    fr: [
      'Serrée pour deux grands',
      'Nous dépassons tous deux un mètre quatre-vingt et nous nous connaissons maintenant très bien.',
    ],
  },
  'Apsis mit Platz': {
    en: ['A porch with room', 'Two packs, a stove, a wet dog. Only the pegs could be longer.'],
    fr: [
      'Une abside spacieuse',
      'Deux sacs, un réchaud, un chien mouillé. Seuls les piquets pourraient être plus longs.',
    ],
  },
};
