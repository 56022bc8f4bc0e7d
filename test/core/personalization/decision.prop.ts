import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DecisionAction, decidedVariant, ImpressionReporting, readDecisions } from '#core/personalization/decision.ts';
import { law } from '#test/support/law.ts';
import { neverThrows, shape } from '#test/support/shape.ts';

const reporting = {
  experience_id: 'exp1',
  experience_name: 'Hero',
  experience_label: 'Hero autumn',
  variant_label: 'B-Large image',
};
const action = { actionId: 'a1', component: 'hero', items: [{ sku: '1' }], impressionReporting: [reporting] };
const decision = {
  actionId: 'a1',
  component: 'hero',
  items: [{ sku: '1' }],
  experienceId: 'exp1',
  experienceName: 'Hero',
  experienceLabel: 'Hero autumn',
  variant: 'B',
};
const reply = (...actions: readonly unknown[]): unknown => ({ responses: [{ actions }] });

describe('readDecisions', () => {
  test('P13N-04 P13N-06 it reads responses[0].actions, and the label as its variant', () =>
    expect(
      readDecisions({ responses: [{ actions: [action] }, { actions: [{ ...action, actionId: 'later' }] }] }),
    ).toEqual({ decisions: [decision], refused: [] }));

  test('P13N-04 empty responses give no actions and do not throw', () => {
    expect(readDecisions({ responses: [] })).toEqual({ decisions: [], refused: [] });
    expect(readDecisions(reply())).toEqual({ decisions: [], refused: [] });
  });

  test.each([
    ['nothing', undefined, 'the value is not { responses: ReadonlyArray<unknown> }'],
    ['a body without responses', {}, 'responses is not ReadonlyArray<unknown>'],
    ['a response without actions', { responses: [{}] }, 'actions is not ReadonlyArray<unknown>'],
    ['an action without an id', reply({ ...action, actionId: '' }), 'actionId is not a text that is not empty'],
    ['an action that reports nothing', reply({ ...action, impressionReporting: [] }), 'impressionReporting is empty'],
    [
      'an action that reports a number',
      reply({ ...action, impressionReporting: [{ ...reporting, variant_label: 2 }] }),
      'impressionReporting.0.variant_label is not string',
    ],
  ])('P13N-04 %s is refused with its reason', (_, body, reason) =>
    expect(readDecisions(body)).toEqual({ decisions: [], refused: [reason] }),
  );

  test('P13N-04 an action that cannot be decoded does not affect the others', () =>
    expect(readDecisions(reply({}, action, 7))).toMatchObject({
      decisions: [decision],
      refused: [expect.any(String), expect.any(String)],
    }));

  law(
    'P13N-04 it never throws, and every action is either a decision or refused',
    [fc.array(fc.oneof(fc.anything(), fc.constant(action)))],
    (actions) => {
      const { decisions, refused } = readDecisions(reply(...actions));
      expect(decisions.length + refused.length).toBe(actions.length);
    },
  );

  law(
    'P13N-04 whatever the body is, it never throws',
    [
      fc.oneof(
        fc.anything(),
        fc.record({ responses: fc.anything() }),
        fc.record({ responses: fc.array(fc.anything()) }),
      ),
    ],
    (body) => {
      readDecisions(body);
    },
  );

  shape('ENT-21 P13N-04 an action has actionId, component, items, impressionReporting', DecisionAction, {
    full: action,
  });
  shape(
    'P13N-05 impressionReporting holds experience_id, experience_name, experience_label, variant_label',
    ImpressionReporting,
    { full: reporting },
  );
  neverThrows('P13N-04 reading an action never throws', DecisionAction, action);
});

describe('decidedVariant', () => {
  test('P13N-07 P13N-08 it is the first decision of the experience, and Baseline without one', () => {
    const { decisions } = readDecisions(
      reply(action, { ...action, impressionReporting: [{ ...reporting, variant_label: 'C-Late' }] }),
    );
    expect(decidedVariant(decisions, 'exp1')).toBe('B');
    expect(decidedVariant(decisions, 'exp2')).toBe('Baseline');
    expect(decidedVariant([], 'exp1')).toBe('Baseline');
  });
});
