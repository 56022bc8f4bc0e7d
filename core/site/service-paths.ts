/**
 * The form by which shoppers withdraw from a contract, after the locale of its site. The service writes it, so that it
 * works without script: browsers load it as a document.
 */
export const WITHDRAWAL_PATH = '/withdrawal';

/** The text of a content page in whose place the shop puts the form of the service at the same address. */
export const SERVICE_FORM = 'service-form';

/** The label of a return as a PDF, after the locale of its site; the id of the return follows. */
export const LABEL_PATH = '/return-label';

/** The page that confirms a correction of an order, after the locale of its site; the secret of the link follows. */
export const CORRECTION_PATH = '/order-correction';
