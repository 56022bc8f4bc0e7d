import { sql } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';

type AnswerRecord = {
  readonly answerId: string;
  readonly author: string;
  readonly date: string;
  readonly isBrand: boolean;
  readonly text: string;
  readonly helpful: number;
  readonly notHelpful: number;
};
type QuestionRecord = {
  readonly questionId: string;
  readonly author: string;
  readonly date: string;
  readonly text: string;
  readonly answers: readonly AnswerRecord[];
};
export type QuestionsRecord = {
  readonly isKnown: boolean;
  readonly total: number;
  readonly questions: readonly QuestionRecord[];
};

/** A page of the answered questions about a style in a locale, newest first, in one query (API-087). */
export const readQuestions = async (
  db: Queries,
  { styleId, locale }: { readonly styleId: string; readonly locale: LocaleName },
  { start, count }: { readonly start: number; readonly count: number },
): Promise<QuestionsRecord> => {
  const result = await sql<QuestionsRecord>`
    with replies as (
      select question_id, json_agg(json_build_object('answerId', answer_id, 'author', answer.author,
        'date', answered_on, 'isBrand', is_brand, 'text', answer.texts->>${locale},
        'helpful', helpful, 'notHelpful', not_helpful) order by answered_on, answer_id) as answers
      from answer join question using (question_id)
        where style_id = ${styleId} and answer.texts->>${locale} is not null group by question_id),
    own as (select question.*, answers from question join replies using (question_id)
      where style_id = ${styleId} and texts->>${locale} is not null),
    page as (select row_number() over (order by asked_on desc, question_id) as place, own.* from own
      order by place limit ${count} offset ${start})
    select exists (select from style where style_id = ${styleId}) as "isKnown",
      (select count(*)::int from own) as total,
      (select coalesce(json_agg(json_build_object('questionId', question_id, 'author', author, 'date', asked_on,
        'text', texts->>${locale}, 'answers', answers) order by place), '[]') from page) as questions`.execute(db);
  const [record] = result.rows;
  if (record === undefined) throw new Error('A query for one row gave none');
  return record;
};

type NewQuestion = {
  readonly questionId: string;
  readonly styleId: string;
  readonly author: string;
  readonly email: string;
  readonly locale: LocaleName;
  readonly text: string;
};

/** Stores a question, which is shown once it has an answer; false for an unknown style. */
export const insertQuestion = async (
  tx: Tx,
  { questionId, styleId, author, email, locale, text }: NewQuestion,
): Promise<boolean> => {
  const result = await sql`
    insert into question (question_id, style_id, author, email, asked_on, texts)
    select ${questionId}, style_id, ${author}, ${email}, now()::date, ${JSON.stringify({ [locale]: text })}::jsonb
      from style where style_id = ${styleId} returning question_id`.execute(tx);
  return result.rows.length === 1;
};
