import { colors } from './colors.ts';
import type { StyleData } from './style.ts';

/** Gift cards that are sent by email, one design for each color. They are in no category. */
export const giftCards: readonly StyleData[] = [
  {
    id: 'NKGIFT01',
    type: 'giftCards',
    sizes: 'amounts',
    categories: [],
    launched: '2026-01-12',
    rating: [0, 0],
    colors: colors('FJO', 'EMB'),
    offer: { price: { usd: 25, cad: 25, gbp: 25 } },
    name: { en: 'NORDKAMM Gift Card', fr: 'Carte-cadeau NORDKAMM', de: 'NORDKAMM Geschenkkarte' },
    kind: { en: 'Gift card by email', fr: 'Carte-cadeau par courriel', de: 'Geschenkkarte per E-Mail' },
    description: {
      en: 'A gift that always fits. It arrives by email with your message, today or on the day that you choose.',
      fr: 'Un cadeau qui va toujours. La carte arrive par courriel avec votre message, aujourd’hui ou le jour de votre choix.',
      de: 'Ein Geschenk, das immer passt. Die Karte kommt mit Ihrer Nachricht per E-Mail, heute oder am Tag Ihrer Wahl.',
    },
    features: {
      en: [
        'Pays for any order in this shop, also in several steps',
        'No expiry date and no fees',
        'Can be canceled until it is sent',
        'Cannot be paid with another gift card, points or rewards',
      ],
      gb: [
        'Pays for any order in this shop, also in several steps',
        'No expiry date and no fees',
        'Can be cancelled until it is sent',
        'Cannot be paid with another gift card, points or rewards',
      ],
      fr: [
        'Valable pour toute commande de cette boutique, même en plusieurs fois',
        'Sans date d’expiration et sans frais',
        'Peut être annulée jusqu’à son envoi',
        'Ne peut pas être payée avec une autre carte-cadeau, des points ou des récompenses',
      ],
      de: [
        'Bezahlt jede Bestellung in diesem Shop, auch in mehreren Schritten',
        'Ohne Ablaufdatum und ohne Gebühren',
        'Kann storniert werden, bis sie gesendet ist',
        'Kann nicht mit einer anderen Geschenkkarte, Punkten oder Prämien bezahlt werden',
      ],
    },
  },
];
