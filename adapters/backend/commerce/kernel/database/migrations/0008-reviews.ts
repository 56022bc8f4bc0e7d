import type { Migration } from '#adapters/database/migrate.ts';

const votes =
  'helpful int not null default 0 check (helpful >= 0), not_helpful int not null default 0 check (not_helpful >= 0)';

/** Reviews, questions and size charts. One vote and one report per consumer and review or answer (REV-09). */
export const reviews: Migration = {
  name: '0008-reviews',
  statements: [
    // Texts by language: the original and translations.
    `create table review (
      review_id text primary key, style_id text not null references style on delete cascade,
      rating int not null check (rating between 1 and 5), author text not null,
      written_on date not null, locale text not null, fit text check (fit in ('small', 'true', 'large')),
      is_verified boolean not null, texts jsonb not null, ${votes})`,
    `create index review_by_style on review (style_id, written_on desc)`,
    // Texts by locale. The email address is for the answer only and is never shown.
    `create table question (
      question_id text primary key, style_id text not null references style on delete cascade, author text not null,
      email text, asked_on date not null, texts jsonb not null)`,
    `create index question_by_style on question (style_id, asked_on desc)`,
    `create table answer (
      answer_id text primary key, question_id text not null references question on delete cascade,
      author text not null, is_brand boolean not null,
      answered_on date not null, texts jsonb not null, ${votes})`,
    `create index answer_by_question on answer (question_id)`,
    `create table opinion_vote (
      consumer_id text not null references consumer on delete cascade, opinion_id text not null,
      vote text not null check (vote in ('helpful', 'notHelpful')),
      constraint opinion_vote_once primary key (consumer_id, opinion_id))`,
    `create table review_flag (
      consumer_id text not null references consumer on delete cascade,
      review_id text not null references review on delete cascade,
      reason text not null check (reason in ('inappropriate', 'spam', 'other')), primary key (consumer_id, review_id))`,
    `create table size_chart (product_type text not null, locale text not null, chart jsonb not null,
      primary key (product_type, locale))`,
  ],
};
