import { makeAutoObservable } from 'mobx';
import type { TileView } from '#core/catalog/page-models.ts';
import type { RecentSearches } from '#core/search/recent-searches.ts';
import { asksForSuggestions, SUGGEST_PAUSE_MS, type Suggestions } from '#core/search/suggestions.ts';
import type { Navigation } from '#ui/kernel/shell-ports.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** Something that can be chosen from the list: its words, and where it leads. */
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
  readonly navigation: Navigation;
  readonly field: Pick<HTMLInputElement, 'value' | 'focus'>;
};

/**
 * What a combobox with a list does (ARIA practices: manual selection): the field keeps the focus, and nothing is chosen
 * until it is.
 */
export class SuggestionsPresenter {
  typed: string;
  isOpen = true;
  activeIndex: number | undefined = undefined;
  found: Suggestions<TileView> = nothing;
  recent: RecentSearches = [];
  readonly #tasks: Tasks;
  readonly #navigation: Navigation;
  readonly #field: Place['field'];
  #pause: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor({ tasks, navigation, field }: Place) {
    this.#tasks = tasks;
    this.#navigation = navigation;
    this.#field = field;
    this.typed = field.value;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Recent searches while nothing is typed (SRCH-07), then what the letters may become. */
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
    const rest = this.#tasks.start();
    this.recall();
    if (this.#field.value !== '') this.type(this.#field.value);
    return () => {
      clearTimeout(this.#pause);
      rest();
    };
  }

  /** The field has got the focus, or was pressed. */
  enter(): void {
    this.isOpen = true;
    this.typed = this.#field.value;
    this.recall();
  }

  /** Asks after a pause; what was asked before is given up (SRCH-03). */
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
   * Whether a key was for the list; every other one is the field's own. Enter searches for what is typed unless an
   * option is active.
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

  /** Past either end lies the field itself, where no option is active. */
  private move(to: number): boolean {
    if (this.options.length === 0) return false;
    const count = this.options.length;
    this.activeIndex = this.isShown && (to < 0 || to >= count) ? undefined : Math.min(Math.max(to, 0), count - 1);
    this.isOpen = true;
    return true;
  }

  /** Closes the list first, then empties the field; with neither to do it is left to what lies around. */
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
    // An answer to what is no longer typed is dropped. Without suggestions one searches all the same.
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
