/** Units of a product in a message; `amount` is a formatted price. */
type ItemRow = {
  readonly name: string;
  readonly detail: string;
  readonly quantity: number;
  /** The quantity in words, such as "1 of 2". */
  readonly units?: string;
  readonly amount?: string;
  /** How it is made to order, a part in each line. */
  readonly made?: readonly string[];
  /** What a shopper has typed, or a remark, below it. */
  readonly note?: string;
};

/** A part of a message. Texts are plain: the layout escapes them. */
export type MessageBlock =
  | { readonly _tag: 'Paragraph'; readonly text: string; readonly isQuiet?: boolean }
  | { readonly _tag: 'Items'; readonly rows: readonly ItemRow[] }
  | { readonly _tag: 'Sums'; readonly rows: readonly SumRow[] }
  | { readonly _tag: 'Lines'; readonly title: string; readonly lines: readonly string[] }
  /** Text that a shopper has typed. */
  | { readonly _tag: 'Quote'; readonly title: string; readonly text: string }
  | { readonly _tag: 'Code'; readonly code: string }
  /** A button, or a link of less importance. */
  | { readonly _tag: 'Button' | 'Link'; readonly label: string; readonly url: string };

export type SumRow = { readonly label: string; readonly amount: string; readonly isTotal?: boolean };

/** What a template makes of the parameters of a message: HTML and text are written from it (`layout.ts`). */
export type Content = { readonly subject: string; readonly heading: string; readonly blocks: readonly MessageBlock[] };
