import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import * as Effect from 'effect/Effect';
import { expect, test } from 'vitest';
import { signInForm } from '#core/account/sign-in-form.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import { eventually, openShop } from '../render-in-shop.tsx';

type Field = 'email' | 'password';

/** A form that is sent to a service which responds with the failure of each call, if any. */
const open = (failureOf: () => ApiFailure | undefined = () => undefined) => {
  const opened = openShop();
  const stored: unknown[] = [];
  let sent = 0;
  const form = new FormPresenter<Field>({
    prefix: 'sign-in',
    form: signInForm,
    ruleTexts: ruleTextsOf('en-US'),
    onTyped: (values) => void stored.push(values),
    sending: {
      tasks: opened.makeTasks(),
      shell: opened.shell,
      send: () => () => {
        const failure = failureOf();
        return failure === undefined ? Effect.void : Effect.fail(failure);
      },
      onSent: () => {
        sent += 1;
      },
    },
  });
  return { ...opened, form, stored, sent: () => sent };
};

test('VAL-24 a field left without an edit shows no message; an edited one is cleaned and checked', () => {
  const { form, stored } = open();
  form.leave('email');
  expect([form.messages, stored]).toEqual([{}, []]);
  form.change('email', '  unknown ');
  expect(form.messages.email).toBeUndefined();
  form.leave('email');
  expect([form.values.email, form.messages.email === undefined, stored]).toEqual([
    'unknown',
    false,
    [{ email: '  unknown ' }, { email: 'unknown' }],
  ]);
  expect(form.errors).toEqual([]);
});

test('VAL-24 a message is removed as soon as the field is corrected, and is in the summary only after a submit', () => {
  const { form } = open();
  expect(form.submit()).toBe(false);
  expect(form.errors.map(({ name, field }) => [name, field])).toEqual([
    ['email', 'sign-in-email'],
    ['password', 'sign-in-password'],
  ]);
  form.change('email', 'a@example.com');
  form.change('password', 'Secret-1234');
  expect([form.errors, form.submit(), form.attempt]).toEqual([[], true, 1]);
});

test('a message stays when its field loses focus: a button below must not move during the press', () => {
  const { form } = open();
  form.change('email', 'unknown');
  form.refuse([{ field: 'email', message: 'Not known', errorId: 'AUT404' }]);
  form.leave('email');
  expect(form.messages.email).toBe('Not known');
});

test('VAL-24 a field left by a mouse press is checked after the click', async () => {
  const { form } = open();
  form.change('email', 'unknown');
  document.dispatchEvent(new MouseEvent('mousedown'));
  form.leave('email');
  expect(form.messages.email).toBeUndefined();
  document.dispatchEvent(new MouseEvent('mouseup'));
  expect(form.messages.email).toBeUndefined();
  await expect.poll(() => form.messages.email).toBeDefined();
});

test('REV-13 a refusal of a field shows at the field, anything else on top or as a toast; the input stays', async () => {
  const { form } = open(() => apiRefusal('GEN400', 400));
  form.change('email', 'a@example.com');
  form.send();
  expect(form.isBusy).toBe(true);
  await eventually(() => !form.isBusy);
  expect(form.values.email).toBe('a@example.com');
});

test('the toast of a refused send is closed when the form is sent after all', async () => {
  const refusals: (ApiFailure | undefined)[] = [apiRefusal('GEN500', 500), undefined];
  const { form, toasts } = open(() => refusals.shift());
  for (const shown of [1, 0]) {
    form.send();
    await eventually(() => !form.isBusy);
    expect(toasts.toasts).toHaveLength(shown);
  }
});

test('a form is sent once at a time, and its callback is called after the response', async () => {
  const { form, sent } = open();
  form.send();
  form.send();
  await eventually(() => !form.isBusy);
  expect(sent()).toBe(1);
});

test('a cleared form equals a new one', () => {
  const { form } = open();
  form.change('email', 'unknown');
  form.submit();
  form.clear();
  expect([form.values, form.messages, form.errors, form.attempt]).toEqual([{}, {}, [], 0]);
});

test('CHK-37 known values fill only empty fields, and never the one that the shopper is in', () => {
  const { form } = open();
  const field = document.createElement('input');
  field.id = form.idOf('email');
  document.body.append(field);
  field.focus();
  form.fillEmpty({ email: 'known@example.org', password: 'known' });
  expect(form.values).toEqual({ email: undefined, password: 'known' });
  field.remove();
  form.fillEmpty({ email: 'known@example.org', password: 'other' });
  expect(form.values).toEqual({ email: 'known@example.org', password: 'known' });
});
