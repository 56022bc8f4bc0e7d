import { join } from 'node:path';
import type { Plugin } from 'vite';
import { importersIn, reaching, rootsOfModules, type ModuleGraph } from './module-graph.ts';

const STARTER = 'ui/starter.ts';
const SHELL = 'ui/entry-client.tsx';
const ENGINE = 'ui/entry-engine.ts';
const AFTER_HYDRATION = 'ui/shell/after-hydration.ts';

/** Modules that at least this many pages import are loaded with every page. */
const SHARED_BY_MOST = 3;

/**
 * Source size in characters below which a shared module is loaded with every page, because it is not worth a request.
 */
const SMALL_MODULE = 1000;

const isPage = (name: string): boolean => /^ui\/(pages\/(?!kit\/).*(page|route)|blocks\/[^/]+\/view)\.tsx$/.test(name);
const isPrivate = (name: string): boolean =>
  /^ui\/pages\/(account|cart|checkout|order-confirmation|sign-in)\//.test(name);
const isBlock = (name: string): boolean => /^ui\/blocks\/[^/]+\//.test(name);
/** Whether a module opens an area of use cases and gateways, which the engine loads at the first call of the area. */
const isArea = (name: string): boolean => name.startsWith('adapters/composition/');
/**
 * The area of checkout. It contains what it shares with the areas of placed orders and of express purchases, so that
 * checkout needs no further request.
 */
const PURCHASE = 'adapters/composition/purchase.ts';
const purchaseSharers: readonly string[] = ['adapters/composition/purchases.ts', 'adapters/composition/wallet.ts'];
const isOfPurchase = (roots: readonly string[]): boolean =>
  roots.includes(PURCHASE) && roots.every((root) => root === PURCHASE || purchaseSharers.includes(root));

/** The pages of the account. They hydrate without forms and without the views of single addresses. */
const accountPages: ReadonlySet<string> = new Set([
  'ui/pages/account/account-page.tsx',
  'ui/pages/account/settings-page.tsx',
  'ui/pages/account/orders/orders-page.tsx',
]);
const isView = (root: string): boolean => /^ui\/pages\/(account|contact)\//.test(root);
const isOrderView = (root: string): boolean => root.startsWith('ui/features/order/');
/** Forms, dialogs, pop-ups with forms, and use cases, which load on any page. */
const isOfAnyPage = (root: string): boolean =>
  /^(ui\/(features\/account|shell\/pop-ups)\/|adapters\/composition\/account\.ts$)/.test(root);
/** A view that is too small for a script of its own. */
const GUEST_FORMS = 'ui/features/account/account-forms.tsx';

/**
 * The script of a module that only pages, views, dialogs and use cases of the account share:
 *
 * - `account`: what the pages of the account hydrate with, and these pages. Files of their own would be named in the
 *   script of every page.
 * - `account-data`: what dialogs and use cases need, too. They must load no page.
 * - `account-views`: what only the views of single addresses share.
 * - `account-forms`: the rest, such as the forms to sign in and up.
 */
const scriptOfAccount = (roots: readonly string[]): string | undefined => {
  const isHydrated = roots.some((root) => accountPages.has(root));
  if (isHydrated && roots.every((root) => isView(root) || isOrderView(root))) return 'account';
  if (!roots.every((root) => isView(root) || isOfAnyPage(root))) return undefined;
  if (isHydrated) return 'account-data';
  if (roots.length === 1) return roots[0] === GUEST_FORMS ? 'account-forms' : undefined;
  if (roots.every(isView)) return 'account-views';
  return roots.some((root) => root.startsWith('ui/')) ? 'account-forms' : undefined;
};

/**
 * The script of shared modules by area. Areas with the same script load together, because another request costs more
 * than unused bytes.
 */
const scriptOfArea: { readonly [area: string]: string | undefined } = {
  blocks: 'content',
  content: 'content',
  forms: 'forms',
  validation: 'forms',
  profile: 'forms',
  checkout: 'forms',
  cart: 'lines',
  failures: 'lines',
  listing: 'listing',
  messages: 'secondary',
  order: 'order',
  search: 'secondary',
};

/**
 * Like `scriptOfArea`, for modules that only private pages share. Every page loads other modules of these areas with
 * the shell.
 */
const scriptOfPrivateArea: { readonly [area: string]: string | undefined } = {
  design: 'forms',
  kernel: 'forms',
  stores: 'lines',
};

/** Whether a module has no view: rules and settings. */
const isOfSettings = (name: string): boolean => /^(core|ui\/blocks)\/.*\.ts$/.test(name);

/** The number of pages that import a module. All blocks count as one: a page has few of them. */
const pageCount = (pages: readonly string[]): number =>
  pages.filter((page) => !isBlock(page)).length + (pages.some(isBlock) ? 1 : 0);

/** Whether so many pages import a module that every page loads it. */
const isOfMost = (pages: readonly string[]): boolean => pageCount(pages) >= SHARED_BY_MOST;

/** A control that no form of cart and checkout has. */
const isRareControl = (name: string): boolean => name.startsWith('ui/forms/text-area.');

/**
 * The script of a module in a folder of blocks: one per folder if several blocks share it. Most blocks are not
 * hydrated, so that pages load the styles of these modules and rarely the script.
 */
const scriptOfBlocks = (name: string, pages: readonly string[]): string | undefined =>
  pages.length > 1 && pages.every(isBlock) ? name.split('/').slice(1, 3).join('-') : undefined;

/**
 * The script of a shared module by its area. Undefined for other areas, for rare controls, and for modules of a single
 * block, which load with it.
 */
const scriptOf = (name: string, pages: readonly string[]): string | undefined => {
  const area = /^(?:core|ui\/features|ui)\/([^/]+)\//.exec(name)?.[1] ?? '';
  const isOfBlocks = pages.length > 0 && pages.every(isBlock);
  // Together they are smaller than the requests for each of them.
  if (isOfBlocks && pages.length > 1 && isOfSettings(name)) return 'block-settings';
  if (isBlock(name)) return scriptOfBlocks(name, pages);
  // A page has few blocks and hydrates fewer: views that only blocks share are bundled for those that share them. Their
  // sheets are one, because each sheet is a request before the first paint.
  if (isOfBlocks && !name.endsWith('.css')) return undefined;
  if (isRareControl(name)) return undefined;
  if (pages.length > 0 && pages.every(isPrivate) && area in scriptOfPrivateArea) return scriptOfPrivateArea[area];
  return scriptOfArea[area];
};

const scriptsOfAreas = new Set(Object.values({ ...scriptOfArea, ...scriptOfPrivateArea }));
const isOfAreas = (script: string | undefined): boolean => scriptsOfAreas.has(script);

/**
 * The script of a module that loads after hydration. A block may need it earlier, without the rest: then it has a
 * script that both load.
 */
const scriptAfterHydration = (pages: readonly string[], size: number): string => {
  if (isOfMost(pages) || (pages.some(isBlock) && size < SMALL_MODULE)) return 'entry-client';
  return pages.some(isBlock) ? 'widgets' : 'after-hydration';
};

/** Whether a module is of a folder whose shared modules are loaded with every page, even if few pages import them. */
const isOfEveryPage = (name: string): boolean => /^ui\/(kernel|design)\//.test(name);

/** A module that neither shell nor engine imports, with the pages among its roots. */
type Shared = {
  readonly id: string;
  readonly name: string;
  readonly roots: readonly string[];
  readonly pages: readonly string[];
};

const untilNothingChanges = (plan: ReadonlyMap<string, string>, step: () => void): void => {
  for (let size = -1; size !== plan.size;) {
    size = plan.size;
    step();
  }
};

/**
 * Assigns a chunk to each module that several pages load. `libraries` and `entry-client` (the shell) load with every
 * page; `entry-engine` and `after-hydration` load after the page. Modules that both pages and the engine import belong
 * to the shell, so that no page imports the engine. Modules that only some pages share go into the script of their
 * area, together with their own imports if every page that uses those loads the script anyway. A module without an
 * entry is bundled with the module that imports it.
 *
 * `folder`: the root of the project. Result: chunk name by module id.
 */
export const planChunks = (graph: ModuleGraph, folder: string): ReadonlyMap<string, string> => {
  const nameOf = (id: string): string => id.slice(folder.length + 1).replaceAll('\\', '/');
  const rootsOf = rootsOfModules(graph, join(folder, STARTER));
  const plan = new Map<string, string>();
  const ofStarter = new Set<string>();
  const open: Shared[] = [];
  for (const [id, ids] of rootsOf) {
    const name = nameOf(id);
    const roots = [...ids].map(nameOf);
    const pages = roots.filter(isPage);
    const isLibrary = name.includes('node_modules');
    if (roots.includes(STARTER)) ofStarter.add(id);
    else if (roots.includes(SHELL)) plan.set(id, isLibrary ? 'libraries' : 'entry-client');
    else if (roots.includes(ENGINE) && (isLibrary || pages.length === 0)) plan.set(id, 'entry-engine');
    else if (isLibrary) continue;
    else if (roots.includes(ENGINE)) plan.set(id, 'entry-client');
    else if (roots.includes(AFTER_HYDRATION))
      plan.set(id, scriptAfterHydration(pages, graph.getModuleInfo(id)?.code?.length ?? 0));
    else open.push({ id, name, roots, pages });
  }
  const rest = (): readonly Shared[] => open.filter(({ id }) => !plan.has(id));
  for (const { id, roots } of open) if (isOfPurchase(roots)) plan.set(id, 'purchase');

  const needsEngine = reaching(graph, (id) => plan.get(id) === 'entry-engine');
  for (const { id, roots } of rest()) {
    const script = needsEngine(id) ? undefined : scriptOfAccount(roots);
    if (script !== undefined) plan.set(id, script);
  }
  for (const { id, name, roots, pages } of rest()) {
    const script = roots.length > 1 && !needsEngine(id) ? scriptOf(name, pages) : undefined;
    if (script !== undefined) plan.set(id, script);
  }
  const importers = importersIn(graph, rootsOf.keys());
  const pagesLoading = (script: string): ReadonlySet<string> =>
    new Set(open.flatMap(({ id, pages }) => (plan.get(id) === script ? pages : [])));
  untilNothingChanges(plan, () => {
    for (const { id, pages } of rest()) {
      const script = importers
        .get(id)
        ?.map((importer) => plan.get(importer))
        .find(isOfAreas);
      if (script === undefined || needsEngine(id)) continue;
      const loading = pagesLoading(script);
      if (pages.every((page) => loading.has(page))) plan.set(id, script);
    }
  });
  for (const { id, name, roots, pages } of rest())
    if (isOfMost(pages) || (isOfEveryPage(name) && (roots.length > 1 || name.endsWith('.css'))))
      plan.set(id, 'entry-client');
  const isLoaded = (id: string): boolean =>
    ofStarter.has(id) || plan.get(id) === 'entry-client' || plan.get(id) === 'libraries';
  // The shell may import only modules that are loaded with every page, so a module is added only after all its imports.
  untilNothingChanges(plan, () => {
    for (const { id, name, roots, pages } of rest()) {
      const isShared = pageCount(pages) > (roots.some(isArea) ? 0 : 1);
      const module = graph.getModuleInfo(id);
      const isSmall = !name.endsWith('.css') && (module?.code?.length ?? 0) < SMALL_MODULE;
      if (isShared && isSmall && module?.importedIds.every(isLoaded) === true) plan.set(id, 'entry-client');
    }
  });
  // A page joins the script of an area if all its imports are in that script or are loaded with every page.
  for (const { id } of rest().filter(({ name }) => isPage(name) && !isBlock(name))) {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    const [script, ...others] = new Set(imported.filter((one) => !isLoaded(one)).map((one) => plan.get(one)));
    if (script !== undefined && others.length === 0 && isOfAreas(script)) plan.set(id, script);
  }
  return plan;
};

/**
 * Returns a plugin that plans the chunks of the browser's build as soon as all modules are known, and the function that
 * returns a module's chunk name; null lets the bundler decide.
 */
export const planOfChunks = (): { readonly plugin: Plugin; readonly chunkOf: (id: string) => string | null } => {
  let plan: ReadonlyMap<string, string> = new Map();
  return {
    plugin: {
      name: 'plan-chunks',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd() {
        plan = planChunks(this, join(import.meta.dirname, '../../..'));
      },
    },
    chunkOf: (id) => plan.get(id) ?? null,
  };
};
