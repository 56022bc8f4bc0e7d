import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { prepareTexts } from '#ui/messages/lazy-texts.tsx';
import { NewsletterPage } from '#ui/pages/account/preferences/newsletter.tsx';
import { SubscriptionSections } from '#ui/pages/account/preferences/subscriptions.tsx';
import { run } from '#test/support/run.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.newsletter;
beforeAll(() => prepareTexts('en-us', 'account'));
const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

const open = async ({ isMember = false } = {}) => {
  const opened = openShop();
  if (isMember) await run(opened.shop.account.signUp(person));
  renderInShop(<SubscriptionSections />, opened);
  await screen.findByText(texts.smsText);
  return opened;
};
const newsletter = () => within(screen.getByRole('form', { name: texts.title }));
const sms = () => within(screen.getByRole('form', { name: texts.smsTitle }));
const email = () => newsletter().getByLabelText<HTMLInputElement>(/^Email/);
const policy = () => newsletter().getByRole<HTMLInputElement>('checkbox');
const phone = () => sms().getByRole<HTMLInputElement>('textbox');
const type = (): void => {
  fireEvent.change(email(), { target: { value: 'ida@example.org' } });
  fireEvent.click(policy());
};
const submit = (): void => void fireEvent.submit(screen.getByRole('form', { name: texts.title }));
const submitPhone = (value: string): void => {
  fireEvent.change(phone(), { target: { value } });
  fireEvent.submit(screen.getByRole('form', { name: texts.smsTitle }));
};

test('SUB-02 SUB-03 SUB-14 the fields are disabled while the form is sent; a success shows its text and clears them', async () => {
  const { fakes } = await open();
  type();
  fakes.faults.holdNext('requestNewsletter');
  submit();
  await eventually(() => email().disabled && policy().disabled);
});

test('SUB-03 SUB-14 after a success the text is shown and the fields are empty', async () => {
  await open();
  type();
  submit();
  await screen.findByText('Thanks for signing up!');
  expect([email().value, policy().checked]).toEqual(['', false]);
});

test('SUB-03 the text of a success does not stay above the mistakes of the next address', async () => {
  await open();
  type();
  submit();
  await screen.findByText('Thanks for signing up!');
  fireEvent.change(email(), { target: { value: 'bo@example.org' } });
  submit();
  await newsletter().findByText('There is a problem');
  expect(screen.queryByText('Thanks for signing up!')).toBeNull();
  fireEvent.click(policy());
  submit();
  await screen.findByText('Thanks for signing up!');
});

test.each(['', '?code=', `?code=${'x'.repeat(101)}`])(
  'SUB-08 a link without a whole code says so at once, and leads to the form: %j',
  async (query) => {
    renderInShop(<NewsletterPage isConfirmation />, openShop(), `/newsletter/confirm${query}`);
    expect((await screen.findByRole('alert')).textContent).toContain('This link is incomplete');
    expect(screen.queryByRole('button', { name: texts.confirm })).toBeNull();
    expect(screen.getByRole('link', { name: texts.again }).getAttribute('href')).toBe('/en-us/newsletter');
  },
);

test('SUB-03 SUB-05 ERR-31 the message of a failure is a notice in the form, and the input stays', async () => {
  const { fakes } = await open();
  type();
  fakes.faults.failNext('requestNewsletter', apiRefusal('PRO400', 400, { message: 'Hi' }));
  submit();
  expect((await newsletter().findByRole('alert')).textContent).toBe('Hi');
  expect([email().value, policy().checked, email().disabled]).toEqual(['ida@example.org', true, false]);
  submit();
  await screen.findByText('Thanks for signing up!');
});

test('SUB-04 AMB-81 the e-mail address and the policy are required, and nothing is sent without them', async () => {
  const { fakes } = await open();
  submit();
  await newsletter().findByRole('link', { name: `${enUs.account.email}: Enter an email like name@example.com` });
  await newsletter().findByRole('link', { name: 'Confirm that you have read the privacy policy' });
  expect(fakes.faults.times('requestNewsletter')).toBe(0);
});

test('SUB-15 each form links to the terms of text messages and to the privacy policy', async () => {
  await open();
  for (const form of [newsletter(), sms()])
    expect(form.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/en-us/help/terms/sms', '/en-us/help/privacy']),
    );
});

test('SUB-09 SUB-14 a number is opted in, replaced by another one, and opted out', async () => {
  const { fakes } = await open();
  submitPhone('617 555 0100');
  await screen.findByText('(617) 555-0100 receives our text messages.');
  submitPhone('617 555 0101');
  await screen.findByText('(617) 555-0101 receives our text messages.');
  expect(fakes.faults.log.filter((call) => call.endsWith('Number') && call !== 'smsNumber')).toEqual([
    'createNumber',
    'optOutNumber',
    'createNumber',
  ]);
  fireEvent.click(screen.getByRole('button', { name: texts.endSms }));
  await screen.findByText('You have been unsubscribed.');
  await screen.findByText(texts.smsText);
});

test('SUB-13 a failed opt-out of the earlier number shows its error, and the new number is not opted in', async () => {
  const { fakes } = await open();
  submitPhone('617 555 0100');
  await screen.findByText('(617) 555-0100 receives our text messages.');
  fakes.faults.failNext('optOutNumber', apiRefusal('GEN500', 500));
  submitPhone('617 555 0101');
  expect((await sms().findByRole('alert')).textContent).toBe('GEN500 happened');
  expect(fakes.faults.times('createNumber')).toBe(1);
});

test('SUB-08 a member sees the newsletter that waits for its confirmation, and ends it', async () => {
  const { fakes } = await open({ isMember: true });
  type();
  submit();
  await screen.findByText(/We sent a message to ida@example.org/);
  fireEvent.click(screen.getByRole('button', { name: texts.endNewsletter }));
  await screen.findByText('You have been unsubscribed.');
  await screen.findByText(enUs.shell.newsletter.text);
  expect(fakes.faults.times('endNewsletter')).toBe(1);
});

test('a failed load has a button that loads again', async () => {
  const opened = openShop();
  opened.fakes.faults.failNext('smsNumber', apiRefusal('GEN500', 500));
  renderInShop(<SubscriptionSections />, opened);
  await screen.findByText(texts.unreachable);
  fireEvent.click(screen.getByRole('button', { name: enUs.account.retry }));
  await screen.findByText(enUs.shell.newsletter.text);
});
