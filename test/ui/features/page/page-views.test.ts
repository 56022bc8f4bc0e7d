import { expect, test } from 'vitest';
import { PageViews } from '#ui/features/page/page-views.ts';
import { eventually, openShop } from '#test/ui/render-in-shop.tsx';

const at = (pathname: string, search = '') => ({ pathname, search });

test('ANL-13 each route is one view, also before the engine is loaded; a new query or a head that is rendered again is none', async () => {
  const { promise: ready, resolve: load } = Promise.withResolvers<void>();
  const { fakes, makeTasks } = openShop({ ready });
  const views = new PageViews({ tasks: makeTasks() });
  views.visit(at('/en-us'), 'Home');
  views.visit(at('/en-us/search', '?q=boots'), 'Search');
  views.visit(at('/en-us/search', '?q=boots&sort=name'), 'Search');
  views.visit(at('/en-us/search', '?q=boots&sort=name'), 'Search');
  views.visit(at('/en-us'), 'Home');
  load();
  await eventually(() => fakes.analytics.recorded.length === 3);
  const home = { _tag: 'PageViewed', title: 'Home', path: '/en-us' };
  expect(fakes.analytics.recorded).toEqual([
    home,
    { _tag: 'PageViewed', title: 'Search', path: '/en-us/search?q=boots' },
    home,
  ]);
});
