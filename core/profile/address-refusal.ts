import { textLanguageOf, type Language } from '../kernel/language.ts';

/** Why an address is not saved (ADR-09). */
export type AddressRefusal = { readonly _tag: 'AddressBookFull' } | { readonly _tag: 'AddressAlreadySaved' };

/** Maximum number of saved addresses (ADR-09). */
export const MAX_ADDRESSES = 20;

type Texts = { readonly [tag in AddressRefusal['_tag']]: string };

const texts: { readonly [language in Language]: Texts } = {
  en: {
    AddressBookFull: `You can save up to ${MAX_ADDRESSES} addresses.`,
    AddressAlreadySaved: 'This address is already saved.',
  },
  fr: {
    AddressBookFull: `Vous pouvez enregistrer ${MAX_ADDRESSES} adresses au plus.`,
    AddressAlreadySaved: 'Cette adresse est déjà enregistrée.',
  },
  de: {
    AddressBookFull: `Sie können höchstens ${MAX_ADDRESSES} Adressen speichern.`,
    AddressAlreadySaved: 'Diese Adresse ist bereits gespeichert.',
  },
};

/** The text of a refusal in the language of a tag. */
export const addressRefusalText = ({ _tag }: AddressRefusal, tag: string): string => texts[textLanguageOf(tag)][_tag];
