import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { BalanceView } from '#ui/pages/gift-cards/balance-view.tsx';
import { axeFindings } from '#test/ui/axe.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const { form: texts } = enUs.tenders;

const opened = () => {
  const shop = openShop();
  const user = userEvent.setup();
  const { container } = renderInShop(<BalanceView />, shop, '/en-us/gift-cards');
  const check = async (number: string): Promise<void> => {
    for (const [name, text] of [
      [texts.cardNumber, number],
      [texts.pin, '1234'],
    ] as const) {
      await user.clear(screen.getByRole('textbox', { name }));
      await user.click(screen.getByRole('textbox', { name }));
      await user.paste(text);
    }
    await user.keyboard('{Enter}');
  };
  return { ...shop, container, check };
};

test('RTE-34 GFT-02 each state of a gift card is a sentence that is announced, with its last day', async () => {
  const { check, container } = opened();
  for (const [number, sentence] of [
    ['6000000000002500', 'Gift card •••• 2500 has $25.00. It is valid until December 31, 2039.'],
    ['6000000000000740', 'Gift card •••• 0740 has no balance left.'],
    ['6000000000000760', 'Gift card •••• 0760 is not active.'],
    ['6000000000000812', 'Gift card •••• 0812 has expired. It was valid until January 1, 2020.'],
  ] as const) {
    await check(number);
    expect((await screen.findByText(sentence)).getAttribute('role')).toBe('status');
  }
  expect(await axeFindings(container)).toEqual([]);
});

test('GFT-06 GFC799 a balance that cannot be read is reported at the number, and the last one disappears', async () => {
  const { check, fakes } = opened();
  await check('6000000000002500');
  await screen.findByText(/has \$25\.00/);
  fakes.faults.failNext('giftCardBalance', apiRefusal('BASE500', 500));
  await check('6000000000002501');
  const reason = failureTextsOf('en-US').errors.GFC799;
  await screen.findAllByText(new RegExp(reason?.slice(0, 20) ?? ''));
  expect(document.getElementById('gift-card-cardNumber-error')?.textContent).toBe(reason);
  expect(screen.queryByText(/has \$25\.00/)).toBeNull();
});
