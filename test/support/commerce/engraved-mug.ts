/** A mug that is made to order (PDP-21): the peaks, in bare steel, with an engraved text if there is one. */
export const engravedMug = (text?: string) => ({
  sku: 'NKMUGG02FJO-OS',
  productId: 'NKMUGG02FJO',
  qty: 1,
  recipe: [
    { part: 'motif', choice: 'peaks' },
    { part: 'finish', choice: 'steel' },
    { part: 'lettering', choice: 'block' },
    ...(text === undefined ? [] : [{ part: 'text', choice: text }]),
  ],
});
