import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Versions of content documents. A body is the text that an editor stored, unchanged. `content_document` has the
 * published body, and the number of its version; null for a document that no editor has published. Each change of
 * published content is announced to all processes, which then render their pages again.
 */
export const contentVersions: Migration = {
  name: '0088-content-versions',
  statements: [
    `create table content_version (
      id bigint generated always as identity primary key,
      site_id text not null, kind text not null check (kind in ('page', 'menu', 'footer', 'category')),
      name text not null, version int not null check (version > 0), body text not null,
      author text not null, note text not null,
      state text not null check (state in ('draft', 'scheduled', 'published')),
      created_at timestamptz not null, publish_at timestamptz,
      check (state <> 'scheduled' or publish_at is not null),
      unique (site_id, kind, name, version))`,
    `create index content_version_scheduled on content_version (publish_at) where state = 'scheduled'`,
    `alter table content_document add column version int`,
    `create function announce_content() returns trigger language plpgsql as $$
      begin perform pg_notify('portico_content', ''); return null; end $$`,
    `create trigger content_document_changed after insert or update or delete or truncate on content_document
      for each statement execute function announce_content()`,
  ],
};
