import type { LocalText } from '../../commerce/localised.ts';
import type { StyleData } from './style.ts';

type SizeData = { readonly code: string; /** How a sku ends. */ readonly ending: string; readonly label: LocalText };

const everywhere = (label: string): LocalText => ({ 'en-us': label, 'en-gb': label, 'fr-ca': label });

/** The same last by its three names. Codes are European, since those have no halves. */
const shoe = (eu: number, us: string, uk: string): SizeData => ({ code: `eu${eu}`, ending: String(eu), label: { 'en-us': us, 'en-gb': uk, 'fr-ca': String(eu) } });
const garment = (label: string): SizeData => ({ code: label.toLowerCase(), ending: label, label: everywhere(label) });

export const sizeRuns: { readonly [run in StyleData['sizes']]: readonly SizeData[] } = {
  shoes: [shoe(39, '6.5', '6'), shoe(40, '7', '6.5'), shoe(41, '8', '7.5'), shoe(42, '8.5', '8'), shoe(43, '9.5', '9'), shoe(44, '10', '9.5'), shoe(45, '11', '10.5'), shoe(46, '12', '11.5')],
  clothes: ['S', 'M', 'L', 'XL', 'XXL'].map(garment),
  one: [{ code: 'one', ending: 'OS', label: { 'en-us': 'One size', 'en-gb': 'One size', 'fr-ca': 'Taille unique' } }],
};
