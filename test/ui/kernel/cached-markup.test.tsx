import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { CachedList, RenderMarkupContext } from '#ui/kernel/cached-markup.tsx';

let renderings = 0;
const Items = ({ items }: { readonly items: readonly string[] }): ReactNode => {
  renderings += 1;
  return items.map((item) => (
    <li key={item}>
      {item} and {item}
    </li>
  ));
};

const page = (items: readonly string[], variant: string, body: string): ReactNode => (
  <main>
    <CachedList of={items} variant={variant} className="bar">
      <Items items={items} />
    </CachedList>
    <p>{body}</p>
    <CachedList of={items} variant={`second ${variant}`}>
      <li>{variant}</li>
    </CachedList>
  </main>
);

/** As the server renders a document. */
const rendered = (items: readonly string[], variant: string, body: string): string =>
  renderToString(
    <RenderMarkupContext value={(children) => renderToString(children)}>
      {page(items, variant, body)}
    </RenderMarkupContext>,
  );

describe('cached lists that are equal on every page', () => {
  beforeEach(() => {
    renderings = 0;
  });

  test('every document is the same as without the cache, and the items are rendered once', () => {
    const items = ['one', 'two & three'];
    const plain = (body: string): string => renderToString(page(items, 'a', body));
    expect([rendered(items, 'a', 'first'), rendered(items, 'a', 'second'), rendered(items, 'a', 'third')]).toEqual([
      plain('first'),
      plain('second'),
      plain('third'),
    ]);
    expect(renderings).toBe(1 + 3);
  });

  test('text of a page that looks like markup of the cache stays text', () => {
    const items = ['one'];
    const body = '<ul class="bar"><li>one and one</li></ul>';
    expect([rendered(items, 'a', body), rendered(items, 'a', body)]).toEqual([
      renderToString(page(items, 'a', body)),
      renderToString(page(items, 'a', body)),
    ]);
  });

  test('another variant and another object have cache entries of their own', () => {
    const [items, others] = [['one'], ['one', 'two']];
    for (const [own, variant] of [
      [items, 'a'],
      [items, 'b'],
      [others, 'a'],
      [items, 'b'],
    ] as const)
      expect(rendered(own, variant, '')).toBe(renderToString(page(own, variant, '')));
    expect(renderings).toBe(3 + 4);
  });

  test('the number of cached variants is limited, and further ones are still rendered', () => {
    const items = ['one'];
    for (let variant = 0; variant < 150; variant += 1) rendered(items, String(variant), '');
    renderings = 0;
    expect(rendered(items, '149', 'again')).toContain('<li>149</li>');
    expect(renderings).toBe(1);
    expect(rendered(items, '5', 'again')).toContain('<li>5</li>');
    expect(renderings).toBe(1);
  });
});
