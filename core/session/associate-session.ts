/** Shop staff who act for a customer, and where (ASC-02). */
export type AssociateSession = {
  readonly storeId: string;
  readonly storeName: string;
  readonly storeEmployeeId: string;
  readonly storeEmployeeName: string;
};
