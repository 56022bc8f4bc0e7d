import { afterEach, expect, test } from 'vitest';
import { followWithdrawal } from '#ui/pages/content/withdrawal-sum.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.lang = '';
});

const line = (name: string, refunds: readonly number[], shipping = '') =>
  `<select name="${name}" data-refunds="${refunds.join(' ')}" ${shipping}>
    ${['0', ...refunds.map((_, index) => String(index + 1))].map((count) => `<option>${count}</option>`).join('')}
  </select>`;

test('ORD-18 while units are chosen the form of withdrawals says what they refund, with the shipping of the last units of a shipment', () => {
  document.documentElement.lang = 'en-GB';
  const shipping = 'data-shipment="s-1" data-shipping="395" data-shipping-units="3"';
  document.body.innerHTML = `<form data-currency="GBP">
    ${line('units a', [1_500, 1_499], shipping)}${line('units b', [2_000], shipping)}
    <p data-sum="You get back {amount}.">All of them: 53.94.</p>
  </form>`;
  followWithdrawal(document);
  const [first, second] = document.querySelectorAll('select');
  const said = (a: string, b: string): string | null | undefined => {
    if (first === undefined || second === undefined) throw new TypeError('There are no units');
    first.value = a;
    second.value = b;
    second.dispatchEvent(new Event('change', { bubbles: true }));
    return document.querySelector('p')?.textContent;
  };
  expect(said('1', '0')).toBe('You get back £15.00.');
  expect(said('2', '0')).toBe('You get back £29.99.');
  expect(said('2', '1')).toBe('You get back £53.94.');
  expect(said('0', '0')).toBe('All of them: 53.94.');
});

test.each([
  ['', 'You get back £23.95.'],
  ['data-keeps', 'You get back £23.95.'],
])(
  'ORD-18 ORD-20 the last goods of a shipment bring back its shipping, whether their gift goes along or stays with other goods of the order (%s)',
  (keeps, sum) => {
    document.documentElement.lang = 'en-GB';
    const shipping = 'data-shipment="s-1" data-shipping="395" data-shipping-units="1"';
    document.body.innerHTML = `<form data-currency="GBP" ${keeps}>
    ${line('units a', [2_000], shipping)}${line('units gift', [0], `${shipping} data-gift`)}
    <p data-sum="You get back {amount}.">All</p></form>`;
    followWithdrawal(document);
    const [bought] = document.querySelectorAll('select');
    if (bought === undefined) throw new TypeError('There are no units');
    bought.value = '1';
    bought.dispatchEvent(new Event('change', { bubbles: true }));
    expect(document.querySelector('p')?.textContent).toBe(sum);
  },
);

test('ORD-18 while units are chosen the form of withdrawals says which gifts are kept, and which leave with the last goods', () => {
  document.documentElement.lang = 'en-GB';
  const texts = 'data-staying="Keep {names}." data-returning="Send back {names}." data-canceled="Canceled: {names}."';
  document.body.innerHTML = `<form data-currency="GBP" ${texts}>
    ${line('units a', [2_000, 2_000])}${line('units b', [0], 'data-gift="Socks"')}
    <ul><li data-line="c" data-refunds="0" data-gift="Mug" data-back></li></ul>
    <p data-sum="You get back {amount}." data-gift="Nothing.">All</p></form>`;
  followWithdrawal(document);
  const [bought, gift] = document.querySelectorAll('select');
  if (bought === undefined || gift === undefined) throw new TypeError('There are no units');
  const said = (units: string, gifts: string): string | null | undefined => {
    bought.value = units;
    gift.value = gifts;
    bought.dispatchEvent(new Event('change', { bubbles: true }));
    return document.querySelector('p')?.textContent;
  };
  expect(said('1', '0')).toBe('You get back £20.00. Keep Socks, Mug.');
  expect(said('2', '0')).toBe('You get back £40.00. Send back Mug. Canceled: Socks.');
  expect(said('2', '1')).toBe('You get back £40.00. Send back Mug.');
  expect(said('0', '1')).toBe('Nothing.');
});

test('ORD-18 VAL-24 the error that no unit is chosen goes with the first choice, in whatever line', () => {
  document.documentElement.lang = 'en-GB';
  const errors = 'id="units-a" aria-invalid="true" aria-describedby="units-a-error"';
  document.body.innerHTML = `<div role="alert"><ul><li><a href="#units-a">Choose one.</a></li></ul></div>
    <form data-currency="GBP">${line('units a', [1_500], errors)}<small id="units-a-error">Choose one.</small>
    ${line('units b', [2_000])}<p data-sum="You get back {amount}.">All</p></form>`;
  followWithdrawal(document);
  expect(document.querySelector('[role=alert]')).not.toBeNull();
  const [first, second] = document.querySelectorAll('select');
  if (first === undefined || second === undefined) throw new TypeError('There are no units');
  second.value = '1';
  second.dispatchEvent(new Event('change', { bubbles: true }));
  expect(document.body.textContent).not.toContain('Choose one.');
  expect([document.querySelector('[role=alert]'), first.getAttribute('aria-invalid')]).toEqual([null, null]);
});

test('ORD-18 a page without units to choose stays as it is', () => {
  document.body.innerHTML = '<form><p>Order</p></form>';
  followWithdrawal(document);
  expect(document.body.textContent).toBe('Order');
});
