import type { LocalizedText } from '../localized-text.ts';

/** Who writes articles. The people are invented. */
export const authors = {
  aksel: {
    en: 'By Maren, who walked with Aksel',
    fr: 'Par Maren, qui a marché avec Aksel',
    de: 'Von Maren, die mit Aksel gegangen ist',
  },
  lene: {
    en: 'By Lene, who fits boots',
    fr: 'Par Lene, qui ajuste les bottes',
    de: 'Von Lene, die Stiefel anpasst',
  },
  maren: {
    en: 'By Maren, who is out every weekend',
    fr: 'Par Maren, dehors chaque fin de semaine',
    de: 'Von Maren, jedes Wochenende draußen',
  },
  runa: {
    en: 'By Runa, who runs the repair bench',
    fr: 'Par Runa, qui tient l’établi',
    de: 'Von Runa, an der Werkbank',
  },
  teodor: {
    en: 'By Teodor, who chooses our cloth',
    fr: 'Par Teodor, qui choisit nos tissus',
    de: 'Von Teodor, der unsere Stoffe aussucht',
  },
} satisfies { readonly [id: string]: LocalizedText };
