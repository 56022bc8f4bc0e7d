import type { StyleData } from './style.ts';
import { carried } from './carried.ts';
import { everydayWear } from './everyday-wear.ts';
import { madeToOrder } from './made-to-order.ts';
import { giftCards } from './gift-cards.ts';
import { footwear } from './footwear.ts';
import { outerwear } from './outerwear.ts';

/** In recommended order. UPC codes are numbered in this order, so new styles are appended. */
const order = [
  'NKTRAIL3',
  'NKLUMEN1',
  'NKPACK38',
  'NKRIDGE1',
  'NKVARDE1',
  'NKSKAR02',
  'NKTARN01',
  'NKAPPR02',
  'NKKILD07',
  'NKHAUL50',
  'NKFELL01',
  'NKSNOW01',
  'NKTENT02',
  'NKSVALE1',
  'NKLOOP05',
  'NKPACK22',
  'NKFJELL4',
  'NKGRID01',
  'NKREGN02',
  'NKBREID1',
  'NKSTRI01',
  'NKMUGG01',
  'NKSHRT02',
  'NKSOCK03',
  'NKCAP001',
  'NKDRY010',
  'NKGIFT01',
  'NKMUGG02',
];

/** All styles in recommended order. */
export const allStyles: readonly StyleData[] = [
  ...footwear,
  ...outerwear,
  ...everydayWear,
  ...carried,
  ...giftCards,
  ...madeToOrder,
].toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
