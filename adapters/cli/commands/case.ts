import { either as E } from 'fp-ts';
import { findCase, readCases, type CaseDetails } from '#adapters/backend/commerce/modules/contact/case-overview.ts';
import { exitCodes } from '../report.ts';
import { saveFiles } from '../save-files.ts';
import type { Settings } from '../settings.ts';
import { withDatabase } from '../with-database.ts';

/** Maximum number of requests in the list. */
const LISTED = 50;

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** `portico case list`: prints the newest requests to the customer service. */
export const listCasesCommand = (settings: Settings): Promise<number> =>
  withDatabase(settings, async (db) => {
    const cases = await readCases(db, LISTED);
    if (cases.length === 0) console.error('There are no messages or warranty requests.');
    for (const { id, kind, subject, email, createdAt } of cases)
      console.log([id, createdAt.toISOString(), kind, subject, email].join('  '));
    return exitCodes.asExpected;
  });

/** Labels and values; a value without content is left out. */
const linesOf = (rows: { readonly [label: string]: string | null }): readonly string[] =>
  Object.entries(rows).flatMap(([label, value]) => (value === null ? [] : [`  ${label}: ${value}`]));

const factsOf = (found: CaseDetails): readonly string[] => {
  if (found.kind === 'message') {
    const { row } = found;
    return [
      `Message ${row.caseNumber}: ${row.categoryId}/${row.subjectId}, ${row.createdAt.toISOString()}`,
      ...linesOf({
        site: row.siteId,
        name: `${row.firstName} ${row.lastName}`,
        email: row.email,
        phone: row.phone,
        order: row.orderNumber,
      }),
      '',
      row.message,
    ];
  }
  const { row, photos } = found;
  return [
    `Warranty request ${row.caseId}: ${row.productId}, ${row.createdAt.toISOString()}`,
    ...linesOf({ site: row.siteId, email: row.email, order: row.orderNumber, 'purchase date': row.purchaseDate }),
    ...photos.map(
      ({ position, contentType, width, height, data }) =>
        `  photo ${position + 1}: ${contentType}, ${width} x ${height} pixels, ${data.byteLength} bytes`,
    ),
    '',
    row.description,
  ];
};

/** The photos of a warranty request as files. */
const photosOf = (found: CaseDetails) =>
  found.kind === 'warranty'
    ? found.photos.map(({ caseId, position, contentType, data: content }) => ({
        name: `${caseId}-${position + 1}.${extensions[contentType]}`,
        content,
      }))
    : [];

/** `portico case show <id>`: prints a request. With `photos`, a folder, it also saves the photos of a warranty request. */
export const showCaseCommand = (
  { id, photos }: { readonly id: string; readonly photos?: string },
  settings: Settings,
): Promise<number> =>
  withDatabase(settings, async (db) => {
    const found = await findCase(db, id.toUpperCase());
    if (found === undefined) {
      console.error(`There is no case ${id}. "portico case list" has the numbers.`);
      return exitCodes.refused;
    }
    console.log(factsOf(found).join('\n'));
    const saved = photos === undefined ? E.right([]) : await saveFiles(photos, photosOf(found));
    if (E.isLeft(saved)) {
      console.error(saved.left);
      return exitCodes.refused;
    }
    for (const path of saved.right) console.log(path);
    return exitCodes.asExpected;
  });
