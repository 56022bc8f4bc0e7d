import { sourceFiles } from './imports.ts';
import { readModule, type Module, type Reference } from './modules.ts';

/** The own sources, by their path from the root. */
export const modulesOf = (folders: readonly string[]): ReadonlyMap<string, Module> =>
  new Map(
    folders
      .flatMap(sourceFiles)
      .filter((file) => !file.endsWith('.d.ts'))
      .map((file) => [file, readModule(file)]),
  );

/** Everything reached from entries: files, and `file#name` for the declarations and exports in them. */
export type Reached = {
  readonly files: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
};

/**
 * Follows imports, types included, from every statement of the entries and then from every declaration that is read.
 * `used` contains the exports that another module reads. Files in `closed` are not entered.
 */
export const reachFrom = (
  all: ReadonlyMap<string, Module>,
  entries: readonly string[],
  isClosed: (file: string) => boolean = () => false,
): Reached => {
  const files = new Set<string>();
  const names = new Set<string>();
  const used = new Set<string>();
  const waiting: (() => void)[] = [];

  const readExport = ({ to, name }: Reference, from: Module): void => {
    const module = all.get(to);
    if (module === undefined || isClosed(to)) return;
    enterFile(to);
    const exported = [...module.exports.keys()];
    const named = exported.filter((one) => from.words.has(one));
    const wanted = name === '*' ? (named.length === 0 ? exported : named) : [name];
    for (const one of wanted) {
      if (used.has(`${to}#${one}`)) continue;
      used.add(`${to}#${one}`);
      const source = module.exports.get(one);
      if (typeof source === 'string') readName(to, module, source);
      else if (source !== undefined) waiting.push(() => readExport(source, module));
    }
  };
  const readName = (file: string, module: Module, name: string): void => {
    if (names.has(`${file}#${name}`)) return;
    names.add(`${file}#${name}`);
    const imported = module.imports.get(name);
    if (imported !== undefined) waiting.push(() => readExport(imported, module));
    for (const statement of module.statements)
      if (statement.declares.includes(name)) readStatement(file, module, statement);
  };
  const readStatement = (file: string, module: Module, { reads, loads }: Module['statements'][number]): void => {
    waiting.push(() => {
      for (const name of reads) readName(file, module, name);
      for (const to of loads) readExport({ to, name: '*' }, module);
    });
  };
  const enterFile = (file: string): void => {
    const module = all.get(file);
    if (module === undefined || files.has(file)) return;
    files.add(file);
    for (const statement of module.statements)
      if (statement.declares.length === 0) readStatement(file, module, statement);
    for (const to of module.effects) if (!isClosed(to)) waiting.push(() => enterFile(to));
  };

  for (const entry of entries) {
    const module = all.get(entry);
    if (module === undefined) continue;
    enterFile(entry);
    for (const statement of module.statements) readStatement(entry, module, statement);
    for (const [name, source] of module.exports) {
      used.add(`${entry}#${name}`);
      if (typeof source !== 'string') readExport(source, module);
    }
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) next();
  return { files, names, used };
};
