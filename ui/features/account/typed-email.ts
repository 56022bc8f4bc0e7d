/** The email that the shopper typed last in a form of the account, which the next form shows (DLG-06). */
export class TypedEmail {
  value = '';
}
