import { expect, test } from 'vitest';
import { CartPagePresenter } from '#ui/pages/cart/cart-page.presenter.ts';
import { SavedListPresenter } from '#ui/pages/cart/beside/saved-list.presenter.ts';
import { refusal } from '#core/testing/faults.ts';
import { run } from '../../support/run.ts';
import { onTheirWay } from '../on-their-way.ts';
import { eventually, openShop } from '../render-in-shop.tsx';

const pageTexts = { removed: () => '', undo: 'Undo', changedElsewhere: '', atMost: () => '', unsound: '' };
const texts = {
  wasSaved: ({ name }: { readonly name: string }) => `${name} was saved`,
  wasMoved: () => '',
  wasRemoved: () => '',
  undo: 'Undo',
};

/** A line is saved while the first answer about the list is still on its way. */
const saveMeanwhile = async (opened: ReturnType<typeof openShop>) => {
  await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  const page = new CartPagePresenter({
    tasks: opened.makeTasks(),
    shell: opened.shell,
    site: opened.shop.site,
    texts: pageTexts,
  });
  page.activate();
  await eventually(() => page.cart?.items.length === 1);
  const { tasks, letGo } = onTheirWay(opened.makeTasks());
  const presenter = new SavedListPresenter({ tasks, shell: opened.shell, site: opened.shop.site }, page, texts);
  presenter.activate();
  await eventually(() => opened.fakes.faults.times('listSaved') === 1);
  page.saveForLater(page.cart?.items[0]?.id ?? '');
  await eventually(() => presenter.list.items.length === 1);
  return { presenter, letGo };
};

test('SFL-01 an answer to what was asked before a line was saved does not take the line out of the list', async () => {
  const { presenter, letGo } = await saveMeanwhile(openShop());
  letGo();
  expect([presenter.list.status, presenter.list.items.length, presenter.list.total]).toEqual(['idle', 1, 1]);
});

test('SFL-01 nor does a failure of it hide the line', async () => {
  const opened = openShop();
  opened.fakes.faults.failNext('listSaved', refusal('LST500', 500));
  const { presenter, letGo } = await saveMeanwhile(opened);
  letGo();
  expect([presenter.list.status, presenter.list.items.length]).toEqual(['idle', 1]);
});
