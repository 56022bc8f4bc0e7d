import {
  parseSync,
  Visitor,
  type BindingPattern,
  type CallExpression,
  type Expression,
  type ForOfStatement,
  type Program,
} from 'oxc-parser';
import { calleeOfCall, type Callee } from './callee.ts';
import { isList, literalValue, wordsOf, type Names, type Value } from './literal-value.ts';
import { rowTitles } from './title-rows.ts';

const TESTS = ['it', 'test'];
const GROUPS = ['describe'];
const NEVER_RUN = ['skip', 'todo'];

type Scope = ReadonlyMap<string, Value | undefined>;
type Constants = ReadonlyMap<string, Expression>;

/**
 * A test of a source: by what it is made, and its titles: its own, and with those of the groups around it as the runner
 * prints them.
 */
export type FoundTest = { readonly maker: string; readonly title: string; readonly fullTitle: string };

const bind = (pattern: BindingPattern, value: Value | undefined): readonly (readonly [string, Value | undefined])[] => {
  if (pattern.type === 'Identifier') return [[pattern.name, value]];
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((element, at) =>
      element === null || element.type === 'RestElement' ? [] : bind(element, isList(value) ? value[at] : undefined),
    );
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((one) =>
    one.type === 'RestElement' || one.key.type !== 'Identifier'
      ? []
      : bind(one.value, typeof value === 'object' && !isList(value) ? value[one.key.name] : undefined),
  );
};

/** Names of the functions that hand their first parameter on as the title of a test, such as `law`. */
export const titleMakers = (path: string, source: string): readonly string[] => {
  const found: string[] = [];
  const open: { readonly name: string; readonly title: string | undefined }[] = [];
  const leave = (): void => void open.pop();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const first = init?.type === 'ArrowFunctionExpression' ? init.params[0] : undefined;
      open.push({
        name: id.type === 'Identifier' ? id.name : '',
        title: first?.type === 'Identifier' ? first.name : undefined,
      });
    },
    'VariableDeclarator:exit': leave,
    CallExpression: (call) => {
      const [title] = call.arguments;
      const callee = calleeOfCall(call);
      const maker = title?.type === 'Identifier' ? open.findLast((one) => one.title === title.name) : undefined;
      if (maker !== undefined && callee !== undefined && TESTS.includes(callee.root)) found.push(maker.name);
    },
  }).visit(parseSync(path, source).program);
  return found;
};

const constantsOf = (program: Program): Constants => {
  const constants = new Map<string, Expression>();
  new Visitor({
    VariableDeclaration: ({ kind, declarations }) => {
      if (kind === 'const')
        for (const { id, init } of declarations)
          if (id.type === 'Identifier' && init !== null) constants.set(id.name, init);
    },
  }).visit(program);
  return constants;
};

const namesIn =
  (scope: Scope, constants: Constants, seen: readonly string[] = []): Names =>
  (name) => {
    if (scope.has(name)) return scope.get(name);
    const constant = seen.includes(name) ? undefined : constants.get(name);
    return constant === undefined ? undefined : literalValue(constant, namesIn(scope, constants, [...seen, name]));
  };

/** The titles that a call writes: one for each row of its table. */
const ownTitles = (call: CallExpression, { steps, table }: Callee, names: Names): readonly string[] => {
  const [title] = call.arguments;
  if (title === undefined || title.type === 'SpreadElement') return [];
  const words = wordsOf(literalValue(title, names));
  if (!steps.includes('each') && !steps.includes('for')) return [words];
  return rowTitles(words, table === undefined ? undefined : literalValue(table, names));
};

/** The scopes inside a loop: one for each row that it goes through. */
const scopesOfLoop = ({ left, right }: ForOfStatement, scope: Scope, constants: Constants): readonly Scope[] => {
  const pattern = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : undefined;
  const rows = literalValue(right, namesIn(scope, constants));
  return (isList(rows) ? rows : [undefined]).map(
    (row) => new Map([...scope, ...(pattern === undefined ? [] : bind(pattern, row))]),
  );
};

/**
 * The tests of a file.
 *
 * A test is a call of `it`, `test` or a title maker (above), also through `.each`, `.for`, `.only`, `.concurrent`,
 * `.skipIf` and their like;
 * `.skip` and `.todo` are none, and nothing in a group that is skipped is. A group alone counts for nothing.
 * A title is read where it is written out: a literal, a template, a sum of texts, a constant of the file, the variable
 * of a `for … of` over
 * a table of the file, and the rows of `.each`. What cannot be read without running the file stands as `…`: an id in
 * there does not count.
 */
export const findTests = (path: string, source: string, makers: readonly string[] = []): readonly FoundTest[] => {
  const { program } = parseSync(path, source);
  const tests = [...TESTS, ...makers, ...titleMakers(path, source)];
  const constants = constantsOf(program);
  let scopes: readonly Scope[] = [new Map()];
  const outer: (readonly Scope[])[] = [];
  const groups: { readonly call: CallExpression; readonly titles: readonly string[]; readonly runs: boolean }[] = [];
  const found: FoundTest[] = [];

  const enterCall = (call: CallExpression): void => {
    const callee = calleeOfCall(call);
    // The call that only brings the table makes no test: the call of its result does.
    if (callee === undefined || call.arguments.length < 2) return;
    const runs = !callee.steps.some((step) => NEVER_RUN.includes(step)) && (groups.at(-1)?.runs ?? true);
    const titles = scopes.flatMap((scope) => ownTitles(call, callee, namesIn(scope, constants)));
    const full = (title: string): readonly string[] =>
      (groups.at(-1)?.titles ?? ['']).map((group) => (group === '' ? title : `${group} > ${title}`));
    if (GROUPS.includes(callee.root)) groups.push({ call, titles: titles.flatMap(full), runs });
    else if (tests.includes(callee.root) && runs)
      found.push(
        ...titles.flatMap((title) => full(title).map((fullTitle) => ({ maker: callee.root, title, fullTitle }))),
      );
  };
  new Visitor({
    ForOfStatement: (loop) => {
      outer.push(scopes);
      scopes = scopes.flatMap((scope) => scopesOfLoop(loop, scope, constants));
    },
    'ForOfStatement:exit': () => {
      scopes = outer.pop() ?? scopes;
    },
    CallExpression: enterCall,
    'CallExpression:exit': (call) => {
      if (groups.at(-1)?.call === call) groups.pop();
    },
  }).visit(program);
  return found;
};

/** The titles of a file's tests, as the runner prints them. */
export const testTitles = (path: string, source: string, makers: readonly string[] = []): readonly string[] =>
  findTests(path, source, makers).map(({ fullTitle }) => fullTitle);
