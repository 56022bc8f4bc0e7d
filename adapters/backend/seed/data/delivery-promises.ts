import type { Words } from './words.ts';

/** What the house promises about the way to the shopper and back. `{amount}` is the worth from which delivery is free, `{hour}` the hour until which an order leaves the same day, in the words of the site. */
export type DeliveryPromise = {
  readonly id: string;
  readonly icon: 'truck' | 'bolt' | 'leaf' | 'return' | 'needle';
  readonly title: Words;
  readonly text: Words;
};

export const deliveryPromises: readonly DeliveryPromise[] = [
  {
    id: 'standard',
    icon: 'truck',
    title: {
      en: '2 to 4 business days',
      gb: '2 to 4 working days',
      fr: 'De 2 à 4 jours ouvrables',
      de: '2 bis 4 Werktage',
    },
    text: {
      en: 'Standard shipping, free on orders over {amount}.',
      gb: 'Standard delivery, free on orders over {amount}.',
      fr: 'Livraison standard, gratuite dès {amount}.',
      de: 'Standardversand, ab {amount} kostenlos.',
    },
  },
  {
    id: 'express',
    icon: 'bolt',
    title: { en: 'Tomorrow or the day after', fr: 'Demain ou après-demain', de: 'Morgen oder übermorgen' },
    text: {
      en: 'Express shipping, for orders placed before {hour}.',
      fr: 'Livraison express, pour les commandes passées avant {hour}.',
      de: 'Expressversand für Bestellungen bis {hour}.',
    },
  },
  {
    id: 'parcel',
    icon: 'leaf',
    title: {
      en: 'Paper, string and nothing else',
      fr: 'Du papier, de la ficelle, rien d’autre',
      de: 'Papier, Schnur und sonst nichts',
    },
    text: {
      en: 'The box closes again for a return.',
      fr: 'La boîte se referme pour un retour.',
      de: 'Der Karton lässt sich für die Rücksendung wieder schließen.',
    },
  },
  {
    id: 'returns',
    icon: 'return',
    title: { en: '60 days to return', fr: '60 jours pour retourner', de: '60 Tage Rückgabe' },
    text: {
      en: 'Unworn outdoors, at our cost.',
      fr: 'Non porté dehors, à nos frais.',
      de: 'Draußen ungetragen, auf unsere Kosten.',
    },
  },
  {
    id: 'repairs',
    icon: 'needle',
    title: { en: 'Ten years of repairs', fr: 'Dix ans de réparations', de: 'Zehn Jahre Reparatur' },
    text: {
      en: 'Repairs of our own defects are free.',
      fr: 'Nos défauts de fabrication sont réparés sans frais.',
      de: 'Was unser Fehler ist, flicken wir umsonst.',
    },
  },
];
