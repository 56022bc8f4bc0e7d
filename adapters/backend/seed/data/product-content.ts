import { html, picture, target, type ContentPageData } from './page.ts';

type Sections = ContentPageData['sections'];

/** Content below the details of products, by style. */
export const productContent: { readonly [styleId: string]: Sections } = {
  NKSVALE1: [
    {
      id: 'below',
      items: [
        {
          id: 'svale-wash',
          type: 'banner-split',
          eyebrow: { en: 'Care', fr: 'Entretien', de: 'Pflege' },
          title: {
            en: 'Wash it once a season',
            fr: 'Lavez-la une fois par saison',
            de: 'Einmal pro Saison waschen',
          },
          richText: html({
            en: '<p>Down that has gone flat is dirty, not worn out. Two to three hours in the dryer, with three tennis balls, bring it back.</p>',
            fr: '<p>Un duvet aplati est sale, pas usé. De deux à trois heures de sécheuse, avec trois balles de tennis, lui rendent son gonflant.</p>',
            de: '<p>Platte Daune ist schmutzig, nicht verschlissen. Zwei bis drei Stunden im Trockner, mit drei Tennisbällen, bringen sie zurück.</p>',
          }),
          media: picture('scenes/scene-snow'),
          targets: [
            target(
              { en: 'How to wash down', fr: 'Comment laver le duvet', de: 'So wäschst du Daune' },
              '/articles/wash-a-down-jacket',
              'secondary',
            ),
          ],
        },
      ],
    },
  ],
  NKLOOP05: [
    {
      id: 'below',
      items: [
        {
          id: 'trail-first-run',
          type: 'accordions',
          title: { en: 'Before the first run', fr: 'Avant la première sortie', de: 'Vor dem ersten Lauf' },
          items: [
            {
              title: {
                en: 'How should they fit?',
                fr: 'Comment doivent-elles chausser?',
                de: 'Wie sollen sie sitzen?',
              },
              richText: html({
                en: '<p>With a thumb’s width in front of the longest toe, measured standing, in the socks that you run in. Going downhill your foot slides forward.</p>',
                fr: '<p>Avec la largeur d’un pouce devant l’orteil le plus long, debout, dans vos chaussettes de course. En descente, le pied glisse vers l’avant.</p>',
                de: '<p>Mit einer Daumenbreite vor der längsten Zehe, im Stehen, in deinen Laufsocken. Bergab rutscht der Fuß nach vorn.</p>',
              }),
            },
            {
              title: {
                en: 'Do they need breaking in?',
                fr: 'Faut-il les faire à son pied?',
                de: 'Muss man sie einlaufen?',
              },
              richText: html({
                en: '<p>No. Wear them for two short runs before a long one, so that you notice a seam that rubs while you are still close to home. Worn indoors, they can be <a href="/help/returns">returned for 60 days</a>.</p>',
                fr: '<p>Non. Portez-les pour deux courtes sorties avant une longue : si une couture frotte, vous serez encore près de chez vous. Portées à l’intérieur, elles peuvent être <a href="/help/returns">retournées pendant 60 jours</a>.</p>',
                de: '<p>Nein. Lauf zweimal kurz, bevor du lang läufst: Wenn eine Naht reibt, bist du noch nah an zu Hause. Drinnen getragen kannst du sie <a href="/help/returns">60 Tage lang zurückgeben</a>.</p>',
              }),
            },
          ],
        },
      ],
    },
  ],
};
