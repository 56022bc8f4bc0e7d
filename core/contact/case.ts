/** A matter of a category; some are about an order (CASE-03). */
export type CaseSubject = { readonly id: string; readonly label: string; readonly needsOrderNumber: boolean };
export type CaseCategory = { readonly id: string; readonly label: string; readonly subjects: readonly CaseSubject[] };

/** What a case can be about, as the service tells it (CASE-02). */
export type CaseChoices = readonly CaseCategory[];

/** The subjects of a category; none where it is not chosen or not known (CASE-02). */
export const subjectsOf = (choices: CaseChoices, categoryId: string | undefined): readonly CaseSubject[] =>
  choices.find(({ id }) => id === categoryId)?.subjects ?? [];
