/** The drawings that can be engraved, by the id of their choice: lines in a square of 100 units. */
export const motifs: { readonly [choice: string]: string } = {
  peaks: 'M6 82 36 30l16 26 12-18 30 44zM28 44l8 8 8-6',
  pine: 'M50 10 32 36h10L24 60h14L20 84h60L62 60h14L58 36h10zM50 84v10',
  compass: 'M50 6a44 44 0 1 1 0 88 44 44 0 0 1 0-88zm16 28-9 23-23 9 9-23zM50 6v8m0 72v8M6 50h8m72 0h8',
};
