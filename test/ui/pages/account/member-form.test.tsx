import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemberForm } from '#ui/pages/account/member-form.tsx';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const none = (): void => undefined;
const form = {
  fields: [],
  values: {},
  messages: {},
  attempt: 1,
  notice: undefined,
  isBusy: false,
  idOf: (name: string) => name,
  change: none,
  leave: none,
  send: none,
};

test.each([
  ['Subject', 'Subject: Choose from the list'],
  ['What is it about?', 'What is it about: Choose from the list'],
  ['Quel est le défaut ?', 'Quel est le défaut: Choose from the list'],
])('VAL-24 the error of the field "%s" is "%s"', (label, shown) => {
  const errors = [{ name: 'subject' as const, field: 'subject', message: 'Choose from the list' }];
  renderInShop(
    <MemberForm form={{ ...form, errors }} labels={{ subject: label }} title="title" save="Send" busyText="Sending">
      {() => null}
    </MemberForm>,
    openShop(),
  );
  expect(screen.getByRole('link').textContent).toBe(shown);
});
