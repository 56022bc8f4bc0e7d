import { describe, expect, test } from 'vitest';
import { DialogsPresenter } from '#ui/stores/dialogs.presenter.ts';

const load = () => Promise.resolve();
const challenge = { challengeId: 'c-1', origin: 'https://pay.test', onSettled: () => undefined };

describe('dialogs', () => {
  const names = ({ stack }: DialogsPresenter): readonly string[] => stack.map(([name]) => name);

  test('open by name with their props, one above the other', () => {
    const dialogs = new DialogsPresenter(load);
    dialogs.open('three-ds-challenge', challenge);
    dialogs.open('mini-cart', { addedItemId: 'item-1' });
    expect(dialogs.stack).toEqual([
      ['three-ds-challenge', challenge],
      ['mini-cart', { addedItemId: 'item-1' }],
    ]);
  });

  test('open once per name: opened again a dialog is on top with its later props', () => {
    const dialogs = new DialogsPresenter(load);
    dialogs.open('mini-cart', {});
    dialogs.open('three-ds-challenge', challenge);
    dialogs.open('mini-cart', { addedItemId: 'item-2' });
    expect(dialogs.stack).toEqual([
      ['three-ds-challenge', challenge],
      ['mini-cart', { addedItemId: 'item-2' }],
    ]);
  });

  test('close by name, each alone or all; closing one that is not open does nothing', () => {
    const dialogs = new DialogsPresenter(load);
    dialogs.close('mini-cart');
    dialogs.open('three-ds-challenge', challenge);
    dialogs.close('mini-cart');
    expect(names(dialogs)).toEqual(['three-ds-challenge']);
    dialogs.open('mini-cart', {});
    dialogs.close('three-ds-challenge');
    expect(names(dialogs)).toEqual(['mini-cart']);
    dialogs.closeAll();
    expect(names(dialogs)).toEqual([]);
  });
});
