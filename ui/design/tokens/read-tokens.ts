/**
 * One token as in its file (Design Tokens Format Module 2025.10). `value` is not parsed and may be an alias, the name
 * of another token in braces.
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

/** Returns all tokens of a file in its order. Throws for a token that has no type of its own or of a group. */
export const readTokens = (source: unknown): readonly Token[] => {
  if (!isGroup(source)) throw new TypeError('Tokens are an object');
  return tokensIn(source, [], undefined);
};

/** Returns the name if the value is an alias. */
export const aliasOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;

/** Returns the token of a name and follows aliases. Throws for an unknown name or a cycle. */
export const resolve = (tokens: readonly Token[], name: string, seen: readonly string[] = []): Token => {
  const token = tokens.find((one) => one.name === name);
  if (token === undefined || seen.includes(name)) throw new RangeError(`No token ${[...seen, name].join(' > ')}`);
  const alias = aliasOf(token.value);
  return alias === undefined ? token : resolve(tokens, alias, [...seen, name]);
};

/**
 * The custom property of a token: its name without the outermost group, which is a tier or a kind, and without `$root`,
 * which is the token of a group itself.
 */
export const propertyOf = (name: string): string =>
  `--${name
    .split('.')
    .slice(1)
    .filter((part) => part !== '$root')
    .join('-')}`;
