import { textLanguageOf, type Language } from '../kernel/language.ts';

/** A state, province or territory with the code used in addresses (ADR-06). */
export type Region = { readonly code: string; readonly name: string };

const list = (text: string): readonly Region[] =>
  text.split('|').map((entry) => {
    const [code = '', name = ''] = entry.split(':');
    return { code, name };
  });

const states = list(
  'AL:Alabama|AK:Alaska|AZ:Arizona|AR:Arkansas|CA:California|CO:Colorado|CT:Connecticut|DE:Delaware|DC:District of Columbia|FL:Florida|GA:Georgia|HI:Hawaii|ID:Idaho|IL:Illinois|IN:Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|MD:Maryland|MA:Massachusetts|MI:Michigan|MN:Minnesota|MS:Mississippi|MO:Missouri|MT:Montana|NE:Nebraska|NV:Nevada|NH:New Hampshire|NJ:New Jersey|NM:New Mexico|NY:New York|NC:North Carolina|ND:North Dakota|OH:Ohio|OK:Oklahoma|OR:Oregon|PA:Pennsylvania|RI:Rhode Island|SC:South Carolina|SD:South Dakota|TN:Tennessee|TX:Texas|UT:Utah|VT:Vermont|VA:Virginia|WA:Washington|WV:West Virginia|WI:Wisconsin|WY:Wyoming',
);

const provinces = list(
  'AB:Alberta|BC:British Columbia|MB:Manitoba|NB:New Brunswick|NL:Newfoundland and Labrador|NS:Nova Scotia|NT:Northwest Territories|NU:Nunavut|ON:Ontario|PE:Prince Edward Island|QC:Quebec|SK:Saskatchewan|YT:Yukon',
);

const frenchProvinces = list(
  'AB:Alberta|BC:Colombie-Britannique|PE:Île-du-Prince-Édouard|MB:Manitoba|NB:Nouveau-Brunswick|NS:Nouvelle-Écosse|NU:Nunavut|ON:Ontario|QC:Québec|SK:Saskatchewan|NL:Terre-Neuve-et-Labrador|NT:Territoires du Nord-Ouest|YT:Yukon',
);

const provincesIn: { readonly [language in Language]: readonly Region[] } = {
  en: provinces,
  fr: frenchProvinces,
  de: provinces,
};

/** Regions of a country by name; empty if its addresses have none. */
export const regionsOf = (country: string, language = 'en'): readonly Region[] => {
  if (country === 'US') return states;
  if (country !== 'CA') return [];
  return provincesIn[textLanguageOf(language)];
};

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toUpperCase();

/** The code of a region by code or name, ignoring case and accents; other text is only trimmed. */
export const regionCode = (text: string, country: string): string => {
  const wanted = bare(text);
  const known = [...regionsOf(country), ...regionsOf(country, 'fr')].find(
    ({ code, name }) => code === wanted || bare(name) === wanted,
  );
  return known?.code ?? text.trim();
};
