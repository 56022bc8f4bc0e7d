import { describe, expect, test } from 'vitest';
import { dialogSources } from '#ui/shell/dialog-sources.ts';
import { DialogsPresenter } from '#ui/stores/dialogs.presenter.ts';

describe('dialogs', () => {
  const names = ({ stack }: DialogsPresenter): readonly string[] => stack.map(([name]) => name);

  test('open by name with their props, one above the other', () => {
    const dialogs = new DialogsPresenter(dialogSources);
    dialogs.open('menu', {});
    dialogs.open('mini-cart', { addedItemId: 'item-1' });
    expect(dialogs.stack).toEqual([
      ['menu', {}],
      ['mini-cart', { addedItemId: 'item-1' }],
    ]);
  });

  test('open once per name: opened again a dialog is on top with its later props', () => {
    const dialogs = new DialogsPresenter(dialogSources);
    dialogs.open('mini-cart', {});
    dialogs.open('menu', {});
    dialogs.open('mini-cart', { addedItemId: 'item-2' });
    expect(dialogs.stack).toEqual([
      ['menu', {}],
      ['mini-cart', { addedItemId: 'item-2' }],
    ]);
  });

  test('close by name, each alone or all; closing one that is not open does nothing', () => {
    const dialogs = new DialogsPresenter(dialogSources);
    dialogs.open('menu', {});
    dialogs.open('filters', {});
    dialogs.close('mini-cart');
    dialogs.close('menu');
    expect(names(dialogs)).toEqual(['filters']);
    dialogs.closeAll();
    expect(names(dialogs)).toEqual([]);
  });
});
