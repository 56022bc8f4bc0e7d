/** How text is aligned in its block (CNT-25, CNT-56, CNT-62). */
export const alignments = ['left', 'center'] as const;
