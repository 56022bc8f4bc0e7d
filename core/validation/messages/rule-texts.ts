import type { RuleName } from '../rule.ts';

type Texts = { readonly [name in RuleName]: string };

/** The English messages are exact, grammar included (VAL-01 to VAL-13, AMB-48). */
const en: Texts = {
  required: 'This field is required',
  email: 'Email is not valid',
  name: 'Name is not valid.',
  phone: 'A valid phone number is required',
  exactLength: 'Value must contain at exactly {n} characters',
  minLength: 'Value must contain at least {n} characters',
  maxLength: 'Value must not be longer than {n} characters',
  region: 'Choose from the list',
  postalCode: 'Check the postal code',
  country: 'Choose a country',
  noPoBox: 'We cannot deliver to a PO box.',
};

const fr: Texts = {
  required: 'Ce champ est obligatoire',
  email: 'L’adresse e-mail n’est pas valide',
  name: 'Le nom n’est pas valide.',
  phone: 'Un numéro de téléphone valide est requis',
  exactLength: 'La valeur doit contenir exactement {n} caractères',
  minLength: 'La valeur doit contenir au moins {n} caractères',
  maxLength: 'La valeur ne doit pas dépasser {n} caractères',
  region: 'Choisissez dans la liste',
  postalCode: 'Vérifiez le code postal',
  country: 'Choisissez un pays',
  noPoBox: 'Nous ne pouvons pas livrer à une case postale.',
};

/** Messages of a language; English where there are none yet. */
export const ruleTexts = (language: string): Texts => (language.toLowerCase().startsWith('fr') ? fr : en);
