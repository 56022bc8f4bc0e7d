import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as t from 'io-ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { layerOrder } from '#adapters/web/build/layer-order.ts';
import { MODULES_FILE } from '#adapters/web/build/list-modules.ts';
import { purchaseNamespaces } from '#adapters/web/build/compile-messages.ts';
import { budgets, engineOnly, weighed, type Budget } from '#test/bench/budgets.ts';
import { decoded } from '#test/support/decoded.ts';
import { builtShop } from '#test/support/built-shop.ts';
import { readBuiltPages, routeNames } from '#test/bench/bytes/built-pages.ts';

/** What is over its budget, in bytes. `npm run bench -- --only bytes` lists the scripts of each page. */
const overBudget = (actual: Budget, allowed: Budget): readonly string[] =>
  (['starter', 'hydrated', 'total', 'css', 'fonts'] as const)
    .filter((part) => actual[part] > allowed[part])
    .map((part) => `${part}: ${actual[part]} of ${allowed[part]} bytes`);

describe('bytes of a page', () => {
  let pages: ReturnType<typeof readBuiltPages>;
  beforeAll(() => {
    // Every file is compressed as the shop serves it.
    pages = readBuiltPages(builtShop().client);
  }, 60_000);

  test.each(routeNames)('%s has no more bytes than its budget', (route) => {
    expect(overBudget(weighed(pages[route]), budgets[route])).toEqual([]);
  });

  test.each(routeNames)('%s loads no more scripts than its budget', (route) => {
    expect(weighed(pages[route]).scripts).toBeLessThanOrEqual(budgets[route].scripts);
  });

  test.each(routeNames)('%s is hydrated without a library of the engine, a gateway or a use case', (route) => {
    expect(pages[route].modules.filter((module) => engineOnly.test(module))).toEqual([]);
  });

  test('no script contains the container, which only the server and the command line use', () => {
    const scripts: unknown = JSON.parse(readFileSync(join(builtShop().client, MODULES_FILE), 'utf8'));
    const modules = Object.values(decoded(t.record(t.string, t.array(t.string)), scripts)).flat();
    expect(modules.some((module) => module.endsWith('ui/entry-engine.ts'))).toBe(true);
    expect(
      modules.filter((module) => /node_modules\/(inversify|@inversifyjs|reflect-metadata)\//.test(module)),
    ).toEqual([]);
  });

  test.each(routeNames)(
    '%s loads no messages of rules and failures with its scripts: the document or the engine contains those of its language',
    (route) => {
      const messages = pages[route].modules.filter((module) => /\/core\/\w+\/messages\//.test(module));
      expect(messages).toEqual([]);
    },
  );

  // The class names of a built shop contain the name of the file (vite.config.ts).
  test('no two style modules have the same name, because class names start with it', () => {
    const names = globSync('ui/**/*.module.css').map((file) => basename(file));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('every sheet starts with the order of the layers, so that the load order of sheets does not matter', () => {
    const sheets = globSync('assets/*.css', { cwd: builtShop().client });
    expect(sheets.length).toBeGreaterThan(4);
    expect(
      sheets.filter((sheet) => !readFileSync(join(builtShop().client, sheet), 'utf8').startsWith(layerOrder())),
    ).toEqual([]);
  });

  // A public document can navigate to the cart without a new load, so the cart must work with the same texts.
  test.each(['home', 'list', 'product', 'cart'] as const)(
    '%s uses no text that only the documents of checkout load',
    (route) => {
      const own = pages[route].modules.filter((module) => /\/ui\/.+\.tsx?$/.test(module));
      const spoken = own.flatMap((module) =>
        [...readFileSync(module, 'utf8').matchAll(/useTranslations\('(\w+)'\)/g)].map(
          ([, namespace = '']) => `${namespace} in ${module}`,
        ),
      );
      expect(spoken.length).toBeGreaterThan(3);
      expect(spoken.filter((one) => purchaseNamespaces.has(one.split(' ')[0] ?? ''))).toEqual([]);
    },
  );

  test("the lists contain the page's own view, its libraries, and the modules searched for in the engine", () => {
    const { modules } = pages.product;
    expect(modules.some((module) => module.endsWith('ui/pages/product/product-page.tsx'))).toBe(true);
    expect(modules.some((module) => module.includes('node_modules/react-dom/'))).toBe(true);
    expect(
      ['/x/node_modules/effect/dist/Effect.js', '/x/adapters/http/base-client.ts'].every((module) =>
        engineOnly.test(module),
      ),
    ).toBe(true);
  });

  test('a page above its budget is reported with the part that grew', () => {
    const hydrated = budgets.home.hydrated + 100;
    expect(overBudget({ starter: 1, hydrated, total: 1, css: 1, fonts: 1, scripts: 1 }, budgets.home)).toEqual([
      `hydrated: ${hydrated} of ${budgets.home.hydrated} bytes`,
    ]);
  });
});
