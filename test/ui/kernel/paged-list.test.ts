import * as Effect from 'effect/Effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import { PagedList, type ListPage } from '#ui/kernel/paged-list.ts';
import { eventually, openShop } from '../render-in-shop.tsx';

const PAGE = 4;

/** A server's list that may change between reads; reads can be delayed. */
const serverOf = (all: string[]) => {
  const starts: number[] = [];
  const held: (() => void)[] = [];
  const server = { all, starts, held, isHolding: false, fails: false };
  const read = (start: number) => () =>
    Effect.promise(async () => {
      starts.push(start);
      const page: ListPage<string> = { items: server.all.slice(start, start + PAGE), total: server.all.length };
      if (server.isHolding) await new Promise<void>((resolve) => held.push(resolve));
      return page;
    }).pipe(Effect.flatMap((page) => (server.fails ? Effect.fail(apiRefusal('LST500', 500)) : Effect.succeed(page))));
  return { server, read };
};

const open = (
  all: string[],
  more: { readonly toastsMore?: boolean; readonly onGrown?: (start: number) => void } = {},
) => {
  const { server, read } = serverOf(all);
  const opened = openShop();
  const list = new PagedList<string>({
    tasks: opened.makeTasks(),
    read,
    pageIn: (page) => page,
    keyOf: (item) => item,
    ...more,
  });
  return { ...opened, server, list };
};

const letters = (count: number): string[] => Array.from({ length: count }, (_, index) => `item ${index}`);

describe('a paged list', () => {
  test('PLP-06 loading more until there is no more brings every item once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 15 }), async (count) => {
        const grown: number[] = [];
        const { list, server } = open(letters(count), { onGrown: (start) => void grown.push(start) });
        list.reset();
        await eventually(() => list.status === 'idle');
        while (list.hasMore) {
          list.more();
          await eventually(() => list.status === 'idle');
        }
        expect([list.items, list.total, list.shown]).toEqual([letters(count), count, count]);
        expect(grown).toEqual(server.starts.slice(1));
      }),
    );
  });

  test('no item is shown twice, whatever is added or removed on the server meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('more', 'insert', 'remove'), { maxLength: 12 }), async (steps) => {
        const { list, server } = open(letters(10));
        list.reset();
        await eventually(() => list.status === 'idle');
        for (const [index, step] of steps.entries()) {
          if (step === 'more') list.more();
          if (step === 'insert') server.all = [`new ${index}`, ...server.all];
          if (step === 'remove' && list.items.length > 0) {
            server.all = server.all.filter((item) => item !== list.items[0]);
            list.set(list.items.slice(1), list.total - 1);
          }
          await eventually(() => list.status === 'idle');
        }
        expect(new Set(list.items).size).toBe(list.items.length);
      }),
    );
  });

  test('knows where the new items start, and resets it when it is read from the start', async () => {
    const { list } = open(letters(6));
    list.reset();
    await eventually(() => list.status === 'idle');
    list.more();
    await eventually(() => list.items.length === 6);
    expect(list.firstNew).toBe(4);
    list.reset();
    expect([list.firstNew, list.items.length, list.status]).toEqual([undefined, 6, 'pending']);
    await eventually(() => list.items.length === 4);
  });

  test('drops a read that started before a change, and requests that part again', async () => {
    const { list, server } = open(letters(9));
    list.reset();
    await eventually(() => list.status === 'idle');
    server.isHolding = true;
    list.more();
    await eventually(() => server.held.length === 1);
    server.all = server.all.slice(1);
    server.isHolding = false;
    list.set(list.items.slice(1), list.total - 1);
    await eventually(() => list.status === 'idle');
    server.held[0]?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect([list.items, server.starts]).toEqual([letters(9).slice(1, 8), [0, 4, 3]]);
  });

  test('sends one request at a time, and none past its end', async () => {
    const { list, server } = open(letters(6));
    list.reset();
    await eventually(() => list.status === 'idle');
    list.more();
    list.more();
    await eventually(() => list.items.length === 6);
    list.more();
    expect([list.status, server.starts]).toEqual(['idle', [0, 4]]);
  });

  test('a part that fails to load keeps the items, with a status or a toast', async () => {
    for (const toastsMore of [false, true]) {
      const { list, server, toasts } = open(letters(6), { toastsMore });
      list.reset();
      await eventually(() => list.status === 'idle');
      server.fails = true;
      list.more();
      await eventually(() => list.status !== 'more');
      expect([list.status, list.items.length, toasts.toasts.length]).toEqual(
        toastsMore ? ['idle', 4, 1] : ['error', 4, 0],
      );
      server.fails = false;
      list.more();
      await eventually(() => list.items.length === 6);
    }
  });

  test('that fails to load is in error until it is read again', async () => {
    const { list, server } = open(letters(6), { toastsMore: true });
    server.fails = true;
    list.reset();
    await eventually(() => list.status === 'error');
    server.fails = false;
    list.reset();
    await eventually(() => list.items.length === 4);
    expect(list.isEmpty).toBe(false);
  });
});
