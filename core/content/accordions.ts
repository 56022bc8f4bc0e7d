/**
 * Questions that open to their answers: several may be open, and pressing twice changes nothing.
 * Law: a press turns one item and leaves every other as it is (CNT-39).
 */
export const toggleItem = (open: readonly string[], id: string): readonly string[] =>
  open.includes(id) ? open.filter((one) => one !== id) : [...open, id];
