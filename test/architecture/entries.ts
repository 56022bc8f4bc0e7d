import { sourceFiles } from './imports.ts';
import { modulesOf, reachFrom, type Reached } from './reachability.ts';

const under = (folder: string, name: RegExp): readonly string[] =>
  sourceFiles(folder).filter((file) => name.test(file));

/**
 * Where the product starts: programs, pages, workers, and the files that only vite.config.ts or package.json name.
 * `core/index.ts`, fakes and the design kit (`/__kit`) are no entries: nothing stays in the product for them alone.
 */
export const entries: readonly string[] = [
  'adapters/cli/main.ts',
  'adapters/backend/commerce/main.ts',
  'adapters/backend/payments/main.ts',
  ...under('adapters/backend/payments/node/pages', /\.ts$/),
  // A worker, started by its URL.
  'adapters/database/pglite-worker.ts',
  ...under('ui', /^ui\/(entry-[^/]+|starter\.ts)$/),
  // Plugins of vite.config.ts, and the modules that it puts in the place of a library's.
  'adapters/web/build/chunks.ts',
  'adapters/web/build/compile-messages.ts',
  'adapters/web/build/layer-order.ts',
  'adapters/web/build/list-modules.ts',
  'adapters/web/build/static-mobx.ts',
  'ui/kernel/static-mobx.ts',
  'ui/messages/compiled-texts.tsx',
];

/**
 * Files beside the product: what other projects import (`core/index.ts`, `core/testing`), the design kit with the
 * samples of the blocks, and the sources of the design tokens,
 * which the kit shows and the tests of `test/ui/design` compare with the style sheets.
 */
export const isBesideProduct = (file: string): boolean =>
  /^(core\/(index\.ts|testing\/)|adapters\/client\.ts|ui\/((pages\/kit|design\/tokens)\/|blocks\/[^/]+\/sample\.ts))/.test(
    file,
  );

const KIT_PAGE = 'ui/pages/kit/kit-page.tsx';

export const productModules = modulesOf(['core', 'adapters', 'ui']);

/** What the product reaches, without the design kit. */
export const reachedByProduct: Reached = reachFrom(productModules, entries, (file) => file === KIT_PAGE);

/** The files of the product that no entry reaches. */
export const unreachedFiles: readonly string[] = [...productModules.keys()].filter(
  (file) => !reachedByProduct.files.has(file) && !isBesideProduct(file),
);
