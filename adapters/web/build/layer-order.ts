import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The statement that fixes the order of the style layers, as the design writes it. */
export const layerOrder = (): string => {
  const [statement] =
    /@layer [^;{]+;/.exec(readFileSync(join(import.meta.dirname, '../../../ui/design/design.css'), 'utf8')) ?? [];
  if (statement === undefined) throw new Error('The design names no order of layers');
  return statement.replaceAll(', ', ',');
};

/**
 * Begins every built sheet with the order of the layers: whichever a page loads first, and however a bundler sorts what
 * is inside, the order stands.
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
