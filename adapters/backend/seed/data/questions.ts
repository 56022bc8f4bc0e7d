import { everydayQuestions } from './everyday-questions.ts';
import { footwearQuestions } from './footwear-questions.ts';
import { gearQuestions } from './gear-questions.ts';
import { outerwearQuestions } from './outerwear-questions.ts';
import type { QuestionsByStyle } from './question.ts';

/** Questions by style, oldest first. */
export const questions: QuestionsByStyle = {
  ...footwearQuestions,
  ...outerwearQuestions,
  ...everydayQuestions,
  ...gearQuestions,
};
