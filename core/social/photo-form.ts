import { mandatory, type Form } from '../validation/form.ts';
import { maxLength, minLength } from '../validation/text-rules.ts';

export type PhotoField = 'nickname' | 'caption';

/** Maximum length of a caption in characters. */
export const MAX_CAPTION = 200;

/** What is shown beside a picture that a member shares. */
export const photoForm: Form<PhotoField> = [
  mandatory('caption', [maxLength(MAX_CAPTION)]),
  mandatory('nickname', [minLength(2), maxLength(40)]),
];
