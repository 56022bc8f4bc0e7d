import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as t from 'io-ts';
import { browserProgram, launchProfile, temporaryFolder, whole } from '#test/support/browser.ts';
import { decoded } from '#test/support/decoded.ts';
import { freePort } from '#test/support/free-port.ts';
import { prepareCart } from '#test/support/prepared-cart.ts';

const run = promisify(execFile);
const folder = join(import.meta.dirname, '../../../.build/lighthouse');
const cli = join(folder, 'node_modules/lighthouse/cli/index.js');

/**
 * Only the bench needs it: it is fetched from the registry at the first use, and is not part of an install of the shop.
 */
const VERSION = '13.5.0';
const LIMIT_MS = 180_000;

const score = t.type({ score: t.number });
const Report = t.type({
  categories: t.type({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: t.record(
    t.string,
    t.intersection([
      t.type({ title: t.string, score: t.union([t.number, t.null]) }),
      t.partial({ numericValue: t.number }),
    ]),
  ),
});

export type Audit = {
  /** Of 100. */
  readonly scores: readonly [performance: number, accessibility: number, bestPractices: number, seo: number];
  /** Milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Titles of failed audits, except performance. */
  readonly faults: readonly string[];
};

const fetchLighthouse = async (): Promise<void> => {
  if (existsSync(cli)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${VERSION}`], {
    cwd: folder,
    timeout: LIMIT_MS,
  });
};

/** Where Lighthouse finds a browser whose profile it keeps. */
type OpenBrowser = { readonly port: number };

/** A browser of a guest with one unit in the cart. */
export const openBrowserWithCart = async (
  shopUrl: string,
  productId: string,
): Promise<OpenBrowser & { readonly close: () => Promise<void> }> => {
  const [port, profile] = [await freePort(), await temporaryFolder()];
  const browser = await launchProfile(profile.path, { port, baseURL: shopUrl });
  const page = await browser.newPage();
  await prepareCart(page, { locale: 'en-us', productId });
  await page.goto('/en-us/cart');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  return {
    port,
    close: async () => {
      await browser.close();
      await profile.remove();
    },
  };
};

/** Lighthouse sometimes misses the start of a visit (NO_NAVSTART); such a visit is repeated. */
const visit = async (address: string, out: string, browser?: OpenBrowser): Promise<void> => {
  const { path, env } = await browserProgram(whole);
  const once = async (): Promise<unknown> =>
    run(
      process.execPath,
      [
        cli,
        address,
        '--output=json',
        `--output-path=${out}`,
        '--quiet',
        ...(browser === undefined
          ? ['--chrome-flags=--headless=new --no-sandbox --disable-gpu']
          : [`--port=${browser.port}`, '--disable-storage-reset']),
      ],
      {
        cwd: folder,
        timeout: LIMIT_MS,
        env: { ...process.env, ...env, CHROME_PATH: path },
      },
    );
  await once().catch((failure: unknown) => {
    if (!String(failure).includes('NO_NAVSTART')) throw failure;
    return once();
  });
};

/** One visit of Lighthouse in its mobile profile, with simulated throttling. */
export const visitWithLighthouse = async (address: string, browser?: OpenBrowser): Promise<Audit> => {
  await fetchLighthouse();
  const out = join(folder, 'report.json');
  await visit(address, out, browser);
  const { categories, audits } = decoded(Report, JSON.parse(await readFile(out, 'utf8')));
  const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const speed = new Set(
    Object.keys(audits).filter((id) =>
      /blocking|paint|interactive|speed|insight|unused|byte|server-response|main-thread|bootup|task|dom-size/.test(id),
    ),
  );
  const of = ({ score: value }: { readonly score: number }): number => Math.round(value * 100);
  return {
    scores: [
      of(categories.performance),
      of(categories.accessibility),
      of(categories['best-practices']),
      of(categories.seo),
    ],
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    faults: Object.entries(audits).flatMap(([id, { title, score: value }]) =>
      value === 0 && !speed.has(id) ? [title] : [],
    ),
  };
};
