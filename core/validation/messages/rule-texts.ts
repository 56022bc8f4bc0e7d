import { textLanguageOf, type Language } from '../../kernel/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts by name: those of rules, and those of required fields that are empty. */
export type TextName = keyof typeof en;

/** The rules by name. */
export type RuleName = Exclude<TextName, `missing.${string}`>;

/** The messages in one language. `{name}` is filled from the rule's parameters. */
export type RuleTexts = { readonly [name in TextName]: string };

const isTextName = (name: string): name is TextName => Object.hasOwn(en, name);

/** The text for a required field that is empty: its own where it has one, else that of VAL-01. */
export const missingText = (field: string): TextName => {
  const name = `missing.${field}`;
  return isTextName(name) ? name : 'required';
};

const texts: { readonly [language in Language]: RuleTexts } = { en, fr, de };

/** Messages in the language of a tag. */
export const ruleTexts = (tag: string): RuleTexts => texts[textLanguageOf(tag)];
