import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { CaseForm } from '#ui/pages/contact/case-form.tsx';
import { run } from '#test/support/run.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };
const { message } = enUs.contact;

test('CASE-04 a message is there again after the page was left or reloaded, but not for the next shopper', async () => {
  const opened = openShop();
  const show = () => renderInShop(<CaseForm titleId="t" onSent={() => undefined} />, opened);
  const field = () => screen.findByLabelText<HTMLTextAreaElement>(message);
  let shown = show();
  fireEvent.change(await field(), { target: { value: 'The zip broke' } });
  shown.unmount();
  shown = show();
  expect((await field()).value).toBe('The zip broke');
  shown.unmount();
  // A reload: nothing but the storage of the device is left.
  shown = renderInShop(<CaseForm titleId="t" onSent={() => undefined} />, openShop({ of: opened }));
  expect((await field()).value).toBe('The zip broke');
  shown.unmount();
  await run(opened.shop.account.signUp(person));
  show();
  expect((await field()).value).toBe('');
});
