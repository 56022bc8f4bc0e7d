/** Whether this is a run of `npm run proof`, which does in full what `npm test` does for one case or a sample. */
export const inProof: boolean = process.env['PORTICO_PROOF'] === 'on';
