import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CHALLENGE_MS } from '#core/checkout/challenge.ts';
import { ProviderPagePresenter } from '#ui/features/provider-page/provider-page.presenter.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const challenge = (): {
  readonly presenter: ProviderPagePresenter<string>;
  readonly received: string[];
  readonly answer: (outcome: 'completed' | 'failed') => void;
} => {
  const received: string[] = [];
  let hear: (outcome: 'completed' | 'failed') => void = () => undefined;
  const presenter = new ProviderPagePresenter<string>({
    address: 'https://pay.test/challenge/1',
    abandoned: 'abandoned',
    onSettled: (outcome) => received.push(outcome),
    onClose: () => received.push('closed'),
    watch: (_frame, onSettled) => {
      hear = onSettled;
      return () => undefined;
    },
  });
  presenter.attachFrame(document.createElement('iframe'));
  return { presenter, received, answer: (outcome) => hear(outcome) };
};

test('CHK-18 the result closes the dialog first and is reported once', () => {
  const { presenter, received, answer } = challenge();
  answer('completed');
  answer('failed');
  presenter.abandon();
  expect(received).toEqual(['closed', 'completed']);
});

test('CHK-19 a challenge of ten minutes counts as abandoned', () => {
  vi.useFakeTimers();
  const { presenter, received } = challenge();
  presenter.activate();
  vi.advanceTimersByTime(CHALLENGE_MS - 1);
  expect(received).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(received).toEqual(['closed', 'abandoned']);
});

test('DLG-17 DLG-19 the dialog is closed by its button, not by the backdrop', async () => {
  const user = userEvent.setup();
  const shop = openShop();
  const received: string[] = [];
  renderInShop(<p>Page</p>, shop);
  await act(async () =>
    shop.dialogs.open('three-ds-challenge', {
      challengeId: 'a/b',
      origin: 'about:blank#',
      onSettled: (outcome) => received.push(outcome),
    }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your payment' });
  expect(screen.getByTitle('Confirmation by your bank').getAttribute('src')).toBe(
    'about:blank#/challenge/a%2Fb?lang=en-US',
  );
  await user.click(dialog);
  expect(received).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel payment' }));
  expect([received, shop.dialogs.stack]).toEqual([['abandoned'], []]);
});
