import { either as E } from 'fp-ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import {
  approveShared,
  findShared,
  listShared,
  rejectShared,
  type ModeratedMedium,
} from '#adapters/backend/commerce/modules/social/moderate-media.ts';
import { prepareMedium } from '#adapters/web/media/prepare-medium.ts';
import { photoFacts } from '#core/contact/photo.ts';
import { onOneLine } from '#core/kernel/control-characters.ts';
import { exitCodes } from '../report.ts';
import { saveFiles, type SavedFile } from '../save-files.ts';
import type { Settings } from '../settings.ts';
import { withDatabase } from '../with-database.ts';

const refused = (problem: string): number => {
  console.error(problem);
  return exitCodes.refused;
};
const unknown = (id: string): number => refused(`There is no picture ${id}. "portico social list" has the ids.`);

/** The upload that waits for a decision, as a file; none for other pictures. */
const fileOf = async (db: Queries, mediumId: string): Promise<readonly SavedFile[]> => {
  const { data = null } = (await findShared(db, mediumId)) ?? {};
  const facts = data === null ? undefined : photoFacts(data);
  return data === null || facts === undefined
    ? []
    : [{ name: `${mediumId}.${facts.type.slice('image/'.length)}`, content: data }];
};

type ListOptions = {
  readonly state?: ModeratedMedium['state'];
  readonly photos?: string;
  readonly start: number;
  readonly limit: number;
};

/** `portico social list`: prints the pictures that shoppers share, and saves those that wait in the folder `photos`. */
export const listSharedCommand = ({ state, photos, start, limit }: ListOptions, settings: Settings): Promise<number> =>
  withDatabase(settings, async (db) => {
    const { shared, total } = await listShared(db, { start, count: limit, ...(state !== undefined && { state }) });
    if (shared.length === 0) console.error(start === 0 ? 'There are no such pictures.' : 'There are no more pictures.');
    for (const { mediumId, state: now, reports, productIds, uploader, caption } of shared)
      console.log(
        [mediumId, now, `${reports} reports`, productIds.join(' '), uploader, caption].map(onOneLine).join('  '),
      );
    // One at a time: all of them may need more memory than there is.
    for (const { mediumId } of photos === undefined ? [] : shared) {
      const saved = await saveFiles(photos ?? '', await fileOf(db, mediumId));
      if (E.isLeft(saved)) return refused(saved.left);
      for (const path of saved.right) console.log(path);
    }
    const next = start + shared.length;
    if (shared.length > 0 && next < total) console.error(`… and ${total - next} more: --start ${next}`);
    return exitCodes.asExpected;
  });

/** `portico social approve <id>`: shows a picture in galleries. */
export const approveSharedCommand = (mediumId: string, settings: Settings): Promise<number> =>
  withDatabase(settings, async (db) => {
    const found = await findShared(db, mediumId);
    if (found === undefined) return unknown(mediumId);
    if (found.data === null) {
      if (found.picture === null) return refused(`The picture ${mediumId} was rejected, and its file removed.`);
      await approveShared(db, mediumId);
      return exitCodes.asExpected;
    }
    const prepared = await prepareMedium(found.data, `shared-${mediumId}`);
    if (E.isLeft(prepared)) return refused(`${mediumId}: ${prepared.left}.`);
    await approveShared(db, mediumId, { ...prepared.right, alt: 'A picture of a shopper', createdAt: new Date() });
    return exitCodes.asExpected;
  });

/** `portico social reject <id>`: shows a picture no longer. */
export const rejectSharedCommand = (mediumId: string, settings: Settings): Promise<number> =>
  withDatabase(settings, async (db) => {
    if ((await findShared(db, mediumId)) === undefined) return unknown(mediumId);
    await rejectShared(db, mediumId);
    return exitCodes.asExpected;
  });
