import { createMemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { leaveOldBuild } from '#ui/shell/leave-old-build.ts';

const MINUTE = 60_000;
const served = (id: unknown) => async (): Promise<Response> => Response.json({ id, timestamp: '2030-01-01T00:00:00Z' });

/** A page with a router whose pages load when `arrive` is called. */
const open = (answer: () => Promise<Response>) => {
  let time = 0;
  const arrivals: (() => void)[] = [];
  const asked: string[] = [];
  const loaded: string[] = [];
  const router = createMemoryRouter(
    [{ path: '*', element: null, loader: () => new Promise<null>((resolve) => arrivals.push(() => resolve(null))) }],
    { hydrationData: { loaderData: { '0': null } } },
  );
  leaveOldBuild({
    router,
    build: 'one',
    read: (address) => {
      asked.push(address);
      return answer();
    },
    load: (href) => void loaded.push(href),
    now: () => time,
  });
  return {
    router,
    asked,
    loaded,
    wait: (milliseconds: number) => (time += milliseconds),
    arrive: () => arrivals.splice(0).forEach((one) => one()),
    go: (path: string) => router.navigate(path),
  };
};

describe('API-136 leaveOldBuild', () => {
  test('a page asks for the build only after five minutes, and stays with its own', async () => {
    const { asked, loaded, wait, go, arrive, router } = open(served('one'));
    void go('/a');
    arrive();
    wait(5 * MINUTE - 1);
    const second = go('/b');
    arrive();
    await second;
    expect(asked).toEqual([]);
    wait(1);
    const third = go('/c');
    arrive();
    await third;
    expect([asked, loaded, router.state.location.pathname]).toEqual([['/builds/meta.json'], [], '/c']);
  });

  test('another build makes the navigation load a document with its query and hash, and the router stop', async () => {
    const { loaded, wait, go, arrive, router } = open(served('two'));
    wait(5 * MINUTE);
    void go('/a?x=1#y');
    await expect.poll(() => loaded).toEqual(['/a?x=1#y']);
    arrive();
    expect(router.state.location.pathname).toBe('/');
  });

  test('a navigation that is faster than the answer is shown; the next one loads a document', async () => {
    const answers: (() => void)[] = [];
    const { loaded, wait, go, arrive, router } = open(
      () => new Promise((resolve) => answers.push(() => resolve(Response.json({ id: 'two' })))),
    );
    wait(5 * MINUTE);
    const first = go('/a');
    arrive();
    await first;
    answers.forEach((answer) => answer());
    await expect.poll(() => answers.length).toBe(1);
    expect([loaded, router.state.location.pathname]).toEqual([[], '/a']);
    void go('/b');
    await expect.poll(() => loaded).toEqual(['/b']);
  });

  test('steps of the same page, such as those of checkout, load no document', async () => {
    const { loaded, wait, go, arrive, router } = open(served('two'));
    wait(5 * MINUTE);
    const step = go('/?step=billing');
    await expect.poll(() => router.state.navigation.state).toBe('loading');
    arrive();
    await step;
    expect([loaded, router.state.location.search]).toEqual([[], '?step=billing']);
  });

  test.each([
    ['no connection', () => Promise.reject(new TypeError('offline'))],
    ['an error', async () => new Response('', { status: 500 })],
    ['no JSON', async () => new Response('<html>')],
    ['no id', served(5)],
  ])('%s: the navigation goes on, and the next one asks again', async (_, answer) => {
    const { asked, loaded, wait, go, arrive, router } = open(answer);
    wait(5 * MINUTE);
    for (const [index, path] of ['/a', '/b'].entries()) {
      const going = go(path);
      await expect.poll(() => asked.length).toBe(index + 1);
      arrive();
      await going;
    }
    expect([loaded, router.state.location.pathname]).toEqual([[], '/b']);
  });
});
