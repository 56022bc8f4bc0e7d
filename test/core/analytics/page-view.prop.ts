import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PageViews } from '#core/analytics/page-view.ts';
import { law } from '#test/support/law.ts';

describe('PageViews', () => {
  test('ANL-13 three navigations make three page views, with their own titles', () => {
    let views = PageViews.none;
    const seen = [
      ['/en-us', 'Home'],
      ['/en-us/cart', 'Cart'],
      ['/en-us', 'Home'],
    ].flatMap(([address = '', title = '']) => {
      const { state, events } = PageViews.entitle(PageViews.navigate(views, address), title);
      views = state;
      return events;
    });
    expect(seen).toEqual([
      { _tag: 'PageViewed', title: 'Home', path: '/en-us' },
      { _tag: 'PageViewed', title: 'Cart', path: '/en-us/cart' },
      { _tag: 'PageViewed', title: 'Home', path: '/en-us' },
    ]);
  });

  test('ANL-13 a fragment is no route change, and a query is one', () => {
    const { state } = PageViews.entitle(PageViews.navigate(PageViews.none, '/en-us'), 'Home');
    expect(PageViews.navigate(state, '/en-us#reviews')).toBe(state);
    expect(PageViews.entitle(PageViews.navigate(state, '/en-us?q=a#\nb'), 'Search').events).toEqual([
      { _tag: 'PageViewed', title: 'Search', path: '/en-us?q=a' },
    ]);
  });

  test('ANL-13 before the title is set, nothing is counted, and an empty title is none', () => {
    const views = PageViews.navigate(PageViews.none, '/en-us');
    expect(PageViews.entitle(views, ' ')).toEqual({ state: views, events: [] });
    expect(PageViews.entitle(PageViews.none, 'Home')).toEqual({ state: PageViews.none, events: [] });
    expect(PageViews.entitle({ isCounted: false }, 'Home').events).toEqual([]);
  });

  const step = fc.oneof(
    fc.record({ to: fc.constantFrom('/a', '/b', '/a#x', '/b?q=1') }),
    fc.record({ title: fc.constantFrom('A', 'B', '') }),
  );

  law('ANL-13 one page view per route change, after the title is set', [fc.array(step, { maxLength: 30 })], (steps) => {
    let views = PageViews.none;
    let at: string | undefined;
    let isDue = false;
    for (const one of steps) {
      if ('to' in one) {
        const page = one.to.split('#')[0];
        isDue = page === at ? isDue : true;
        at = page;
        views = PageViews.navigate(views, one.to);
        continue;
      }
      const { state, events } = PageViews.entitle(views, one.title);
      views = state;
      expect(events).toEqual(isDue && one.title !== '' ? [{ _tag: 'PageViewed', title: one.title, path: at }] : []);
      if (one.title !== '') isDue = false;
    }
  });
});
