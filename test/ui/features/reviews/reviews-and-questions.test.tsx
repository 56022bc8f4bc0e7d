import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { MAX_QUESTION } from '#core/reviews/question.ts';
import { ReviewsAndQuestions } from '#ui/features/reviews/reviews-and-questions.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const open = async ({ productId = 'NKTRAIL3', locale = 'en-us', shop = openShop({ locale }) } = {}) => {
  const view = await act(async () =>
    renderInShop(
      <Suspense>
        <ReviewsAndQuestions productId={productId} />
      </Suspense>,
      shop,
    ),
  );
  await screen.findByRole('tablist');
  return { ...view, ...shop };
};
const titles = (): readonly (string | null)[] =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => within(screen.getByRole('article', { name }));
const listed = async (name = 'Title 1') => screen.findByRole('article', { name });
const press = (name: string | RegExp, where: Pick<ReturnType<typeof within>, 'getByRole'> = screen) =>
  userEvent.click(where.getByRole('button', { name }));

it('REV-01 REV-16 shows the first eight with average and counts by stars, and no way to write one', async () => {
  const { container, fakes } = await open();
  await listed();
  expect(titles()).toEqual(Array.from({ length: 8 }, (_, index) => `Title ${index + 1}`));
  expect(screen.getByText('4.4')).toBeTruthy();
  expect(
    screen
      .getAllByRole('button', { pressed: false, name: /stars?, / })
      .map((bar) => bar.querySelector('span')?.textContent),
  ).toEqual([
    '5 stars, 7 reviews',
    '4 stars, 2 reviews',
    '3 stars, 1 review',
    '2 stars, 1 review',
    '1 star, no reviews',
  ]);
  expect(screen.queryByText(/write a review/i)).toBeNull();
  expect(fakes.faults.times('reviews')).toBe(1);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

it('REV-08 a bar filters by its stars from the first review on, and a second press removes the filter', async () => {
  await open();
  await listed();
  await press('3 stars, 1 review');
  await waitFor(() => expect(titles()).toEqual(['Title 2']));
  expect(screen.getByRole('button', { name: '3 stars, 1 review', pressed: true })).toBeTruthy();
  expect(screen.getByText('1 of 1')).toBeTruthy();
  await press('Show all reviews');
  await waitFor(() => expect(titles()).toHaveLength(8));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest rated');
  await waitFor(() => expect(titles()[0]).toBe('Title 9'));
});

it('REV-08 more reviews are loaded on demand, and the first of them gets the focus', async () => {
  await open();
  await listed();
  await press('Show more reviews');
  await waitFor(() => expect(titles()).toHaveLength(11));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Title 9'));
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  expect(screen.getByText('11 of 11')).toBeTruthy();
});

it('REV-02 REV-09 a vote is counted and locks both buttons, also at the next visit', async () => {
  const shop = openShop();
  const { unmount } = await open({ shop });
  await listed();
  await press('Helpful (0)', card('Title 1'));
  expect(await card('Title 1').findByText('Thank you for your vote.')).toBeTruthy();
  expect(
    card('Title 1').getByRole('button', { name: 'Helpful (1)', pressed: true }).getAttribute('aria-disabled'),
  ).toBe('true');
  expect(card('Title 1').getByRole('button', { name: 'Not helpful (0)' }).getAttribute('aria-disabled')).toBe('true');
  expect(card('Title 2').getByRole('button', { name: 'Helpful (3)' }).getAttribute('aria-disabled')).toBe('false');
  // The focus stays on the pressed button; a second press counts nothing.
  expect(document.activeElement?.textContent).toBe('Helpful (1)');
  await press('Not helpful (0)', card('Title 1'));
  expect(shop.fakes.faults.times('vote')).toBe(1);
  unmount();
  await open({ shop });
  await listed();
  await waitFor(() =>
    expect(
      card('Title 1').getByRole('button', { name: 'Helpful (1)', pressed: true }).getAttribute('aria-disabled'),
    ).toBe('true'),
  );
});

it('REV-09 a failed vote is reported and can be repeated', async () => {
  const { fakes, toasts } = await open();
  await listed();
  fakes.faults.failNext('vote', apiRefusal('GEN500', 500));
  await press('Helpful (0)', card('Title 1'));
  await waitFor(() =>
    expect(card('Title 1').getByRole('button', { name: 'Helpful (0)' }).getAttribute('aria-disabled')).toBe('false'),
  );
  expect(toasts.toasts.map(({ tone }) => tone)).toEqual(['error']);
});

it('REV-03 REV-10 a report takes one of three reasons, and its button becomes Reported', async () => {
  const { fakes } = await open();
  await listed();
  await press('Report', card('Title 2'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }));
  expect(dialog.getAllByRole('radio')).toHaveLength(3);
  await userEvent.click(dialog.getByRole('radio', { name: 'It is advertising' }));
  await press('Send report', dialog);
  expect(card('Title 2').getByRole('button', { name: 'Reported' }).getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(fakes.reviews.flagged).toEqual(['R2 spam']));
  expect(screen.queryByRole('dialog')).toBeNull();
  // A second press opens nothing.
  await press('Reported', card('Title 2'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('REV-04 REV-14 a review of another locale is translated, and its original can be shown again', async () => {
  const { fakes } = await open();
  await listed();
  // The fourth is British: another locale of the page's language.
  for (const own of ['Title 1', 'Title 4']) expect(card(own).queryByRole('button', { name: 'Translate' })).toBeNull();
  expect(screen.getByText('Text 3').getAttribute('lang')).toBe('fr-CA');
  await press('Translate', card('Title 3'));
  expect((await screen.findByText('Text 3 translated')).getAttribute('lang')).toBe('en-US');
  expect(card('Title 3 translated').getByText('Translated from French')).toBeTruthy();
  await press('Show the original', card('Title 3 translated'));
  expect(await screen.findByText('Text 3')).toBeTruthy();
  expect(screen.queryByText('Translated from French')).toBeNull();
  await press('Translate', card('Title 3'));
  expect(await screen.findByText('Text 3 translated')).toBeTruthy();
  expect(fakes.faults.times('translate')).toBe(1);
});

it('reviews that failed to load can be requested again', async () => {
  const shop = openShop();
  shop.fakes.faults.failNext('reviews', apiRefusal('GEN500', 500));
  await open({ shop });
  await press('Try again', within(await screen.findByRole('alert')));
  await listed();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('REV-05 REV-07 REV-12 questions are loaded with their tab, answers are below them, and can be voted on', async () => {
  const { fakes } = await open();
  await listed();
  expect(fakes.faults.times('questions')).toBe(0);
  screen.getByRole('tab', { name: 'Reviews' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Questions', selected: true })).toBe(document.activeElement);
  const question = within(await screen.findByRole('article', { name: 'Question 1?' }));
  expect(question.getByText('Answer 1.')).toBeTruthy();
  expect(question.getByText('NORDKAMM answers')).toBeTruthy();
  await press('Helpful (2)', question);
  expect((await question.findByRole('button', { name: 'Helpful (3)' })).getAttribute('aria-disabled')).toBe('true');
});

const ask = async () => {
  const parts = await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Questions' }));
  await press('Ask a question');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask a question' }));
  const fill = async ({ text = 'Are these waterproof?' } = {}) => {
    await userEvent.click(dialog.getByRole('textbox', { name: 'Your question' }));
    await userEvent.paste(text);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nickname' }), 'Ida');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'ida@example.com');
    await userEvent.click(dialog.getByRole('checkbox'));
    await press('Send question', dialog);
  };
  return { ...parts, dialog, fill };
};

it('REV-06 REV-15 a question of a guest ends in the success dialog', async () => {
  const { fakes, fill } = await ask();
  await fill();
  const thanks = within(await screen.findByRole('dialog', { name: 'Thank you for your question' }));
  expect(fakes.reviews.asked).toEqual(['Are these waterproof?']);
  await press('Back to the product', thanks);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('REV-11 an empty form names all missing fields, and nothing is sent', async () => {
  const { fakes, dialog } = await ask();
  await press('Send question', dialog);
  expect((await dialog.findByRole('alert')).textContent).toContain('There are 4 problems');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Your question' })));
  expect(fakes.faults.times('ask')).toBe(0);
});

it.each([
  ['the form', MAX_QUESTION + 1, false],
  ['the service', 20, true],
] as const)('REV-13 REV410 of %s shows under the field of the question', async (_, length, refused) => {
  const { fakes, fill, dialog } = await ask();
  if (refused) fakes.faults.failNext('ask', apiRefusal('REV410', 400, { message: 'Your text is too long.' }));
  await fill({ text: 'x'.repeat(length) });
  const field = dialog.getByRole('textbox', { name: 'Your question' });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const descriptions = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(descriptions.at(-1)).toBe(refused ? 'Your text is too long.' : 'Value must not be longer than 500 characters');
  // Leaving the field moves nothing, so a press on the button is not lost.
  await userEvent.tab();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field, '{Backspace}');
  expect(field.getAttribute('aria-invalid')).toBe('false');
});
