import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { keepTyping } from '#ui/kernel/typed-text.ts';

const Form = (): ReactNode => {
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [size, setSize] = useState('41');
  return (
    <form>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea aria-label="note" value={note} onChange={(event) => setNote(event.target.value)} />
      {['41', '42'].map((one) => (
        <input
          key={one}
          type="radio"
          name="size"
          aria-label={one}
          checked={size === one}
          onChange={() => setSize(one)}
        />
      ))}
      <output>{[text, note, size].join(' / ')}</output>
    </form>
  );
};

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

const field = (label: string): HTMLInputElement | HTMLTextAreaElement => {
  const found = document.querySelector(`[aria-label="${label}"]`);
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
    throw new Error(`No field ${label}`);
  return found;
};

/** The page as the server wrote it, before any script. */
const openPage = () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form />);
  document.body.append(container);
  const typing = keepTyping();
  return {
    type: (label: string, text: string) => {
      field(label).value = text;
      field(label).dispatchEvent(new Event('input', { bubbles: true }));
    },
    comeAlive: () => {
      typing.sweep();
      act(() => void (root = hydrateRoot(container, <Form />)));
      act(() => typing.restore());
    },
    shown: () => document.querySelector('output')?.textContent,
  };
};

describe('what was done before the page came alive', () => {
  test('typed text is there and known to the view', () => {
    const { type, comeAlive, shown } = openPage();
    type('text', 'boots');
    type('note', 'two\nlines');
    comeAlive();
    expect(field('text').value).toBe('boots');
    expect(field('note').value).toBe('two\nlines');
    expect(shown()).toBe('boots / two\nlines / 41');
  });

  test('what the browser filled in by itself is found, too', () => {
    const { comeAlive, shown } = openPage();
    field('text').value = 'filled in';
    comeAlive();
    expect(shown()).toBe('filled in /  / 41');
  });

  test('a chosen radio button stays chosen', () => {
    const { comeAlive, shown } = openPage();
    field('42').click();
    comeAlive();
    expect(field('42')).toHaveProperty('checked', true);
    expect(shown()).toBe(' /  / 42');
  });

  test('a page that nobody touched hears nothing', () => {
    const { comeAlive, shown } = openPage();
    comeAlive();
    expect(shown()).toBe(' /  / 41');
  });
});
