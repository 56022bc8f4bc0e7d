import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import {
  addPromotion,
  endPromotion,
  listPromotions,
  PromotionFile,
  type ListedPromotion,
} from '#adapters/backend/commerce/modules/pricing/operate-promotions.ts';
import { ruleOfKind } from '#adapters/backend/commerce/modules/pricing/promotion-kinds.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { readInputFile } from '../input-file.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { beginningOf } from '#core/kernel/beginning-of.ts';
import { withDatabase } from '../with-database.ts';
import { yamlValue } from '../yaml-value.ts';

const shown = ({ promotionId, kind, state, startsAt, endsAt, siteIds, codes, problem }: ListedPromotion): string =>
  [
    promotionId,
    kind,
    state,
    ...(startsAt === null ? [] : [`from ${startsAt}`]),
    ...(endsAt === null ? [] : [`until ${endsAt}`]),
    ...(siteIds === null ? [] : [siteIds.map((siteId) => siteOf(siteId)?.locale ?? siteId).join(', ')]),
    ...(codes.length === 0 ? [] : [`codes ${codes.join(', ')}`]),
    ...(problem === undefined ? [] : [`ignored: ${problem}`]),
  ].join('  ');

/** `portico promotion list`: prints the promotions in the order in which they apply. */
export const listPromotionsCommand = (settings: Settings): Promise<number> =>
  withDatabase(settings, async (db) => {
    const promotions = await listPromotions(db);
    if (promotions.length === 0) console.error('There are no promotions.');
    for (const promotion of promotions) console.log(shown(promotion));
    return exitCodes.asExpected;
  });

/** Largest file of a promotion in characters. */
const MAX_FILE = 50_000;

const fields = new Set([
  'id',
  'kind',
  'parameters',
  'texts',
  'position',
  'starts',
  'ends',
  'sites',
  'codes',
  'exclusive',
  'members',
  'usesEach',
  'usesTotal',
]);

/** What a field has to be, by its name. */
const hints: { readonly [field: string]: string } = {
  kind: `; the kinds are ${Object.keys(ruleOfKind).join(', ')}`,
  texts: '; write it by language, such as texts: { en: { name: Spring } }',
};

/** Reads a promotion. Left: what is wrong with the file. */
const readPromotionFile = async (file: string): Promise<E.Either<string, t.TypeOf<typeof PromotionFile>>> => {
  const bytes = await readInputFile(file);
  if (E.isLeft(bytes)) return bytes;
  const content = bytes.right.toString('utf8');
  if (content.length > MAX_FILE) return E.left(`it has more than ${MAX_FILE} characters`);
  const parsed = yamlValue(content);
  if (E.isLeft(parsed)) return E.left(`it ${parsed.left}`);
  const value = parsed.right;
  const unknown = t.UnknownRecord.is(value) ? Object.keys(value).find((name) => !fields.has(name)) : undefined;
  if (unknown !== undefined)
    return E.left(`the field ${beginningOf(unknown)} is unknown; there are ${[...fields].join(', ')}`);
  const read = PromotionFile.decode(value);
  if (E.isRight(read)) return read;
  const at = read.left[0]?.context.map(({ key }) => key).find((key) => fields.has(key));
  if (at === undefined) return E.left('id, kind, parameters and texts are required');
  return E.left(`${at} is missing or malformed${hints[at] ?? ''}`);
};

/** `portico promotion add <file>`: adds the promotion of a YAML file, or prints what is wrong with it. */
export const addPromotionCommand = async (file: string, settings: Settings): Promise<number> => {
  const read = await readPromotionFile(file);
  if (E.isLeft(read)) {
    console.error(`${file}: ${read.left}.`);
    return exitCodes.badScript;
  }
  return withDatabase(settings, async (db) => {
    const added = await addPromotion(db, read.right);
    if (E.isLeft(added)) {
      console.error(`${file}: ${added.left}.`);
      return exitCodes.badScript;
    }
    console.log(`Promotion ${read.right.id} was added.`);
    return exitCodes.asExpected;
  });
};

/** `portico promotion end <id>`: ends a promotion now. */
export const endPromotionCommand = (promotionId: string, settings: Settings): Promise<number> =>
  withDatabase(settings, async (db) => {
    if (await endPromotion(db, promotionId)) {
      console.log(`Promotion ${promotionId} has ended.`);
      return exitCodes.asExpected;
    }
    console.error(`There is no promotion ${promotionId} that has not ended.`);
    return exitCodes.refused;
  });
