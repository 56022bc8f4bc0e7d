import { builtShop } from '#test/support/built-shop.ts';
import { budgets, OVER_THE_FLOOR, weighed } from '../budgets.ts';
import { readBuiltPages, routeNames } from '../bytes/built-pages.ts';
import { floorBytes } from '../floor/build-floor.ts';
import { kilobytes } from '../table.ts';
import type { BenchPart } from './bench-part.ts';

/** The bytes that a page loads, by load. */
export const bytes: BenchPart = async () => {
  const pages = readBuiltPages(builtShop().client);
  const floor = await floorBytes();
  return {
    title: 'Bytes (brotli, 1 KB = 1,000 bytes; floor: a page of React, react-router and MobX alone)',
    rows: [
      {
        what: 'starter, the only script before intent or idle',
        value: kilobytes(pages.home.starter),
        budget: kilobytes(budgets.home.starter),
      },
      ...routeNames.flatMap((route) => {
        const { page, engine, sheets } = pages[route];
        const { hydrated, total, css, fonts, scripts } = weighed(pages[route]);
        const budget = budgets[route];
        const isPublic = budget.hydrated === budgets.home.hydrated;
        return [
          {
            what: `${route}: starter and page, to hydrate`,
            value: kilobytes(hydrated),
            budget: kilobytes(budget.hydrated),
            floor: kilobytes(floor),
          },
          {
            what: `${route}: of these over the floor`,
            value: kilobytes(hydrated - floor),
            ...(isPublic ? { budget: kilobytes(OVER_THE_FLOOR) } : {}),
          },
          {
            what: `${route}: with the engine (page ${kilobytes(page)}, engine ${kilobytes(engine)})`,
            value: kilobytes(total),
            budget: kilobytes(budget.total),
          },
          { what: `${route}: scripts, with the engine`, value: String(scripts), budget: String(budget.scripts) },
          { what: `${route}: CSS in ${sheets} sheets`, value: kilobytes(css), budget: kilobytes(budget.css) },
          { what: `${route}: fonts`, value: kilobytes(fonts), budget: kilobytes(budget.fonts) },
        ];
      }),
    ],
  };
};
