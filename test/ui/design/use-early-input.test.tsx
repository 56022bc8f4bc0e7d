import { messagesIn } from '#adapters/web/messages-in.ts';
import { act } from '@testing-library/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Field } from '#ui/design/field.tsx';
import { QuantityStepper } from '#ui/design/quantity-stepper.tsx';
import { SizeRadios } from '#ui/design/size-radios.tsx';

const messages = messagesIn('ui/messages/en-us.json');
const changed = vi.fn();

const Form = (): ReactNode => {
  const [text, setText] = useState('');
  const [size, setSize] = useState<string>();
  const [quantity, setQuantity] = useState(1);
  const noted =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      changed(value);
      set(value);
    };
  return (
    <IntlProvider locale="en-US" messages={messages} timeZone="UTC">
      <Field id="text" name="text" label="Text" value={text} onValue={noted(setText)} required />
      <SizeRadios
        legend="Size"
        value={size}
        onValue={noted(setSize)}
        options={['41', '42'].map((value) => ({ value, label: value }))}
      />
      <QuantityStepper id="quantity" value={quantity} max={5} onValue={noted(setQuantity)} of="Boots" />
      <output>{[text, size ?? 'none', quantity].join(' / ')}</output>
    </IntlProvider>
  );
};

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  changed.mockClear();
});

const input = (selector: string): HTMLInputElement => {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLInputElement)) throw new Error(`No input ${selector}`);
  return found;
};

/** The page as the server rendered it, and its hydration. */
const openPage = () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form />);
  document.body.append(container);
  return {
    hydrate: (view: ReactNode = <Form />) => act(() => void (root = hydrateRoot(container, view))),
    shown: () => document.querySelector('output')?.textContent,
  };
};

describe('input before hydration', () => {
  test('a typed or autofilled text is kept and passed to the view', () => {
    const { hydrate, shown } = openPage();
    input('#text').value = 'boots';
    hydrate();
    expect([input('#text').value, shown()]).toEqual(['boots', 'boots / none / 1']);
  });

  test('a chosen size is kept and passed to the view', () => {
    const { hydrate, shown } = openPage();
    input('[value="42"]').checked = true;
    hydrate();
    expect([input('[value="42"]').checked, shown()]).toEqual([true, ' / 42 / 1']);
  });

  test.each([
    ['a quantity counts', '3', '3', ' / none / 3'],
    ['a quantity above the limit is the limit', '9', '5', ' / none / 5'],
    ['what is no number is dropped', 'many', '1', ' / none / 1'],
  ])('%s', (_, typed, value, view) => {
    const { hydrate, shown } = openPage();
    input('#quantity').value = typed;
    hydrate();
    expect([input('#quantity').value, shown()]).toEqual([value, view]);
  });

  test('a quantity that is still being typed applies when its field loses focus', () => {
    const { hydrate, shown } = openPage();
    input('#quantity').focus();
    input('#quantity').value = '3';
    hydrate();
    expect([input('#quantity').value, shown()]).toEqual(['3', ' / none / 1']);
    act(() => input('#quantity').blur());
    expect(shown()).toBe(' / none / 3');
  });

  test('VAL-24 a press in the task in which the page becomes interactive finds what was typed', () => {
    const { hydrate } = openPage();
    input('#text').value = 'boots';
    const known: unknown[] = [];
    const Pressed = (): ReactNode => {
      useLayoutEffect(() => void known.push(...changed.mock.calls), []);
      return <Form />;
    };
    hydrate(<Pressed />);
    expect(known).toEqual([['boots']]);
  });

  test('without input no change is reported', () => {
    const { hydrate, shown } = openPage();
    hydrate();
    expect([shown(), changed.mock.calls]).toEqual([' / none / 1', []]);
  });
});
