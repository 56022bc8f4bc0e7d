import type { QuestionsByStyle } from './question.ts';

export const outerwearQuestions: QuestionsByStyle = {
  NKLUMEN1: [
    {
      by: 'T. D.',
      on: '2026-09-10',
      text: { en: 'How warm is it in numbers?', fr: 'Quelle chaleur en chiffres?', de: 'Wie warm ist sie in Zahlen?' },
      answer: {
        en: '6.3 oz (180 g) of 750-fill down in size M. Sitting still with a fleece under it, most people are fine down to 5 °F (−15 °C).',
        gb: '180 g of 750-fill down in size M. Sitting still with a fleece under it, most people are fine down to −15 °C.',
        fr: '180 g de duvet 750 en taille M. Assis, avec une polaire dessous, la plupart sont bien jusqu’à −15 °C.',
        de: '180 g 750er Daune in Größe M. Im Sitzen mit Fleece darunter reicht sie den meisten bis minus 15 °C.',
      },
    },
    {
      by: 'F. T.',
      on: '2026-09-16',
      text: { en: 'Where does the down come from?', fr: 'D’où vient le duvet?', de: 'Woher kommt die Daune?' },
      answer: {
        en: 'From farms named on the label inside. No live plucking and no forced feeding.',
        fr: 'De fermes dont le nom figure sur l’étiquette intérieure. Ni plumage à vif ni gavage.',
        de: 'Von Höfen, deren Namen innen auf dem Etikett stehen. Kein Lebendrupf, keine Zwangsfütterung.',
      },
    },
  ],
  NKSVALE1: [
    {
      by: 'L. L.',
      on: '2026-09-01',
      text: { en: 'Does it keep warm when wet?', fr: 'Garde-t-elle la chaleur mouillée?', de: 'Wärmt sie auch nass?' },
      answer: {
        en: 'Not well; down never does. In steady rain wear a shell over it, or take the Breid Vest.',
        gb: 'Not well; down never does. In steady rain wear a shell over it, or take the Breid Gilet.',
        fr: 'Mal; le duvet n’aime pas l’eau. Sous une pluie continue, portez une coquille par-dessus, ou prenez la Breid.',
        de: 'Kaum; das kann Daune nicht. Trag bei Dauerregen eine Hardshell darüber oder nimm die Breid Weste.',
      },
    },
    {
      by: 'H. A.',
      on: '2026-09-24',
      text: { en: 'Does it come with a bag?', fr: 'Est-elle vendue avec un sac?', de: 'Ist ein Beutel dabei?' },
      answer: {
        en: 'It turns into its own left pocket. Nothing to lose.',
        fr: 'Elle se retourne dans sa poche gauche. Rien à perdre.',
        de: 'Sie verschwindet in der eigenen linken Tasche. So geht nichts verloren.',
      },
    },
  ],
  NKBREID1: [
    {
      by: 'L. H.',
      on: '2026-03-25',
      text: { en: 'Is the wool filling itchy?', fr: 'La laine pique-t-elle?', de: 'Kratzt die Wollfüllung?' },
      answer: {
        en: 'You never touch it: it lies between two layers of woven polyester.',
        fr: 'Vous ne la touchez pas : elle est entre deux couches de polyester tissé.',
        de: 'Du berührst sie nie: Sie liegt zwischen zwei Lagen gewebtem Polyester.',
      },
    },
    {
      by: 'H. L.',
      on: '2026-04-05',
      text: {
        en: 'Can I machine wash it?',
        fr: 'Peut-on la laver à la machine?',
        de: 'Darf sie in die Waschmaschine?',
      },
      answer: {
        en: 'Yes, at 86 °F (30 °C) on the wool cycle, but air does most of the work.',
        gb: 'Yes, at 30 °C on the wool cycle, but air does most of the work.',
        fr: 'Oui, à 30 °C au cycle laine, mais l’air fait presque tout le travail.',
        de: 'Ja, bei 30 °C im Wollprogramm, aber das meiste erledigt die Luft.',
      },
    },
  ],
  NKSKAR02: [
    {
      by: 'H. S.',
      on: '2026-10-23',
      text: {
        en: 'Does it fit over a helmet?',
        fr: 'Passe-t-elle par-dessus un casque?',
        de: 'Passt die Kapuze über einen Helm?',
      },
      answer: {
        en: 'Yes, climbing and ski helmets both. One cord takes in the rest.',
        fr: 'Oui, casque d’escalade comme casque de ski. Un seul cordon reprend le reste.',
        de: 'Ja, über Kletter- und Skihelme. Ein einziger Zug nimmt den Rest auf.',
      },
    },
    {
      by: 'L. S.',
      on: '2026-11-14',
      text: {
        en: 'How do I bring the beading back?',
        fr: 'Comment raviver la déperlance?',
        de: 'Wie bringe ich Wasser wieder zum Abperlen?',
      },
      answer: {
        en: 'Wash, rinse twice, then twenty minutes of warm drying. If that no longer helps, spray on a PFAS-free finish.',
        fr: 'Lavez, rincez deux fois, puis séchez vingt minutes à tiède. Si cela ne suffit plus, vaporisez un apprêt sans PFAS.',
        de: 'Waschen, zweimal spülen, zwanzig Minuten warm trocknen. Hilft das nicht mehr, sprühe eine PFAS-freie Imprägnierung auf.',
      },
    },
  ],
  NKREGN02: [
    {
      by: 'G. R.',
      on: '2025-12-07',
      text: {
        en: 'Is it enough for a week in the mountains?',
        fr: 'Suffit-il pour une semaine en montagne?',
        de: 'Reicht sie für eine Woche in den Bergen?',
      },
      answer: {
        en: 'For showers, yes. For days of rain under a heavy pack take the Skar Shell.',
        fr: 'Pour des averses, oui. Pour des jours de pluie sous un sac lourd, prenez la coquille Skar.',
        de: 'Für Schauer ja. Für Tage im Regen mit schwerem Rucksack nimm die Skar Hardshell.',
      },
    },
    {
      by: 'H. M.',
      on: '2025-12-13',
      text: {
        en: 'How small does it pack?',
        fr: 'Quel est son volume une fois plié?',
        de: 'Wie klein wird sie gepackt?',
      },
      answer: {
        en: 'About the size of a soup can, into its own hood.',
        fr: 'Le volume d’une boîte de soupe, dans son propre capuchon.',
        de: 'Etwa so groß wie eine Suppendose, in der eigenen Kapuze.',
      },
    },
  ],
  NKVARDE1: [
    {
      by: 'P. D.',
      on: '2025-12-07',
      text: {
        en: 'Does it shed fibers?',
        gb: 'Does it shed fibres?',
        fr: 'Perd-elle des fibres?',
        de: 'Verliert es Fasern?',
      },
      answer: {
        en: 'Less than most: the pile is bound at the back. A filter bag catches most of what is left.',
        fr: 'Moins que la plupart : le poil est lié à l’envers. Un sac filtrant retient l’essentiel du reste.',
        de: 'Weniger als die meisten: Der Flor ist auf der Rückseite gebunden. Ein Filterbeutel fängt den größten Teil vom Rest.',
      },
    },
    {
      by: 'P. B.',
      on: '2025-12-13',
      text: { en: 'Is it windproof?', fr: 'Coupe-t-elle le vent?', de: 'Ist es winddicht?' },
      answer: {
        en: 'No, it breathes. Over it, the Regn or the Skar closes the gaps.',
        fr: 'Non, elle respire. La Regn ou la Skar par-dessus ferment le passage.',
        de: 'Nein, es atmet. Darüber schließen Regn oder Skar die Lücken.',
      },
    },
  ],
};
