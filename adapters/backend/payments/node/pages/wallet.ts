import { onShopMessage, sendToShop } from './parent-frame.ts';

// The shop knows neither account nor name before the shopper approves; this page has nothing of the shop but what it shows.

const { dataset } = document.body;
const { lang: language } = document.documentElement;
const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new TypeError(`Nothing has the id ${id}`);
  return found;
};
const parts = {
  problem: element('problem'),
  offer: element('offer'),
  methods: element('methods'),
  rows: element('rows'),
};
const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-outcome]')];
/** The session whose amount is shown. */
let clientToken = '';
let requestId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isAnswered = false;

/** How long the shop may take for a choice. */
const QUOTE_MS = 15_000;

const chosen = (name: string): HTMLInputElement | undefined =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`) ?? undefined;
const address = (): object => JSON.parse(chosen('address')?.dataset['address'] ?? '{}');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const recordOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(Object.entries(Object(value)));
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(recordOf) : []);

const allow = (isAllowed: boolean): void => {
  for (const button of buttons) if (button.dataset['outcome'] !== 'cancel') button.disabled = !isAllowed;
};
const say = (text = ''): void => {
  element('status').textContent = text;
};
const refuse = (message: string): void => {
  clearTimeout(timer);
  parts.problem.textContent = message;
  parts.offer.hidden = true;
  say();
};

/** Asks the shop what the order costs at the chosen address. Only the place of delivery is sent. */
const ask = (): void => {
  const { firstName: _first, lastName: _last, ...place } = Object.assign({ firstName: '', lastName: '' }, address());
  requestId += 1;
  allow(false);
  parts.problem.textContent = '';
  say(dataset['loading']);
  clearTimeout(timer);
  timer = setTimeout(() => refuse(dataset['failed'] ?? ''), QUOTE_MS);
  sendToShop({ type: 'wallet-choice', requestId, address: place, methodId: chosen('method')?.value });
};

/** The amount of a session, which its token carries; the shopper approves this one. */
const amountOf = (token: string): string => {
  const [, claims = ''] = token.split('.');
  const { approval } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  const currencyDisplay = approval.currency === 'CAD' ? 'code' : 'symbol';
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: approval.currency, currencyDisplay });
  return format.format(approval.amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

const rowOf = (row: ReadonlyMap<string, unknown>): readonly HTMLElement[] =>
  (['dt', 'dd'] as const).map((tag) => {
    const cell = document.createElement(tag);
    cell.textContent = textOf(row.get(tag === 'dt' ? 'label' : 'amount'));
    return cell;
  });

const methodOf = (method: ReadonlyMap<string, unknown>): HTMLElement => {
  const label = document.createElement('label');
  const input = document.createElement('input');
  const text = document.createElement('span');
  label.className = 'choice';
  Object.assign(input, { type: 'radio', name: 'method', value: textOf(method.get('id')) });
  input.checked = method.get('isChosen') === true;
  text.textContent = textOf(method.get('label'));
  label.append(input, text);
  return label;
};

const show = (quote: ReadonlyMap<string, unknown>): void => {
  clearTimeout(timer);
  const hadFocus = parts.methods.contains(document.activeElement);
  clientToken = textOf(quote.get('clientToken'));
  parts.methods.replaceChildren(...listOf(quote.get('methods')).map(methodOf));
  parts.rows.replaceChildren(...listOf(quote.get('rows')).flatMap(rowOf));
  element('total').textContent = amountOf(clientToken);
  parts.offer.hidden = false;
  if (hadFocus) chosen('method')?.focus();
  say(`${document.querySelector('.sum')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''}`);
  allow(!isAnswered);
};

const approve = async (outcome: string): Promise<void> => {
  const answer = await fetch(`/approve/${encodeURIComponent(clientToken)}?lang=${language}`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ outcome }),
  });
  if (!answer.ok) throw new TypeError(`The approval has the status ${answer.status}`);
  const token: unknown = await answer.json();
  const contact = JSON.parse(dataset['contact'] ?? '{}');
  sendToShop({ type: 'approval', outcome: 'token', clientToken, token, contact, address: address() });
};

const answer = (outcome = ''): void => {
  if (isAnswered) return;
  isAnswered = true;
  allow(false);
  if (outcome === 'cancel') return sendToShop({ type: 'approval', outcome: 'canceled' });
  approve(outcome).catch(() => {
    isAnswered = false;
    refuse(dataset['failed'] ?? '');
  });
};

for (const button of buttons) button.addEventListener('click', () => answer(button.dataset['outcome']));
// The shop's dialog does not receive the keys that are pressed in its frame (DLG-19).
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') answer('cancel');
});
document.addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('change', ask);
onShopMessage((message) => {
  // A later choice has made this answer void.
  if (message['requestId'] !== requestId) return;
  if (message['type'] === 'wallet-quote') show(recordOf(message));
  if (message['type'] === 'wallet-refused') refuse(textOf(message['message']));
});
ask();
