/** What a step of an aggregate gives: the next state and what happened, as tagged facts in the past tense. */
export type Outcome<State, Event> = { readonly state: State; readonly events: readonly Event[] };

export const Outcome = {
  of: <State, Event>(state: State, ...events: readonly Event[]): Outcome<State, Event> => ({ state, events }),
} as const;
