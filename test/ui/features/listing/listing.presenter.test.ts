import * as Effect from 'effect/Effect';
import { describe, expect, it } from 'vitest';
import { ListingPresenter } from '#ui/features/listing/listing.presenter.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { eventually, openShop } from '#test/ui/render-in-shop.tsx';
import { listingOf } from './sample-listing.ts';

const query = { start: 0, count: 24, sort: 'recommended' as const, filters: {} };

const open = (total: number, fails = false) => {
  const kept: number[] = [];
  const presenter = new ListingPresenter(listingOf(total, query), {
    tasks: openShop().makeTasks(),
    more: (part) => () =>
      fails ? Effect.fail(apiRefusal('PLP400')) : Effect.succeed({ listing: listingOf(total, { ...query, ...part }) }),
    keepStart: (start) => void kept.push(start),
  });
  return { presenter, kept };
};

describe('a list with more pages', () => {
  it('PLP-06 appends 24 until the total, and the query keeps start', async () => {
    const { presenter, kept } = open(60);
    expect([presenter.products.shown, presenter.products.hasMore]).toEqual([24, true]);
    presenter.products.more();
    await eventually(() => presenter.products.shown === 48);
    expect(presenter.products.firstNew).toBe(24);
    presenter.products.more();
    await eventually(() => presenter.products.shown === 60);
    expect([presenter.products.hasMore, kept]).toEqual([false, [24, 48]]);
  });

  it('sends no second request at once, and none past the end', async () => {
    const { presenter, kept } = open(30);
    presenter.products.more();
    presenter.products.more();
    await eventually(() => presenter.products.shown === 30);
    presenter.products.more();
    expect([presenter.products.status, kept]).toEqual(['idle', [24]]);
  });

  it('PLP-06 a product that moved between two parts is shown once, and the next part starts after the last one', async () => {
    const kept: number[] = [];
    const presenter = new ListingPresenter(listingOf(60, query), {
      tasks: openShop().makeTasks(),
      more: (part) => () => {
        const listing = listingOf(60, { ...query, ...part });
        return Effect.succeed({
          listing: { ...listing, tiles: [...listingOf(60, query).tiles.slice(-1), ...listing.tiles.slice(0, -1)] },
        });
      },
      keepStart: (start) => void kept.push(start),
    });
    presenter.products.more();
    await eventually(() => presenter.products.items.length === 47);
    expect([presenter.products.shown, presenter.products.hasMore]).toEqual([48, true]);
    presenter.products.more();
    await eventually(() => presenter.products.status === 'idle');
    expect([kept, presenter.products.shown, presenter.products.hasMore]).toEqual([[24, 48], 60, false]);
  });

  it('a part that fails to load leaves the list unchanged and shows a message', async () => {
    const { presenter, kept } = open(60, true);
    presenter.products.more();
    await eventually(() => presenter.products.status === 'error');
    expect([presenter.products.shown, kept]).toEqual([24, []]);
  });
});
