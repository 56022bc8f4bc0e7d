import { readTokens, type Token } from './read-tokens.ts';
import type { TokenSources } from './write-css.ts';

const files = import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' });

/** All tokens. A brand is added as a file `brand-{code}.json` in this folder. */
export const tokenSources: TokenSources = {
  base: readTokens(files['./base.json']),
  brands: Object.fromEntries(
    Object.entries(files).flatMap(([path, source]): readonly (readonly [string, readonly Token[]])[] => {
      const brand = /brand-([a-z-]+)\.json$/.exec(path)?.[1];
      return brand === undefined ? [] : [[brand, readTokens(source)]];
    }),
  ),
};

/** The tokens of a brand: its own and the shared ones. Throws for an unknown brand. */
export const brandTokens = (brand: string): readonly Token[] => {
  const own = tokenSources.brands[brand];
  if (own === undefined) throw new RangeError(`No tokens of the brand ${brand}`);
  return [...own, ...tokenSources.base];
};
