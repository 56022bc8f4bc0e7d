/** The answer of an employee to the terms of their discount (SPC-07). The date is YYYY-MM-DD. */
export type EmployeeTerms = { readonly termsAccepted: boolean; readonly termsAcceptedDate: string };

/** Whether an employee has not accepted the terms of their discount yet (AUTH-08). */
export const asksEmployeeTerms = ({
  employee,
}: {
  readonly employee?: Pick<EmployeeTerms, 'termsAccepted'>;
}): boolean => employee?.termsAccepted === false;
