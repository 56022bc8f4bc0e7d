/** Suggestions are asked for from this many characters on, after this pause in milliseconds (SRCH-03). */
export const MIN_SUGGEST_CHARACTERS = 2;
export const SUGGEST_PAUSE_MS = 300;

/** The most terms and products that are suggested (SRCH-03). */
export const MAX_SUGGESTED_TERMS = 10;
export const MAX_SUGGESTED_PRODUCTS = 4;

export type Suggestions<Product> = { readonly terms: readonly string[]; readonly products: readonly Product[] };

export const asksForSuggestions = (typed: string): boolean => [...typed.trim()].length >= MIN_SUGGEST_CHARACTERS;

export const shortened = <Product>({ terms, products }: Suggestions<Product>): Suggestions<Product> => ({ terms: terms.slice(0, MAX_SUGGESTED_TERMS), products: products.slice(0, MAX_SUGGESTED_PRODUCTS) });

/** Questions are numbered from 1 in the order in which they were asked; `shown` is the number of the one whose answer is in sight. */
export type Asking<Answer> = { readonly asked: number; readonly shown: number; readonly answer?: Answer };

export const nothingAsked: Asking<never> = { asked: 0, shown: 0 };

/** One more question; its number is `asked`. */
export const askedAgain = <Answer>(asking: Asking<Answer>): Asking<Answer> => ({ ...asking, asked: asking.asked + 1 });

/** An answer is shown unless one to a later question is in sight already, so that replies out of order leave the newest (SRCH-03). */
export const answered = <Answer>(asking: Asking<Answer>, question: number, answer: Answer): Asking<Answer> => (question > asking.shown ? { ...asking, shown: question, answer } : asking);
