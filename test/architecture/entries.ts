import { sourceFiles } from './imports.ts';
import { modulesOf, reachFrom, type Reached } from './reachability.ts';

const under = (folder: string, name: RegExp): readonly string[] =>
  sourceFiles(folder).filter((file) => name.test(file));

/**
 * The entries of the product: programs, pages, workers, and files that only vite.config.ts or package.json name.
 * `core/index.ts`, fakes and the component gallery (`/__kit`) are not entries: code that only they use is not kept.
 */
export const entries: readonly string[] = [
  'adapters/cli/main.ts',
  'adapters/backend/commerce/main.ts',
  ...under('adapters/backend/payments/browser', /\.ts$/),
  // A worker, started by its URL.
  'adapters/database/pglite-worker.ts',
  ...under('ui', /^ui\/(entry-[^/]+|starter\.ts)$/),
  // Plugins of vite.config.ts, and modules that replace those of a library.
  'adapters/web/build/chunks.ts',
  'adapters/web/build/compile-messages.ts',
  'adapters/web/build/layer-order.ts',
  'adapters/web/build/list-modules.ts',
  'adapters/web/build/static-mobx.ts',
  'adapters/web/build/without-import-attributes.ts',
  'adapters/web/build/without-page-files.ts',
  'ui/kernel/static-mobx.ts',
  'ui/messages/compiled-texts.tsx',
];

/**
 * Files outside of the product: imports of other projects (`core/index.ts`, `core/testing`), the component gallery with
 * the samples of the blocks, and the sources of the design tokens, which the gallery shows and the tests of
 * `test/ui/design` compare with the style sheets.
 */
export const isOutsideOfProduct = (file: string): boolean =>
  /^(core\/(index\.ts|testing\/)|adapters\/client\.ts|ui\/((pages\/kit|design\/tokens)\/|blocks\/[^/]+\/sample[a-z-]*\.ts))/.test(
    file,
  );

const KIT_PAGE = 'ui/pages/kit/kit-page.tsx';

export const productModules = modulesOf(['core', 'adapters', 'ui']);

/** The files that the product reaches, without the component gallery. */
export const reachedByProduct: Reached = reachFrom(productModules, entries, (file) => file === KIT_PAGE);

/** The files of the product that no entry reaches. */
export const unreachedFiles: readonly string[] = [...productModules.keys()].filter(
  (file) => !reachedByProduct.files.has(file) && !isOutsideOfProduct(file),
);
