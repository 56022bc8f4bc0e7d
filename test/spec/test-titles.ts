import { parseSync, Visitor, type BindingPattern, type CallExpression, type Expression, type ForOfStatement } from 'oxc-parser';
import { isList, literalValue, wordsOf, type Names, type Value } from './literal-value.ts';
import { rowTitles } from './title-rows.ts';

const TESTS = ['it', 'test'];
const GROUPS = ['describe'];
const NEVER_RUN = ['skip', 'todo'];

type Callee = { readonly root: string; readonly steps: readonly string[]; readonly table?: Expression };

/** `test.each(table)(…)` is the callee `test` with the step `each` and a table; undefined for a callee of another make. */
const calleeOf = (node: Expression): Callee | undefined => {
  if (node.type === 'Identifier') return { root: node.name, steps: [] };
  if (node.type === 'MemberExpression') {
    const owner = node.object.type === 'Super' ? undefined : calleeOf(node.object);
    return owner === undefined || node.computed || node.property.type !== 'Identifier' ? undefined : { ...owner, steps: [...owner.steps, node.property.name] };
  }
  if (node.type !== 'CallExpression' || node.callee.type === 'Super') return undefined;
  const [table] = node.arguments;
  const callee = calleeOf(node.callee);
  return callee === undefined || table === undefined || table.type === 'SpreadElement' ? callee : { ...callee, table };
};

const calleeOfCall = ({ callee }: CallExpression): Callee | undefined => (callee.type === 'Super' ? undefined : calleeOf(callee));

type Scope = ReadonlyMap<string, Value | undefined>;

const bind = (pattern: BindingPattern, value: Value | undefined): readonly (readonly [string, Value | undefined])[] => {
  if (pattern.type === 'Identifier') return [[pattern.name, value]];
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((element, at) => (element === null || element.type === 'RestElement' ? [] : bind(element, isList(value) ? value[at] : undefined)));
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((one) => (one.type === 'RestElement' || one.key.type !== 'Identifier' ? [] : bind(one.value, typeof value === 'object' && !isList(value) ? value[one.key.name] : undefined)));
};

/** Names of the functions that hand their first parameter on as the title of a test, such as `law`. */
export const titleMakers = (path: string, source: string): readonly string[] => {
  const found: string[] = [];
  const open: { readonly name: string; readonly title: string | undefined }[] = [];
  const leave = (): void => void open.pop();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const first = init?.type === 'ArrowFunctionExpression' ? init.params[0] : undefined;
      open.push({ name: id.type === 'Identifier' ? id.name : '', title: first?.type === 'Identifier' ? first.name : undefined });
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

/**
 * The titles of a file's tests, each with those of the groups around it, as the runner prints them.
 *
 * A test is a call of `it`, `test` or a title maker (above), also through `.each`, `.for`, `.only`, `.concurrent`, `.skipIf` and their like;
 * `.skip` and `.todo` are none, and nothing in a group that is skipped is. A group alone counts for nothing.
 * A title is read where it is written out: a literal, a template, a sum of texts, a constant of the file, the variable of a `for … of` over
 * a table of the file, and the rows of `.each`. What cannot be read without running the file stands as `…`: an id in there does not count.
 */
export const testTitles = (path: string, source: string, makers: readonly string[] = []): readonly string[] => {
  const { program } = parseSync(path, source);
  const tests = [...TESTS, ...makers, ...titleMakers(path, source)];
  const constants = new Map<string, Expression>();
  new Visitor({
    VariableDeclaration: ({ kind, declarations }) => {
      if (kind === 'const') for (const { id, init } of declarations) if (id.type === 'Identifier' && init !== null) constants.set(id.name, init);
    },
  }).visit(program);

  let scopes: readonly Scope[] = [new Map()];
  const outer: (readonly Scope[])[] = [];
  const groups: { readonly call: CallExpression; readonly titles: readonly string[]; readonly runs: boolean }[] = [];
  const titles: string[] = [];

  const namesOf = (scope: Scope, seen: readonly string[] = []): Names => (name) => {
    if (scope.has(name)) return scope.get(name);
    const constant = seen.includes(name) ? undefined : constants.get(name);
    return constant === undefined ? undefined : literalValue(constant, namesOf(scope, [...seen, name]));
  };

  const ownTitles = (call: CallExpression, { steps, table }: Callee): readonly string[] => {
    const [title] = call.arguments;
    if (title === undefined || title.type === 'SpreadElement') return [];
    const isTable = steps.includes('each') || steps.includes('for');
    return scopes.flatMap((scope) => {
      const words = wordsOf(literalValue(title, namesOf(scope)));
      return isTable ? rowTitles(words, table === undefined ? undefined : literalValue(table, namesOf(scope))) : [words];
    });
  };

  const enterLoop = ({ left, right }: ForOfStatement): void => {
    outer.push(scopes);
    const pattern = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : undefined;
    scopes = scopes.flatMap((scope) => {
      const rows = literalValue(right, namesOf(scope));
      return (isList(rows) ? rows : [undefined]).map((row) => new Map([...scope, ...(pattern === undefined ? [] : bind(pattern, row))]));
    });
  };

  new Visitor({
    ForOfStatement: enterLoop,
    'ForOfStatement:exit': () => { scopes = outer.pop() ?? scopes; },
    CallExpression: (call) => {
      const callee = calleeOfCall(call);
      // The call that only brings the table makes no test: the call of its result does.
      if (callee === undefined || call.arguments.length < 2) return;
      const runs = !callee.steps.some((step) => NEVER_RUN.includes(step)) && (groups.at(-1)?.runs ?? true);
      const own = (): readonly string[] => (groups.at(-1)?.titles ?? ['']).flatMap((group) => ownTitles(call, callee).map((title) => (group === '' ? title : `${group} > ${title}`)));
      if (GROUPS.includes(callee.root)) groups.push({ call, titles: own(), runs });
      else if (tests.includes(callee.root) && runs) titles.push(...own());
    },
    'CallExpression:exit': (call) => {
      if (groups.at(-1)?.call === call) groups.pop();
    },
  }).visit(program);
  return titles;
};
