import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import '#test/ui/pages/product/loaded-views.ts';
import { SizeChartButton } from '#ui/pages/product/size-chart-button.tsx';
import { apiRefusal } from '#core/testing/faults.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const open = async (productType: string, shop = openShop()) => {
  const view = renderInShop(<SizeChartButton productType={productType} />, shop);
  await act(async () => screen.getByRole('button', { name: 'Size chart' }).click());
  return { ...view, ...shop };
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const cells = (): readonly (string | null)[] => screen.getAllByRole('cell').map(({ textContent }) => textContent);

it('PDP-10 ux 28 shoes and clothes have different measurements, and the unit is remembered', async () => {
  const shop = openShop();
  const first = await open('footwear', shop);
  const shoes = await dialog('Shoe sizes');
  expect(shoes.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Size', 'Foot length']);
  expect([cells(), shoes.getByRole('radio', { name: 'Inches' })]).toMatchObject([['10', '10.5'], { checked: true }]);
  expect(await axeFindings(first.container)).toEqual([]);
  await userEvent.click(shoes.getByRole('radio', { name: 'Centimeters' }));
  expect(cells()).toEqual(['25.8', '26.5']);
  await userEvent.click(shoes.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  first.unmount();
  await open('apparel', shop);
  const clothes = await dialog('Clothing sizes');
  expect(clothes.getAllByRole('columnheader')).toHaveLength(3);
  expect(clothes.getByRole('radio', { name: 'Centimeters' })).toHaveProperty('checked', true);
  expect(cells()[0]).toBe('88–94');
});

it('a chart that fails to load can be requested again', async () => {
  const shop = openShop();
  shop.fakes.faults.failNext('sizeChart', apiRefusal('GEN500', 500));
  await open('footwear', shop);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await dialog('Shoe sizes')).getAllByRole('row')).toHaveLength(3);
});
