import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { either as E } from 'fp-ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { sites } from '../composition/sites.ts';
import { decodeFlow, type Flow, type Step, type Verb } from './flow.codec.ts';
import { shownValue } from './shown-value.ts';
import { yamlValue } from './yaml-value.ts';

const shipped = join(import.meta.dirname, 'flows');
const ending = '.flow.yaml';

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Names of the included flows. */
export const shippedFlows = (): readonly string[] =>
  readdirSync(shipped)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();

export type LoadedFlow = {
  readonly flow: Flow;
  readonly file: string;
  /** The site of the script's locale. */
  readonly site: SiteConfiguration;
};

/** An unusable script: one sentence with file, path and expected value. */
type BadScript = { readonly _tag: 'BadScript'; readonly sentence: string };

/**
 * Loads a script by its path, or an included script by its name. `canOperate`: whether a script may act as the shop's
 * staff.
 */
export const loadFlow = (fileOrName: string, canOperate: boolean): E.Either<BadScript, LoadedFlow> => {
  const bad = (sentence: string): E.Either<BadScript, never> => E.left({ _tag: 'BadScript', sentence });
  const file = isFile(fileOrName) ? fileOrName : join(shipped, `${fileOrName}${ending}`);
  if (statSync(fileOrName, { throwIfNoEntry: false })?.isDirectory() === true)
    return bad(`${fileOrName} is a folder: name its files.`);
  if (!isFile(file))
    return bad(
      `${fileOrName || '""'}: no such file, and no flow of that name. There are ${shippedFlows().join(', ')}.`,
    );
  const value = yamlValue(readFileSync(file, 'utf8'));
  if (E.isLeft(value)) return bad(`${file} ${value.left}`);
  const flow = decodeFlow(basename(file).replace(/(\.flow)?\.ya?ml$/, ''), value.right);
  if (E.isLeft(flow))
    return bad(`${file}: ${flow.left.path}: expected ${flow.left.expected}, found ${flow.left.found}`);
  const staff = staffStep(flow.right);
  if (!canOperate && staff !== undefined)
    return bad(`${file}: the step ${staff} acts as the shop's staff, which needs its database: run it without --url.`);
  const { locale } = flow.right;
  const site = sites.find((one) => one.locale === locale);
  return site === undefined
    ? bad(`${file}: locale: expected one of ${sites.map((one) => one.locale).join(', ')}, found ${shownValue(locale)}`)
    : E.right({ flow: flow.right, file, site });
};

/** Steps that need the database of the shop. */
const staffVerbs: ReadonlySet<Verb> = new Set(['operate', 'receiveGiftCard']);

/** The first step of a script that only the shop's staff can do. */
const staffStep = ({ steps }: Flow): Verb | undefined => steps.find(({ verb }) => staffVerbs.has(verb))?.verb;

/** Whether a step uses a member, a gift card or a reward that every run of the script has. */
const usesShared = (step: Step): boolean => {
  if (step.verb === 'signIn') return step.input?.email !== undefined;
  if (step.verb === 'giftCard' || step.verb === 'balance') return step.input !== 'received';
  return step.verb === 'reward';
};

/** Whether the runs of a script change the same balances, so that they cannot run at once. */
export const sharesBalances = ({ steps }: Flow): boolean => steps.some(usesShared);

/** Names of the included scripts that act as the shop's staff. */
export const staffFlows = (): readonly string[] =>
  shippedFlows().filter((name) => {
    const loaded = loadFlow(name, true);
    return E.isRight(loaded) && staffStep(loaded.right.flow) !== undefined;
  });

/**
 * Loads scripts; without names all included ones, or, for a shop in another process, those of them that do not act as
 * its staff.
 */
export const loadFlows = (
  names: readonly string[],
  { canOperate }: { readonly canOperate: boolean },
): readonly E.Either<BadScript, LoadedFlow>[] => {
  if (names.length > 0) return names.map((name) => loadFlow(name, canOperate));
  const leftOut = canOperate ? [] : staffFlows();
  return shippedFlows()
    .filter((name) => !leftOut.includes(name))
    .map((name) => loadFlow(name, true));
};
