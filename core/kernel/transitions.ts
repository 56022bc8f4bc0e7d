/** Which states may follow each state. */
export type Moves<State extends string> = { readonly [from in State]: readonly State[] };

export type Transitions<State extends string> = {
  readonly can: (from: State, to: State) => boolean;
  /** The state that was gone to. A move that is not in the table is a defect. */
  readonly move: (from: State, to: State) => State;
};

/** A table of moves as a machine: every move that it lists is made, every other one throws. */
export const transitions = <State extends string>(noun: string, moves: Moves<State>): Transitions<State> => {
  const can = (from: State, to: State): boolean => moves[from].includes(to);
  return {
    can,
    move: (from, to) => {
      if (!can(from, to)) throw new RangeError(`${noun} cannot go from ${from} to ${to}`);
      return to;
    },
  };
};
