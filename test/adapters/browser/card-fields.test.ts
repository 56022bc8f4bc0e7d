// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { present } from '#core/kernel/present.ts';
import { mountCardFields } from '#adapters/browser/card-fields.ts';
import { watchChallenge } from '#adapters/browser/challenge-frame.ts';

const origin = 'http://pay.test';
const token = { token: 'tok', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2031 };

type Sent = { readonly message: Readonly<Record<string, unknown>>; readonly target: string };

/** A frame whose window records its messages. */
const makeFrame = () => {
  const frame = document.createElement('iframe');
  const sent: Sent[] = [];
  const inside = new EventTarget();
  Object.defineProperty(inside, 'postMessage', {
    value: (message: Sent['message'], target: string) => sent.push({ message, target }),
  });
  Object.defineProperty(frame, 'contentWindow', { value: inside });
  const say = (data: unknown, { from = origin, source = inside }: { from?: string; source?: EventTarget } = {}) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source }));
  const says = (message: Readonly<Record<string, unknown>>) => say({ source: 'portico-payments', ...message });
  return { frame, sent, say, says };
};

const disposals: (() => void)[] = [];
afterEach(() => disposals.splice(0).forEach((dispose) => dispose()));
const mount = (made = makeFrame(), patience?: number, onTyped?: () => void) => {
  const fields = mountCardFields({
    frame: made.frame,
    origin,
    clientToken: 'client-1',
    lang: 'fr',
    ...present({ patience, onTyped }),
  });
  disposals.push(fields.dispose);
  return { ...made, fields };
};
const requestIds = (sent: readonly Sent[]) =>
  sent.filter(({ message }) => message['type'] === 'tokenize').map(({ message }) => message['requestId']);

describe('the card fields in a frame (PAY-18)', () => {
  it('the client token is sent in a message to the exact origin once the frame is ready, not in the address', () => {
    const { frame, sent, says } = mount();
    expect(frame.src).toBe('http://pay.test/fields?lang=fr');
    expect(sent).toEqual([]);
    says({ type: 'ready' });
    expect(sent).toEqual([
      { message: { source: 'portico-shop', type: 'init', clientToken: 'client-1', lang: 'fr' }, target: origin },
    ]);
  });

  it('a token requested before the frame is ready is requested once it is', async () => {
    const { sent, says, fields } = mount();
    const tokenized = fields.tokenize();
    says({ type: 'ready' });
    expect(sent.map(({ message }) => message['type'])).toEqual(['init', 'tokenize']);
    says({ type: 'token', requestId: requestIds(sent)[0], token });
    expect(await tokenized).toEqual({ _tag: 'Token', token });
  });

  it('each response resolves its own request', async () => {
    const { sent, says, fields } = mount();
    says({ type: 'ready' });
    const outcomes = Promise.all([fields.tokenize(), fields.tokenize(), fields.tokenize(), fields.tokenize()]);
    const [first, second, third, fourth] = requestIds(sent);
    says({ type: 'failed', requestId: third });
    says({ type: 'token', requestId: fourth, token: { ...token, last4: 4242 } });
    says({ type: 'invalid', requestId: first, fields: { number: 'wrong' } });
    says({ type: 'token', requestId: second, token });
    expect(await outcomes).toEqual([
      { _tag: 'Invalid' },
      { _tag: 'Token', token },
      { _tag: 'Failed' },
      { _tag: 'Failed' },
    ]);
  });

  it('messages of another origin, window or sender are ignored', async () => {
    const { frame, sent, say, says, fields } = mount();
    const ready = { source: 'portico-payments', type: 'ready' };
    say(ready, { from: 'http://pay.test.evil' });
    say(ready, { source: window });
    say({ ...ready, source: 'elsewhere' });
    say('ready');
    say(null);
    expect(sent).toEqual([]);
    says({ type: 'ready' });
    const tokenized = fields.tokenize();
    const requestId = requestIds(sent)[0];
    say(
      { source: 'portico-payments', type: 'token', requestId, token: { ...token, token: 'forged' } },
      { from: 'http://evil.test' },
    );
    say({ source: 'portico-payments', type: 'resize', height: 9999 }, { from: 'http://evil.test' });
    says({ type: 'token', requestId, token });
    expect(await tokenized).toEqual({ _tag: 'Token', token });
    expect(frame.style.height).toBe('');
  });

  it('a token that does not arrive counts as failed', async () => {
    expect(await mount(makeFrame(), 0).fields.tokenize()).toEqual({ _tag: 'Failed' });
  });

  it('the frame gets each height that its page reports, in whole pixels, until disposal; a hidden page reports none', () => {
    const { frame, says, fields } = mount();
    const heights = [200.2, 240, 0].map((height) => {
      says({ type: 'resize', height });
      return frame.style.height;
    });
    fields.dispose();
    says({ type: 'resize', height: 280 });
    expect([...heights, frame.style.height]).toEqual(['201px', '240px', '240px', '240px']);
  });

  it('disposing rejects pending requests; mounting again keeps the frame and its input', async () => {
    const made = makeFrame();
    const { fields } = mount(made);
    made.says({ type: 'ready' });
    const tokenized = fields.tokenize();
    fields.dispose();
    expect(await tokenized).toEqual({ _tag: 'Failed' });
    const loads: string[] = [];
    Object.defineProperty(made.frame, 'src', {
      get: () => 'http://pay.test/fields?lang=fr',
      set: (address: string) => {
        loads.push(address);
      },
    });
    made.sent.length = 0;
    mount(made).fields.focus();
    expect(made.sent.map(({ message }) => message['type'])).toEqual(['init', 'focus']);
    expect(loads).toEqual([]);
  });

  it('Enter in a field submits the form around the frame', () => {
    const made = makeFrame();
    const form = document.createElement('form');
    form.append(made.frame);
    document.body.append(form);
    let submitted = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted += 1;
    });
    mount(made);
    made.says({ type: 'enter' });
    expect(submitted).toBe(1);
    made.say({ source: 'portico-payments', type: 'enter' }, { from: 'http://other.test' });
    expect(submitted).toBe(1);
    form.remove();
  });

  it('PAY-17 the correction of a refused card is reported', () => {
    let corrections = 0;
    const { says, say } = mount(makeFrame(), undefined, () => {
      corrections += 1;
    });
    says({ type: 'ready' });
    say({ source: 'portico-payments', type: 'typed' }, { from: 'http://other.test' });
    expect(corrections).toBe(0);
    says({ type: 'typed' });
    expect(corrections).toBe(1);
  });

  it('PAY-16 a refused expiry date is reported to the frame', () => {
    const made = makeFrame();
    const { fields } = mount(made);
    made.says({ type: 'ready' });
    fields.refuse('expiry');
    expect(made.sent.at(-1)?.message).toEqual({ source: 'portico-shop', type: 'refuse', field: 'expiry' });
  });
});

describe('CHK-18: the challenge in a frame', () => {
  const challenge = { type: 'challenge', challengeId: 'chl_1', outcome: 'completed' };
  const watch = () => {
    const made = makeFrame();
    const outcomes: string[] = [];
    const undo = watchChallenge({
      frame: made.frame,
      origin,
      challengeId: 'chl_1',
      onSettled: (outcome) => outcomes.push(outcome),
    });
    disposals.push(undo);
    return { ...made, outcomes, undo };
  };

  it.each(['completed', 'failed'])('%s is reported once', (outcome) => {
    const { says, outcomes } = watch();
    says({ ...challenge, outcome });
    says({ ...challenge, outcome });
    expect(outcomes).toEqual([outcome]);
  });

  it('messages of another origin, window or challenge, unknown messages, and all messages after disposal are ignored', () => {
    const { say, says, outcomes, undo } = watch();
    say({ source: 'portico-payments', ...challenge }, { from: 'http://evil.test' });
    say({ source: 'portico-payments', ...challenge }, { source: window });
    say({ source: 'portico-shop', ...challenge });
    says({ ...challenge, challengeId: 'chl_2' });
    says({ ...challenge, outcome: 'ok' });
    undo();
    says(challenge);
    expect(outcomes).toEqual([]);
  });
});
