import type { ArrayExpressionElement, Expression, ObjectPropertyKind } from 'oxc-parser';

/** What can be read off a source without running it. */
export type Value =
  | string
  | number
  | boolean
  | readonly (Value | undefined)[]
  | { readonly [key: string]: Value | undefined };

/** What stands for a part that cannot be read. */
export const UNREAD = '…';

/** What the names in scope stand for. */
export type Names = (name: string) => Value | undefined;

export const isList = (value: Value | undefined): value is readonly (Value | undefined)[] => Array.isArray(value);

/** A value as part of a title. */
export const wordsOf = (value: Value | undefined): string =>
  value === undefined ? UNREAD : typeof value === 'object' ? JSON.stringify(value) : String(value);

const elements = (all: readonly ArrayExpressionElement[], names: Names): Value => {
  const read: (Value | undefined)[] = [];
  for (const element of all) {
    if (element?.type !== 'SpreadElement') read.push(element === null ? undefined : literalValue(element, names));
    else {
      const spread = literalValue(element.argument, names);
      if (isList(spread)) read.push(...spread);
    }
  }
  return read;
};

const property = (one: ObjectPropertyKind, names: Names): readonly (readonly [string, Value | undefined])[] => {
  if (one.type === 'SpreadElement') {
    const spread = literalValue(one.argument, names);
    return typeof spread === 'object' && !isList(spread) ? Object.entries(spread) : [];
  }
  const key =
    one.key.type === 'Identifier' && !one.computed
      ? one.key.name
      : one.key.type === 'Literal'
        ? String(one.key.value)
        : undefined;
  return key === undefined ? [] : [[key, literalValue(one.value, names)]];
};

/**
 * The value of an expression that is written out: literals, templates, sums of texts, lists, records, and names of
 * such.
 */
export const literalValue = (node: Expression, names: Names): Value | undefined => {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' || typeof node.value === 'boolean'
        ? node.value
        : undefined;
    case 'TemplateLiteral':
      return node.quasis
        .map(
          ({ value }, at) =>
            (value.cooked ?? '') +
            (at < node.expressions.length ? wordsOf(expressionAt(node.expressions, at, names)) : ''),
        )
        .join('');
    case 'BinaryExpression':
      return node.operator === '+'
        ? wordsOf(literalValue(node.left, names)) + wordsOf(literalValue(node.right, names))
        : undefined;
    case 'ArrayExpression':
      return elements(node.elements, names);
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.flatMap((one) => property(one, names)));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return literalValue(node.expression, names);
    case 'Identifier':
      return names(node.name);
    default:
      return undefined;
  }
};

const expressionAt = (expressions: readonly Expression[], at: number, names: Names): Value | undefined => {
  const expression = expressions[at];
  return expression === undefined ? undefined : literalValue(expression, names);
};
