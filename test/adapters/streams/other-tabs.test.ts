import { afterEach, expect, test, vi } from 'vitest';
import { makeOtherTabs } from '#adapters/streams/other-tabs.ts';
import type { SharedState } from '#core/notifications/ports/other-tabs.ts';

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

/** A tab: its events, and its notifications. */
const openTab = (siteId = 'nordkamm-us') => {
  const page = new EventTarget();
  const tabs = makeOtherTabs({ siteId, page });
  const heard: SharedState[] = [];
  const stop = tabs.follow((state) => void heard.push(state));
  const hide = (): void => void page.dispatchEvent(new Event('pagehide'));
  const show = (persisted: boolean): void =>
    void page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const store = (key: string, oldValue: string | null, newValue: string | null): void =>
    void page.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
  open.push(hide);
  return { ...tabs, heard, stop, hide, show, store };
};

test('a change in one tab reaches the other tabs of the site, and not the tab itself', async () => {
  const [one, two, otherSite] = [openTab(), openTab(), openTab('nordkamm-ca')];
  one.notify('cart');
  await vi.waitFor(() => expect(two.heard).toEqual(['cart']));
  expect([one.heard, otherSite.heard]).toEqual([[], []]);
});

test('a hidden page neither sends nor receives; restored from the back-forward cache, it is notified to read everything again', async () => {
  const [one, two, witness] = [openTab(), openTab(), openTab()];
  two.hide();
  two.notify('favorites');
  one.notify('cart');
  await vi.waitFor(() => expect(witness.heard).toEqual(['cart']));
  expect([one.heard, two.heard]).toEqual([[], []]);
  two.show(true);
  expect(two.heard).toEqual(['cart', 'favorites', 'session']);
  one.notify('session');
  await vi.waitFor(() => expect(two.heard).toEqual(['cart', 'favorites', 'session', 'session']));
});

test('the first pageshow is no change, and a removed listener is not called', async () => {
  const [one, two, witness] = [openTab(), openTab(), openTab()];
  two.show(false);
  two.stop();
  one.notify('cart');
  await vi.waitFor(() => expect(witness.heard).toEqual(['cart']));
  expect(two.heard).toEqual([]);
});

test('AUTH-10 AUTH-27 a kind of shopper changed by another tab is a change of the session, the first session of a guest is not', () => {
  const { heard, store } = openTab();
  store('login', null, 'GUEST');
  store('accessExpiry', '2026-01-01T00:00:00.000Z', '2026-01-01T00:30:00.000Z');
  expect(heard).toEqual([]);
  store('login', 'GUEST', 'REGISTERED');
  store('login', 'REGISTERED', null);
  expect(heard).toEqual(['session', 'session']);
});
