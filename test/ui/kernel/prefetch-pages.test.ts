import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from '#ui/kernel/prefetch-pages.ts';

const asked: string[] = [];
const prefetch = ({ request, params }: { readonly request: Request; readonly params: object }): void =>
  void asked.push(`${new URL(request.url).pathname} ${JSON.stringify(params)}`);
const loader = Object.assign(() => Promise.resolve('page'), { prefetch });

prefetchOnIntent(
  [
    { path: '/en-us/p/:productId', handle: 'public' },
    { path: '/en-us/checkout', handle: 'checkout' },
  ],
  {
    contextOf: () => new RouterContextProvider(),
    loaderOf: ({ handle }) => (handle === 'public' ? () => Promise.resolve({ loader }) : undefined),
  },
);

const link = (href: string): Element => {
  document.body.innerHTML = `<a href="${href}"><span>Kamm Trail 3</span></a><p>Elsewhere</p>`;
  return document.querySelector('span') ?? document.body;
};
const over = (target: Element): boolean => target.dispatchEvent(new Event('pointerover', { bubbles: true }));
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  asked.length = 0;
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('a pointer that rests on a link fetches its page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  over(link('/en-us/p/NKTRAIL3FJO'));
  vi.advanceTimersByTime(100);
  await settled();
  expect(asked).toEqual(['/en-us/p/NKTRAIL3FJO {"productId":"NKTRAIL3FJO"}']);
});

test('a pointer that only passes over does not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  over(link('/en-us/p/NKTRAIL3FJO'));
  over(document.querySelector('p') ?? document.body);
  vi.advanceTimersByTime(100);
  await settled();
  expect(asked).toEqual([]);
});

test('a touch fetches at once', async () => {
  link('/en-us/p/NKTRAIL3FJO').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settled();
  expect(asked).toHaveLength(1);
});

test('a clicked link is fetched once: the focus caused by the press does not fetch it again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const target = link('/en-us/p/NKTRAIL3FJO');
  for (const type of ['pointerdown', 'focusin', 'click']) target.dispatchEvent(new Event(type, { bubbles: true }));
  vi.advanceTimersByTime(100);
  await settled();
  expect(asked).toHaveLength(1);
});

test.each(['/en-us/checkout', '/nowhere', 'https://elsewhere.test/en-us/p/NKTRAIL3FJO', '#main'])(
  'nothing is fetched for %s',
  async (href) => {
    link(href).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await settled();
    expect(asked).toEqual([]);
  },
);
