import type { CaseChoices } from '#core/contact/case.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';

/** Subjects, after their category, that need the number of the order that they are about (CASE-03). */
const aboutOrders: ReadonlySet<string> = new Set([
  'order delivery',
  'order change',
  'order damaged',
  'order invoice',
  'return status',
  'return refund',
]);

/**
 * The categories and subjects of cases: those that have a label in the language of the site, in the order of its texts
 * (CASE-02, API-069).
 */
export const caseChoices = ({ locale }: Pick<CommerceSite, 'locale'>): CaseChoices =>
  Object.entries(serviceTexts[locale].contact).map(([id, { label, subjects }]) => ({
    id,
    label,
    subjects: Object.entries(subjects).map(([subjectId, subject]) => ({
      id: subjectId,
      label: subject,
      needsOrderNumber: aboutOrders.has(`${id} ${subjectId}`),
    })),
  }));
