import { html, picture, type ContentPageData } from '../page.ts';
import { topics } from './topics.ts';

/** Articles on care and repair. */
export const careArticles: readonly ContentPageData[] = [
  {
    name: 'articles/wash-a-down-jacket',
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
    article: {
      subtitle: {
        en: 'Dirty down is cold down. Two hours and three tennis balls are enough.',
        fr: 'Un duvet sale ne tient plus chaud. Deux heures et trois balles de tennis suffisent.',
        de: 'Schmutzige Daune wärmt nicht. Zwei Stunden und drei Tennisbälle genügen.',
      },
      eyebrow: { en: 'Care', fr: 'Entretien', de: 'Pflege' },
      date: '2026-10-12',
      picture: picture('scenes/scene-snow', {
        en: 'Snowy peaks above a white slope',
        fr: 'Des sommets enneigés au-dessus d’une pente blanche',
        de: 'Verschneite Gipfel über einem weißen Hang',
      }),
      topics: [topics.care, topics.winter],
    },
    sections: [
      {
        id: 'text',
        items: [
          {
            id: 'wash-down-text',
            type: 'rich-text',
            richText: html({
              en: '<p>A down jacket that has gone flat is rarely worn out. What holds the clusters together is sweat, sunscreen and the oil of your skin, and all three leave with water.</p><h2>What you need</h2><ul><li>A front-loading machine. The agitator of a top loader tears baffles.</li><li>A soap made for down. Ordinary detergent strips the oil that keeps down springy.</li><li>A dryer, and three clean tennis balls.</li></ul><h2>Washing</h2><p>Close every zipper, turn the jacket inside out and empty the pockets. Wash it alone, at 30 °C, on a gentle cycle with an extra rinse. When it comes out it looks like a wet cat. That is normal.</p><h2>Drying is the work</h2><p>Dry it on low heat with the tennis balls, for two to three hours. Every half hour, take it out and pull apart the lumps with your fingers. It is dry when it weighs nothing and no lump is left; a jacket that is put away damp will smell, and its down will rot.</p><p>Once a season is enough. Store it hanging, never in its stuff sack.</p>',
              fr: '<p>Une veste en duvet aplatie est rarement usée. Ce qui colle les flocons, c’est la sueur, la crème solaire et le sébum, et les trois partent à l’eau.</p><h2>Ce qu’il faut</h2><ul><li>Une laveuse à chargement frontal. L’agitateur des autres déchire les cloisons.</li><li>Un savon pour duvet. Un détergent ordinaire enlève l’huile qui garde le duvet souple.</li><li>Une sécheuse et trois balles de tennis propres.</li></ul><h2>Le lavage</h2><p>Fermez toutes les glissières, retournez la veste et videz les poches. Lavez-la seule, à 30 °C, au cycle délicat, avec un rinçage de plus. À la sortie, elle a l’air d’un chat mouillé. C’est normal.</p><h2>Le séchage, c’est là que tout se joue</h2><p>Séchez-la à basse température avec les balles, de deux à trois heures. Toutes les demi-heures, sortez-la et défaites les mottes avec les doigts. Elle est sèche quand elle ne pèse plus rien et qu’il ne reste aucune motte; rangée humide, elle sentira mauvais et le duvet pourrira.</p><p>Une fois par saison suffit. Rangez-la sur un cintre, jamais dans son sac de compression.</p>',
              de: '<p>Eine platte Daunenjacke ist selten verschlissen. Was die Flocken verklebt, sind Schweiß, Sonnencreme und Hautfett, und alle drei gehen mit Wasser weg.</p><h2>Was du brauchst</h2><ul><li>Eine Waschmaschine, die von vorn beladen wird.</li><li>Ein Waschmittel für Daune. Normales entzieht ihr das Fett, das sie federn lässt.</li><li>Einen Trockner und drei saubere Tennisbälle.</li></ul><h2>Waschen</h2><p>Schließe alle Reißverschlüsse, dreh die Jacke auf links und leere die Taschen. Wasch sie allein, bei 30 °C im Schonwaschgang, und spül einmal mehr. Wenn sie herauskommt, sieht sie aus wie eine nasse Katze. Das ist normal.</p><h2>Das Trocknen ist die eigentliche Arbeit</h2><p>Trockne sie bei niedriger Hitze mit den Tennisbällen, zwei bis drei Stunden lang. Nimm sie jede halbe Stunde heraus und zupf die Klumpen auseinander. Trocken ist sie, wenn sie nichts mehr wiegt und kein Klumpen übrig ist. Feucht weggelegt riecht sie, und die Daune verrottet.</p><p>Einmal pro Saison reicht. Häng sie auf, statt sie im Packsack zu lassen.</p>',
            }),
          },
        ],
      },
    ],
  },
];
