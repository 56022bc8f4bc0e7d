import type { TopicData } from '../page.ts';

/** The topics of articles. */
export const topics = {
  care: { id: 'care', label: { en: 'Care', fr: 'Entretien', de: 'Pflege' } },
  repair: { id: 'repair', label: { en: 'Repair', fr: 'Réparation', de: 'Reparatur' } },
  planning: { id: 'planning', label: { en: 'Planning', fr: 'Préparation', de: 'Planung' } },
  people: { id: 'people', label: { en: 'People', fr: 'Rencontres', de: 'Menschen' } },
  materials: { id: 'materials', label: { en: 'Materials', fr: 'Matières', de: 'Material' } },
  winter: { id: 'winter', label: { en: 'Winter', fr: 'Hiver', de: 'Winter' } },
} satisfies { readonly [id: string]: TopicData };
