import type { CardField } from './card-rules.ts';

const languages = ['fr', 'en-US', 'en'] as const;
export type Language = (typeof languages)[number];

/** The tags of each language; the first that matches counts. */
const tags: { readonly [language in Language]: RegExp } = { fr: /^fr/i, 'en-US': /^en-us/i, en: /^en/i };

/** The language for a `lang` parameter or an `Accept-Language` header; British English when it is none of ours. */
export const languageOf = (wanted = ''): Language => languages.find((language) => tags[language].test(wanted)) ?? 'en';

type ByField = Readonly<Record<CardField, string>>;
type ByAnswer = Readonly<Record<'title' | 'card' | 'complete' | 'fail' | 'done' | 'refused' | 'back', string>>;

type PageTexts = {
  readonly labels: ByField;
  readonly problems: ByField;
  /** Takes the place of the number's problem while the field is empty. */
  readonly noNumber: string;
  readonly expiryFormat: string;
  readonly challenge: ByAnswer;
};

const english: PageTexts = {
  labels: { number: 'Card number', expiry: 'Expiry date', code: 'Security code', holderName: 'Name on card' },
  expiryFormat: 'MM/YY',
  problems: {
    number: 'Check the card number. A digit is missing, extra or wrong.',
    expiry: 'Enter the month and year on your card. The date cannot be in the past.',
    code: 'Enter the security code: 3 digits, or 4 on American Express.',
    holderName: 'Enter the name as it appears on the card.',
  },
  noNumber: 'Enter the card number.',
  challenge: {
    title: 'Confirm your payment',
    card: 'Card ending in',
    complete: 'Complete',
    fail: 'Fail',
    done: 'Payment confirmed.',
    refused: 'Payment not confirmed.',
    back: 'Back to the shop',
  },
};

/** What the provider's pages say. */
export const texts: Readonly<Record<Language, PageTexts>> = {
  en: english,
  'en-US': { ...english, labels: { ...english.labels, expiry: 'Expiration date' } },
  fr: {
    labels: {
      number: 'Numéro de carte',
      expiry: 'Date d’expiration',
      code: 'Code de sécurité',
      holderName: 'Nom sur la carte',
    },
    expiryFormat: 'MM/AA',
    problems: {
      number: 'Vérifiez le numéro de carte : un chiffre manque, est en trop ou est erroné.',
      expiry: 'Saisissez le mois et l’année de la carte; la date ne doit pas être passée.',
      code: 'Saisissez le code de sécurité : 3 chiffres, ou 4 pour American Express.',
      holderName: 'Saisissez le nom tel qu’il figure sur la carte.',
    },
    noNumber: 'Saisissez le numéro de carte.',
    challenge: {
      title: 'Confirmez votre paiement',
      card: 'Carte se terminant par',
      complete: 'Confirmer',
      fail: 'Refuser',
      done: 'Paiement confirmé.',
      refused: 'Paiement non confirmé.',
      back: 'Retour à la boutique',
    },
  },
};

/**
 * What is wrong with a refused field, in the shopper's language. `number` is what was typed of the card number
 * (PAY-17).
 */
export const problemOf = (field: CardField, number: string, language: Language): string =>
  field === 'number' && number === '' ? texts[language].noNumber : texts[language].problems[field];
