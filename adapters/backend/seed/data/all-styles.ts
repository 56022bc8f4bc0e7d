import type { StyleData } from './style.ts';
import { carried } from './carried.ts';
import { everydayWear } from './everyday-wear.ts';
import { footwear } from './footwear.ts';
import { outerwear } from './outerwear.ts';

/** Recommended first. Codes on boxes are counted by this order, so a new style comes at the end. */
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
];

/** The styles in the order in which the shop recommends them. */
export const allStyles: readonly StyleData[] = [...footwear, ...outerwear, ...everydayWear, ...carried].toSorted(
  (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
);
