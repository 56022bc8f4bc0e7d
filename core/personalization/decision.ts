import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { decode } from '../kernel/decode.ts';
import { filledText } from '../kernel/primitives.codec.ts';
import { BASELINE, variantOf, type Variant } from './variant-label.ts';

/** Timeout of a decision in milliseconds (P13N-09, HTTP-21). */
export const DECISION_TIMEOUT_MS = 3000;

/** How a decision is reported (P13N-05). */
export const ImpressionReporting = t.type({
  experience_id: filledText,
  experience_name: t.string,
  experience_label: t.string,
  variant_label: t.string,
});

/** One action of the engine's response (P13N-04). Only the first entry of `impressionReporting` is read. */
export const DecisionAction = t.type({
  actionId: filledText,
  component: t.string,
  items: t.readonlyArray(t.unknown),
  impressionReporting: t.readonlyArray(ImpressionReporting),
});

/** The engine's decision for one experience. */
export type Decision = {
  readonly actionId: string;
  readonly component: string;
  readonly items: readonly unknown[];
  readonly experienceId: string;
  readonly experienceName: string;
  readonly experienceLabel: string;
  readonly variant: Variant;
};

/** The readable decisions, and the reasons why others are not. */
export type DecisionReply = { readonly decisions: readonly Decision[]; readonly refused: readonly string[] };

const Body = t.type({ responses: t.readonlyArray(t.unknown) });
const Response = t.type({ actions: t.readonlyArray(t.unknown) });

const decisionOf = (action: unknown): E.Either<string, Decision> => {
  const read = decode(DecisionAction, action);
  if (E.isLeft(read)) return E.left(read.left.reason);
  const { actionId, component, items, impressionReporting } = read.right;
  const [reporting] = impressionReporting;
  if (reporting === undefined) return E.left('impressionReporting is empty');
  return E.right({
    actionId,
    component,
    items,
    experienceId: reporting.experience_id,
    experienceName: reporting.experience_name,
    experienceLabel: reporting.experience_label,
    variant: variantOf(reporting.variant_label),
  });
};

/**
 * Reads the actions of the first response; an empty list has no decisions. An unreadable action is left out with its
 * reason.
 * Law: it never throws, and every action is either a decision or refused (P13N-04).
 * Law: whatever the body is, it never throws (P13N-04).
 */
export const readDecisions = (body: unknown): DecisionReply => {
  const read = decode(Body, body);
  if (E.isLeft(read)) return { decisions: [], refused: [read.left.reason] };
  const [first] = read.right.responses;
  if (first === undefined) return { decisions: [], refused: [] };
  const response = decode(Response, first);
  if (E.isLeft(response)) return { decisions: [], refused: [response.left.reason] };
  const actions = response.right.actions.map(decisionOf);
  return {
    decisions: actions.flatMap((action) => (E.isRight(action) ? [action.right] : [])),
    refused: actions.flatMap((action) => (E.isLeft(action) ? [action.left] : [])),
  };
};

/** The variant of an experience: that of its first decision, else Baseline. */
export const decidedVariant = (decisions: readonly Decision[], experienceId: string): Variant =>
  decisions.find((decision) => decision.experienceId === experienceId)?.variant ?? BASELINE;

/**
 * Whether a response is in time; a later one is ignored, so that visible content does not change (P13N-09). `waitedMs`:
 * milliseconds since the request.
 */
export const isInTime = (waitedMs: number): boolean => waitedMs <= DECISION_TIMEOUT_MS;
