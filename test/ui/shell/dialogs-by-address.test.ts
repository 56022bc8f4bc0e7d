import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { DialogsPresenter } from '#ui/stores/dialogs.presenter.ts';
import { openDialogsByAddress } from '#ui/shell/dialogs-by-address.ts';

const open = (...addresses: readonly string[]) => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [...addresses] });
  const dialogs = new DialogsPresenter(() => Promise.resolve());
  openDialogsByAddress(router, dialogs);
  const at = (): string => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  const names = (): readonly string[] => dialogs.stack.map(([name]) => name);
  return { router, dialogs, at, names };
};

const link = (href: string): HTMLAnchorElement => {
  const element = document.createElement('a');
  element.setAttribute('href', href);
  document.body.append(element);
  return element;
};

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('RTE-18 an address with a dialog opens it with its props, as after a reload', () => {
  const { dialogs } = open('/en-us/cart#modal-sign-in?from=mail');
  expect(dialogs.stack).toEqual([['sign-in', { from: 'mail' }]]);
});

test('RTE-17 RTE-18 a link opens the dialog on its page and query, and Back closes it', async () => {
  const { router, at, names } = open('/en-us', '/en-us/search?q=boot');
  link('#modal-sign-in').click();
  expect([at(), names()]).toEqual(['/en-us/search?q=boot#modal-sign-in', ['sign-in']]);
  await router.navigate(-1);
  expect([at(), names()]).toEqual(['/en-us/search?q=boot', []]);
});

test('RTE-18 closing the dialog goes back, so that Back does not open it again', () => {
  const { router, dialogs, at, names } = open('/en-us', '/en-us/cart');
  dialogs.openLink('#modal-sign-in');
  dialogs.close('sign-in');
  expect([at(), names()]).toEqual(['/en-us/cart', []]);
  void router.navigate(-1);
  expect([at(), names()]).toEqual(['/en-us', []]);
});

test('RTE-18 a link that is pressed while Back is on its way opens its dialog on the page that Back leads to', async () => {
  const { router, dialogs, at, names } = open('/en-us', '/en-us/cart');
  dialogs.openLink('#modal-sign-in');
  // A browser goes back in a later task.
  let back: number | undefined;
  const going = vi.spyOn(router, 'navigate').mockImplementationOnce((to) => {
    back = Number(to);
    return Promise.resolve();
  });
  dialogs.close('sign-in');
  dialogs.openLink('#modal-sign-up');
  going.mockRestore();
  await router.navigate(back ?? 0);
  expect([at(), names()]).toEqual(['/en-us/cart#modal-sign-up', ['sign-up']]);
  await router.navigate(-1);
  expect([at(), names()]).toEqual(['/en-us/cart', []]);
  await router.navigate(-1);
  expect(at()).toBe('/en-us');
});

test('RTE-18 closing the dialog of an address that the tab was opened with keeps the page and its query', () => {
  const { dialogs, at } = open('/en-us/search?q=boot#modal-sign-in');
  dialogs.close('sign-in');
  expect(at()).toBe('/en-us/search?q=boot');
});

test('RTE-18 a dialog that replaces another one closes with it', () => {
  const { router, at, names } = open('/en-us/cart');
  link('#modal-sign-in').click();
  link('#modal-sign-up').click();
  expect([at(), names()]).toEqual(['/en-us/cart#modal-sign-up', ['sign-up']]);
  void router.navigate(-1);
  expect([at(), names()]).toEqual(['/en-us/cart', []]);
});

test.each(['#modal-nothing', '#modal-', '#modal-mini-cart', '#modal-__proto__'])(
  'RTE-18 the unknown dialog %s is ignored with a warning, as a link and as an address',
  (href) => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { at, names } = open('/en-us/cart');
    link(href).click();
    expect([at(), names()]).toEqual(['/en-us/cart', []]);
    expect(warnings).toHaveBeenCalledWith(`No dialog has the address ${href}`);
    warnings.mockClear();
    expect(open(`/en-us/cart${href}`).names()).toEqual([]);
    expect(warnings).toHaveBeenCalledTimes(1);
  },
);

test('a navigation to another page closes all dialogs, and opens that of its address', async () => {
  const { router, dialogs, names } = open('/en-us');
  dialogs.open('mini-cart', {});
  await router.navigate('/en-us/cart#modal-sign-in');
  expect(names()).toEqual(['sign-in']);
});

test('a dialog that code has opened stays when the address leaves another one', () => {
  const { router, dialogs, names } = open('/en-us');
  dialogs.openLink('#modal-sign-in');
  dialogs.open('welcome', {});
  void router.navigate(-1);
  expect(names()).toEqual(['welcome']);
});

test('a press that opens another window is left to the browser', () => {
  const { names } = open('/en-us');
  link('#modal-sign-in').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(names()).toEqual([]);
});

test('CNT-45 a link opens a dialog of the page’s content; Back and closing it lead to the page', async () => {
  const { router, dialogs, at } = open('/en-us', '/en-us/help/sizes');
  dialogs.addContent('size-hints');
  link('#modal-size-hints').click();
  expect([at(), dialogs.openContent]).toEqual(['/en-us/help/sizes#modal-size-hints', 'size-hints']);
  await router.navigate(-1);
  expect([at(), dialogs.openContent]).toEqual(['/en-us/help/sizes', undefined]);
  link('#modal-size-hints').click();
  dialogs.closeContent('size-hints');
  expect([at(), dialogs.openContent]).toEqual(['/en-us/help/sizes', undefined]);
});

test('CNT-45 the dialog of an address opens once its page is rendered, without a warning', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { router, dialogs, at } = open('/en-us');
  await router.navigate('/en-us/help/sizes#modal-size-hints');
  expect(dialogs.openContent).toBeUndefined();
  const remove = dialogs.addContent('size-hints');
  expect([dialogs.openContent, warnings.mock.calls]).toEqual(['size-hints', []]);
  await router.navigate('/en-us');
  remove();
  expect([at(), dialogs.openContent]).toEqual(['/en-us', undefined]);
  dialogs.openLink('#modal-size-hints');
  expect([dialogs.openContent, warnings.mock.calls.length]).toEqual([undefined, 1]);
});

test('CNT-45 a dialog of the shop comes before one of content with its name, and replaces another one', () => {
  const { dialogs, names } = open('/en-us');
  dialogs.addContent('sign-in');
  dialogs.addContent('size-hints');
  dialogs.openLink('#modal-size-hints');
  dialogs.openLink('#modal-sign-in');
  expect([names(), dialogs.openContent]).toEqual([['sign-in'], undefined]);
});

test('RTE-18 a dialog of the page whose block is not hydrated yet is not unknown', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.body.append(Object.assign(document.createElement('dialog'), { id: 'modal-measure-feet' }));
  open('/en-us/help/sizes#modal-measure-feet');
  expect(warned).not.toHaveBeenCalled();
});
