import type { Expression, Span, VisitorObject } from 'oxc-parser';
import { patternChanges } from './pattern-changes.ts';

/** What the changes read, and where they are recorded. */
export type Desk = {
  readonly source: string;
  readonly text: (span: Span) => string;
  /** Records the replacement of a span by another text. With `probe`, reaching the span throws. */
  readonly change: (kind: string, span: Span, replacement: string, probe?: string) => void;
};

type Table = { readonly [from: string]: readonly string[] };

const operators: Table = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
};

/** Methods that are replaced by another of the same shape. */
const swaps: Table = {
  some: ['every'],
  every: ['some'],
  find: ['findLast'],
  findLast: ['find'],
  findIndex: ['findLastIndex'],
  startsWith: ['endsWith'],
  endsWith: ['startsWith'],
  min: ['max'],
  max: ['min'],
  floor: ['ceil'],
  ceil: ['floor'],
  round: ['floor'],
  trunc: ['ceil'],
  toUpperCase: ['toLowerCase'],
  toLowerCase: ['toUpperCase'],
  padStart: ['padEnd'],
  padEnd: ['padStart'],
  trimStart: ['trimEnd'],
  trimEnd: ['trimStart'],
  union: ['intersection'],
  intersection: ['union'],
};

/** Methods whose call is replaced by its object. */
const dropped: ReadonlySet<string> = new Set([
  'filter',
  'slice',
  'trim',
  'toSorted',
  'sort',
  'toReversed',
  'reverse',
  'concat',
  'replace',
  'replaceAll',
  'normalize',
  'flat',
]);

/** The replacements; none for a name that the table only inherits, such as toString. */
const instead = (table: Table, name: string): readonly string[] =>
  Object.hasOwn(table, name) ? (table[name] ?? []) : [];

export const REACHED = "throw new Error('reached')";

/** Operators swapped, boundaries moved, negations dropped. A concatenation of texts is not changed. */
const operatorChanges = ({ source, text, change }: Desk): VisitorObject => {
  const swap = (node: Span & { readonly operator: string }, left: Span, right: Span): void => {
    const at = source.indexOf(node.operator, left.end);
    for (const other of instead(operators, node.operator))
      change(
        'operator',
        node,
        source.slice(node.start, at) +
          other +
          source.slice(at + node.operator.length, right.end) +
          source.slice(right.end, node.end),
      );
  };
  const isText = (node: Span): boolean => /^['"`]/.test(text(node));
  return {
    BinaryExpression: (node) => {
      if (node.operator !== '+' || !(isText(node.left) || isText(node.right))) swap(node, node.left, node.right);
    },
    LogicalExpression: (node) => swap(node, node.left, node.right),
    AssignmentExpression: (node) => swap(node, node.left, node.right),
    UpdateExpression: (node) =>
      change(
        'operator',
        node,
        text(node).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++')),
      ),
    UnaryExpression: (node) => {
      if (node.operator === '!' || node.operator === '-') change('negation', node, text(node.argument));
    },
  };
};

/** Conditions that always or never hold. */
const conditionChanges = ({ text, change }: Desk): VisitorObject => {
  const hold = (condition: Expression): void => {
    for (const always of ['true', 'false']) if (text(condition) !== always) change('condition', condition, always);
  };
  return {
    ConditionalExpression: ({ test }) => hold(test),
    IfStatement: ({ test }) => hold(test),
    WhileStatement: ({ test }) => change('condition', test, 'false'),
    ForStatement: ({ test }) => {
      if (test !== null) change('condition', test, 'false');
    },
  };
};

/** Literals and patterns changed, lists and records emptied. */
const literalChanges = ({ source, text, change }: Desk): VisitorObject => ({
  Literal: (node) => {
    if ('regex' in node)
      for (const pattern of patternChanges(node.regex.pattern, node.regex.flags))
        change('pattern', node, `/${pattern}/${node.regex.flags}`);
    else if (typeof node.value === 'bigint') change('literal', node, `${node.value + 1n}n`);
    else if (typeof node.value === 'boolean') change('literal', node, String(!node.value));
    else if (typeof node.value === 'number')
      for (const other of [node.value + 1, node.value - 1])
        change('literal', node, other < 0 ? `(${other})` : String(other));
    else if (typeof node.value === 'string') change('literal', node, node.value === '' ? "'mutated'" : "''");
  },
  TemplateLiteral: (node) => {
    if (text(node) !== '``') change('literal', node, '``');
  },
  ArrayExpression: (node) => {
    if (node.elements.length > 0) change('literal', node, '[]');
  },
  ObjectExpression: (node) => {
    if (node.properties.length > 0) change('literal', node, source[node.start - 1] === '(' ? '{}' : '({})');
  },
});

/** Functions that do or return nothing. */
const functionChanges = ({ text, change }: Desk): VisitorObject => {
  const empty = (body: Span | null): void => {
    if (body !== null) change('function', body, '{}', `{ ${REACHED}; }`);
  };
  return {
    ArrowFunctionExpression: ({ body }) => {
      if (body.type === 'BlockStatement') empty(body);
      else if (text(body) !== 'undefined') change('function', body, 'undefined');
    },
    FunctionExpression: ({ body }) => empty(body),
    FunctionDeclaration: ({ body }) => empty(body),
    ReturnStatement: ({ argument }) => {
      if (argument !== null) change('function', argument, 'undefined');
    },
  };
};

/** Methods swapped or dropped, and optional chains made required. */
const callChanges = ({ source, text, change }: Desk): VisitorObject => ({
  CallExpression: (call) => {
    const { callee } = call;
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return;
    const { object, property } = callee;
    for (const other of instead(swaps, property.name))
      change('method', call, source.slice(call.start, property.start) + other + source.slice(property.end, call.end));
    if (dropped.has(property.name)) change('method', call, text(object));
  },
  MemberExpression: (node) => {
    if (node.optional)
      change(
        'chain',
        node,
        text(node.object) +
          source
            .slice(node.object.end, node.end)
            .replace('?.', text(node).at(node.object.end - node.start + 2) === '[' ? '' : '.'),
      );
  },
});

/** All of them, as one visitor. */
export const allChanges = (desk: Desk): VisitorObject => ({
  ...operatorChanges(desk),
  ...conditionChanges(desk),
  ...literalChanges(desk),
  ...functionChanges(desk),
  ...callChanges(desk),
});
