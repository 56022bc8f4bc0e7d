import { languageOf } from '../../kernel/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The rules by name. */
export type RuleName = keyof typeof en;

/** The message of every rule in one language. `{name}` is filled from the rule's parameters. */
export type RuleTexts = { readonly [name in RuleName]: string };

const languages: ReadonlyMap<string, RuleTexts> = new Map([['de', de], ['fr', fr]]);

/** Messages of a language by the first part of its tag; English where there are none. */
export const ruleTexts = (tag: string): RuleTexts => languages.get(languageOf(tag)) ?? en;
