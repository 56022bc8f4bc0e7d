import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright';

/** Browsers as people have them. */
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** The same without windows first: it draws as they do, and saves a fifth of the time of the tests. */
const headless = ['chromium-headless-shell', ...whole];

const installed = (names: readonly string[]): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
};

/** The same policy as anywhere: no background calls to anyone, headless, no sandbox for root in a container. */
const flags = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-extensions',
];

/**
 * The program of a browser for tests: an installed Chromium or Chrome, else the one that Playwright has downloaded, else the one from the registry.
 * Rejects with one sentence where there is none: a suite is never skipped in silence.
 */
export const browserPath = async (names: readonly string[] = whole): Promise<string> => {
  const found = installed(names) ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (found !== undefined) return found;
  const { default: packaged } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath().catch(() => undefined);
  if (path === undefined) throw new Error('No browser was found: install Chromium or Chrome, or run "npx playwright install chromium".');
  return path;
};

export const launchBrowser = async (names: readonly string[] = headless): Promise<Browser> => chromium.launch({ executablePath: await browserPath(names), args: flags });

/** One as shoppers have it, for what is measured. */
export const launchWholeBrowser = (): Promise<Browser> => launchBrowser(whole);

/** A folder that lives as long as a test. */
export const temporaryFolder = async (): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> => {
  const path = await mkdtemp(join(tmpdir(), 'portico-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};
