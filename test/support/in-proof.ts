/** Whether this is a run of `npm run proof`, which runs in full what `npm test` runs for one case or a sample. */
export const inProof: boolean = process.env['PORTICO_PROOF'] === 'on';
