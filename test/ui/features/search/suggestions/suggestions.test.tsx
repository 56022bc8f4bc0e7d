import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as Effect from 'effect/Effect';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchBox } from '#ui/shell/search-box.tsx';
import { SuggestionsPresenter } from '#ui/features/search/suggestions/suggestions.presenter.ts';
import type { Suggestions } from '#core/search/suggestions.ts';
import type { TileView } from '#core/catalog/page-models.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { openShop } from '#test/ui/render-in-shop.tsx';
import { openFrame } from '#test/ui/shell/open-frame.tsx';

const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const where = (): string => document.querySelector('output')?.textContent ?? '';

describe('the search field', () => {
  const opened = openShop();
  const open = async () => {
    const user = userEvent.setup();
    const frame = openFrame(<SearchBox />, '/en-us', opened);
    await user.click(field());
    return { user, ...frame };
  };
  beforeEach(() => {
    opened.sent.length = 0;
  });

  test('SRCH-02 SRCH-03 typing shows terms, categories and products, with the typed text marked and the count announced', async () => {
    const { user } = await open();
    await user.keyboard('kamm');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' }, { timeout: 3000 });
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label')),
    ).toEqual(['Searches', 'Categories', 'Products']);
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['trail running shoe', 'Footwear', expect.stringContaining('Kamm Trail 3')]);
    expect(list.querySelector('mark')?.textContent).toBe('Kamm');
    expect(screen.getByText('3 suggestions, use the arrow keys').getAttribute('role')).toBe('status');
    expect([field().getAttribute('aria-expanded'), field().getAttribute('aria-controls')]).toEqual(['true', list.id]);
    expect(document.activeElement).toBe(field());
  });

  test('the arrows choose an option while the field keeps the focus, and Enter opens it', async () => {
    const { user } = await open();
    await user.keyboard('kamm');
    await screen.findByRole('listbox', {}, { timeout: 3000 });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect(field().getAttribute('aria-activedescendant')).toBe(active.id);
    expect([active.textContent, document.activeElement === field()]).toEqual(['Footwear', true]);
    await user.keyboard('{Enter}');
    expect(opened.sent).toEqual(['go /en-us/c/footwear-1000']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('Enter searches for the typed text if no option is active', async () => {
    const { user } = await open();
    await user.keyboard('kamm');
    await screen.findByRole('listbox', {}, { timeout: 3000 });
    await user.keyboard('{Enter}');
    expect(where()).toBe('/en-us/search?q=kamm');
    expect(opened.sent).toEqual([]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('a click chooses, and the focus stays in the field meanwhile', async () => {
    const { user } = await open();
    await user.keyboard('kamm');
    const list = await screen.findByRole('listbox', {}, { timeout: 3000 });
    const [term] = within(list).getAllByRole('option');
    if (term === undefined) throw new Error('There is no option');
    expect(fireEvent.mouseDown(term)).toBe(false);
    await user.click(term);
    expect(opened.sent).toEqual(['go /search?q=trail%20running%20shoe']);
    expect(field().value).toBe('trail running shoe');
  });

  test('Escape closes the list first and then empties the field; Tab closes it', async () => {
    const { user } = await open();
    await user.keyboard('kamm');
    await screen.findByRole('listbox', {}, { timeout: 3000 });
    await user.keyboard('{Escape}');
    expect([screen.queryByRole('listbox'), field().value]).toEqual([null, 'kamm']);
    await user.keyboard('{Escape}');
    expect(field().value).toBe('');
    await user.keyboard('kamm');
    await screen.findByRole('listbox', {}, { timeout: 3000 });
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('SRCH-07 an empty field offers the recent searches', async () => {
    await run(opened.shop.catalog.rememberSearch('wool hat'));
    await open();
    const list = await screen.findByRole('listbox');
    expect(within(list).getByRole('group', { name: 'Recent searches' })).toBeTruthy();
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['wool hat']);
  });

  test('a service that suggests nothing, or fails, leaves a working search field', async () => {
    const { user } = await open();
    const before = opened.fakes.faults.times('suggestions');
    opened.fakes.faults.failNext('suggestions', apiRefusal('GEN500', 500));
    await user.keyboard('kamm');
    await vi.waitFor(() => expect(opened.fakes.faults.times('suggestions')).toBe(before + 1), { timeout: 3000 });
    await act(() => Promise.resolve());
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Enter}');
    expect(where()).toBe('/en-us/search?q=kamm');
  });
});

describe('the suggestions', () => {
  const found = (...terms: readonly string[]): Suggestions<TileView> => ({ terms, categories: [], products: [] });
  /** A shop whose responses the test releases. */
  const setUp = () => {
    const asked: { readonly typed: string; readonly answer: (found: Suggestions<TileView>) => void }[] = [];
    const built = buildStorefront({ locale: 'en-us' });
    const suggest = (typed: string) =>
      Effect.promise<Suggestions<TileView>>(
        () =>
          new Promise((answer) => {
            asked.push({ typed, answer });
          }),
      );
    const { makeTasks, shell } = openShop({
      of: { ...built, shop: { ...built.shop, catalog: { ...built.shop.catalog, suggest } } },
    });
    const input = { value: '', focus: () => undefined };
    const presenter = new SuggestionsPresenter({ tasks: makeTasks(), navigation: shell.navigation, field: input });
    const stop = presenter.activate();
    const type = (text: string): void => {
      input.value = text;
      presenter.type(text);
    };
    return { presenter, asked, type, stop };
  };
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('SRCH-03 are requested after a delay of 300 ms, once for all typed characters', async () => {
    const { asked, type } = setUp();
    for (const text of ['bo', 'boo', 'boot']) {
      type(text);
      await pass(299);
    }
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked.map(({ typed }) => typed)).toEqual(['boot']);
  });

  test('SRCH-03 one character sends no request, and removes the suggestions', async () => {
    const { presenter, asked, type } = setUp();
    type('bo');
    await pass(300);
    asked[0]?.answer(found('boot'));
    await pass(0);
    expect(presenter.options).toHaveLength(1);
    type('b');
    await pass(1000);
    expect([asked.length, presenter.options.length]).toEqual([1, 0]);
  });

  test('SRCH-03 out-of-order responses keep the newest', async () => {
    const { presenter, asked, type } = setUp();
    type('bo');
    await pass(300);
    type('boots');
    await pass(300);
    asked[1]?.answer(found('boots'));
    asked[0]?.answer(found('bottle'));
    await pass(0);
    expect(presenter.options.map(({ text }) => text)).toEqual(['boots']);
  });

  test('past either end of the list comes the field itself; Home and End lead to the ends once an option is active', async () => {
    const { presenter, asked, type } = setUp();
    type('bo');
    await pass(300);
    asked[0]?.answer(found('one', 'two', 'three'));
    await pass(0);
    const at = (...keys: readonly string[]): number | undefined => {
      keys.forEach((key) => presenter.press(key));
      return presenter.activeIndex;
    };
    expect([at('Home'), at('ArrowDown'), at('End'), at('ArrowDown'), at('ArrowUp'), at('Home'), at('ArrowUp')]).toEqual(
      [undefined, 0, 2, undefined, 2, 0, undefined],
    );
    expect(presenter.press('x')).toBe(false);
  });

  test('nothing is requested after the field has lost focus', async () => {
    const { presenter, asked, type, stop } = setUp();
    type('bo');
    presenter.close();
    await pass(1000);
    type('boo');
    stop();
    await pass(1000);
    expect(asked).toEqual([]);
  });
});

test('the list is loaded with the first focus, and a field with text is looked up at once', async () => {
  const opened = openShop();
  openFrame(<SearchBox />, '/en-us', opened);
  field().value = 'kamm';
  act(() => field().focus());
  await screen.findByRole('listbox', {}, { timeout: 3000 });
  expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
});
