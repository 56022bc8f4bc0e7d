import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { returnReasons, type ReturnReason } from '#core/order/return.ts';
import { FlowAddressParts, FlowDelivery } from './flow-delivery.codec.ts';
import { Expectation } from './flow-expectation.codec.ts';
import {
  cardParts,
  FlowCard,
  rewardParts,
  Reward,
  giftCardParts,
  GiftCard,
  recipientParts,
  recipientOptions,
  Recipient,
  giftOptions,
  Gift,
  FlowRecipe,
} from './flow-tenders.codec.ts';
import { noInput, number, productId, quantity, scriptText, truth, word } from './flow-values.codec.ts';
import { isRefusalId } from './refusal.ts';
import { beginningOf } from '#core/kernel/beginning-of.ts';
import { shownValue } from './shown-value.ts';

/** The shopper's account; missing fields have defaults, equal in all steps of a run. */
const credentials = { email: word, password: word };
const accountParts = { ...credentials, firstName: word, lastName: word };
const Account = t.union([t.partial(accountParts), noInput], 'nothing, or an account such as { firstName: Ada }');
const Credentials = t.union([t.partial(credentials), noInput], 'nothing, or { email: …, password: … }');
export type FlowAccount = t.TypeOf<typeof Account>;

const trackingParts = { orderNumber: scriptText, email: word };
const Tracking = t.union([t.partial(trackingParts), noInput], 'nothing, or { orderNumber: …, email: … }');

/** Units of the placed order: of one line, else of every line; `quantity`: else as many as possible. */
const unitsParts = { line: number, quantity };
const cancellationParts = { ...unitsParts, reason: word };
const reasonNames: { readonly [reason in ReturnReason]: null } = {
  'too-small': null,
  'too-large': null,
  'not-as-described': null,
  defective: null,
  'changed-mind': null,
  'arrived-late': null,
  other: null,
};
const returnReason = t.keyof(reasonNames, `one of ${returnReasons.join(', ')}`);
/** `exchange`: another size instead of a refund; `store`: in a store instead of by post. */
const returnParts = { ...unitsParts, reason: returnReason, exchange: scriptText, store: truth };
const withdrawalParts = { ...unitsParts, ...trackingParts };
const Withdrawal = t.union([t.partial(withdrawalParts), noInput], 'nothing, or { line: …, quantity: … }');
const Cancellation = t.union([t.partial(cancellationParts), noInput], 'nothing, or { line: …, quantity: … }');
const Return = t.union([t.partial(returnParts), noInput], 'nothing, or { line: …, quantity: … }');
export type FlowReturn = t.TypeOf<typeof Return>;
export type FlowUnits = { readonly line?: number; readonly quantity?: number };

/** What an operator does with an order, or with its latest return. */
export const operatorActions = {
  ship: 'order',
  deliver: 'order',
  pickup: 'order',
  uncollected: 'order',
  receive: 'return',
  refund: 'return',
  reject: 'return',
} as const;
export type OperatorAction = keyof typeof operatorActions;

/**
 * All verbs of a script with their input. A step has one verb, and may also have an expectation or an expected refusal.
 */
export const verbs = {
  add: t.intersection(
    [t.type({ product: productId }), t.partial({ size: scriptText, quantity, recipe: FlowRecipe })],
    '{ product: … }',
  ),
  quantity: t.type({ line: number, to: quantity }, '{ line: …, to: … }'),
  remove: t.type({ line: number }, '{ line: … }'),
  deliver: FlowDelivery,
  recipient: Recipient,
  gift: Gift,
  promo: word,
  checkout: noInput,
  address: FlowAddressParts,
  shipping: t.type({ method: word }, '{ method: … }'),
  billing: t.union([t.literal('same'), FlowAddressParts], 'same, or an address'),
  giftCard: GiftCard,
  balance: GiftCard,
  points: number,
  reward: Reward,
  athleteCredit: noInput,
  card: FlowCard,
  pay: t.keyof({ wallet: null, later: null }, 'wallet or later, or a list of tenders'),
  prepare: noInput,
  place: noInput,
  challenge: t.keyof({ complete: null, fail: null }, 'complete or fail'),
  read: noInput,
  signUp: Account,
  signIn: Credentials,
  signOut: noInput,
  orders: noInput,
  order: noInput,
  track: Tracking,
  cancel: Cancellation,
  return: Return,
  withdraw: Withdrawal,
  receiveGiftCard: noInput,
  operate: t.keyof(operatorActions, Object.keys(operatorActions).join(', ')),
} as const;
export type Verb = keyof typeof verbs;

export type StepOf<Name extends Verb> = { readonly verb: Name; readonly input: t.TypeOf<(typeof verbs)[Name]> };
export type Step = { readonly [Name in Verb]: StepOf<Name> }[Verb] & {
  /** Its path in the file. */
  readonly at: string;
  readonly expect?: Expectation;
  readonly refused?: string;
};

/** A decoded script. */
export type Flow = {
  readonly name: string;
  readonly about: string;
  readonly locale: string;
  readonly steps: readonly Step[];
};

/** A mistake in a script: its path in the file, the expected value and the value found. */
type FlowMistake = { readonly path: string; readonly expected: string; readonly found: string };

const isVerb = (key: string): key is Verb => Object.hasOwn(verbs, key);
const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Converts the first error of a codec. The path has only named parts, because the parts of unions and lists are
 * numbered.
 */
const mistakeOf = (path: string, [first]: t.Errors): FlowMistake => {
  const way = first?.context ?? [];
  const parts = way.filter(({ key }, index) => index === 0 || !/^\d*$/.test(key));
  const last = parts.at(-1);
  return {
    path: [path, ...parts.slice(1).map(({ key }) => key)].join('.'),
    expected: last?.type.name ?? 'something else',
    found: shownValue(last?.actual),
  };
};

const knownKeys = (
  path: string,
  value: { readonly [key: string]: unknown },
  known: readonly string[],
): FlowMistake | undefined => {
  const key = Object.keys(value).find((one) => !known.includes(one));
  const stray = beginningOf(key ?? '');
  return key === undefined
    ? undefined
    : { path: `${path}.${stray}`, expected: `one of ${known.join(', ')}`, found: stray };
};

/** Allowed keys of each verb whose input is a record. */
const propsOf: { readonly [verb in Verb]?: readonly string[] } = {
  add: ['product', 'size', 'quantity', 'recipe'],
  quantity: ['line', 'to'],
  remove: ['line'],
  deliver: ['line', 'to', 'at', 'address'],
  recipient: Object.keys({ ...recipientParts, ...recipientOptions }),
  gift: Object.keys({ line: number, ...giftOptions }),
  address: Object.keys(FlowAddressParts.props),
  shipping: ['method'],
  billing: Object.keys(FlowAddressParts.props),
  giftCard: Object.keys(giftCardParts),
  balance: Object.keys(giftCardParts),
  reward: Object.keys(rewardParts),
  card: Object.keys(cardParts),
  signUp: Object.keys(accountParts),
  signIn: Object.keys(credentials),
  track: Object.keys(trackingParts),
  cancel: Object.keys(cancellationParts),
  return: Object.keys(returnParts),
  withdraw: Object.keys(withdrawalParts),
};

/** The input of a step without one, if it is not nothing. */
const emptyInputs: { readonly [verb in Verb]?: object } = { address: {} };

const decodeStep = (path: string, value: unknown): E.Either<FlowMistake, Step> => {
  if (typeof value === 'string' && isVerb(value))
    return E.left({ path, expected: `"${value}:" with a colon`, found: shownValue(value) });
  if (!isRecord(value))
    return E.left({ path, expected: 'a step such as { add: { product: … } }', found: shownValue(value) });
  const found = Object.keys(value).filter(isVerb);
  const [verb] = found;
  if (verb === undefined || found.length !== 1)
    return E.left({
      path,
      expected: `exactly one of ${Object.keys(verbs).join(', ')}`,
      found: shownValue(Object.keys(value)),
    });
  const stray = knownKeys(path, value, [verb, 'expect', 'refused']);
  if (stray !== undefined) return E.left(stray);
  const input = value[verb];
  const known = propsOf[verb];
  const strayInput = known !== undefined && isRecord(input) ? knownKeys(`${path}.${verb}`, input, known) : undefined;
  if (strayInput !== undefined) return E.left(strayInput);
  const expected = value['expect'];
  const strayExpectation = isRecord(expected)
    ? knownKeys(`${path}.expect`, expected, Object.keys(Expectation.props))
    : undefined;
  if (strayExpectation !== undefined) return E.left(strayExpectation);

  const codec: t.Mixed = verbs[verb];
  const decoded = codec.decode(input ?? emptyInputs[verb]);
  if (E.isLeft(decoded)) return E.left(mistakeOf(`${path}.${verb}`, decoded.left));
  const expectation = expected === undefined ? E.right(undefined) : Expectation.decode(expected);
  if (E.isLeft(expectation)) return E.left(mistakeOf(`${path}.expect`, expectation.left));
  const refused = value['refused'];
  if (refused !== undefined && expected !== undefined)
    return E.left({ path, expected: 'either expect or refused', found: 'both' });
  if (refused !== undefined && !(typeof refused === 'string' && isRefusalId(refused)))
    return E.left({ path: `${path}.refused`, expected: 'an error id such as PAY400', found: shownValue(refused) });
  return E.right({
    // The type assertion is safe, because the table pairs each verb with the codec that decoded its input.
    ...({ verb, input: decoded.right, at: path } as Step),
    ...(expectation.right === undefined ? {} : { expect: expectation.right }),
    ...(refused === undefined ? {} : { refused }),
  });
};

/** Tenders of the list of a `pay` step that pay what they can. */
const prepaidVerbs = ['giftCard', 'points', 'reward', 'athleteCredit'] as const satisfies readonly Verb[];
/** What may be in that list, apart from `wallet` and `later`. */
const tenderVerbs: readonly Verb[] = [...prepaidVerbs, 'card'];
const tenderForms = `wallet, later, ${tenderVerbs.map((verb) => `{ ${verb}: … }`).join(', ')}`;
const isTender = (tender: unknown): boolean =>
  isRecord(tender)
    ? Object.keys(tender).length === 1 && tenderVerbs.some((verb) => Object.hasOwn(tender, verb))
    : tender === 'wallet' || tender === 'later';
const MAX_TENDERS = 9;

/** The steps of a `pay` with a list of tenders; what is expected holds after the last of them. */
const decodeTenders = (
  path: string,
  { pay, ...rest }: { readonly [key: string]: unknown },
): E.Either<FlowMistake, readonly Step[]> => {
  const stray = knownKeys(path, rest, ['expect', 'refused']);
  if (stray !== undefined) return E.left(stray);
  const tenders: readonly unknown[] = Array.isArray(pay) ? pay : [];
  if (tenders.length === 0 || tenders.length > MAX_TENDERS)
    return E.left({ path: `${path}.pay`, expected: `from 1 to ${MAX_TENDERS} tenders`, found: shownValue(pay) });
  const steps: Step[] = [];
  for (const [index, tender] of tenders.entries()) {
    const isLast = index === tenders.length - 1;
    const stated = isLast ? rest : {};
    const at = `${path}.pay[${index}]`;
    const found = shownValue(isRecord(tender) ? Object.keys(tender) : tender);
    if (!isTender(tender)) return E.left({ path: at, expected: `one of ${tenderForms}`, found });
    const step = isRecord(tender)
      ? decodeStep(at, { ...tender, ...stated })
      : decodeStep(path, { pay: tender, ...stated });
    if (E.isLeft(step)) return step;
    if (!isLast && !prepaidVerbs.some((one) => one === step.right.verb))
      return E.left({
        path: at,
        expected: `one of ${prepaidVerbs.join(', ')} before the last tender, because wallet, later and card pay the rest`,
        found,
      });
    steps.push(step.right);
  }
  return E.right(steps);
};

const decodeSteps = (path: string, value: unknown): E.Either<FlowMistake, readonly Step[]> =>
  isRecord(value) && Array.isArray(value['pay'])
    ? decodeTenders(path, value)
    : E.map((step: Step) => [step])(decodeStep(path, value));

/** Decodes a parsed script. Fails with the first mistake. */
export const decodeFlow = (name: string, value: unknown): E.Either<FlowMistake, Flow> => {
  if (!isRecord(value))
    return E.left({ path: '(top)', expected: 'a flow with locale and steps', found: shownValue(value) });
  const stray = knownKeys('(top)', value, ['about', 'locale', 'steps']);
  if (stray !== undefined) return E.left(stray);
  const { about, locale, steps } = value;
  if (about !== undefined && typeof about !== 'string')
    return E.left({ path: 'about', expected: 'a sentence', found: shownValue(about) });
  if (typeof locale !== 'string')
    return E.left({ path: 'locale', expected: 'a locale such as en-us', found: shownValue(locale) });
  if (!Array.isArray(steps)) return E.left({ path: 'steps', expected: 'a list of steps', found: shownValue(steps) });
  if (steps.length === 0) return E.left({ path: 'steps', expected: 'at least one step', found: shownValue(steps) });
  const decoded: Step[] = [];
  for (const [index, step] of steps.entries()) {
    const some = decodeSteps(`steps[${index}]`, step);
    if (E.isLeft(some)) return some;
    decoded.push(...some.right);
  }
  return E.right({ name, about: about ?? '', locale, steps: decoded });
};
