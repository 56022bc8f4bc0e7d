/** An associate who acts for a customer, and the store (ASC-02). */
export type AssociateSession = {
  readonly storeId: string;
  readonly storeName: string;
  readonly storeEmployeeId: string;
  readonly storeEmployeeName: string;
};
