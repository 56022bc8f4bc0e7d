import type { LocalizedText } from './localized-text.ts';

/** A category of one of three levels; one without a parent is of the first (RTE-04: an id has four to ten digits). */
export type CategoryData = {
  readonly id: string;
  readonly slug: string;
  readonly parent?: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** The list of a page: its title says whom or what the goods are for, and does not describe them to the search. */
  readonly isSearched?: false;
};
