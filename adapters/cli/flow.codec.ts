import { either as E } from 'fp-ts';
import * as t from 'io-ts';

const optional = <Props extends t.Props>(props: Props) => t.exact(t.partial(props));
const nothing = t.union([t.null, t.undefined, t.exact(t.type({}))]);
const text = t.union([t.string, t.number]);

/** Where a flow's shopper lives and how they can be reached; what is left out comes from the flow's locale. */
const Address = optional({
  email: t.string, phone: text, firstName: t.string, lastName: t.string, line1: t.string, line2: t.string, city: t.string, state: t.string, postalCode: text,
});
export type FlowAddress = t.TypeOf<typeof Address>;

/** A test card of the payment provider, by its number. */
const Card = t.union([text, t.exact(t.intersection([t.type({ number: text }), t.partial({ expMonth: t.number, expYear: t.number, code: text, holderName: t.string })]))]);

/** What may be expected after a step. Amounts are decimals of the site's currency. */
const Expectation = optional({
  units: t.number,
  lines: t.number,
  subtotal: t.number,
  discount: t.number,
  shipping: t.number,
  tax: t.number,
  total: t.number,
  status: t.string,
  challenge: t.boolean,
  methods: t.array(t.string),
});
export type Expectation = t.TypeOf<typeof Expectation>;

/** Every verb of a script with what it takes. A step is one verb, and may say what it expects or which refusal. */
export const verbs = {
  add: t.exact(t.intersection([t.type({ product: t.string }), t.partial({ size: text, quantity: t.number })])),
  quantity: t.exact(t.type({ line: t.number, to: t.number })),
  remove: t.exact(t.type({ line: t.number })),
  checkout: nothing,
  address: Address,
  shipping: t.exact(t.type({ method: t.string })),
  billing: t.union([t.literal('same'), Address]),
  card: Card,
  prepare: nothing,
  place: nothing,
  challenge: t.keyof({ complete: null, fail: null }),
  read: nothing,
} as const;
export type Verb = keyof typeof verbs;

export type StepOf<Name extends Verb> = { readonly verb: Name; readonly input: t.TypeOf<(typeof verbs)[Name]> };
export type Step = { readonly [Name in Verb]: StepOf<Name> }[Verb] & { readonly expect?: Expectation; readonly refused?: string };

/** A checkout as a script. */
export type Flow = { readonly name: string; readonly about: string; readonly locale: string; readonly steps: readonly Step[] };

/** A mistake in a script: where it stands and what belongs there. */
export type FlowMistake = { readonly path: string; readonly expected: string; readonly found: string };

const isVerb = (key: string): key is Verb => Object.hasOwn(verbs, key);
const isRecord = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null && !Array.isArray(value);
const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** The deepest place that a codec objects to. */
const mistakeOf = (path: string, errors: t.Errors): FlowMistake => {
  const deepest = errors.reduce((found, error) => (error.context.length > found.context.length ? error : found));
  const keys = deepest.context.slice(1).flatMap(({ key }) => (/^\d+$/.test(key) || key === '' ? [] : [key]));
  return { path: [path, ...keys].join('.'), expected: deepest.context.at(-1)?.type.name ?? 'something else', found: shown(deepest.value) };
};

const knownKeys = (path: string, value: { readonly [key: string]: unknown }, known: readonly string[]): FlowMistake | undefined => {
  const stray = Object.keys(value).find((key) => !known.includes(key));
  return stray === undefined ? undefined : { path: `${path}.${stray}`, expected: `one of ${known.join(', ')}`, found: stray };
};

const propsOf: { readonly [verb in Verb]?: readonly string[] } = {
  add: ['product', 'size', 'quantity'],
  quantity: ['line', 'to'],
  remove: ['line'],
  address: Object.keys(Address.type.props),
  shipping: ['method'],
};

const decodeStep = (path: string, value: unknown): E.Either<FlowMistake, Step> => {
  if (!isRecord(value)) return E.left({ path, expected: 'a step such as { add: { product: … } }', found: shown(value) });
  const found = Object.keys(value).filter(isVerb);
  const [verb] = found;
  if (verb === undefined || found.length !== 1) return E.left({ path, expected: `exactly one of ${Object.keys(verbs).join(', ')}`, found: shown(Object.keys(value)) });
  const stray = knownKeys(path, value, [verb, 'expect', 'refused']);
  if (stray !== undefined) return E.left(stray);
  const input = value[verb];
  const known = propsOf[verb];
  const strayInput = known !== undefined && isRecord(input) ? knownKeys(`${path}.${verb}`, input, known) : undefined;
  if (strayInput !== undefined) return E.left(strayInput);
  const expected = value['expect'];
  const strayExpectation = isRecord(expected) ? knownKeys(`${path}.expect`, expected, Object.keys(Expectation.type.props)) : undefined;
  if (strayExpectation !== undefined) return E.left(strayExpectation);

  const codec: t.Mixed = verbs[verb];
  const decoded = codec.decode(input ?? undefined);
  if (E.isLeft(decoded)) return E.left(mistakeOf(`${path}.${verb}`, decoded.left));
  const expectation = expected === undefined ? E.right(undefined) : Expectation.decode(expected);
  if (E.isLeft(expectation)) return E.left(mistakeOf(`${path}.expect`, expectation.left));
  const refused = value['refused'];
  if (refused !== undefined && typeof refused !== 'string') return E.left({ path: `${path}.refused`, expected: 'an error id such as PAY400', found: shown(refused) });
  return E.right({
    // The table pairs each verb with the codec that has just read its input.
    ...({ verb, input: decoded.right } as Step),
    ...(expectation.right === undefined ? {} : { expect: expectation.right }),
    ...(refused === undefined ? {} : { refused }),
  });
};

/** Reads a parsed script. The first mistake is told with its path. */
export const decodeFlow = (name: string, value: unknown): E.Either<FlowMistake, Flow> => {
  if (!isRecord(value)) return E.left({ path: '(top)', expected: 'a flow with locale and steps', found: shown(value) });
  const stray = knownKeys('(top)', value, ['about', 'locale', 'steps']);
  if (stray !== undefined) return E.left(stray);
  const { about, locale, steps } = value;
  if (about !== undefined && typeof about !== 'string') return E.left({ path: 'about', expected: 'a sentence', found: shown(about) });
  if (typeof locale !== 'string') return E.left({ path: 'locale', expected: 'a locale such as en-us', found: shown(locale) });
  if (!Array.isArray(steps) || steps.length === 0) return E.left({ path: 'steps', expected: 'a list of steps', found: shown(steps) });
  const decoded: Step[] = [];
  for (const [index, step] of steps.entries()) {
    const one = decodeStep(`steps[${index}]`, step);
    if (E.isLeft(one)) return one;
    decoded.push(one.right);
  }
  return E.right({ name, about: about ?? '', locale, steps: decoded });
};
