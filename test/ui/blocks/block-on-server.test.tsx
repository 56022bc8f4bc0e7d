import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { StorefrontProvider } from '#ui/stores/storefront-context.ts';
import { openShop } from '../render-in-shop.tsx';
import { loadAllViews, text } from './sample-blocks.ts';

describe('a page rendered on the server', () => {
  beforeAll(loadAllViews);
  it('CNT-04 omits a failing block between two valid ones', () => {
    const { shop, ...parts } = openShop();
    const broken: BlockView = {
      _tag: 'rich-text',
      id: 'b7',
      get richText(): never {
        throw new Error('no text');
      },
    };
    const html = renderToString(
      <StorefrontProvider
        value={{
          site: shop.site,
          ruleTexts: ruleTextsOf(shop.site.language),
          sites: [],
          publicUrl: '',
          paymentOrigin: '',
          shell: parts.shell,
          makeTasks: parts.makeTasks,
          parts,
        }}
      >
        <MemoryRouter>
          <BlockList sections={[{ id: 'main', blocks: [text('a', 'Before'), broken, text('b', 'After')] }]} />
        </MemoryRouter>
      </StorefrontProvider>,
    );
    expect(html).toContain('Before');
    expect(html).toContain('After');
  });
});
