import { blockTypes, fieldsOfBlock, typesLike } from '#core/content/blocks/block-fields.ts';
import { exitCodes } from '../report.ts';
import { beginningOf } from '#core/kernel/beginning-of.ts';

/** `portico content types`: prints the types of blocks with their required fields. */
export const listTypesCommand = ({ json }: { readonly json: boolean }): number => {
  const types = blockTypes.map((type) => ({
    type,
    required: (fieldsOfBlock(type) ?? []).flatMap(({ name, isRequired }) => (isRequired ? [name] : [])),
  }));
  if (json) console.log(JSON.stringify(types, null, 2));
  else for (const { type, required } of types) console.log(`${type}  ${required.join(', ')}`);
  return exitCodes.asExpected;
};

/** `portico content types <type>`: prints the fields of a type of block, and what each has to be. */
export const showTypeCommand = (type: string, { json }: { readonly json: boolean }): number => {
  const fields = fieldsOfBlock(type);
  if (fields === undefined) {
    console.error(`${beginningOf(type)} is not a known type of block; there are ${typesLike(type).join(', ')}.`);
    return exitCodes.badScript;
  }
  if (json) console.log(JSON.stringify({ type, fields }, null, 2));
  else
    for (const { name, isRequired, value } of fields)
      console.log([name, isRequired ? 'required' : 'optional', value].join('  '));
  return exitCodes.asExpected;
};
