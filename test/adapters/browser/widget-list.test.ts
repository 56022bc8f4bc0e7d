import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeWidgetList } from '#adapters/browser/widget-list.ts';
import { run } from '#test/support/run.ts';

type WidgetPage = Parameters<typeof makeWidgetList>[0];

/** A page whose script writes the list later. */
const openPage = (recommendationWidgets?: unknown) => {
  const page: WidgetPage = Object.assign(new EventTarget(), { recommendationWidgets });
  return {
    page,
    write: (list: unknown): void => void Object.assign(page, { recommendationWidgets: list }),
    announce: (): void => void page.dispatchEvent(new Event('recommendationWidgetsReady')),
  };
};

/** The widget with an index, once it was read. */
const reading = (page: WidgetPage, index = 1, list = makeWidgetList(page)) => {
  const reads: unknown[] = [];
  void run(list.at(index)).then((widget) => reads.push(widget));
  return { list, reads };
};
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('makeWidgetList', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('REC-05 REC-06 a widget that is in the list is read at once', async () => {
    const { reads } = reading(openPage(['first', 'second']).page);
    await after(0);
    expect(reads).toEqual(['second']);
  });

  test('REC-06 a list that its provider writes later is read after the ready event', async () => {
    const { page, write, announce } = openPage([]);
    const { reads } = reading(page);
    await after(1000);
    write(['first', 'second']);
    await after(1000);
    expect(reads).toEqual([]);
    announce();
    await after(0);
    expect(reads).toEqual(['second']);
  });

  test.each([{ list: undefined }, { list: [] }, { list: ['first'] }, { list: 'no list' }, { list: { 1: 'second' } }])(
    'REC-06 without the event nothing is found after 3 s in $list',
    async ({ list }) => {
      const { reads } = reading(openPage(list).page);
      await after(2999);
      expect(reads).toEqual([]);
      await after(1);
      expect(reads).toEqual([undefined]);
    },
  );

  test('REC-06 the wait is over for later readers, who read what the list has by then', async () => {
    const { page, write } = openPage();
    const { list } = reading(page);
    await after(3000);
    const { reads } = reading(page, 5, list);
    await after(0);
    expect(reads).toEqual([undefined]);
    write(['first', 'second']);
    const { reads: later } = reading(page, 1, list);
    await after(0);
    expect(later).toEqual(['second']);
  });
});
