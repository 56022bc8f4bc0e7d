import { use } from 'react';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';

/** The messages of form rules. Suspends while they load, if they are not in the page data. */
export const useRuleTexts = (): RuleTexts => {
  const { ruleTexts } = useStorefront();
  return typeof ruleTexts === 'function' ? use(ruleTexts()) : ruleTexts;
};
