import { makeAutoObservable } from 'mobx';
import type { TileView } from '#core/catalog/page-models.ts';
import type { RecentSearches } from '#core/search/recent-searches.ts';
import { asksForSuggestions, SUGGEST_PAUSE_MS, type Suggestions } from '#core/search/suggestions.ts';
import type { NavigationPort } from '#ui/kernel/shell-ports.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** An option of the list: its text and its address. */
export type SuggestedOption = {
  readonly kind: 'recent' | 'term' | 'category' | 'product';
  readonly text: string;
  readonly to: string;
  readonly tile?: TileView;
};

const nothing: Suggestions<TileView> = { terms: [], categories: [], products: [] };

const searchFor = (kind: 'recent' | 'term', text: string): SuggestedOption => ({
  kind,
  text,
  to: `/search?q=${encodeURIComponent(text)}`,
});

type Place = {
  readonly tasks: Tasks;
  readonly navigation: NavigationPort;
  readonly field: Pick<HTMLInputElement, 'value' | 'focus'>;
};

/**
 * A combobox with a list (ARIA pattern with manual selection): the focus stays in the field, and no option is active
 * until the shopper selects one.
 */
export class SuggestionsPresenter {
  typed: string;
  isOpen = true;
  activeIndex: number | undefined = undefined;
  found: Suggestions<TileView> = nothing;
  recent: RecentSearches = [];
  readonly #tasks: Tasks;
  readonly #navigation: NavigationPort;
  readonly #field: Place['field'];
  #pause: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor({ tasks, navigation, field }: Place) {
    this.#tasks = tasks;
    this.#navigation = navigation;
    this.#field = field;
    this.typed = field.value;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Recent searches while the field is empty (SRCH-07), then suggestions for the typed text. */
  get options(): readonly SuggestedOption[] {
    if (this.typed.trim() === '') return this.recent.map((term) => searchFor('recent', term));
    const { terms, categories, products } = this.found;
    return [
      ...terms.map((term) => searchFor('term', term)),
      ...categories.map(({ name, url }) => ({ kind: 'category' as const, text: name, to: url })),
      ...products.map((tile) => ({ kind: 'product' as const, text: tile.name, to: tile.url, tile })),
    ];
  }

  get isShown(): boolean {
    return this.isOpen && this.options.length > 0;
  }

  activate(): () => void {
    const stopTasks = this.#tasks.start();
    this.recall();
    if (this.#field.value !== '') this.type(this.#field.value);
    return () => {
      clearTimeout(this.#pause);
      stopTasks();
    };
  }

  /** Called when the field gets the focus or is pressed. */
  enter(): void {
    this.isOpen = true;
    this.typed = this.#field.value;
    this.recall();
  }

  /** Requests suggestions after a pause; an earlier request is canceled (SRCH-03). */
  type(text: string): void {
    this.typed = text;
    this.isOpen = true;
    this.activeIndex = undefined;
    clearTimeout(this.#pause);
    if (asksForSuggestions(text)) this.#pause = setTimeout(this.ask, SUGGEST_PAUSE_MS);
    else this.find(nothing);
  }

  close(): void {
    clearTimeout(this.#pause);
    this.isOpen = false;
    this.activeIndex = undefined;
  }

  point(index: number): void {
    this.activeIndex = index;
  }

  choose(option: SuggestedOption): void {
    if (option.kind === 'term' || option.kind === 'recent') this.#field.value = option.text;
    this.close();
    this.#navigation.go(option.to);
  }

  /**
   * Handles a key and returns whether it was for the list; the field handles other keys. Enter searches for the typed
   * text unless an option is active.
   */
  press(key: string): boolean {
    const active = this.activeIndex === undefined ? undefined : this.options[this.activeIndex];
    switch (key) {
      case 'ArrowDown':
        return this.move(this.activeIndex === undefined ? 0 : this.activeIndex + 1);
      case 'ArrowUp':
        return this.move((this.activeIndex ?? this.options.length) - 1);
      case 'Home':
        return active !== undefined && this.move(0);
      case 'End':
        return active !== undefined && this.move(this.options.length - 1);
      case 'Enter':
        if (active !== undefined) this.choose(active);
        return active !== undefined;
      case 'Escape':
        return this.escape();
      default:
        return false;
    }
  }

  /** Beyond either end is the field itself, where no option is active. */
  private move(to: number): boolean {
    if (this.options.length === 0) return false;
    const count = this.options.length;
    this.activeIndex = this.isShown && (to < 0 || to >= count) ? undefined : Math.min(Math.max(to, 0), count - 1);
    this.isOpen = true;
    return true;
  }

  /** Closes the list first, then clears the field; otherwise leaves the key to the page. */
  private escape(): boolean {
    const wasShown = this.isShown;
    if (!wasShown && this.typed === '') return false;
    if (!wasShown) {
      this.#field.value = '';
      this.type('');
    }
    this.close();
    return true;
  }

  private ask(): void {
    const { typed } = this;
    // A response to earlier text is dropped. A failure shows no suggestions; the search still works.
    const show = (found: Suggestions<TileView>): void => {
      if (this.typed === typed) this.find(found);
    };
    this.#tasks.query('suggest', (shop) => shop.catalog.suggest(typed), { done: show, failed: () => show(nothing) });
  }

  private find(found: Suggestions<TileView>): void {
    this.found = found;
    this.activeIndex = undefined;
  }

  private recall(): void {
    this.#tasks.query('recent', (shop) => shop.catalog.recallSearches, {
      done: (terms) => {
        this.recent = terms;
      },
      failed: () => undefined,
    });
  }
}
