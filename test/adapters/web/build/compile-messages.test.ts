import { describe, expect, test } from 'vitest';
import { compileMessages } from '#adapters/web/build/compile-messages.ts';
import { messagesIn } from '#adapters/web/messages-in.ts';

/** The plugin's output for a file of texts. */
const transform = (text: string): unknown => {
  const { transform: hook } = compileMessages();
  const handler = typeof hook === 'object' ? hook.handler : hook;
  return Reflect.apply(handler ?? (() => undefined), undefined, [text, '/project/ui/messages/en-us.json?shop']);
};

describe('an error in a file of texts names file and position, and does not quote the file', () => {
  test.each([
    ['{\n  "shell": {\n    "skip": "Skip"\n    "menu": "Menu"\n  }\n}', /^ui\/messages\/en-us\.json:4:5: Expected ','/],
    ['{\n  "shell": {{ "skip": "Skip to content" }\n}', /^ui\/messages\/en-us\.json:2:13: Expected property name/],
    ['{\n  "shell": { "skip": "Skip"\n', /^ui\/messages\/en-us\.json:\d+:\d+: Expected ','/],
    ['', /^ui\/messages\/en-us\.json:1:1: Unexpected end of JSON input$/],
    ['{ "shell": { "a": { "skip": "Skip {to" } } }', /^ui\/messages\/en-us\.json:shell\.a\.skip: \w+ in "Skip \{to"$/],
  ])('%#', (text, message) => {
    expect(() => transform(text)).toThrow(message);
  });

  test('and texts without one are compiled', () => {
    expect(transform('{ "shell": { "skip": "Skip" } }')).toMatchObject({
      code: 'export default {"shell":{"skip":"Skip"}};',
    });
  });
});

test('British English overrides the texts of American English', () => {
  const british = messagesIn('ui/messages/en-gb.json', '{ "shell": { "favorites": "Favourites" } }');
  const american = messagesIn('ui/messages/en-us.json');
  expect(british).toEqual({ ...american, shell: { ...Object(american['shell']), favorites: 'Favourites' } });
});
