import type { Translations } from './translation.ts';

export const outerwearTranslations: Translations = {
  'Wärme ohne Gewicht': {
    en: ['Warmth without weight', 'Slept in a hut without a stove at minus twelve, jacket on, all fine.'],
    fr: ['De la chaleur sans poids', 'Nuit dans un refuge sans poêle à moins douze, manteau sur le dos, tout va bien.'],
  },
  'Pocket to pack it in is tight': {
    fr: [
      'La poche de rangement est juste',
      'Il y entre, avec de la patience. Une fois dedans, il fait un oreiller correct.',
    ],
  },
  'Warm without the balloon look': {
    fr: [
      'Chaud sans l’air d’un ballon',
      'Les boudins restent plats sous les bretelles. Je peux mettre un sac par-dessus, ce qu’aucun autre manteau ne me permet.',
    ],
  },
  'Roomy by design': {
    fr: [
      'Ample, et c’est voulu',
      'Taillé pour des couches. Si vous n’allez qu’à l’arrêt d’autobus, prenez une taille de moins.',
    ],
  },
  'Two bottles stay liquid': {
    fr: [
      'Deux bouteilles restent liquides',
      'Ce sont les poches intérieures qui m’ont convaincu. De l’eau à l’aube, pas un bloc de glace.',
    ],
  },
  'Repaired once, for free': {
    fr: [
      'Réparé une fois, gratuitement',
      'Une étincelle au campement. Ils ont cousu une pièce ambre qui a l’air d’avoir toujours été là.',
    ],
  },
  'Le matin est moins dur': { en: ['Mornings are easier', 'I put it on inside the sleeping bag. The stove can wait.'] },
  'Le duvet a une adresse': {
    en: [
      'The down has an address',
      'I typed in the number on the label and found the farm. That pleased me almost as much as the warmth.',
    ],
  },
  'Belay duty at minus ten': {
    fr: [
      'À l’assurage par moins dix',
      'Je l’ai mis par-dessus tout, capuchon sur le casque, et j’ai cessé de compter sa corde.',
    ],
  },
  'Die Kapuze passt wirklich': {
    en: ['The hood really fits', 'Helmet under it, a view to the side, no fiddling.'],
    fr: ['Le capuchon va vraiment', 'Un casque dessous, la vue de côté, rien à tripoter.'],
  },
  'Bought rust, then ink': {
    fr: ['D’abord rouille, puis encre', 'Le premier est parti chez ma fille sans qu’on le lui propose.'],
  },
  'Unter der Hardshell perfekt': {
    en: ['Perfect under a hardshell', 'No bulge at the collar, no hood in the way. In winter it simply stays on.'],
    fr: [
      'Parfait sous une coquille',
      'Pas de bourrelet au col, pas de capuchon qui gêne. L’hiver, il reste sur le dos.',
    ],
  },
  'Ein paar Federn': {
    en: ['A few feathers', 'In the first week feathers came out of the side seam. Since the wash it has been quiet.'],
    fr: [
      'Quelques plumes',
      'La première semaine, des plumes sont sorties par la couture de côté. Depuis le lavage, plus rien.',
    ],
  },
  'Fragile, mais on le savait': {
    en: ['Fragile, but we knew', 'The fabric is thin; I keep it away from spruces. As for warmth, nothing to fault.'],
  },
  'Trim cut': {
    fr: ['Coupe ajustée', 'Bien sur une première couche, juste sur un polaire. J’ai pris L et je l’ai gardé.'],
  },
  'Collar makes the difference': {
    fr: ['Le col fait la différence', 'Cette doublure brossée sous le menton est une petite attention chaque matin.'],
  },
  'Le cadeau qu’il a gardé': { en: ['The present he kept', 'My father, who returns everything, wore it all winter.'] },
  'Forgot I had it on': {
    fr: [
      'J’ai oublié que je le portais',
      'La première heure de la journée avec lui, puis une heure de plus parce que je l’avais oublié.',
    ],
  },
  'Lives in my bag': {
    fr: ['Il vit dans mon sac', 'Train, bureau, colline. Rangé, il est plus petit que ma boîte à lunch.'],
  },
  'Arms free, chest warm': {
    fr: ['Bras libres, poitrine au chaud', 'Fendre du bois en octobre : ça et une chemise, rien d’autre.'],
  },
  'Generous at the waist': {
    fr: ['Généreux à la taille', 'Les côtés s’étirent; fiez-vous à votre poitrine et oubliez le reste.'],
  },
  'No smell, no fuss': {
    fr: ['Pas d’odeur, pas d’histoires', 'Neuf jours de vélo pour aller au travail avant que je songe à l’aérer.'],
  },
  'Wish it had hand pockets higher': {
    fr: [
      'Des poches plus hautes, ce serait mieux',
      'Elles tombent sous ma ceinture de hanches. La poche intérieure pour la carte est un bonheur.',
    ],
  },
  Bürotauglich: {
    en: ['Fit for the office', 'Looks like a vest and not like an expedition.'],
    fr: ['Bonne pour le bureau', 'Elle a l’air d’une veste, pas d’une expédition.'],
  },
  'Sous le harnais, rien ne bouge': {
    en: ['Nothing moves under the harness', 'The two-way zip opens from below and the harness stays in its place.'],
  },
  'Wärmt auch nass': {
    en: ['Warm even when wet', 'Rained through in the canoe and still not cold. Drying then takes an evening.'],
    fr: ['Chaud même mouillé', 'Trempé en canot, et je n’ai pas eu froid. Il faut ensuite une soirée pour le sécher.'],
  },
  'Bon compromis': { en: ['A good compromise', 'Less warm than down, but I am no longer afraid of drizzle.'] },
  'Long in the back, thank you': {
    fr: ['Long dans le dos, merci', 'Il reste sous la ceinture de hanches. J’aimerais une poche intérieure de plus.'],
  },
  'One cord hood': {
    fr: [
      'Un capuchon, un cordon',
      'On tire une fois, c’est fait, avec des gants. Pourquoi le métier a-t-il mis si longtemps?',
    ],
  },
  'PFAS-free and still beads': {
    fr: [
      'Sans PFAS, et l’eau perle encore',
      'Trente jours de bruine à Washington. Un tour de sécheuse tiède, et l’eau perle comme au premier jour.',
    ],
  },
  'Sat out a front in it': {
    fr: [
      'J’y ai attendu la fin d’un front',
      'Quatre heures sur une vire, pluie à l’horizontale, chandail sec. Le capuchon tourne avec la tête.',
    ],
  },
  'Trois jours de pluie aux Groulx': {
    en: [
      'Three days of rain in the Groulx',
      'Nothing came through, neither at seams nor at zips. The vents under the arms open with one hand.',
    ],
  },
  'Elle respire pour vrai': {
    en: ['It really breathes', 'A steady climb with a pack on, zips open, and my sweater stayed dry.'],
  },
  Leise: {
    en: ['Quiet', 'At last a hardshell in which I can hear my wife behind me.'],
    fr: ['Silencieuse', 'Enfin une coquille dans laquelle j’entends ma femme derrière moi.'],
  },
  'Eng über der Daune': {
    en: ['Tight over down', 'Over the Lumen it pulls at the shoulders. Order one size up.'],
    fr: ['Serrée par-dessus le duvet', 'Par-dessus la Lumen, elle tire aux épaules. Commandez une taille de plus.'],
  },
  'Costs what it costs': {
    fr: [
      'Elle coûte ce qu’elle coûte',
      'J’ai attendu un an avant de l’acheter. Avec le ruban de réparation dans la poche, je compte la garder dix ans.',
    ],
  },
  'Klein, gelb, gut': {
    en: ['Small, yellow, good', 'Fits into a bike bag and gets seen.'],
    fr: ['Petit, jaune, bon', 'Il entre dans la sacoche de vélo et il se voit.'],
  },
  'Schirm statt Tropfen': {
    en: ['A peak instead of drops', 'The stiff peak on the hood is the best idea of this jacket.'],
    fr: ['Une visière plutôt que des gouttes', 'La visière rigide du capuchon est la meilleure idée de ce manteau.'],
  },
  'Weighs less than lunch': {
    fr: [
      'Plus léger que mon dîner',
      'Conforme à la description. Je le prends chaque fois, et c’est tout le secret d’un imperméable.',
    ],
  },
  'Vents do the work': {
    fr: [
      'Les aérations font le travail',
      'Les fentes derrière les poches ne se voient pas, et elles servent. Plus de dos moite à la montée.',
    ],
  },
  'Bought at the sale price, would pay full': {
    fr: [
      'Acheté en solde, je paierais le plein prix',
      'Je promène des chiens. Deux heures par jour, tous les jours, depuis janvier.',
    ],
  },
  'Un peu bruyant': {
    en: ['A little noisy', 'The fabric rustles when you walk fast. At the sale price I do not complain too much.'],
  },
  'For showers, not for storms': {
    fr: [
      'Pour l’averse, pas pour la tempête',
      'Au sec deux heures sous la pluie du Lake District. Après quatre, les poignets étaient humides.',
    ],
  },
  'Au fond du sac': {
    en: [
      'At the bottom of the bag',
      'I forget about it and find it when it is needed. The stiff peak keeps my glasses dry.',
    ],
  },
  'Cut for a fleece underneath': {
    fr: ['Coupé pour un polaire dessous', 'J’aime qu’il soit ample. Une taille de moins pour courir.'],
  },
  'Chaud tout de suite': {
    en: ['Warm at once', 'No waiting for the body to heat it up. In the morning that is precious.'],
  },
  'Patches where it counts': {
    fr: [
      'Des renforts là où il faut',
      'Mon dernier polaire est mort sous les bretelles. Celui-ci a des épaules tissées et deux hivers derrière lui.',
    ],
  },
  'Dried by the fire in an hour': {
    fr: ['Sec près du feu en une heure', 'Tombé dans le ruisseau, suspendu, une soupe, et je l’ai remis.'],
  },
  'Fusselt kaum': {
    en: ['Hardly sheds', 'After ten washes in the filter bag there was almost nothing in it.'],
    fr: ['Perd à peine des fibres', 'Après dix lavages dans le sac filtrant, il n’y avait presque rien dedans.'],
  },
  'Like wearing a sheep, politely': {
    fr: [
      'Comme porter un mouton, poliment',
      'Chaud dès qu’on l’enfile. Les pressions s’ouvrent avec des mitaines, comme promis.',
    ],
  },
  Boxy: { fr: ['Carré', 'Court et large. Ça me plaît; à mon frère, non.'] },
  'Le chandail du chalet': { en: ['The cabin sweater', 'Everybody borrows it. I ended up writing my name inside.'] },
  'White collects everything': {
    fr: ['Le blanc ramasse tout', 'L’avoine montre le café. Le lichen aurait été plus sage.'],
  },
  'Map pocket fits a map': {
    fr: ['La poche à carte prend une carte', 'Une vraie, pliée une fois. Quelqu’un, là-bas, marche.'],
  },
  'Schwer, aber gemütlich': {
    en: ['Heavy, but cozy', 'A bit much for the pack, just right for boat and hut.'],
    fr: ['Lourd, mais douillet', 'Un peu trop pour le sac, parfait pour le bateau et le chalet.'],
  },
};
