const words: readonly RegExp[] = [
  /\bp[\s./-]*[o0][\s./-]*b[\s./-]*[o0][\s./-]*x\b/i,
  /\bp[\s./-]*o[\s./-]*#\s*[0-9]/i,
  /\bpost(?:al)?\s+office\s+box\b/i,
  /\bpostal\s+box\b/i,
  /\bp[\s.]*o[\s.]*b[\s.#]*[0-9]/i,
  /\bcase\s+postale\b/i,
  /\bbo[iî]te\s+postale\b/i,
  /\bc[\s.]*p[\s.]*[0-9]/i,
  /\bb\.\s*p\.\s*[0-9]/i,
];

/** Whether an address line is a PO box, to which parcels are not delivered (SHP500). */
export const isPoBox = (line: string): boolean => words.some((word) => word.test(line.normalize('NFKC')));
