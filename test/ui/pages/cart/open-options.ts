import { act, screen } from '@testing-library/react';

/** Opens the options of the first line of the cart page, whose code loads with the first press. */
export const openOptions = async (): Promise<void> => {
  const more = await screen.findByRole('button', { name: /^More options for / });
  await act(async () => more.click());
};
