import type { QuestionsByStyle } from './question.ts';

export const footwearQuestions: QuestionsByStyle = {
  NKTRAIL3: [
    {
      by: 'T. W.',
      on: '2026-10-28',
      text: {
        en: 'How many times can they be resoled?',
        fr: 'Combien de fois peut-on les ressemeler?',
        de: 'Wie oft lassen sie sich neu besohlen?',
      },
      answer: {
        en: 'Twice. After that the foam underneath has lost its spring and a new sole would not help.',
        fr: 'Deux fois. Ensuite, la mousse a perdu son ressort et une semelle neuve n’y changerait rien.',
        de: 'Zweimal. Danach federt der Schaum nicht mehr, und eine neue Sohle würde nichts nützen.',
      },
    },
    {
      by: 'R. A.',
      on: '2026-11-14',
      text: { en: 'Are they waterproof?', fr: 'Sont-elles imperméables?', de: 'Sind sie wasserdicht?' },
      answer: {
        en: 'No, on purpose: water that gets in runs out again. They are dry after an hour in the wind.',
        fr: 'Non, et c’est voulu : l’eau qui entre ressort. Une heure au vent suffit à les sécher.',
        de: 'Nein, mit Absicht: Wasser, das hineinläuft, läuft wieder hinaus. Nach einer Stunde im Wind sind sie trocken.',
      },
    },
    {
      by: 'D. C.',
      on: '2026-11-14',
      text: { en: 'Do they run small?', fr: 'Chaussent-elles petit?', de: 'Fallen sie klein aus?' },
      answer: {
        en: 'A little short in the toes. Between two sizes, take the larger one.',
        fr: 'Un peu court aux orteils. Entre deux pointures, prenez la plus grande.',
        de: 'An den Zehen ein wenig kurz. Zwischen zwei Größen nimm die größere.',
      },
    },
  ],
  NKRIDGE1: [
    {
      by: 'F. A.',
      on: '2025-10-29',
      text: { en: 'Can I fit crampons to them?', fr: 'Peut-on y fixer des crampons?', de: 'Passen Steigeisen daran?' },
      answer: {
        en: 'Light ones with straps, for short stretches of snow. For more than that, look at the Fjell Storm.',
        fr: 'Des crampons légers à lanières, pour de courts passages de neige. Au-delà, voyez la Fjell Tempête.',
        de: 'Leichte mit Riemen, für kurze Schneefelder. Für mehr nimm den Fjell Sturmstiefel.',
      },
    },
    {
      by: 'H. J.',
      on: '2025-11-03',
      text: {
        en: 'How long do they take to break in?',
        fr: 'Combien de temps pour les assouplir?',
        de: 'Wie lange dauert das Einlaufen?',
      },
      answer: {
        en: 'Two or three walks of an hour. Wax the leather first; it softens sooner.',
        fr: 'Deux ou trois marches d’une heure. Cirez le cuir d’abord; il s’assouplit plus vite.',
        de: 'Zwei, drei Spaziergänge von einer Stunde. Wachse das Leder vorher, dann wird es schneller weich.',
      },
    },
  ],
  NKFJELL4: [
    {
      by: 'J. W.',
      on: '2026-09-28',
      text: { en: 'What do they weigh?', fr: 'Combien pèsent-elles?', de: 'Was wiegen sie?' },
      answer: {
        en: '3 lb 10 oz (1,640 g) a pair in a US 8.5.',
        gb: '1,640 g a pair in a UK 8.',
        fr: '1 640 g la paire en pointure 42.',
        de: '1.640 g das Paar in Größe 42.',
      },
    },
    {
      by: 'J. T.',
      on: '2026-10-11',
      text: { en: 'How cold can it get?', fr: 'Jusqu’à quel froid?', de: 'Für welche Kälte taugen sie?' },
      answer: {
        en: 'Down to −4 °F (−20 °C) while you walk, with one wool sock. Standing still, not as low: the felt helps, but it is no heater.',
        gb: 'Down to −20 °C while you walk, with one wool sock. Standing still, not as low: the felt helps, but it is no heater.',
        fr: 'Jusqu’à −20 °C en marchant, avec un seul bas de laine. À l’arrêt, moins froid que ça : le feutre aide, mais ne chauffe pas.',
        de: 'Im Gehen minus 20 °C mit einer Wollsocke. Im Stehen weniger; der Filz hilft, aber er ist kein Ofen.',
      },
    },
  ],
  NKLOOP05: [
    {
      by: 'R. P.',
      on: '2026-06-25',
      text: {
        en: 'Can I run trails in them?',
        fr: 'Peut-on courir en sentier avec?',
        de: 'Kann ich damit auf Trails laufen?',
      },
      answer: {
        en: 'On gravel and dry paths, yes. In mud the grooves fill up; take the Kamm Trail 3 there.',
        fr: 'Sur le gravier et les chemins secs, oui. Dans la boue, les rainures se remplissent; prenez alors la Kamm Trail 3.',
        de: 'Auf Schotter und trockenen Wegen ja. Im Schlamm setzen sich die Rillen zu; dort nimm den Kamm Trail 3.',
      },
    },
    {
      by: 'S. K.',
      on: '2026-07-20',
      text: {
        en: 'How many miles do they last?',
        fr: 'Combien de kilomètres durent-elles?',
        de: 'Wie viele Kilometer halten sie?',
      },
      answer: {
        en: 'Most people send them in for new soles after 500 miles.',
        fr: 'La plupart les envoient au ressemelage après 800 kilomètres.',
        de: 'Die meisten schicken sie nach 800 Kilometern zum Besohlen.',
      },
    },
  ],
  NKAPPR02: [
    {
      by: 'F. R.',
      on: '2026-09-06',
      text: {
        en: 'Should I size them like climbing shoes?',
        fr: 'Faut-il les prendre serrées comme des chaussons?',
        de: 'Soll ich sie so eng nehmen wie Kletterschuhe?',
      },
      answer: {
        en: 'No. Take your walking size; the lacing does the rest.',
        fr: 'Non. Prenez votre pointure de marche; le laçage fait le reste.',
        de: 'Nein. Nimm deine Straßengröße; den Rest macht die Schnürung.',
      },
    },
    {
      by: 'M. K.',
      on: '2026-09-22',
      text: {
        en: 'Which rubber is on the toe?',
        fr: 'Quelle gomme se trouve à la pointe?',
        de: 'Welcher Gummi ist an der Spitze?',
      },
      answer: {
        en: 'The same smooth compound all the way around the toe, 4 mm thick. It can be replaced without the rest of the sole.',
        fr: 'La même gomme lisse tout autour de la pointe, épaisse de 4 mm. Elle se remplace sans le reste de la semelle.',
        de: 'Rund um die Spitze dieselbe glatte Mischung, 4 mm dick. Sie lässt sich ohne die übrige Sohle ersetzen.',
      },
    },
  ],
};
