import { either as E } from 'fp-ts';
import {
  completeRecipe,
  recipeForm,
  recipePrice,
  shownRecipe,
  type Recipe,
  type ShownRecipe,
} from '#core/catalog/customization.ts';
import { Amount } from '#core/kernel/amount.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { StoredCustomPart } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import { badRequest } from '#adapters/backend/commerce/kernel/errors.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { refusalOfForm } from '#adapters/backend/commerce/kernel/refusal-of-form.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { partsOn } from '../catalog/customization.ts';
import type { LineRecord } from './line-records.ts';

type Parts = readonly StoredCustomPart[];

/**
 * The recipe of a request with its texts cleaned; undefined for goods without choices. API400 for a recipe that is
 * missing, incomplete or not of these goods, and for a text that cannot be engraved.
 */
export const receivedRecipe = (
  asked: Recipe | undefined,
  { parts: stored, site }: { readonly parts: Parts | null | undefined; readonly site: CommerceSite },
): Recipe | undefined => {
  if (stored === null || stored === undefined) {
    if (asked !== undefined) throw badRequest;
    return undefined;
  }
  const parts = partsOn(site, stored);
  const form = recipeForm(parts);
  const typed = Object.fromEntries((asked ?? []).map(({ part, choice }) => [part, choice]));
  const checked = validateForm(form, typed, ruleTextsOf(site.language));
  if (E.isLeft(checked)) throw refusalOfForm(checked.left);
  const texts = new Set(form.map(({ name }) => name));
  const cleaned = (asked ?? []).map(({ part, choice }) => ({
    part,
    choice: texts.has(part) ? (checked.right[part] ?? '') : choice,
  }));
  const recipe = completeRecipe(parts, cleaned);
  if (recipe === undefined) throw badRequest;
  return recipe;
};

/** The id of a recipe: goods that are made differently are lines of their own. */
export const recipeIdOf = (recipe: Recipe): string =>
  digestOf(JSON.stringify(recipe.map(({ part, choice }) => [part, choice]))).slice(0, 32);

/** A line with what its recipe adds to the price of a unit. */
export const withRecipePrice = (line: LineRecord, site: CommerceSite): LineRecord => {
  if (line.recipe === null || line.customParts === null) return line;
  const extra = recipePrice(partsOn(site, line.customParts), line.recipe);
  const plus = (price: number): number => Amount.add(Amount.of(price), extra);
  return { ...line, current: plus(line.current), original: line.original === null ? null : plus(line.original) };
};

/** The recipe of a line with its names; undefined for goods without choices. */
export const recipeOfLine = (
  { recipe, customParts }: Pick<LineRecord, 'recipe' | 'customParts'>,
  site: Pick<CommerceSite, 'locale' | 'currency'>,
): ShownRecipe | undefined => (recipe === null ? undefined : shownRecipe(partsOn(site, customParts ?? []), recipe));
