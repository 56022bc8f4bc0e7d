import type { CallExpression, Expression } from 'oxc-parser';

/** What is called: `test.each(table)(…)` is the root `test` with the step `each` and a table. */
export type Callee = { readonly root: string; readonly steps: readonly string[]; readonly table?: Expression };

const calleeOf = (node: Expression): Callee | undefined => {
  if (node.type === 'Identifier') return { root: node.name, steps: [] };
  if (node.type === 'MemberExpression') {
    const owner = node.object.type === 'Super' ? undefined : calleeOf(node.object);
    return owner === undefined || node.computed || node.property.type !== 'Identifier'
      ? undefined
      : { ...owner, steps: [...owner.steps, node.property.name] };
  }
  if (node.type !== 'CallExpression' || node.callee.type === 'Super') return undefined;
  const [table] = node.arguments;
  const callee = calleeOf(node.callee);
  return callee === undefined || table === undefined || table.type === 'SpreadElement' ? callee : { ...callee, table };
};

/** The callee of a call; undefined for one of another make. */
export const calleeOfCall = ({ callee }: CallExpression): Callee | undefined =>
  callee.type === 'Super' ? undefined : calleeOf(callee);
