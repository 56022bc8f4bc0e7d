import { parseSync, Visitor, type CallExpression, type Expression, type Span } from 'oxc-parser';
import { applied, type Mutant } from './mutant.ts';
import { patternChanges } from './pattern-changes.ts';

type Table = { readonly [from: string]: readonly string[] };

const operators: Table = {
  '<': ['<=', '>='], '<=': ['<', '>'], '>': ['>=', '<='], '>=': ['>', '<'],
  '===': ['!=='], '!==': ['==='], '==': ['!='], '!=': ['=='],
  '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '%': ['*'],
  '&&': ['||'], '||': ['&&'], '??': ['&&'],
  '+=': ['-='], '-=': ['+='], '*=': ['/='], '/=': ['*='],
};

/** Methods that give way to another of the same shape. */
const swaps: Table = {
  some: ['every'], every: ['some'], find: ['findLast'], findLast: ['find'], findIndex: ['findLastIndex'], startsWith: ['endsWith'], endsWith: ['startsWith'],
  min: ['max'], max: ['min'], floor: ['ceil'], ceil: ['floor'], round: ['floor'], trunc: ['ceil'], toUpperCase: ['toLowerCase'], toLowerCase: ['toUpperCase'],
  padStart: ['padEnd'], padEnd: ['padStart'], trimStart: ['trimEnd'], trimEnd: ['trimStart'], union: ['intersection'], intersection: ['union'],
};

/** Methods whose call gives way to the thing that they are called on. */
const dropped: ReadonlySet<string> = new Set(['filter', 'slice', 'trim', 'toSorted', 'sort', 'toReversed', 'reverse', 'concat', 'replace', 'replaceAll', 'normalize', 'flat']);

const REACHED = "throw new Error('reached')";

/**
 * Every single change of a source that a test should notice: operators swapped and boundaries moved, conditions that always or never hold,
 * negations dropped, literals and patterns changed, lists and records emptied, functions that do or answer nothing, methods swapped or dropped,
 * and optional chains that insist. Types, imports, names of properties and the words of a defect (`new Error('…')`) are left alone.
 */
export const mutations = (path: string, source: string): readonly Mutant[] => {
  const { program } = parseSync(path, source);
  const mutants: Mutant[] = [];
  const spared: Span[] = [];
  const spare = (span: Span): void => void spared.push(span);
  const text = ({ start, end }: Span): string => source.slice(start, end);
  const change = (kind: string, { start, end }: Span, replacement: string, probe = `(() => { ${REACHED}; })()`): void => void mutants.push({ start, end, replacement, kind, probe });
  const swapOperator = (node: Span & { readonly operator: string }, left: Span, right: Span): void => {
    const at = source.indexOf(node.operator, left.end);
    for (const other of operators[node.operator] ?? []) change('operator', node, source.slice(node.start, at) + other + source.slice(at + node.operator.length, right.end) + source.slice(right.end, node.end));
  };
  const hold = (condition: Expression): void => {
    for (const always of ['true', 'false']) if (text(condition) !== always) change('condition', condition, always);
  };
  const isText = (node: Expression | Span): boolean => /^['"`]/.test(text(node));
  const callsOf = (call: CallExpression): void => {
    const { callee } = call;
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return;
    const { object, property } = callee;
    for (const other of swaps[property.name] ?? []) change('method', call, source.slice(call.start, property.start) + other + source.slice(property.end, call.end));
    if (dropped.has(property.name)) change('method', call, text(object));
  };

  new Visitor({
    ImportDeclaration: spare, ImportExpression: ({ source: from }) => spare(from), ExportAllDeclaration: spare, ExportNamedDeclaration: ({ source: from }) => { if (from !== null) spare(from); },
    TSTypeAnnotation: spare, TSTypeAliasDeclaration: spare, TSInterfaceDeclaration: spare, TSTypeParameterInstantiation: spare, TSTypeParameterDeclaration: spare,
    TSLiteralType: spare, TSTypeQuery: spare, TaggedTemplateExpression: ({ quasi }) => spare(quasi),
    Property: ({ key, computed }) => { if (!computed) spare(key); },
    NewExpression: (node) => { if (/^\w*Error$/.test(text(node.callee))) for (const argument of node.arguments) spare(argument); },
    BinaryExpression: (node) => { if (node.operator !== '+' || !(isText(node.left) || isText(node.right))) swapOperator(node, node.left, node.right); },
    LogicalExpression: (node) => swapOperator(node, node.left, node.right),
    AssignmentExpression: (node) => swapOperator(node, node.left, node.right),
    UpdateExpression: (node) => change('operator', node, text(node).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++'))),
    UnaryExpression: (node) => { if (node.operator === '!' || node.operator === '-') change('negation', node, text(node.argument)); },
    ConditionalExpression: ({ test }) => hold(test),
    IfStatement: ({ test }) => hold(test),
    WhileStatement: ({ test }) => change('condition', test, 'false'),
    ForStatement: ({ test }) => { if (test !== null) change('condition', test, 'false'); },
    Literal: (node) => {
      if ('regex' in node) for (const pattern of patternChanges(node.regex.pattern, node.regex.flags)) change('pattern', node, `/${pattern}/${node.regex.flags}`);
      else if (typeof node.value === 'bigint') change('literal', node, `${node.value + 1n}n`);
      else if (typeof node.value === 'boolean') change('literal', node, String(!node.value));
      else if (typeof node.value === 'number') for (const other of [node.value + 1, node.value - 1]) change('literal', node, other < 0 ? `(${other})` : String(other));
      else if (typeof node.value === 'string') change('literal', node, node.value === '' ? "'mutated'" : "''");
    },
    TemplateLiteral: (node) => { if (text(node) !== '``') change('literal', node, '``'); },
    ArrayExpression: (node) => { if (node.elements.length > 0) change('literal', node, '[]'); },
    ObjectExpression: (node) => { if (node.properties.length > 0) change('literal', node, source[node.start - 1] === '(' ? '{}' : '({})'); },
    ArrowFunctionExpression: ({ body }) => { if (body.type === 'BlockStatement') change('function', body, '{}', `{ ${REACHED}; }`); else if (text(body) !== 'undefined') change('function', body, 'undefined'); },
    FunctionExpression: ({ body }) => { if (body !== null) change('function', body, '{}', `{ ${REACHED}; }`); },
    FunctionDeclaration: ({ body }) => { if (body !== null) change('function', body, '{}', `{ ${REACHED}; }`); },
    ReturnStatement: ({ argument }) => { if (argument !== null) change('function', argument, 'undefined'); },
    CallExpression: callsOf,
    MemberExpression: (node) => { if (node.optional) change('chain', node, text(node.object) + source.slice(node.object.end, node.end).replace('?.', text(node).at(node.object.end - node.start + 2) === '[' ? '' : '.')); },
  }).visit(program);

  const isSpared = ({ start, end }: Mutant): boolean => spared.some((span) => span.start <= start && end <= span.end);
  const isSource = (mutant: Mutant): boolean => parseSync(path, applied(source, mutant)).errors.length === 0;
  return mutants.filter((mutant) => !isSpared(mutant) && source.slice(mutant.start, mutant.end) !== mutant.replacement && isSource(mutant)).toSorted((a, b) => a.start - b.start);
};
