import { element, fieldsOf, onShopMessage, sendToShop, type FrameMessage } from './parent-frame.ts';

// The shop knows neither account nor name before the shopper approves; this page has nothing of the shop but what it shows.

const { dataset } = document.body;
const { lang } = document.documentElement;
const part = (id: string): HTMLElement => element(id, HTMLElement);
const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-outcome]')];
/** The latest choice. Answers of the shop to earlier ones are void. */
let requestId = 0;
/** The session whose amount is shown. */
let clientToken = '';
let timer: ReturnType<typeof setTimeout> | undefined;
let isAnswered = false;

/** How long the shop may take for a choice. */
const QUOTE_MS = 15_000;

const chosen = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
const address = (): FrameMessage => fieldsOf(JSON.parse(chosen('address')?.dataset['address'] ?? '{}'));
const listOf = (value: unknown): readonly FrameMessage[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

const allow = (isAllowed: boolean): void => {
  for (const button of buttons) button.disabled = !isAllowed && button.dataset['outcome'] !== 'cancel';
};
/** Shows what the sheet is doing, and why there is no offer. */
const say = (status = '', problem = ''): void => {
  part('status').textContent = status;
  part('problem').textContent = problem;
};
const refuse = (problem = dataset['failed']): void => {
  clearTimeout(timer);
  part('offer').hidden = true;
  say('', problem);
};

/** Asks the shop what the order costs at the chosen address. Only the place of delivery is sent. */
const ask = (): void => {
  const { firstName: _first, lastName: _last, ...place } = address();
  requestId += 1;
  allow(false);
  say(dataset['loading']);
  clearTimeout(timer);
  timer = setTimeout(refuse, QUOTE_MS);
  sendToShop({ type: 'wallet-choice', requestId, address: place, methodId: chosen('method')?.value });
};

const withText = (tag: string, text: unknown): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = String(text);
  return made;
};
const choiceOf = ({ id, label, isChosen }: FrameMessage): HTMLElement => {
  const choice = Object.assign(document.createElement('label'), { className: 'choice' });
  const radio = { type: 'radio', name: 'method', value: String(id), checked: isChosen === true };
  choice.append(Object.assign(document.createElement('input'), radio), withText('span', label));
  return choice;
};

/** Shows an offer of the shop, with the amount that the provider knows: the shopper approves this one. */
const show = async (offer: FrameMessage): Promise<void> => {
  const session = String(offer['clientToken']);
  const { amount } = fieldsOf(await (await fetch(`/wallet/${encodeURIComponent(session)}/amount?lang=${lang}`)).json());
  if (offer['requestId'] !== requestId) return;
  clearTimeout(timer);
  clientToken = session;
  const hadFocus = part('methods').contains(document.activeElement);
  part('methods').replaceChildren(...listOf(offer['methods']).map(choiceOf));
  const rows = listOf(offer['rows']).flatMap((row) => [withText('dt', row['label']), withText('dd', row['amount'])]);
  part('rows').replaceChildren(...rows);
  part('total').textContent = String(amount);
  part('offer').hidden = false;
  if (hadFocus) chosen('method')?.focus();
  say(document.querySelector('.sum')?.textContent.replaceAll(/\s+/g, ' ').trim());
  allow(!isAnswered);
};

const answer = async (outcome = ''): Promise<void> => {
  if (isAnswered) return;
  isAnswered = true;
  allow(false);
  if (outcome === 'cancel') return sendToShop({ type: 'approval', outcome: 'canceled' });
  try {
    const init = { method: 'POST', headers: { Accept: 'application/json' }, body: new URLSearchParams({ outcome }) };
    const response = await fetch(`/approve/${encodeURIComponent(clientToken)}?lang=${lang}`, init);
    if (!response.ok) throw new TypeError(`The approval has the status ${response.status}`);
    const token: unknown = await response.json();
    const contact: unknown = JSON.parse(dataset['contact'] ?? '{}');
    sendToShop({ type: 'approval', outcome: 'token', clientToken, token, contact, address: address() });
  } catch {
    isAnswered = false;
    refuse();
  }
};

for (const button of buttons) button.addEventListener('click', () => void answer(button.dataset['outcome']));
// The shop's dialog does not receive the keys that are pressed in its frame (DLG-19).
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') void answer('cancel');
});
document.addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('change', ask);
onShopMessage((message) => {
  if (message['requestId'] !== requestId) return;
  if (message['type'] === 'wallet-quote') show(message).catch(() => message['requestId'] === requestId && refuse());
  if (message['type'] === 'wallet-refused') refuse(String(message['message']));
});
ask();
