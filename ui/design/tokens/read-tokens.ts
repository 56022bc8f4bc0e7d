/**
 * One token as its file states it (Design Tokens Format Module 2025.10): `value` is unread, and may be the name of
 * another one in braces.
 */
export type Token = {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
  readonly extensions?: unknown;
};

type Group = { readonly [key: string]: unknown };

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const tokensIn = (group: Group, path: readonly string[], inherited: unknown): readonly Token[] => {
  const type = group['$type'] ?? inherited;
  const name = path.join('.');
  if ('$value' in group) {
    if (typeof type !== 'string') throw new TypeError(`The token ${name} has no type`);
    return [
      { name, type, value: group['$value'], ...('$extensions' in group ? { extensions: group['$extensions'] } : {}) },
    ];
  }
  return Object.entries(group).flatMap(([key, inner]) =>
    (!key.startsWith('$') || key === '$root') && isGroup(inner) ? tokensIn(inner, [...path, key], type) : [],
  );
};

/**
 * All tokens of a file by their names, in its order. A token without a type, its own or of a group around it, is a
 * defect.
 */
export const readTokens = (source: unknown): readonly Token[] => {
  if (!isGroup(source)) throw new TypeError('Tokens are an object');
  return tokensIn(source, [], undefined);
};

/** The name in braces, where a value is one. */
export const aliasOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;

/** The token behind a name, through every alias. A name that nothing has, and a ring of names, are defects. */
export const resolve = (tokens: readonly Token[], name: string, seen: readonly string[] = []): Token => {
  const token = tokens.find((one) => one.name === name);
  if (token === undefined || seen.includes(name)) throw new RangeError(`No token ${[...seen, name].join(' > ')}`);
  const alias = aliasOf(token.value);
  return alias === undefined ? token : resolve(tokens, alias, [...seen, name]);
};

/**
 * The custom property of a token. The outermost group is a tier or a kind, and `$root` the token that a group itself
 * is: neither is part of it.
 */
export const propertyOf = (name: string): string =>
  `--${name
    .split('.')
    .slice(1)
    .filter((part) => part !== '$root')
    .join('-')}`;
