import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { fillSlots, KeptMarkup, KeptSlotsContext, type KeptSlots } from '#ui/kernel/kept-markup.tsx';

let drawn = 0;
const List = ({ items }: { readonly items: readonly string[] }): ReactNode => {
  drawn += 1;
  return items.map((item) => <li key={item}>{item}</li>);
};

const page = (items: readonly string[], variant: string, body: string): ReactNode => (
  <main>
    <ul>
      <KeptMarkup of={items} variant={variant}>
        <List items={items} />
      </KeptMarkup>
    </ul>
    <p>{body}</p>
    <KeptMarkup of={items} variant={`second ${variant}`}>
      <b>{variant}</b>
    </KeptMarkup>
  </main>
);

/** As the server writes a document. */
const written = (items: readonly string[], variant: string, body: string): string => {
  const slots: KeptSlots = [];
  return fillSlots(
    renderToString(<KeptSlotsContext value={slots}>{page(items, variant, body)}</KeptSlotsContext>),
    slots,
  );
};

describe('parts that are the same on every page', () => {
  beforeEach(() => {
    drawn = 0;
  });

  test('every document is what it would be without them, and the part is rendered once', () => {
    const items = ['one', 'two & three'];
    const plain = (body: string): string => renderToString(page(items, 'a', body));
    expect([written(items, 'a', 'first'), written(items, 'a', 'second'), written(items, 'a', 'third')]).toEqual([
      plain('first'),
      plain('second'),
      plain('third'),
    ]);
    expect(drawn).toBe(1 + 3);
  });

  test('another look, and another content, are parts of their own', () => {
    const [items, others] = [['one'], ['one', 'two']];
    for (const [own, variant] of [
      [items, 'a'],
      [items, 'b'],
      [others, 'a'],
      [items, 'b'],
    ] as const)
      expect(written(own, variant, '')).toBe(renderToString(page(own, variant, '')));
    expect(drawn).toBe(3 + 4);
  });

  test('whoever asks for ever new looks fills no memory, and gets right documents all the same', () => {
    const items = ['one'];
    for (let look = 0; look < 150; look += 1) written(items, String(look), '');
    drawn = 0;
    expect(written(items, '149', 'again')).toContain('<b>149</b>');
    expect(drawn).toBe(1);
    expect(written(items, '5', 'again')).toContain('<b>5</b>');
    expect(drawn).toBe(1);
  });

  test('in a browser a part is drawn as any other', () => {
    expect(renderToString(page(['one'], 'a', ''))).toBe('<main><ul><li>one</li></ul><p></p><b>a</b></main>');
  });
});
