import type { QuestionsByStyle } from './question.ts';

export const gearQuestions: QuestionsByStyle = {
  NKPACK38: [
    {
      by: 'T. D.',
      on: '2025-06-09',
      text: {
        en: 'Does it count as a carry-on?',
        gb: 'Does it count as hand luggage?',
        fr: 'Passe-t-il en cabine?',
        de: 'Geht er als Handgepäck durch?',
      },
      answer: {
        en: 'Not with most airlines: it is 24.4 inches (62 cm) tall. Without the frame it compresses to under 22 inches (55 cm).',
        gb: 'Not with most airlines: it is 62 cm tall. Without the frame it compresses to under 55 cm.',
        fr: 'Chez la plupart des compagnies, non : il mesure 62 cm. Sans armature, il se tasse sous 55 cm.',
        de: 'Bei den meisten Fluglinien nicht: Er ist 62 cm hoch. Ohne Rahmen lässt er sich unter 55 cm drücken.',
      },
    },
    {
      by: 'N. A.',
      on: '2025-06-21',
      text: {
        en: 'Which parts can I buy?',
        fr: 'Quelles pièces peut-on acheter?',
        de: 'Welche Teile kann ich kaufen?',
      },
      answer: {
        en: 'Straps, belt, lid, frame sheet and every buckle. They stay available for ten years.',
        fr: 'Bretelles, ceinture, rabat, armature et chaque boucle. Elles restent offertes pendant dix ans.',
        de: 'Träger, Hüftgurt, Deckel, Rahmenplatte und jede Schnalle. Es gibt sie zehn Jahre lang.',
      },
    },
    {
      by: 'A. C.',
      on: '2025-06-25',
      text: {
        en: 'How much can it carry comfortably?',
        fr: 'Quelle charge porte-t-il bien?',
        de: 'Wie viel trägt er bequem?',
      },
      answer: {
        en: 'Up to 33 lb (15 kg). It holds more, but your back will not thank you.',
        gb: 'Up to 15 kg. It holds more, but your back will not thank you.',
        fr: 'Jusqu’à 15 kg. Il supporte plus, mais votre dos vous en voudra.',
        de: 'Bis 15 kg. Er hält mehr aus, dein Rücken aber nicht.',
      },
    },
  ],
  NKPACK22: [
    {
      by: 'E. N.',
      on: '2026-05-21',
      text: { en: 'Is it waterproof?', fr: 'Est-il imperméable?', de: 'Ist er wasserdicht?' },
      answer: {
        en: 'The cloth is, the seams are not. In steady rain put a Dry 10 inside.',
        fr: 'La toile, oui; les coutures, non. Sous une pluie continue, glissez-y un Dry 10.',
        de: 'Der Stoff ja, die Nähte nicht. Bei Dauerregen gehört ein Dry 10 hinein.',
      },
    },
    {
      by: 'H. J.',
      on: '2026-06-01',
      text: {
        en: 'Does a 15-inch laptop fit?',
        fr: 'Un portable de 15 pouces entre-t-il?',
        de: 'Passt ein 15-Zoll-Notebook hinein?',
      },
      answer: {
        en: 'In the main compartment, not in the sleeve.',
        fr: 'Dans le compartiment principal, pas dans la pochette.',
        de: 'Ins große Fach, nicht in die Hülle.',
      },
    },
  ],
  NKHAUL50: [
    {
      by: 'O. K.',
      on: '2026-02-20',
      text: { en: 'What are its measurements?', fr: 'Quelles sont ses dimensions?', de: 'Welche Maße hat sie?' },
      answer: {
        en: '21.7 by 12.6 by 11.8 inches (55 by 32 by 30 cm), 2 lb 3 oz (980 g).',
        gb: '55 by 32 by 30 cm, 980 g.',
        fr: '55 sur 32 sur 30 cm, 980 g.',
        de: '55 mal 32 mal 30 cm, 980 g.',
      },
    },
    {
      by: 'P. U.',
      on: '2026-03-05',
      text: { en: 'Is it fully waterproof?', fr: 'Est-il complètement étanche?', de: 'Ist sie ganz wasserdicht?' },
      answer: {
        en: 'Rain and spray, yes. Do not sink it: the zip lets water in under pressure.',
        fr: 'La pluie et les embruns, oui. Ne l’immergez pas : la fermeture laisse entrer l’eau sous pression.',
        de: 'Gegen Regen und Gischt ja. Versenk sie nicht: Unter Druck lässt der Reißverschluss Wasser durch.',
      },
    },
  ],
  NKDRY010: [
    {
      by: 'U. N.',
      on: '2026-07-05',
      text: { en: 'Can it go under water?', fr: 'Peut-il aller sous l’eau?', de: 'Darf er unter Wasser?' },
      answer: {
        en: 'For a moment, rolled three times. It is not made for diving.',
        fr: 'Un instant, enroulé trois fois. Il n’est pas fait pour plonger.',
        de: 'Kurz, wenn er dreimal gerollt ist. Zum Tauchen ist er nicht gemacht.',
      },
    },
    {
      by: 'N. P.',
      on: '2026-07-08',
      text: { en: 'How do I patch a hole?', fr: 'Comment réparer un trou?', de: 'Wie flicke ich ein Loch?' },
      answer: {
        en: 'Clean, dry, and press on the round patch that comes with it. It holds for years.',
        fr: 'Nettoyez, séchez, appliquez la pastille fournie. Elle tient des années.',
        de: 'Reinigen, trocknen, den beiliegenden runden Flicken aufdrücken. Er hält Jahre.',
      },
    },
  ],
  NKKILD07: [
    {
      by: 'C. I.',
      on: '2026-02-18',
      text: {
        en: 'Does the lid fit older bottles?',
        fr: 'Le bouchon va-t-il sur les anciennes gourdes?',
        de: 'Passt der Deckel auf ältere Flaschen?',
      },
      answer: {
        en: 'On every Kilde since 2019. The thread has not changed and will not.',
        fr: 'Sur toutes les Kilde depuis 2019. Le filetage n’a pas changé et ne changera pas.',
        de: 'Auf jede Kilde seit 2019. Das Gewinde ist dasselbe geblieben und bleibt es.',
      },
    },
    {
      by: 'N. U.',
      on: '2026-02-24',
      text: {
        en: 'Can I put carbonated drinks in it?',
        gb: 'Can I put fizzy drinks in it?',
        fr: 'Peut-on y mettre des boissons gazeuses?',
        de: 'Darf Kohlensäure hinein?',
      },
      answer: {
        en: 'Yes, cold ones. Open it slowly after a walk.',
        fr: 'Oui, froides. Ouvrez lentement après la marche.',
        de: 'Ja, kalt. Öffne sie nach dem Gehen langsam.',
      },
    },
  ],
  NKMUGG01: [
    {
      by: 'C. F.',
      on: '2026-07-25',
      text: {
        en: 'Is it free of lead and cadmium?',
        fr: 'Est-elle sans plomb ni cadmium?',
        de: 'Ist er frei von Blei und Cadmium?',
      },
      answer: {
        en: 'Yes, inside and out, tested for every batch.',
        fr: 'Oui, dedans comme dehors, vérifié à chaque lot.',
        de: 'Ja, innen und außen, für jede Charge geprüft.',
      },
    },
    {
      by: 'W. R.',
      on: '2026-08-20',
      text: { en: 'What if it chips?', fr: 'Et si l’émail s’écaille?', de: 'Was, wenn Email abplatzt?' },
      answer: {
        en: 'On the outside it only affects the looks. On the inside, stop using it for food and contact us.',
        fr: 'À l’extérieur, c’est sans conséquence. À l’intérieur, n’y mangez plus et écrivez-nous.',
        de: 'Außen ist es nur ein Fleck. Innen solltest du ihn nicht mehr benutzen und uns schreiben.',
      },
    },
  ],
  NKTENT02: [
    {
      by: 'L. L.',
      on: '2026-09-05',
      text: {
        en: 'Does the inner tent stand alone?',
        fr: 'La tente intérieure tient-elle seule?',
        de: 'Steht das Innenzelt allein?',
      },
      answer: {
        en: 'No, it hangs in the dome. For dry nights you can open both doors, inner and outer.',
        fr: 'Non, elle est suspendue dans le dôme. Par nuit sèche, on ouvre les deux portes, intérieures et extérieures.',
        de: 'Nein, es hängt in der Kuppel. In trockenen Nächten öffnest du beide Türen, innen und außen.',
      },
    },
    {
      by: 'A. E.',
      on: '2026-09-30',
      text: {
        en: 'How many stakes does it need?',
        gb: 'How many pegs does it need?',
        fr: 'Combien de piquets faut-il?',
        de: 'Wie viele Heringe braucht es?',
      },
      answer: {
        en: 'Four to stand, twelve in wind. Fourteen are in the bag.',
        fr: 'Quatre pour tenir, douze dans le vent. Il y en a quatorze dans le sac.',
        de: 'Vier zum Stehen, zwölf bei Wind. Vierzehn liegen im Beutel.',
      },
    },
    {
      by: 'D. G.',
      on: '2026-10-11',
      text: {
        en: 'Are there spare parts for the poles?',
        fr: 'Y a-t-il des pièces pour les arceaux?',
        de: 'Gibt es Ersatzteile fürs Gestänge?',
      },
      answer: {
        en: 'Every section, by number, for ten years. One spare comes with the tent.',
        fr: 'Chaque segment, par numéro, pendant dix ans. Un segment est fourni avec la tente.',
        de: 'Jedes Segment einzeln, nach Nummer, zehn Jahre lang. Eines liegt dem Zelt bei.',
      },
    },
  ],
};
