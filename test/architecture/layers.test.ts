import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, importsUnder, sourceFiles, type Import } from './imports.ts';
import { importOrders, layers, neverAtRunTimeInViews, packageSurface, type Layer } from './layers.ts';

const root = join(import.meta.dirname, '../..');

const layerOf = (path: string): Layer | undefined => layers.find((layer) => layer.files.test(path));

const isOwn = (path: string): boolean => /^(core|adapters|ui)\//.test(path);

/** The message for a forbidden import, or undefined. */
const violation = ({ from, to, typeOnly }: Import): string | undefined => {
  const layer = layerOf(from);
  if (layer === undefined) return `${from} lies in no layer`;
  if (/\.(css|json|svg|woff2)(\?.*)?$/.test(to)) return undefined;
  const wanted = isOwn(to) ? layerOf(to)?.name : to;
  if (wanted === undefined) return `${from} imports ${to}, which lies in no layer`;
  const may = typeOnly ? [...layer.may, ...(layer.mayAsTypes ?? [])] : layer.may;
  const allowed =
    wanted === layer.name || may.some((one) => wanted === one || (one.endsWith(':') && wanted.startsWith(one)));
  return allowed ? undefined : `${from} (${layer.name}) may not import ${to} (${wanted})`;
};

const imports = ['core', 'adapters', 'ui'].flatMap(importsUnder);

describe('layers', () => {
  test('every file imports only what the table allows its layer', () => {
    expect(imports.flatMap((one) => violation(one) ?? [])).toEqual([]);
  });

  test('the check reads files and imports: a table that matches nothing proves nothing', () => {
    expect(sourceFiles('core').length).toBeGreaterThan(30);
    expect(imports.length).toBeGreaterThan(100);
  });

  test.each([
    ['core/cart/cart.ts', "import { map } from 'rxjs';"],
    ['core/cart/cart.ts', "import { useState } from 'react';"],
    ['core/cart/ports/cart-gateway.ts', "import { addToCart } from '../use-cases/add-to-cart.ts';"],
    ['adapters/contract/cart.ts', "import { addToCart } from '#core/cart/use-cases/add-to-cart.ts';"],
    ['ui/pages/cart/cart-line.tsx', "import { Container } from 'inversify';"],
    ['adapters/http/base-client.ts', "import { readFile } from 'node:fs';"],
    ['adapters/cli/run-flow.ts', "import type { Storefront } from '#core/index.ts';"],
    ['core/cart/totals.ts', "import { makeCartWrites } from '../index.ts';"],
    ['adapters/composition/process.ts', "import { makeFakeCarts } from '#core/testing/fake-carts.ts';"],
    ['ui/kernel/run.ts', "import { openClient } from '#adapters/client.ts';"],
  ])('a planted violation in %s is found: %s', (path, text) => {
    expect(importsOf(path, text).flatMap((one) => violation(one) ?? [])).toHaveLength(1);
  });

  test('core and adapters re-export in the files of the package surface alone', () => {
    const barrels = ['core', 'adapters']
      .flatMap(sourceFiles)
      .filter((path) => /^export (type )?(\{[^}]*\}|\*) from '/m.test(readFileSync(join(root, path), 'utf8')));
    expect(barrels).toContain('core/index.ts');
    expect(barrels.filter((path) => !packageSurface.includes(path))).toEqual([]);
  });

  describe.each(importOrders)('folders of $under', ({ under, folders }) => {
    /** The position of a file in the list; -1 if its folder is in none, undefined if it is not below `under`. */
    const placeOf = (path: string): number | undefined => {
      if (!path.startsWith(`${under}/`)) return undefined;
      const [folder = '', ...rest] = path.slice(under.length + 1).split('/');
      return folders.indexOf(rest.length === 0 ? '.' : folder);
    };

    test('are all in the list', () => {
      expect(sourceFiles(under).filter((path) => placeOf(path) === -1)).toEqual([]);
    });

    test('import only from earlier folders of the list, types included', () => {
      const upward = imports.filter(({ from, to }) => {
        const [own, other] = [placeOf(from), placeOf(to)];
        return own !== undefined && other !== undefined && own < other;
      });
      expect(upward.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
    });
  });

  test('no browser test ends an interception, which may leave requests without a response (`on-first-request.ts`)', () => {
    const ends = /\bunroute(All)?\(|^\s*\{ times: \d+ \},?$/m;
    const files = ['test/e2e', 'test/support'].flatMap((folder) => sourceFiles(folder));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((path) => ends.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  test('views and presenters name effects and streams as types only', () => {
    const atRunTime = imports.filter(
      ({ from, to, typeOnly }) =>
        from.startsWith('ui/') &&
        !/^ui\/(kernel\/run\.ts|entry-)/.test(from) &&
        !typeOnly &&
        neverAtRunTimeInViews.includes(to),
    );
    expect(atRunTime.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  test('there is no import cycle inside the core', () => {
    const graph = new Map<string, string[]>();
    for (const { from, to, typeOnly } of imports)
      if (!typeOnly && from.startsWith('core/') && isOwn(to)) graph.set(from, [...(graph.get(from) ?? []), to]);
    const circles: string[] = [];
    const done = new Set<string>();
    const walk = (node: string, path: readonly string[]): void => {
      if (path.includes(node)) {
        circles.push([...path.slice(path.indexOf(node)), node].join(' -> '));
        return;
      }
      if (done.has(node)) return;
      for (const next of graph.get(node) ?? []) walk(next, [...path, node]);
      done.add(node);
    };
    for (const node of graph.keys()) walk(node, []);
    expect(circles).toEqual([]);
  });
});
