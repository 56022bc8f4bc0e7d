import axe from 'axe-core';

/** Rules that need layout or a whole document, which these tests do not have. */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** Violations found by axe as text; empty without any. */
export const axeFindings = async (root: Element): Promise<readonly string[]> => {
  const { violations } = await axe.run(root, { rules, iframes: false });
  return violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`);
};
