import type { LocalizedText } from './localized-text.ts';

/** A category of one of three levels; one without a parent is of the first (RTE-04: an id has four to ten digits). */
export type CategoryData = {
  readonly id: string;
  readonly slug: string;
  readonly parent?: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
};
