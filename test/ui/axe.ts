import axe from 'axe-core';

/** Rules that need layout or a whole document, which is not here. */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** What axe finds wrong, in words; empty when nothing is. */
export const axeFindings = async (root: Element): Promise<readonly string[]> => {
  const { violations } = await axe.run(root, { rules, iframes: false });
  return violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`);
};
