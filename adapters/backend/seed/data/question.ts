import type { Words } from './words.ts';

/** What a shopper wanted to know, and what the house answered (REV-05, REV-12). */
type QuestionData = {
  readonly by: string;
  /** The day, as in 2026-10-05. */
  readonly on: string;
  readonly text: Words;
  readonly answer: Words;
};
export type QuestionsByStyle = { readonly [styleId: string]: readonly QuestionData[] };
