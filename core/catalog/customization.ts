import { Amount } from '../kernel/amount.ts';
import { optional, plain, type Form } from '../validation/form.ts';
import { unlessEmpty } from '../validation/rule.ts';
import { maxLength } from '../validation/text-rules.ts';

/** One of the choices of a part. `price`: what it adds to one unit, in minor units. */
type CustomChoice = {
  readonly id: string;
  readonly label: string;
  readonly price: Amount;
  /** `#rrggbb`, if the choice is a color. */
  readonly color?: string;
};

/** A part of goods that are made to order: one of several choices, or a text that may be left out. */
export type CustomPart = { readonly id: string; readonly label: string } & (
  | { readonly kind: 'choice'; readonly choices: readonly CustomChoice[] }
  | { readonly kind: 'text'; readonly maxLength: number; readonly price: Amount }
);

/** How goods are made to order (PDP-21). `deliveryTime`: a text such as "7–9 business days", which includes the work. */
export type Customization = { readonly parts: readonly CustomPart[]; readonly deliveryTime: string };

/** What a shopper has chosen of each part: the id of a choice, or a text. */
export type Recipe = readonly { readonly part: string; readonly choice: string }[];

/** A recipe with the names of its parts and choices. */
export type ShownRecipe = readonly {
  readonly part: string;
  readonly choice: string;
  readonly label: string;
  readonly value: string;
}[];

/** What can be engraved: letters of the Latin script, digits, spaces and simple punctuation. */
const engraving = unlessEmpty('engraving', (value) => /^[\p{Script=Latin}\p{M}\d .,'&!?+-]+$/u.test(value));

/** The form of the texts of a product. */
export const recipeForm = (parts: readonly CustomPart[]): Form =>
  parts.flatMap((part) =>
    part.kind === 'text'
      ? [
          optional(part.id, [maxLength(part.maxLength), engraving], {
            clean: (typed) => plain(typed.normalize('NFC')),
          }),
        ]
      : [],
  );

/**
 * The recipe in the order of the parts, without empty texts; undefined unless it has one known choice of each part. Texts
 * are checked by `recipeForm`.
 * Law: a recipe is complete exactly if it makes each choice once and names nothing unknown, in any order.
 */
export const completeRecipe = (parts: readonly CustomPart[], asked: Recipe): Recipe | undefined => {
  const made = parts.map((part) => ({ part, own: asked.filter((entry) => entry.part === part.id) }));
  const isComplete = made.every(({ part, own }) =>
    part.kind === 'text'
      ? own.length <= 1
      : own.length === 1 && own.every((entry) => choiceOf(part, entry) !== undefined),
  );
  const entries = made.flatMap(({ own }) => own);
  return isComplete && entries.length === asked.length ? entries.filter(({ choice }) => choice !== '') : undefined;
};

/** The choice of an entry; undefined for a text, and for a choice that is not offered. */
const choiceOf = (part: CustomPart, { choice }: Recipe[number]): CustomChoice | undefined =>
  part.kind === 'choice' ? part.choices.find(({ id }) => id === choice) : undefined;

/** What the choices of a recipe add to one unit, in minor units. */
export const recipePrice = (parts: readonly CustomPart[], recipe: Recipe): Amount =>
  Amount.sum(
    parts.flatMap((part) =>
      recipe
        .filter((entry) => entry.part === part.id && entry.choice !== '')
        .map((entry) => (part.kind === 'text' ? part.price : (choiceOf(part, entry)?.price ?? Amount.zero))),
    ),
  );

/** A recipe with its names; a part or choice that is not offered any longer has its id. */
export const shownRecipe = (parts: readonly CustomPart[], recipe: Recipe): ShownRecipe =>
  recipe.map((entry) => {
    const part = parts.find(({ id }) => id === entry.part);
    const choice = part === undefined ? undefined : choiceOf(part, entry);
    return { ...entry, label: part?.label ?? entry.part, value: choice?.label ?? entry.choice };
  });
