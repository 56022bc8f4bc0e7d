import { makeAutoObservable } from 'mobx';
import type { CustomizationView } from '#core/catalog/page-models.ts';
import {
  recipeForm,
  recipePrice,
  shownRecipe,
  type CustomPart,
  type Recipe,
  type ShownRecipe,
} from '#core/catalog/customization.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { lengthOf } from '#core/validation/text-rules.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';

/** What a shopper chooses of goods that are made to order (PDP-21); the first choice of each part is made. */
export class RecipePresenter {
  /** Ids of choices by part. */
  chosen: { readonly [part: string]: string };
  /** The texts. */
  readonly form: FormPresenter<string>;
  readonly #customization: CustomizationView;

  constructor(customization: CustomizationView, ruleTexts: RuleTexts) {
    this.#customization = customization;
    this.chosen = Object.fromEntries(
      customization.parts.flatMap((part) =>
        part.kind === 'choice' ? part.choices.slice(0, 1).map(({ id }) => [part.id, id]) : [],
      ),
    );
    this.form = new FormPresenter({ prefix: 'recipe', form: recipeForm(customization.parts), ruleTexts });
    makeAutoObservable(this, { form: false }, { deep: false, autoBind: true });
  }

  /** The recipe as it is now, also with a text that is not valid yet. */
  get recipe(): Recipe {
    const { cleaned } = this.form;
    return this.#customization.parts.flatMap((part) => {
      const choice = part.kind === 'choice' ? this.chosen[part.id] : cleaned[part.id];
      return choice === undefined || choice === '' ? [] : [{ part: part.id, choice }];
    });
  }

  get shown(): ShownRecipe {
    return shownRecipe(this.#customization.parts, this.recipe);
  }

  /** Price of a unit in minor units. The service decides what is paid. */
  get price(): Amount {
    return Amount.add(this.#customization.basePrice, recipePrice(this.#customization.parts, this.recipe));
  }

  choose(part: string, choice: string): void {
    this.chosen = { ...this.chosen, [part]: choice };
  }

  /** Takes a typed text. One that is too long has its message at once, since its count says so too. */
  type({ id, maxLength }: Extract<CustomPart, { kind: 'text' }>, typed: string): void {
    this.form.change(id, typed);
    if (lengthOf(this.form.cleaned[id] ?? '') > maxLength) this.form.check(id);
  }

  /** The recipe to add; undefined if a message says what is wrong. */
  submit(): Recipe | undefined {
    return this.form.submit() ? this.recipe : undefined;
  }
}
