import type { Translations } from './translation.ts';

export const everydayTranslations: Translations = {
  'Third day, still polite': {
    fr: [
      'Troisième jour, encore présentable',
      'De refuge en refuge avec un seul t-shirt, et personne n’est allé s’asseoir à l’autre bout du banc.',
    ],
  },
  'Longer back stays tucked': { fr: ['Le dos plus long reste rentré', 'Penché sur le vélo, il couvre ce qu’il doit.'] },
  'Mon seul t-shirt de voyage': {
    en: ['My only travel T-shirt', 'Washed in the sink at night, dry in the morning, in six countries.'],
  },
  'Shrank a little': { fr: ['Il a un peu rétréci', 'C’est ma faute : lavé tiède. Suivez l’étiquette.'] },
  'Thin but tough': {
    fr: ['Mince, mais solide', 'Je m’attendais à des trous sous les bretelles avant l’automne. Il n’y en a pas.'],
  },
  'Fjord is a proper blue': {
    fr: ['Fjord est un vrai bleu', 'La couleur n’a pas bougé après trente lavages. L’encolure non plus.'],
  },
  'Preis, aber auch Wert': {
    en: ['A price, but value, too', 'Dearer than cotton, but I need three instead of eight.'],
    fr: ['Un prix, mais une valeur', 'Plus cher que le coton, mais il m’en faut trois au lieu de huit.'],
  },
  'Kratzt nicht': {
    en: ['Does not itch', 'I cannot stand wool otherwise. I wear this shirt three days out of seven.'],
    fr: ['Ne pique pas', 'D’habitude, je ne supporte pas la laine. Celui-ci, je le porte trois jours sur sept.'],
  },
  'Doux et discret': {
    en: ['Soft and discreet', 'No seam under the straps. After a year a single small hole, which I darned.'],
  },
  'Nach der Wäsche passt es': {
    en: [
      'Fits after the wash',
      'At first it was too long for me, now it sits right. The stripes meet exactly at the seam.',
    ],
    fr: [
      'Il va après le lavage',
      'D’abord trop long, maintenant il tombe bien. Les rayures se rejoignent exactement à la couture.',
    ],
  },
  'Une vraie marinière': {
    en: [
      'A real Breton shirt',
      'The cotton has body, the neckline does not gape. It shrinks by a finger, as announced.',
    ],
  },
  'Thick cotton takes its time': {
    fr: [
      'Le coton épais prend son temps',
      'Une nuit sur la corde, rien d’étonnant. Je le laisse à la maison quand je voyage léger.',
    ],
  },
  'Straight cut': { fr: ['Coupe droite', 'Ample au corps, comme doit l’être un tel chandail.'] },
  'Good weight for spring': {
    fr: ['Le bon poids pour le printemps', 'Assez chaud seul en mai, parfait sous une coquille en octobre.'],
  },
  'Stripes line up': {
    fr: ['Les rayures se suivent', 'Quelqu’un a soigné les coutures de côté. On ne voit pas ça souvent.'],
  },
  'Du bateau au souper': {
    en: ['From the boat to supper', 'I have had it since April and am looking for a second color.'],
  },
  'Heavy in the good way': {
    fr: ['Lourd, dans le bon sens', 'Il tombe comme un vêtement du bateau de mon grand-père.'],
  },
  'Pills a bit at the waist': {
    fr: [
      'Bouloche un peu à la taille',
      'Seulement sous la ceinture de hanches, après une soixantaine de jours. C’est de bonne guerre.',
    ],
  },
  'Gitter, das arbeitet': {
    en: ['A grid that works', 'On the way up you can see it steam. Inside it stays pleasant.'],
    fr: ['Une grille qui travaille', 'À la montée, on voit la vapeur sortir. Dedans, on reste bien.'],
  },
  'Close fit': {
    fr: ['Près du corps', 'Fait pour se porter sur la peau. Prenez plus grand pour un chandail de tous les jours.'],
  },
  'Guter Reißverschluss': {
    en: ['Good zip', 'Goes low enough to vent properly and does not chafe the chin.'],
    fr: ['Bonne fermeture éclair', 'Elle descend assez pour bien aérer et ne frotte pas le menton.'],
  },
  'Under a shell, nothing bunches': {
    fr: ['Sous une coquille, rien ne plisse', 'Lisse à l’extérieur, le manteau glisse par-dessus.'],
  },
  'Sèche vraiment vite': {
    en: ['Dries really fast', 'Two hours over a chair, I timed it. The thumb loops are a little short.'],
  },
  'The layer I never take off': {
    fr: [
      'La couche que je n’enlève jamais',
      'Fermeture ouverte à la montée, fermée au sommet. Voilà toute la journée.',
    ],
  },
  'Ski de fond et vélo': {
    en: ['Cross-country skiing and cycling', 'I bought it for the one and wear it for the other.'],
  },
  'Knees of iron': {
    fr: [
      'Des genoux de fer',
      'Une saison d’entretien de sentiers, surtout à genoux. Le tissu n’a pas changé; moi, si.',
    ],
  },
  'Sit flat under a harness': {
    fr: [
      'À plat sous le baudrier',
      'Pas de boucle qui rentre dans le ventre. J’aimerais une deuxième poche de cuisse.',
    ],
  },
  'Le téléphone reste en place': {
    en: ['The phone stays put', 'The thigh pocket holds it against the leg without any swinging.'],
  },
  'Etwas warm im August': {
    en: ['A bit warm in August', 'Otherwise the best pants I have had. For summer there are the shorts.'],
    fr: ['Un peu chaud en août', 'Sinon, le meilleur pantalon que j’aie eu. Pour l’été, il y a le short.'],
  },
  'Third pair in nine years': { fr: ['Troisième en neuf ans', 'Les deux premiers servent encore au jardin.'] },
  'Waxed the knees': {
    fr: [
      'J’ai ciré les genoux',
      'Dix minutes avec une bougie et un séchoir, et ils restent secs dans les broussailles mouillées.',
    ],
  },
  'Bien coupé': { en: ['Well cut', 'The knee rises without pulling. The waist adjusts inside with one move.'] },
  'Long in the leg': {
    fr: [
      'Long de jambe',
      'Je mesure un mètre soixante-treize et je l’ai fait raccourcir. Les œillets sont partis avec l’ourlet.',
    ],
  },
  'Für Fels und Garten': {
    en: ['For rock and garden', 'Climbing on Saturday, firewood on Sunday. Both without a hole.'],
    fr: ['Pour le roc et le jardin', 'Escalade le samedi, bois de chauffage le dimanche. Les deux sans un trou.'],
  },
  'Léger et sobre': { en: ['Light and plain', 'You can go to a café in it. The zipped pocket holds the keys.'] },
  'Trois semaines de canot': { en: ['Three weeks in a canoe', 'Always wet, never sore. That is all.'] },
  'Small at the waist': { fr: ['Petit à la taille', 'Commandez une taille de plus. Après, rien à dire.'] },
  'Trocknet in einer Pause': {
    en: ['Dries during a break', 'True, more or less, when the sun shines.'],
    fr: ['Sec le temps d’une pause', 'C’est à peu près vrai, quand il y a du soleil.'],
  },
  'High steps, no protest': {
    fr: ['De grands pas, sans protester', 'Le gousset fait son travail. Une semaine à grimper avec.'],
  },
  'River, lunch, trail': {
    fr: ['Rivière, dîner, sentier', 'J’ai nagé avec, mangé, repris la marche. Sec avant le ruisseau suivant.'],
  },
  'Gute Länge': {
    en: ['Good length', 'Above the knee, but not too short. The waistband adds no bulk under a hip belt.'],
    fr: [
      'Bonne longueur',
      'Au-dessus du genou, mais pas trop court. La taille ne fait pas d’épaisseur sous la ceinture de hanches.',
    ],
  },
  'Last year’s color, this year’s price': {
    fr: ['La couleur de l’an dernier, le prix de cette année', 'Rien à redire, ni à l’une ni à l’autre.'],
  },
  'Bought for the stripe, kept for the warmth': {
    fr: ['Achetée pour la rayure, gardée pour la chaleur', 'Une chose simple, bien faite.'],
  },
  'One for each coat': {
    fr: ['Une par manteau', 'La rouille dans le parka, la brume dans la coquille. Je ne cherche plus ma tuque.'],
  },
  'Not itchy': { fr: ['Ne pique pas du tout', 'Mon fils la porte pour dormir. C’est son avis.'] },
  'Goes under a helmet': {
    fr: ['Passe sous un casque', 'Mince au sommet, chaude sur les côtés. J’en ai perdu deux, voici la troisième.'],
  },
  'La rayure du mouton': {
    en: ['The stripe of the sheep', 'You can see that the wool is not dyed. I like knowing that.'],
  },
  'La tuque de tous les jours': {
    en: ['The everyday beanie', 'It comes out of the pocket as it went in. It does not itch, thanks to the band.'],
  },
  'Ears, sorted': {
    fr: [
      'Les oreilles, c’est réglé',
      'Le double sur les oreilles, tout est là, et ça marche. Quarante nœuds sur la crête et je n’entendais que mon souffle.',
    ],
  },
  'Nach zwei Wintern wie neu': {
    en: ['Like new after two winters', 'Washed by hand, dried flat, done.'],
    fr: ['Comme neuve après deux hivers', 'Lavée à la main, séchée à plat, c’est tout.'],
  },
  'Loose on a small head': {
    fr: ['Lâche sur une petite tête', 'Je fais 54 et elle glisse quand je cours. En marchant, ça va.'],
  },
  'Riecht nach Schaf, kurz': {
    en: ['Smells of sheep, briefly', 'The first two days. After that it is only warm.'],
    fr: ['Sent le mouton, brièvement', 'Les deux premiers jours. Ensuite, elle est seulement chaude.'],
  },
  'Shallow crown': { fr: ['Calotte peu profonde', 'Elle reste haut sur ma tête. Bien faite, mais pas pour moi.'] },
  'Chaude en plein été': {
    en: ['Warm in midsummer', 'Waxed cotton hardly breathes. In spring and fall it is perfect.'],
  },
  'Se plie en deux': { en: ['Folds in two', 'The peak springs back. The band comes out and can be washed, at last.'] },
  'Faded beautifully': { fr: ['Elle a pâli avec grâce', 'Un été sur le bateau, et le pin a pris la couleur du pin.'] },
  'Flach in der Tasche': {
    en: ['Flat in the pocket', 'In the lid pocket since April and looks like new.'],
    fr: ['À plat dans la poche', 'Dans la poche du rabat depuis avril, et elle a l’air neuve.'],
  },
  'Sheds a shower': {
    fr: ['Repousse l’averse', 'Vingt minutes de pluie avant que quoi que ce soit traverse la cire.'],
  },
  'Waxy for a week': { fr: ['Cireuse une semaine', 'Elle tache un mur blanc si on la lance dessus. Puis ça passe.'] },
  'Sitzt bei Wind': {
    en: ['Stays on in wind', 'With the strap pulled tight it stays on my head even on the bike.'],
    fr: ['Tient au vent', 'La courroie serrée, elle reste sur la tête même à vélo.'],
  },
  'Toe seam gone': {
    fr: [
      'Plus de couture aux orteils',
      'Remaillée à la main, on ne la sent pas. J’ai vérifié du doigt, toujours rien.',
    ],
  },
  'Ersatz kam sofort': {
    en: ['Replacement came at once', 'After eleven months a heel was through. Sent a photo, a new pair in three days.'],
    fr: [
      'Remplacées aussitôt',
      'Après onze mois, un talon était percé. Une photo, et une nouvelle paire en trois jours.',
    ],
  },
  'Left is left': {
    fr: [
      'La gauche est à gauche',
      'J’en ai ri, puis j’ai marché vingt kilomètres. Pas de couture, pas de pli, pas d’ampoule.',
    ],
  },
  'Finies les ampoules': {
    en: ['No more blisters', 'A long traverse of the Gaspé, two pairs in turn, not one plaster.'],
  },
  'Chaudes sans être épaisses': {
    en: ['Warm without being thick', 'The terry is where it is needed. They take a night to dry.'],
  },
  'Ribbed arch holds': {
    fr: ['La voûte côtelée tient', 'Elles restent où je les mets, même dans des bottes de caoutchouc.'],
  },
  'Six pairs later': { fr: ['Six paires plus tard', 'J’ai jeté tout le reste du tiroir.'] },
  'Could be an inch taller': {
    fr: [
      'Deux centimètres de plus, ce serait bien',
      'Avec les bottes mi-hautes, le bord arrive juste en haut. Charmantes à part ça.',
    ],
  },
  'Am Rist eng': {
    en: ['Tight at the instep', 'Not ideal for a high arch. Wool and workmanship are faultless.'],
    fr: ['Serrées au cou-de-pied', 'Pas idéales pour un pied fort. La laine et le travail sont irréprochables.'],
  },
};
