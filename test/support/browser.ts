import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { packagedBrowser, type BrowserProgram } from './packaged-browser.ts';
import { testTools } from './test-tools.ts';

/** Browsers with the defaults of users. */
export const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** The headless variants first: they render the same, and save a fifth of the time of the tests. */
const headless = ['chromium-headless-shell', ...whole];

const installed = (names: readonly string[]): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
};

/** The same flags everywhere: no background requests, headless, no sandbox for root in a container. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
];

/**
 * The browser of the tests: an installed Chromium or Chrome, else the one that Playwright has downloaded, else the
 * packaged one; with `packaged` tools only that one. Rejects with one sentence if there is none: no suite is skipped.
 */
export const browserProgram = async (names: readonly string[] = headless): Promise<BrowserProgram> => {
  if (testTools() === 'packaged') return packagedBrowser();
  const found = installed(names) ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (found !== undefined) return { path: found };
  return packagedBrowser().catch((failure: unknown) => {
    throw new Error('No browser was found: install Chromium or Chrome, or run "npx playwright install chromium".', {
      cause: failure,
    });
  });
};

const launch = async (names: readonly string[]): Promise<Browser> => {
  const { path, env = {} } = await browserProgram(names);
  return chromium.launch({ executablePath: path, args: flags, env: { ...process.env, ...env } });
};

/** A failed launch, for example on a machine that is short of memory for a moment, is retried once. */
export const launchBrowser = async (names: readonly string[] = headless): Promise<Browser> =>
  launch(names).catch(() => launch(names));

/** The full browser of users, for measurements. */
export const launchWholeBrowser = (): Promise<Browser> => launchBrowser(whole);

/** The full browser with one profile for all its tabs, that other programs can use by a port. */
export const launchProfile = async (
  folder: string,
  { port, baseURL }: { readonly port: number; readonly baseURL: string },
): Promise<BrowserContext> => {
  const { path, env = {} } = await browserProgram(whole);
  return chromium.launchPersistentContext(folder, {
    executablePath: path,
    args: [...flags, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
    baseURL,
  });
};

/** A folder that lives as long as a test. */
export const temporaryFolder = async (): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> => {
  const path = await mkdtemp(join(tmpdir(), 'portico-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};
