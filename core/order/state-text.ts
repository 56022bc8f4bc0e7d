import { languageOf } from '../kernel/language.ts';
import { orderStates, type OrderState } from './order.ts';
import { returnStates, type ReturnState } from './return.ts';

type Texts = { readonly [state in OrderState | ReturnState]: string } & { readonly unknown: string };

const en: Texts = {
  PAYMENT_PENDING: 'Payment pending',
  PLACED: 'Placed',
  PROCESSING: 'In preparation',
  PARTIALLY_SHIPPED: 'Partly shipped',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  READY_FOR_PICKUP: 'Ready for pickup',
  PICKED_UP: 'Picked up',
  CANCELLED: 'Cancelled',
  REQUESTED: 'Requested',
  LABEL_CREATED: 'Label created',
  IN_TRANSIT: 'On its way',
  RECEIVED: 'Received',
  REFUNDED: 'Refunded',
  REJECTED: 'Rejected',
  unknown: 'In progress',
};

const fr: Texts = {
  PAYMENT_PENDING: 'Paiement en attente',
  PLACED: 'Passée',
  PROCESSING: 'En préparation',
  PARTIALLY_SHIPPED: 'Expédiée en partie',
  SHIPPED: 'Expédiée',
  DELIVERED: 'Livrée',
  READY_FOR_PICKUP: 'Prête à être retirée',
  PICKED_UP: 'Retirée',
  CANCELLED: 'Annulée',
  REQUESTED: 'Demandé',
  LABEL_CREATED: 'Étiquette créée',
  IN_TRANSIT: 'En route',
  RECEIVED: 'Reçu',
  REFUNDED: 'Remboursé',
  REJECTED: 'Refusé',
  unknown: 'En cours',
};

const de: Texts = {
  PAYMENT_PENDING: 'Zahlung ausstehend',
  PLACED: 'Aufgegeben',
  PROCESSING: 'In Vorbereitung',
  PARTIALLY_SHIPPED: 'Teilweise versandt',
  SHIPPED: 'Versandt',
  DELIVERED: 'Zugestellt',
  READY_FOR_PICKUP: 'Abholbereit',
  PICKED_UP: 'Abgeholt',
  CANCELLED: 'Storniert',
  REQUESTED: 'Angefragt',
  LABEL_CREATED: 'Etikett erstellt',
  IN_TRANSIT: 'Unterwegs',
  RECEIVED: 'Eingegangen',
  REFUNDED: 'Erstattet',
  REJECTED: 'Abgelehnt',
  unknown: 'In Bearbeitung',
};

const languages: ReadonlyMap<string, Texts> = new Map([
  ['fr', fr],
  ['de', de],
]);
const states: readonly (OrderState | ReturnState)[] = [...orderStates, ...returnStates];

/** The state of an order or return in words. One that nobody knows reads "In progress", and never nothing (ORD-17). */
export const stateText = (state: string, tag: string): string => {
  const texts = languages.get(languageOf(tag)) ?? en;
  return texts[states.find((known) => known === state) ?? 'unknown'];
};
