import type { LocalizedText } from './localized-text.ts';

/** A question with the answer of the brand (REV-05, REV-12). */
type QuestionData = {
  readonly by: string;
  /** Day as YYYY-MM-DD. */
  readonly on: string;
  readonly text: LocalizedText;
  readonly answer: LocalizedText;
};
export type QuestionsByStyle = { readonly [styleId: string]: readonly QuestionData[] };
