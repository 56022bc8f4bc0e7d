import { use } from 'react';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';

/** The messages of form rules. Suspends while they are loaded, where the document did not load them before. */
export const useRuleTexts = (): RuleTexts => {
  const { ruleTexts } = useStorefront();
  return typeof ruleTexts === 'function' ? use(ruleTexts()) : ruleTexts;
};
