/**
 * What the shopper typed last in a form of the account, or for an order, which the next form of the account shows (DLG-06).
 */
export class TypedPerson {
  email = '';
  firstName = '';
  lastName = '';
}
