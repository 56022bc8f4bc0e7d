import type { BrowserContext, Page, Request } from 'playwright';

/** Characters of the report on one page. */
const MOST_CHARACTERS = 4000;
/** The last lines of console and network that are reported. */
const MOST_LINES = 40;
/** The state of a page is read by a script in it, which a blocked page does not run. Milliseconds. */
const PAGE_LIMIT_MS = 2000;

/** The visible state of a page: hydrated or not, busy buttons, dialogs and messages. */
const stateOf = (page: Page): Promise<string> =>
  Promise.race([
    page.evaluate(() => {
      const texts = (selector: string): string =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .map(({ innerText }) => JSON.stringify(innerText))
          .join(' ');
      return [
        `hydrated: ${String(document.documentElement.dataset['hydrated'] === 'true')}`,
        `busy: ${texts('[aria-busy=true]')}`,
        `dialogs: ${texts('dialog[open]')}`,
        `messages: ${texts('[role=alert], [role=status], [aria-live] > *')}`,
      ].join('\n');
    }),
    new Promise<string>((resolve) => setTimeout(() => resolve('The page does not answer.'), PAGE_LIMIT_MS)),
  ]).catch((failure: unknown) => String(failure));

/**
 * Records the events of the pages of a context, for the message of a failing test: pending requests and their age in
 * milliseconds, calls of the service, navigations, lines of the console, uncaught errors, and the visible state of each
 * page. A timeout alone does not say what the page waited for.
 */
export const recordPages = (context: BrowserContext): (() => Promise<string>) => {
  const pending = new Map<Request, number>();
  const lines: string[] = [];
  context.on('request', (request) => pending.set(request, Date.now()));
  context.on('requestfinished', (request) => void pending.delete(request));
  context.on('requestfailed', (request) => {
    pending.delete(request);
    lines.push(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  context.on('response', (response) => {
    const isCall = new URL(response.url()).pathname.startsWith('/api/');
    if (isCall || response.status() >= 400)
      lines.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  context.on('page', (page) => page.on('framenavigated', (frame) => lines.push(`navigated: ${frame.url()}`)));
  context.on('console', (message) => lines.push(`console ${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => lines.push(`uncaught: ${String(error.error())}`));
  return async () => {
    const now = Date.now();
    const waiting = [...pending].map(
      ([request, since]) => `waiting for ${now - since} ms: ${request.method()} ${request.url()}`,
    );
    const pages = await Promise.all(
      context.pages().map(async (page) => `${page.url()}\n${(await stateOf(page)).slice(0, MOST_CHARACTERS)}`),
    );
    return [...pages, ...waiting, ...lines.slice(-MOST_LINES)].join('\n');
  };
};
