import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The `@layer` statement of the design, which fixes the order of the style layers. */
export const layerOrder = (): string => {
  const [statement] =
    /@layer [^;{]+;/.exec(readFileSync(join(import.meta.dirname, '../../../ui/design/design.css'), 'utf8')) ?? [];
  if (statement === undefined) throw new Error('The design names no order of layers');
  return statement.replaceAll(', ', ',');
};

/**
 * Starts each built style sheet with the layer order, so that the order does not depend on which sheet loads first or
 * how the bundler sorts rules.
 */
export const beginWithLayerOrder = (): Plugin => ({
  name: 'layer-order',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const order = layerOrder();
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = order + String(file.source);
  },
});
