import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtShop } from '#test/support/built-shop.ts';
import { loadedWith } from './reach.ts';

/** Modules that a running service or shop never executes still cost memory: the build tool alone about 30 MB. */
const buildTools = ['vite', '@vitejs/plugin-react', 'rolldown', 'icu-minify'];
const frontAndScripts =
  /^(effect|rxjs|inversify|react|react-dom|yaml|sharp)$|^(core\/.*\/use-cases|adapters\/web|ui)\//;

const loadedBy = (command: string): readonly string[] => [
  ...loadedWith('adapters/cli/program.ts'),
  ...loadedWith(`adapters/cli/commands/${command}.ts`),
];

describe('a command loads only what it runs', () => {
  test('portico service loads no build tool, no UI and no script engine', () => {
    const loaded = loadedBy('service');
    expect(loaded).toContain('kysely');
    expect(loaded.filter((one) => buildTools.includes(one) || frontAndScripts.test(one))).toEqual([]);
  });

  test('portico serve loads no build tool and no script engine', () => {
    const loaded = loadedBy('serve');
    expect(loaded).toContain('effect');
    expect(loaded.filter((one) => buildTools.includes(one) || one === 'yaml')).toEqual([]);
  });
});

test('the server renders pages without MobX: a document is rendered once, so nothing is observed', () => {
  const { server } = builtShop();
  const files = globSync('**/*.js', { cwd: server });
  expect(files).toContain('entry-server.js');
  const observing = files.filter((file) => /from\s*"mobx/.test(readFileSync(join(server, file), 'utf8')));
  expect(observing).toEqual([]);
});
