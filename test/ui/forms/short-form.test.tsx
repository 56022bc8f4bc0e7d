import { act } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesIn } from '#adapters/web/messages-in.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';

const send = vi.fn();
const form: ReactNode = (
  <IntlProvider locale="en-US" messages={messagesIn('ui/messages/en-us.json')} timeZone="UTC">
    <ShortForm aria-label="Search" errors={[]} attempt={0} notice={undefined} onSend={send}>
      <button type="submit">Send</button>
    </ShortForm>
  </IntlProvider>
);

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  send.mockClear();
});

/** The form as the server rendered it, and its hydration. */
const openPage = () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  const element = container.querySelector('form');
  return {
    element,
    hydrate: (view: ReactNode = form) => act(async () => void (root = hydrateRoot(container, view))),
  };
};

test('a submit before hydration is sent after it, once', async () => {
  const { element, hydrate } = openPage();
  element?.setAttribute('data-early', 'sent');
  await hydrate();
  expect(send).toHaveBeenCalledTimes(1);
  expect(element?.dataset['early']).toBeUndefined();
});

/** Submits the form in the task in which React attaches it, before any other effect. */
const SubmitAtCommit = ({ children }: { readonly children: ReactNode }): ReactNode => {
  useLayoutEffect(() => {
    const element = document.querySelector('form');
    element?.setAttribute('data-early', 'sent');
    element?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  }, []);
  return children;
};

test('a submit between the commit of the hydration and its effects is sent once', async () => {
  const { element, hydrate } = openPage();
  await hydrate(<SubmitAtCommit>{form}</SubmitAtCommit>);
  expect([send.mock.calls.length, element?.dataset['early']]).toEqual([1, undefined]);
});

test('without an early submit nothing is sent, and the browser alone sends nothing to an address', async () => {
  const { element, hydrate } = openPage();
  await hydrate();
  expect(send).not.toHaveBeenCalled();
  expect(element?.getAttribute('method')).toBe('dialog');
});
