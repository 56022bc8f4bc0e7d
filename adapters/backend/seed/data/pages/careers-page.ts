import type { LocalizedText } from '../localized-text.ts';
import { html, picture, target, type BlockData, type ContentPageData } from '../page.ts';

/** People we look for: a close-up of what they work on, and where to read more. */
const role = (
  id: string,
  closeUp: string,
  words: { readonly title: LocalizedText; readonly text: LocalizedText; readonly more: ReturnType<typeof target> },
): BlockData => ({
  id: `help-careers-${id}`,
  type: 'banner-image',
  title: words.title,
  richText: html(words.text),
  media: picture(`products/${closeUp}-3`),
  targets: [words.more],
});

/** Work with us: who we look for, a colleague, what they get, and how to apply. */
export const careersPage: ContentPageData = {
  name: 'help/careers',
  title: { en: 'Work with us', fr: 'Travailler avec nous', de: 'Arbeiten bei uns' },
  description: {
    en: 'Who we look for, and how to apply.',
    fr: 'Qui nous cherchons, et comment postuler.',
    de: 'Wen wir suchen und wie du dich bewirbst.',
  },
  sections: [
    {
      id: 'hero',
      items: [
        {
          id: 'help-careers-hero',
          type: 'hero-block-below',
          gradientTone: 'light',
          eyebrowText: { en: 'Work with us', fr: 'Travailler avec nous', de: 'Arbeiten bei uns' },
          title: { en: 'The bench got longer', fr: 'L’établi s’est allongé', de: 'Die Werkbank ist länger geworden' },
          subtitle: {
            en: 'We are few, and most of us have been here a long time. A place opens when the bench gets longer, or when someone goes to live nearer the sea.',
            fr: 'Nous sommes peu nombreux, et la plupart d’entre nous sont ici depuis longtemps. Une place se libère quand l’établi s’allonge, ou quand quelqu’un part vivre plus près de la mer.',
            de: 'Wir sind wenige, und die meisten sind schon lange hier. Eine Stelle wird frei, wenn die Werkbank länger wird oder jemand ans Meer zieht.',
          },
          media: { _tag: 'picture', picture: picture('products/NKVARDE1RST-3') },
          mediaList: [
            { _tag: 'picture', picture: picture('products/NKVARDE1RST-3') },
            { _tag: 'picture', picture: picture('products/NKHAUL50OCH-3') },
          ],
          responsiveLayout: { sm: { layout: 'below-2media', alignment: 'left' } },
          targets: [
            target({ en: 'How to apply', fr: 'Comment postuler', de: 'So bewirbst du dich' }, '#help-careers-apply'),
          ],
        },
      ],
    },
    {
      id: 'roles',
      items: [
        {
          id: 'help-careers-roles',
          type: 'collection-grid',
          title: { en: 'Who we look for', fr: 'Qui nous cherchons', de: 'Wen wir suchen' },
          breakpoints: {
            sm: { slideWidth: '100%', slidePadding: '1.5rem' },
            md: { slideWidth: '33.33%', slidePadding: '1.5rem' },
          },
          blocks: [
            role('repairers', 'NKSKAR02ROW', {
              title: { en: 'Repairers', fr: 'À l’atelier', de: 'Leute zum Reparieren' },
              text: {
                en: '<p>For our stores with a workshop. You can sew, glue or cobble, and want to learn the other two.</p>',
                fr: '<p>Des réparateurs et des réparatrices pour nos magasins avec atelier. Vous savez coudre, coller ou ressemeler, et voulez apprendre le reste.</p>',
                de: '<p>Für unsere Läden mit Werkstatt. Du kannst nähen, kleben oder besohlen und willst den Rest lernen.</p>',
              },
              more: target(
                { en: 'How repairs work', fr: 'Nos réparations', de: 'So reparieren wir' },
                '/help/repairs',
                'link',
              ),
            }),
            role('stores', 'NKRIDGE1BAR', {
              title: { en: 'People in the stores', fr: 'Au magasin', de: 'Leute im Laden' },
              text: {
                en: '<p>You would rather send a customer home with the old boots than with the wrong ones.</p>',
                fr: '<p>Vous aimez mieux renvoyer un client avec ses vieilles bottes qu’avec les mauvaises.</p>',
                de: '<p>Du schickst jemanden lieber mit den alten Stiefeln heim als mit den falschen.</p>',
              },
              more: target({ en: 'Our stores', fr: 'Nos magasins', de: 'Unsere Läden' }, '/store-locator', 'link'),
            }),
            role('testers', 'NKPACK38MOS', {
              title: {
                en: 'Pattern makers and testers',
                fr: 'Aux patrons et aux essais',
                de: 'Leute für Schnitt und Test',
              },
              text: {
                en: '<p>You write down what went wrong, in order.</p>',
                fr: '<p>Vous notez ce qui a mal tourné, dans l’ordre.</p>',
                de: '<p>Du schreibst auf, was schiefging, und zwar der Reihe nach.</p>',
              },
              more: target(
                { en: 'Why small runs', fr: 'Pourquoi de petites séries', de: 'Warum kleine Serien' },
                '/articles/why-small-runs',
                'link',
              ),
            }),
          ],
        },
      ],
    },
    {
      id: 'colleague',
      items: [
        {
          id: 'help-careers-repairer',
          type: 'banner-split',
          eyebrow: { en: 'A colleague', fr: 'Une collègue', de: 'Eine Kollegin' },
          title: {
            en: 'Runa has fixed nine thousand zippers',
            gb: 'Runa has fixed nine thousand zips',
            fr: 'Runa a réparé neuf mille glissières',
            de: 'Runa hat neuntausend Reißverschlüsse repariert',
          },
          richText: html({
            en: '<p>She runs the bench and has opinions on mud. Ask her on your first day.</p>',
            fr: '<p>Elle dirige l’établi et a son idée sur la boue. Demandez-la-lui le premier jour.</p>',
            de: '<p>Sie leitet die Werkbank und hat eine Meinung zu Schlamm. Frag sie am ersten Tag danach.</p>',
          }),
          media: picture('products/NKFJELL4BAR-1', {
            en: 'The Fjell Storm Boot in brown leather',
            fr: 'La botte Fjell Tempête en cuir brun',
            de: 'Der Fjell Sturmstiefel aus braunem Leder',
          }),
          targets: [
            target({ en: 'Meet her', fr: 'Faire sa connaissance', de: 'Lern sie kennen' }, '/articles/the-repairer'),
          ],
        },
      ],
    },
    {
      id: 'terms',
      items: [
        {
          id: 'help-careers-terms',
          type: 'icon-and-text',
          title: { en: 'What you get', fr: 'Ce que vous obtenez', de: 'Was du bekommst' },
          variant: 'icon-above-text',
          iconSize: 'large',
          items: [
            {
              icon: 'patch',
              richText: html({
                en: '<h3>A week in the workshop</h3><p>It comes first, whatever your job.</p>',
                fr: '<h3>Une semaine d’atelier</h3><p>Elle précède tout emploi.</p>',
                de: '<h3>Eine Woche Werkstatt</h3><p>Sie kommt vor jeder Aufgabe.</p>',
              }),
            },
            {
              icon: 'code',
              richText: html({
                en: '<h3>The employee discount</h3><p>It starts on your first day. <a href="/help/terms/associate-discount">Its terms</a> fit on one page.</p>',
                fr: '<h3>Le rabais du personnel</h3><p>Il commence le premier jour. <a href="/help/terms/associate-discount">Ses conditions</a> tiennent en une page.</p>',
                de: '<h3>Der Personalrabatt</h3><p>Er gilt ab dem ersten Tag. <a href="/help/terms/associate-discount">Seine Bedingungen</a> passen auf eine Seite.</p>',
              }),
            },
            {
              icon: 'wind',
              richText: html({
                en: '<h3>Quiet on a mountain</h3><p>No one is expected to answer messages up there.</p>',
                fr: '<h3>La paix en montagne</h3><p>On n’attend de personne une réponse du haut d’un sommet.</p>',
                de: '<h3>Ruhe am Berg</h3><p>Dort oben muss niemand Nachrichten beantworten.</p>',
              }),
            },
          ],
        },
      ],
    },
    {
      id: 'apply',
      items: [
        { id: 'help-careers-apply', type: 'anchor' },
        {
          id: 'help-careers-letter',
          type: 'linked-card',
          backdrop: true,
          gradientTone: 'light',
          eyebrowText: { en: 'How to apply', fr: 'Comment postuler', de: 'So bewirbst du dich' },
          title: { en: 'One page at most', fr: 'Une page au plus', de: 'Höchstens eine Seite' },
          richText: html({
            en: '<p>Write to <a href="mailto:hello@nordkamm.example">hello@nordkamm.example</a>. Say which store, what you can do, and what you last mended. No photo, no age, no letter about your passion, please.</p>',
            fr: '<p>Écrivez à <a href="mailto:bonjour@nordkamm.example">bonjour@nordkamm.example</a>. Dites quel magasin, ce que vous savez faire et ce que vous avez réparé en dernier. Ni photo, ni âge, ni lettre sur votre passion, s’il vous plaît.</p>',
            de: '<p>Schreib an <a href="mailto:hallo@nordkamm.example">hallo@nordkamm.example</a>. Welcher Laden, was du kannst und was du zuletzt geflickt hast. Bitte kein Foto, kein Alter und kein Brief über Leidenschaft.</p>',
          }),
          media: {
            _tag: 'picture',
            picture: picture('scenes/hero-dusk'),
            smallPicture: picture('scenes/hero-dusk-tall'),
          },
          targets: [
            target({ en: 'Find a store', fr: 'Trouver un magasin', de: 'Laden finden' }, '/store-locator', 'secondary'),
          ],
        },
      ],
    },
  ],
};
