import { carried } from './carried.ts';
import { everydayWear } from './everyday-wear.ts';
import { footwear } from './footwear.ts';
import { outerwear } from './outerwear.ts';
import type { StyleData } from './style.ts';

/** The styles in the order in which the shop recommends them. */
export const allStyles: readonly StyleData[] = (() => {
  const order = ['NKTRAIL3', 'NKLUMEN1', 'NKPACK38', 'NKRIDGE1', 'NKVARDE1', 'NKSKAR02', 'NKTARN01', 'NKAPPR02', 'NKKILD07', 'NKHAUL50', 'NKFELL01', 'NKSNOW01'];
  return [...footwear, ...outerwear, ...everydayWear, ...carried].toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
})();
