-- A database of the first release (commit 284ceef), read by first-release.test.ts.
-- Made once, by a script that ran that release's service, seeded, in one process with its payment provider. It made the
-- calls whose results first-release.json names, stored a session of the member as that release's web server does,
-- deleted the catalog rows that no other row refers to and the stored responses of all calls but checkout.placeOrder,
-- and wrote the statements of that release's migrations (line breaks changed) and then every row. Times of shoppers'
-- rows are relative to the moment at which this file is loaded.
create table migration (name text primary key, applied_at timestamptz not null default now());
create extension if not exists pg_trgm;
create table category (
  category_id text primary key check (category_id ~ '^[0-9]{4,10}$'), slug text not null, position int not null,
  title jsonb not null, description jsonb not null);
create table style (
  style_id text primary key check (style_id ~ '^[A-Z0-9]{8}$'), brand text not null, product_type text not null, default_color text not null,
  position int not null, launched_at timestamptz not null, rating_tenths int not null check (rating_tenths between 0 and 50),
  rating_count int not null check (rating_count >= 0), badge text, is_digital boolean not null default false, is_customs boolean not null default false);
create table style_category (
  category_id text not null references category, style_id text not null references style on delete cascade, primary key (category_id, style_id));
create index style_category_by_style on style_category (style_id);
create table style_text (
  style_id text not null references style on delete cascade, locale text not null, language text not null check (language in ('en', 'fr')),
  name text not null, type_label text not null, description text not null, features jsonb not null, materials text, care text,
  search_name text not null, search_words text not null,
  search tsvector not null generated always as (
    setweight(to_tsvector(case language when 'fr' then 'french'::regconfig else 'english'::regconfig end, search_name), 'A') ||
    setweight(to_tsvector(case language when 'fr' then 'french'::regconfig else 'english'::regconfig end, search_words), 'C')) stored,
  primary key (style_id, locale));
create index style_text_search on style_text using gin (search);
create table search_word (locale text not null, word text not null, label text not null, uses int not null, primary key (locale, word));
create index search_word_alike on search_word using gin (word gin_trgm_ops);
create table product (
  product_id text primary key, style_id text not null references style on delete cascade, color text not null, position int not null,
  color_name jsonb not null, color_family text not null, swatch text not null check (swatch ~ '^#[0-9a-f]{6}$'), pictures jsonb not null,
  unique (style_id, color), check (product_id = style_id || color));
create table size (size_code text primary key, position int not null, label jsonb not null);
create table variant (
  sku text primary key, product_id text not null references product on delete cascade, upc text not null unique,
  size_code text not null references size, unique (product_id, size_code));
create table price (
  sku text not null references variant on delete cascade, site_id text not null, current bigint not null check (current >= 0),
  original bigint check (original >= current), historic_best bigint check (historic_best >= 0), primary key (sku, site_id));
create table stock (
  sku text primary key references variant on delete cascade, on_hand int not null check (on_hand >= 0), reserved int not null default 0,
  constraint stock_not_oversold check (on_hand >= reserved and reserved >= 0));
create materialized view shelf as
  select price.site_id, style.style_id, style.product_type, style.position, style.launched_at, style.rating_tenths, style.rating_count,
    min(price.current) as low_current, max(price.current) as high_current,
    case when count(price.original) > 0 then min(coalesce(price.original, price.current)) end as low_original,
    case when count(price.original) > 0 then max(coalesce(price.original, price.current)) end as high_original,
    min(price.historic_best) as historic_best,
    array_agg(distinct product.color_family) as color_families, array_agg(distinct variant.size_code) as size_codes
  from style join product using (style_id) join variant using (product_id) join price using (sku)
  group by price.site_id, style.style_id;
create unique index shelf_key on shelf (site_id, style_id);
create table content_document (
  site_id text not null, kind text not null check (kind in ('page', 'menu', 'footer')), name text not null, body jsonb not null,
  primary key (site_id, kind, name));
create table seeding (name text primary key, digest text not null);
create table consumer (
  consumer_id text primary key, consumer_type text not null check (consumer_type in ('GUEST')), site_id text not null, created_at timestamptz not null default now());
create table token (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'), kind text not null check (kind in ('access', 'refresh')),
  consumer_id text not null references consumer on delete cascade, family_id text not null, expires_at timestamptz not null, used_at timestamptz);
create index token_by_family on token (family_id);
create index token_by_expiry on token (expires_at);
create table idempotency (
  consumer_id text not null references consumer on delete cascade, key text not null check (length(key) between 1 and 255),
  operation text not null, fingerprint text not null, reply text,
  created_at timestamptz not null default now(),
  constraint idempotency_once primary key (consumer_id, key));
create index idempotency_by_age on idempotency (created_at);
create table cart (
  cart_id text primary key, consumer_id text not null references consumer on delete cascade, site_id text not null,
  status text not null default 'active' check (status in ('active', 'prepared', 'ordering', 'ordered')),
  version bigint not null default 1, shipping_method text, shipping_address jsonb, billing_address jsonb, billing_same_as_shipping boolean,
  email text, phone text, order_number text check (order_number ~ '^[0-9]{10}$'), prepared_total bigint check (prepared_total >= 0),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now());
create unique index cart_one_open on cart (consumer_id, site_id) where status <> 'ordered';
create unique index cart_order_number on cart (order_number);
create table cart_line (
  line_id text primary key, cart_id text not null references cart on delete cascade, position bigint not null generated always as identity,
  sku text not null references variant, recipe_id text not null default '',
  quantity int not null, constraint cart_line_quantity check (quantity between 1 and 999999),
  unique (cart_id, sku, recipe_id));
create table stock_hold (
  cart_id text not null references cart on delete cascade, sku text not null references stock, quantity int not null check (quantity > 0),
  expires_at timestamptz not null, order_id text, primary key (cart_id, sku));
create index stock_hold_by_expiry on stock_hold (expires_at) where order_id is null;
create index stock_hold_by_sku on stock_hold (sku);
create table payment_instrument (
  instrument_id text primary key, cart_id text not null references cart on delete cascade, method text not null check (method in ('CREDIT_CARD')),
  token text not null, brand text not null, last4 text not null check (last4 ~ '^[0-9]{4}$'), exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null, status text not null default 'attached' check (status in ('attached', 'replaced', 'refused')), created_at timestamptz not null default now());
create unique index payment_instrument_one_attached on payment_instrument (cart_id) where status = 'attached';
create table orders (
  order_id text primary key, order_number text not null check (order_number ~ '^[0-9]{10}$'), cart_id text not null references cart,
  consumer_id text not null references consumer, site_id text not null, status text not null check (status in ('PAYMENT_PENDING', 'PLACED', 'PROCESSING', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'READY_FOR_PICKUP', 'PICKED_UP', 'CANCELLED')),
  total bigint not null check (total > 0), tax bigint not null check (tax between 0 and total), currency text not null check (currency ~ '^[A-Z]{3}$'),
  snapshot jsonb not null, instrument_id text not null references payment_instrument, provider_key text not null unique,
  payment text not null default 'unknown' check (payment in ('unknown', 'challenge', 'voiding', 'charged', 'declined', 'voided')),
  charge_id text unique, challenge_id text unique, refusal text, idempotency_key text not null, correlation_id text not null,
  created_at timestamptz not null default now(), settle_after timestamptz not null, settled_at timestamptz,
  constraint orders_paid check (status in ('PAYMENT_PENDING', 'CANCELLED') or (payment = 'charged' and charge_id is not null)),
  constraint orders_unpaid check (status <> 'CANCELLED' or payment in ('declined', 'voided')));
create unique index orders_one_per_cart on orders (cart_id) where status <> 'CANCELLED';
create unique index orders_one_per_number on orders (order_number) where status <> 'CANCELLED';
create index orders_by_consumer on orders (consumer_id);
create index orders_unsettled on orders (settle_after) where status = 'PAYMENT_PENDING';
create table order_line (
  order_id text not null references orders, line_id text not null, sku text not null references variant, quantity int not null check (quantity > 0), primary key (order_id, line_id));
create function orders_move() returns trigger language plpgsql as $$
  begin
    if old.status = new.status
      or (old.status = 'PAYMENT_PENDING' and new.status in ('PLACED', 'CANCELLED'))
      or (old.status = 'PLACED' and new.status in ('PROCESSING', 'CANCELLED', 'PAYMENT_PENDING'))
      or (old.status = 'PROCESSING' and new.status in ('PARTIALLY_SHIPPED', 'READY_FOR_PICKUP', 'CANCELLED'))
      or (old.status = 'PARTIALLY_SHIPPED' and new.status = 'SHIPPED')
      or (old.status = 'SHIPPED' and new.status = 'DELIVERED')
      or (old.status = 'READY_FOR_PICKUP' and new.status = 'PICKED_UP')
    then return new; end if;
    raise exception 'An order does not go from % to %', old.status, new.status using errcode = 'check_violation', constraint = 'orders_move';
  end $$;
create trigger orders_move before update on orders for each row execute function orders_move();
create table ledger_entry (
  entry_id bigint primary key generated always as identity, entry_set text not null, order_id text not null references orders,
  account text not null check (account in ('payment', 'sales', 'tax')), amount bigint not null, currency text not null, created_at timestamptz not null default now(),
  constraint ledger_entry_once unique (entry_set, account));
create function ledger_is_append_only() returns trigger language plpgsql as $$
  begin raise exception 'The ledger is only ever added to' using errcode = 'check_violation', constraint = 'ledger_is_append_only'; end $$;
create trigger ledger_is_append_only before update or delete on ledger_entry for each row execute function ledger_is_append_only();
create trigger ledger_is_not_emptied before truncate on ledger_entry for each statement execute function ledger_is_append_only();
create function ledger_balances() returns trigger language plpgsql as $$
  begin
    if (select sum(amount) from ledger_entry where entry_set = new.entry_set) <> 0 then
      raise exception 'The entries of a set sum to zero' using errcode = 'check_violation', constraint = 'ledger_balances';
    end if;
    return null;
  end $$;
create constraint trigger ledger_balances after insert on ledger_entry deferrable initially deferred for each row execute function ledger_balances();
create table outbox (
  event_id text primary key, kind text not null check (kind in ('OrderPlaced', 'OrderCancelled')), order_id text not null references orders,
  body jsonb not null, created_at timestamptz not null default now(), sent_at timestamptz, unique (order_id, kind));
create view stock_sold as
  select sku, sum(quantity)::int as sold from order_line join orders using (order_id) where status not in ('PAYMENT_PENDING', 'CANCELLED') group by sku;
drop materialized view shelf;
alter table style_text drop column search;
create table site (site_id text primary key, locale text not null);
create materialized view shelf as
  with offered as (
    select price.site_id, style.style_id, style.product_type, style.position, style.launched_at, style.rating_tenths, style.rating_count,
      min(price.current) as low_current, max(price.current) as high_current,
      case when count(price.original) > 0 then min(coalesce(price.original, price.current)) end as low_original,
      case when count(price.original) > 0 then max(coalesce(price.original, price.current)) end as high_original,
      min(price.historic_best) as historic_best,
      array_agg(distinct product.color_family) as color_families, array_agg(distinct variant.size_code) as size_codes,
      width_bucket(min(price.current), array[5000, 10000, 20000]::bigint[]) as price_range
    from style join product using (style_id) join variant using (product_id) join price using (sku)
    group by price.site_id, style.style_id)
  select offered.*, dense_rank() over (order by product_type, color_families, size_codes, price_range)::int as facet_set,
    to_tsvector(case language when 'fr' then 'french'::regconfig else 'english'::regconfig end, search_name) as names,
    strip(to_tsvector(case language when 'fr' then 'french'::regconfig else 'english'::regconfig end, search_name) || to_tsvector(case language when 'fr' then 'french'::regconfig else 'english'::regconfig end, search_words)) || array_to_tsvector(array['@' || site_id]) as words
  from offered join site using (site_id) join style_text using (style_id, locale);
create unique index shelf_key on shelf (site_id, style_id);
create index shelf_words on shelf using gin (words);
create materialized view facet_set as
  select distinct facet_set, product_type, color_families, size_codes, price_range from shelf;
create unique index facet_set_key on facet_set (facet_set);
create materialized view category_shelf as
  select site_id, category_id, style_id, facet_set, position, launched_at, low_current, rating_tenths, rating_count from shelf join style_category using (style_id);
create index category_shelf_by_facets on category_shelf (site_id, category_id, facet_set, position, style_id);
create index category_shelf_by_position on category_shelf (site_id, category_id, position, style_id);
create index category_shelf_by_age on category_shelf (site_id, category_id, launched_at desc, position, style_id);
create index category_shelf_by_price on category_shelf (site_id, category_id, low_current, position, style_id);
create index category_shelf_by_falling_price on category_shelf (site_id, category_id, low_current desc, position, style_id);
create index category_shelf_by_rating on category_shelf (site_id, category_id, rating_tenths desc, rating_count desc, position, style_id);
create materialized view category_facets as
  select site_id, category_id, facet_set, count(*)::int as styles from category_shelf group by site_id, category_id, facet_set;
create unique index category_facets_key on category_facets (site_id, category_id, facet_set);
create unlogged table rate_count (
  consumer_id text not null, rate text not null, calls int not null, ends_at timestamptz not null, primary key (consumer_id, rate));
create index rate_count_by_end on rate_count (ends_at);
alter table category add column parent_id text references category;
create table review (
  review_id text primary key, style_id text not null references style on delete cascade, rating int not null check (rating between 1 and 5), author text not null,
  written_on date not null, locale text not null, fit text check (fit in ('small', 'true', 'large')), is_verified boolean not null, texts jsonb not null, helpful int not null default 0 check (helpful >= 0), not_helpful int not null default 0 check (not_helpful >= 0));
create index review_by_style on review (style_id, written_on desc);
create table question (
  question_id text primary key, style_id text not null references style on delete cascade, author text not null, email text, asked_on date not null, texts jsonb not null);
create index question_by_style on question (style_id, asked_on desc);
create table answer (
  answer_id text primary key, question_id text not null references question on delete cascade, author text not null, is_brand boolean not null,
  answered_on date not null, texts jsonb not null, helpful int not null default 0 check (helpful >= 0), not_helpful int not null default 0 check (not_helpful >= 0));
create index answer_by_question on answer (question_id);
create table opinion_vote (
  consumer_id text not null references consumer on delete cascade, opinion_id text not null, vote text not null check (vote in ('helpful', 'notHelpful')),
  constraint opinion_vote_once primary key (consumer_id, opinion_id));
create table review_flag (
  consumer_id text not null references consumer on delete cascade, review_id text not null references review on delete cascade,
  reason text not null check (reason in ('inappropriate', 'spam', 'other')), primary key (consumer_id, review_id));
create table size_chart (product_type text not null, locale text not null, chart jsonb not null, primary key (product_type, locale));
create table favorite_list (
  favorite_id text primary key, consumer_id text not null references consumer on delete cascade, site_id text not null,
  items int not null default 0, constraint favorite_list_limit check (items between 0 and 100), shared_at timestamptz,
  constraint favorite_list_one unique (consumer_id, site_id));
create table favorite_item (
  favorite_id text not null references favorite_list on delete cascade, item_id text not null, item_type text not null check (item_type in ('product', 'style')),
  style_id text not null references style on delete cascade, added bigint not null generated always as identity, primary key (favorite_id, item_id));
create table favorite_mail (
  mail_id text primary key, favorite_id text not null references favorite_list on delete cascade, recipient text not null, message text not null, locale text not null,
  asked_at timestamptz not null default now());
create table saved_list (
  list_id text primary key, consumer_id text not null references consumer on delete cascade, site_id text not null,
  created_at timestamptz not null default now(), unique (consumer_id, site_id));
create table saved_item (
  item_id text primary key, list_id text not null references saved_list on delete cascade, position bigint not null generated always as identity,
  sku text not null references variant, recipe_id text not null default '',
  quantity int not null, constraint saved_item_quantity check (quantity between 1 and 999999),
  unique (list_id, sku, recipe_id));
create table cart_coupon (
  coupon_item_id text primary key, cart_id text not null references cart on delete cascade, position bigint not null generated always as identity,
  code text not null, constraint cart_coupon_once unique (cart_id, code));
alter table consumer drop constraint consumer_consumer_type_check;
alter table consumer add constraint consumer_known_type check (consumer_type in ('GUEST', 'REGISTERED'));
create table account (
  consumer_id text primary key references consumer on delete cascade, email text not null check (email = lower(email)), password_hash text not null,
  first_name text not null, last_name text not null, phone text, birth_date text, postal_code text, country text not null, optins jsonb not null default '[]',
  created_at timestamptz not null default now(), constraint account_one_per_email unique (email));
create table authorization_code (
  code_hash text primary key check (code_hash ~ '^[0-9a-f]{64}$'), consumer_id text not null references consumer on delete cascade,
  challenge text not null check (length(challenge) = 43), expires_at timestamptz not null);
create index authorization_code_by_end on authorization_code (expires_at);
create table sign_in_trial (identity_hash text primary key, trials int not null, ends_at timestamptz not null);
create index sign_in_trial_by_end on sign_in_trial (ends_at);
alter table cart add column lowered_lines text[];
create table store (
  store_id text primary key, site_id text not null, position int not null, name text not null, address jsonb not null, phone text,
  latitude float8 not null check (latitude between -90 and 90), longitude float8 not null check (longitude between -180 and 180),
  time_zone text not null, opening_hours jsonb not null, services jsonb not null);
create index store_by_site on store (site_id);
create table store_stock (
  store_id text not null references store on delete cascade, sku text not null references variant on delete cascade,
  shelf text not null unique generated always as (store_id || '/' || sku) stored, on_hand int not null check (on_hand >= 0), reserved int not null default 0,
  primary key (store_id, sku), constraint store_stock_not_oversold check (on_hand >= reserved and reserved >= 0));
create table town (country text not null, name text not null, latitude float8 not null, longitude float8 not null, postal_codes jsonb not null, primary key (country, name));
create table stock_notice (
  sku text not null references variant on delete cascade, email text not null, site_id text not null, asked_at timestamptz not null default now(),
  constraint stock_notice_once primary key (sku, email));
create index review_flag_by_review on review_flag (review_id);
create index opinion_vote_by_opinion on opinion_vote (opinion_id);
alter table content_document drop constraint content_document_kind_check;
alter table content_document add constraint content_document_kind_check check (kind in ('page', 'menu', 'footer', 'category'));
alter table cart_line add column store_id text references store;
alter table cart_line drop constraint cart_line_cart_id_sku_recipe_id_key;
alter table cart_line add constraint cart_line_once unique nulls not distinct (cart_id, sku, recipe_id, store_id);
alter table order_line add column store_id text references store;
create table store_hold (
  cart_id text not null references cart on delete cascade, shelf text not null references store_stock (shelf), quantity int not null check (quantity > 0),
  expires_at timestamptz not null, order_id text, primary key (cart_id, shelf));
create index store_hold_by_expiry on store_hold (expires_at) where order_id is null;
create index store_hold_by_shelf on store_hold (shelf);
create or replace view stock_sold as
  select sku, sum(quantity)::int as sold from order_line join orders using (order_id) where status not in ('PAYMENT_PENDING', 'CANCELLED') and store_id is null group by sku;
alter table review add column pictures jsonb not null default '[]';
insert into category (category_id, slug, position, title, description, parent_id) values
('1000', 'footwear', 1007, '{"en-gb": "Footwear", "en-us": "Footwear", "fr-ca": "Chaussures"}', '{"en-gb": "Trail shoes, boots and approach shoes that can be resoled, for wet rock and long days.", "en-us": "Trail shoes, boots and approach shoes that can be resoled, for wet rock and long days.", "fr-ca": "Chaussures de sentier, bottes et chaussures d’approche ressemelables, pour la roche mouillée et les longues journées."}', NULL),
('2000', 'clothing', 2024, '{"en-gb": "Clothing", "en-us": "Clothing", "fr-ca": "Vêtements"}', '{"en-gb": "Down, shells, fleece and merino in small runs, made to be layered and to be mended.", "en-us": "Down, shells, fleece and merino in small runs, made to be layered and to be mended.", "fr-ca": "Duvet, coquilles, polaire et mérinos en petites séries, faits pour se superposer et se réparer."}', NULL),
('2200', 'fleece', 2014, '{"en-gb": "Fleece", "en-us": "Fleece", "fr-ca": "Polaires"}', '{"en-gb": "Layers that warm at once and dry by morning.", "en-us": "Layers that warm at once and dry by morning.", "fr-ca": "Des couches qui réchauffent tout de suite et sèchent avant le matin."}', '2000'),
('2210', 'pile', 2012, '{"en-gb": "Pile jackets", "en-us": "Pile jackets", "fr-ca": "Vestes à poil long"}', '{"en-gb": "Deep pile for huts, boats and cold mornings.", "en-us": "Deep pile for huts, boats and cold mornings.", "fr-ca": "Un poil profond pour les refuges, les bateaux et les matins froids."}', '2200'),
('3000', 'packs', 3031, '{"en-gb": "Packs", "en-us": "Packs", "fr-ca": "Sacs"}', '{"en-gb": "Packs and duffels with parts you can replace, from a day on the ridge to a week away.", "en-us": "Packs and duffels with parts you can replace, from a day on the ridge to a week away.", "fr-ca": "Sacs à dos et sacs de voyage aux pièces remplaçables, d’une journée de crête à une semaine au loin."}', NULL),
('4000', 'camp', 4036, '{"en-gb": "Camp", "en-us": "Camp", "fr-ca": "Bivouac"}', '{"en-gb": "The small things that make a cold camp a good one.", "en-us": "The small things that make a cold camp a good one.", "fr-ca": "Les petites choses qui rendent un camp froid agréable."}', NULL),
('6000', 'sale', 6038, '{"en-gb": "Sale", "en-us": "Sale", "fr-ca": "Soldes"}', '{"en-gb": "Last runs and last colours, with the same guarantee.", "en-us": "Last runs and last colors, with the same guarantee.", "fr-ca": "Dernières séries et dernières couleurs, avec la même garantie."}', NULL),
('7000', 'trail-proven', 7039, '{"en-gb": "Trail-proven this week", "en-us": "Trail-proven this week", "fr-ca": "Éprouvés en sentier cette semaine"}', '{"en-gb": "What came back from the hills this week with a good word.", "en-us": "What came back from the hills this week with a good word.", "fr-ca": "Ce qui est revenu des montagnes cette semaine avec de bons commentaires."}', NULL);
insert into consumer (consumer_id, consumer_type, site_id, created_at) values
('3MSHjPOfSPVkPvTdzebfbQ', 'GUEST', 'nordkamm-us', now() + '-2.499 s'),
('Dw_V0c6YsFyl2thKYQJIuA', 'REGISTERED', 'nordkamm-us', now() + '-1.504 s'),
('Ia-3BadPC6BRhPt9CAnhHA', 'GUEST', 'nordkamm-us', now() + '-7.953 s'),
('LSXUCH4_EZawH8p4vYWWzQ', 'GUEST', 'nordkamm-us', now() + '-3.253 s'),
('WDOBUcJkD9ELrpCTyWzgsw', 'GUEST', 'nordkamm-us', now() + '-3.498 s'),
('jKdQRFiJyznncwedwsIw8g', 'GUEST', 'nordkamm-us', now() + '-4.584 s');
insert into migration (name, applied_at) values
('0001-catalog', '2026-11-22 18:04:53.939+00'),
('0002-sessions', '2026-11-22 18:04:53.939+00'),
('0003-cart', '2026-11-22 18:04:53.939+00'),
('0004-orders', '2026-11-22 18:04:53.939+00'),
('0005-shelf', '2026-11-22 18:04:53.939+00'),
('0006-rates', '2026-11-22 18:04:53.939+00'),
('0007-category-levels', '2026-11-22 18:04:53.939+00'),
('0008-reviews', '2026-11-22 18:04:53.939+00'),
('0009-favorites', '2026-11-22 18:04:53.939+00'),
('0010-saved-and-coupons', '2026-11-22 18:04:53.939+00'),
('0011-accounts', '2026-11-22 18:04:53.939+00'),
('0012-stores', '2026-11-22 18:04:53.939+00'),
('0013-notifications', '2026-11-22 18:04:53.939+00'),
('0014-category-content', '2026-11-22 18:04:53.939+00'),
('0015-pickup', '2026-11-22 18:04:53.939+00'),
('0016-review-pictures', '2026-11-22 18:04:53.939+00');
insert into seeding (name, digest) values
('catalogue', 'c89b485541594c9c0adf80756b220904169cc5f3da2e461375fb0144f18ed3d2');
insert into site (site_id, locale) values
('nordkamm-ca', 'fr-ca'),
('nordkamm-us', 'en-us');
insert into size (size_code, position, label) values
('l', 10, '{"en-gb": "L", "en-us": "L", "fr-ca": "L"}'),
('m', 9, '{"en-gb": "M", "en-us": "M", "fr-ca": "M"}'),
('s', 8, '{"en-gb": "S", "en-us": "S", "fr-ca": "S"}'),
('xl', 11, '{"en-gb": "XL", "en-us": "XL", "fr-ca": "XL"}'),
('xxl', 12, '{"en-gb": "XXL", "en-us": "XXL", "fr-ca": "XXL"}');
insert into store (store_id, site_id, position, name, address, phone, latitude, longitude, time_zone, opening_hours, services) values
('us-denver', 'nordkamm-us', 0, 'NORDKAMM Denver', '{"city": "Denver", "line1": "1448 Larimer Street", "state": "CO", "country": "US", "postalCode": "80202"}', '+1 303 555 0142', 39.7479, -104.9994, 'America/Denver', '["11:00-18:00", "10:00-20:00", "10:00-20:00", "10:00-20:00", "10:00-20:00", "10:00-20:00", "10:00-20:00"]', '["pickup", "fitting", "repairs", "reproofing", "returns"]');
insert into style (style_id, brand, product_type, default_color, position, launched_at, rating_tenths, rating_count, badge, is_digital, is_customs) values
('NKVARDE1', 'NORDKAMM', 'midlayers', 'OAT', 4, '2025-11-03 08:00:00+00', 47, 10, NULL, false, false);
insert into account (consumer_id, email, password_hash, first_name, last_name, phone, birth_date, postal_code, country, optins, created_at) values
('Dw_V0c6YsFyl2thKYQJIuA', 'ada@example.org', 'pbkdf2-sha256$600000$69c3olAX_V9u1TmT5LsSjg$1PCBf5Xrx9F0A4bcQgP2UDmayOubGEV5xfjyYdO0qh8', 'Ada', 'Byron', NULL, NULL, NULL, 'US', '[]', now() + '-1.523 s');
insert into cart (cart_id, consumer_id, site_id, status, version, shipping_method, shipping_address, billing_address, billing_same_as_shipping, email, phone, order_number, prepared_total, created_at, updated_at, lowered_lines) values
('LfLxcNjqLoSgsLoBZlwHvQ', 'Dw_V0c6YsFyl2thKYQJIuA', 'nordkamm-us', 'active', 5, NULL, NULL, NULL, null, NULL, NULL, NULL, null, now() + '-1.433 s', now() + '-1.161 s', NULL),
('Vn1lSZ9hFunFY-rkNZY1zQ', 'Ia-3BadPC6BRhPt9CAnhHA', 'nordkamm-us', 'prepared', 6, 'standard', '{"city": "Oakland", "line1": "1 Main St", "phone": "+15105550100", "state": "CA", "country": "US", "lastName": "Byron", "firstName": "Ada", "postalCode": "94607"}', '{"city": "Oakland", "line1": "1 Main St", "phone": "+15105550100", "state": "CA", "country": "US", "lastName": "Byron", "firstName": "Ada", "postalCode": "94607"}', true, 'ada@example.org', NULL, '9043887311', 28958, now() + '-6.985 s', now() + '-5.042 s', NULL),
('YvaWPLimedQQWc6qQng2xw', 'WDOBUcJkD9ELrpCTyWzgsw', 'nordkamm-us', 'ordering', 6, 'standard', '{"city": "Oakland", "line1": "1 Main St", "phone": "+15105550100", "state": "CA", "country": "US", "lastName": "Byron", "firstName": "Ada", "postalCode": "94607"}', '{"city": "Oakland", "line1": "1 Main St", "phone": "+15105550100", "state": "CA", "country": "US", "lastName": "Byron", "firstName": "Ada", "postalCode": "94607"}', true, 'ada@example.org', NULL, '9694662722', 28958, now() + '-3.513 s', now() + '-3.343 s', NULL),
('aQS2LI2rAdPSJR6oGN4mrg', 'jKdQRFiJyznncwedwsIw8g', 'nordkamm-us', 'ordered', 6, 'standard', '{"city": "Oakland", "line1": "1 Main St", "phone": "+15105550100", "state": "CA", "country": "US", "lastName": "Byron", "firstName": "Ada", "postalCode": "94607"}', '{"city": "Oakland", "line1": "1 Main St", "phone": "+15105550100", "state": "CA", "country": "US", "lastName": "Byron", "firstName": "Ada", "postalCode": "94607"}', true, 'ada@example.org', NULL, '6446902963', 28958, now() + '-4.270 s', now() + '-3.622 s', NULL),
('msgafaZZKMA0ZpQhytNziQ', '3MSHjPOfSPVkPvTdzebfbQ', 'nordkamm-us', 'ordering', 6, 'standard', '{"city": "Oakland", "line1": "1 Main St", "phone": "+15105550100", "state": "CA", "country": "US", "lastName": "Byron", "firstName": "Ada", "postalCode": "94607"}', '{"city": "Oakland", "line1": "1 Main St", "phone": "+15105550100", "state": "CA", "country": "US", "lastName": "Byron", "firstName": "Ada", "postalCode": "94607"}', true, 'ada@example.org', NULL, '6166008753', 28958, now() + '-2.513 s', now() + '-2.190 s', NULL),
('x3mALt_jz_y_EL6OFB309A', 'LSXUCH4_EZawH8p4vYWWzQ', 'nordkamm-us', 'ordering', 6, 'standard', '{"city": "Oakland", "line1": "1 Main St", "phone": "+15105550100", "state": "CA", "country": "US", "lastName": "Byron", "firstName": "Ada", "postalCode": "94607"}', '{"city": "Oakland", "line1": "1 Main St", "phone": "+15105550100", "state": "CA", "country": "US", "lastName": "Byron", "firstName": "Ada", "postalCode": "94607"}', true, 'ada@example.org', NULL, '4051947020', 28958, now() + '-3.189 s', now() + '-2.594 s', NULL);
insert into favorite_list (favorite_id, consumer_id, site_id, items, shared_at) values
('bf-3FDsITWIgOL-IZS1HRw', 'Dw_V0c6YsFyl2thKYQJIuA', 'nordkamm-us', 2, null);
insert into idempotency (consumer_id, key, operation, fingerprint, reply, created_at) values
('3MSHjPOfSPVkPvTdzebfbQ', '6166008753:wieNeuH7zCo0FTPCcgO6nA', 'checkout.placeOrder', 'a0fa071bc45882d79e5dae4382336600b03019845eb7a2b7f75ef5fea6885abc', NULL, now() + '-2.195 s'),
('LSXUCH4_EZawH8p4vYWWzQ', '4051947020:54HdspB5OA-kufB718g4cw', 'checkout.placeOrder', '67372efb5f775741a6ffc07245b2753fc13b71bd850f918a2da3e4cdb883eeea', NULL, now() + '-2.599 s'),
('WDOBUcJkD9ELrpCTyWzgsw', '9694662722:4zpf7F_N5U_oATbff1-Nhw', 'checkout.placeOrder', '4bd014fd05c339a96e72b2177d52ee3f673d29fd600ad73d4ddf671357d7a38d', NULL, now() + '-3.348 s'),
('jKdQRFiJyznncwedwsIw8g', '6446902963:64OR0Aj7qL4lUrl12siwuQ', 'checkout.placeOrder', 'd3267cb6c12aae73e79643ab7126d13f07ed29b8ae236b877d89c915d87daff9', '{"_tag":"ReplyWith","body":{"email":"ada@example.org","flash":[],"items":[{"id":"u_5lPXdhYN_KWqh7888Giw","qty":2,"sku":"NKVARDE1RST-XL","upc":"570000000443","name":"Varde Fleece","size":"XL","bonus":false,"image":{"alt":"Varde Fleece, Rust","name":"products/NKVARDE1RST-1.a9edca0d","color":"#e8d8c8","width":960,"height":1200},"price":{"amount":180,"current":90,"original":120,"rowTotal":180,"highCurrent":90,"highOriginal":120,"priceAfterItemDiscount":180,"priceAfterOrderDiscount":180},"maxQty":10,"pdpUrl":"/p/NKVARDE1RST","masterId":"NKVARDE1","taxTotal":13.05,"colorName":"Rust","isCustoms":false,"productId":"NKVARDE1RST","shippingOptions":{"selected":"standard","available":["standard","pickup"],"shippingMethod":{"code":"standard","label":"Standard delivery","deliveryTime":"2-4 business days"}},"isDigitalProduct":false},{"id":"9YT1DU1wxZKmqLpIUjflcA","qty":1,"sku":"NKVARDE1RST-XL","upc":"570000000443","name":"Varde Fleece","size":"XL","bonus":false,"image":{"alt":"Varde Fleece, Rust","name":"products/NKVARDE1RST-1.a9edca0d","color":"#e8d8c8","width":960,"height":1200},"price":{"amount":90,"current":90,"original":120,"rowTotal":90,"highCurrent":90,"highOriginal":120,"priceAfterItemDiscount":90,"priceAfterOrderDiscount":90},"maxQty":10,"pdpUrl":"/p/NKVARDE1RST","masterId":"NKVARDE1","taxTotal":6.53,"colorName":"Rust","isCustoms":false,"productId":"NKVARDE1RST","shippingOptions":{"selected":"pickup","available":["standard","pickup"],"storeInfo":{"id":"us-denver","name":"NORDKAMM Denver","inventory":5},"shippingMethod":{"code":"pickup","label":"Pick up in store","deliveryTime":"Today"}},"isDigitalProduct":false}],"status":"PLACED","totals":{"tax":19.58,"total":289.58,"currency":"USD","shipping":0,"itemTotal":270,"netAmount":270,"taxAmount":19.58,"totalUnits":3,"itemSubTotal":270,"totalDiscount":0,"appliedRewards":[],"remainingToPay":289.58,"totalWithoutTax":270,"totalDiscountPercentage":0},"orderId":"BO95Fwu70mbhBpYxEmfvRg","currency":"USD","invoices":[],"orderDate":"2026-11-23T06:29:05.935Z","shipments":[{"status":"PREPARING","address":{"city":"Oakland","country":"US","postalCode":"94607","addressLine1":"1 Main St","recipientLastName":"Byron","stateCityProvDept":"CA","recipientFirstName":"Ada","recipientContactPhone":"+15105550100"},"itemIds":["u_5lPXdhYN_KWqh7888Giw"],"shipmentId":"6446902963-1","shippingMethod":{"code":"standard","label":"Standard delivery","deliveryTime":"2-4 business days"}},{"store":{"name":"NORDKAMM Denver","lines":["1448 Larimer Street","Denver CO 80202"],"storeId":"us-denver"},"status":"PREPARING","itemIds":["9YT1DU1wxZKmqLpIUjflcA"],"shipmentId":"6446902963-2","shippingMethod":{"code":"pickup","label":"Pick up in store","deliveryTime":"Today"}}],"returnable":false,"cancellable":false,"orderNumber":"6446902963","paymentMethod":"CREDIT_CARD","billingAddress":{"city":"Oakland","country":"US","postalCode":"94607","addressLine1":"1 Main St","recipientLastName":"Byron","stateCityProvDept":"CA","recipientFirstName":"Ada","recipientContactPhone":"+15105550100"},"orderPromotions":[],"shippingAddress":{"city":"Oakland","country":"US","postalCode":"94607","addressLine1":"1 Main St","recipientLastName":"Byron","stateCityProvDept":"CA","recipientFirstName":"Ada","recipientContactPhone":"+15105550100"},"payment_instruments":[{"brand":"visa","amount":289.58,"maskedNumber":"•••• 4242","paymentMethod":"CREDIT_CARD","paymentInstrumentId":"64OR0Aj7qL4lUrl12siwuQ"}]},"status":200,"headers":{"cache-control":"no-store"}}', now() + '-3.841 s');
insert into product (product_id, style_id, color, position, color_name, color_family, swatch, pictures) values
('NKVARDE1OAT', 'NKVARDE1', 'OAT', 0, '{"en-gb": "Oat", "en-us": "Oat", "fr-ca": "Avoine"}', 'beige', '#dccbab', '[{"name": "products/NKVARDE1OAT-1.e31242d0", "color": "#e8d8c8", "width": 960, "height": 1200}, {"name": "products/NKVARDE1OAT-2.f824b47c", "color": "#e8d8b8", "width": 960, "height": 1200}, {"name": "products/NKVARDE1OAT-3.7ca078f9", "color": "#e8d8b8", "width": 960, "height": 1200}]'),
('NKVARDE1RST', 'NKVARDE1', 'RST', 2, '{"en-gb": "Rust", "en-us": "Rust", "fr-ca": "Rouille"}', 'orange', '#b3603f', '[{"name": "products/NKVARDE1RST-1.a9edca0d", "color": "#e8d8c8", "width": 960, "height": 1200}, {"name": "products/NKVARDE1RST-2.109e1d5c", "color": "#e8d8c8", "width": 960, "height": 1200}, {"name": "products/NKVARDE1RST-3.54760b91", "color": "#c86848", "width": 960, "height": 1200}]');
insert into saved_list (list_id, consumer_id, site_id, created_at) values
('a8rNBbnIMR6JH7flUQ5sPQ', 'Dw_V0c6YsFyl2thKYQJIuA', 'nordkamm-us', now() + '-1.273 s');
insert into style_category (category_id, style_id) values
('2000', 'NKVARDE1'),
('2200', 'NKVARDE1'),
('2210', 'NKVARDE1'),
('6000', 'NKVARDE1'),
('7000', 'NKVARDE1');
insert into style_text (style_id, locale, language, name, type_label, description, features, materials, care, search_name, search_words) values
('NKVARDE1', 'en-us', 'en', 'Varde Fleece', 'Pile fleece jacket', 'Deep pile that warms at once and dries by the fire in an hour. Woven patches where straps rub; snaps that work with gloves on.', '["Pile of recycled polyester, bound so that it sheds less", "Chest pocket for a map", "Woven shoulders and cuffs", "Two-way front zip"]', 'Recycled polyester; patches of recycled nylon.', 'Wash cold and inside out in a filter bag. Hang to dry.', 'varde fleece pile fleece jacket', 'pile jackets clothing sale oat lichen rust deep pile that warms at once and dries by the fire in an hour woven patches where straps rub snaps that work with gloves on pile of recycled polyester bound so that it sheds less chest pocket for a map woven shoulders and cuffs two way front zip'),
('NKVARDE1', 'fr-ca', 'fr', 'Polaire Varde', 'Veste en laine polaire', 'Un poil profond qui réchauffe tout de suite et sèche en une heure près du feu. Des empiècements tissés là où les bretelles frottent; des boutons-pression qui s’ouvrent avec des gants.', '["Poil de polyester recyclé, lié pour perdre moins de fibres", "Poche de poitrine pour une carte", "Épaules et poignets tissés", "Fermeture avant à double sens"]', 'Polyester recyclé; empiècements de nylon recyclé.', 'Laver à froid et à l’envers dans un sac filtrant. Suspendre pour sécher.', 'polaire varde veste en laine polaire', 'vestes a poil long vetements soldes avoine lichen rouille un poil profond qui rechauffe tout de suite et seche en une heure pres du feu des empiecements tisses la ou les bretelles frottent des boutons pression qui s ouvrent avec des gants poil de polyester recycle lie pour perdre moins de fibres poche de poitrine pour une carte epaules et poignets tisses fermeture avant a double sens');
insert into token (token_hash, kind, consumer_id, family_id, expires_at, used_at) values
('06da395e5d02e559071798402d92011439a7dde622abf9d8cfc88bc8b7104ad5', 'refresh', 'Ia-3BadPC6BRhPt9CAnhHA', 'AGXL2t67FoGfLC1wUqIdGg', now() + '86391.889 s', null),
('0c18995ab0082a68f979fda05c9e47aa51204ff2f8ebad71bd1771a2d990979b', 'access', 'Dw_V0c6YsFyl2thKYQJIuA', 'mToe-l8dTpArzddQOElUhg', now() + '1798.395 s', null),
('21a928c2557dd34f255631b4283a3f7740921f73da29fff7dc88561dd80b4bc5', 'access', '3MSHjPOfSPVkPvTdzebfbQ', 'U-bC9M11goDtfNHJumFtug', now() + '1797.343 s', null),
('3c804d6c4572d1c4bc64665985eb71a86b954e43b97e831a78dffc9d082e83ea', 'access', 'WDOBUcJkD9ELrpCTyWzgsw', 'soonrGYCK5O3x5Ueo1Jn5Q', now() + '1796.344 s', null),
('3d6790f159371ffe0f7b3e68bbf995b8871b1203171ffab6338e127f3522fd41', 'access', 'jKdQRFiJyznncwedwsIw8g', '6QlueAu9bYY8Kq-dDUHpKg', now() + '1795.258 s', null),
('759ae9c484d04e383274506d257c21cc42e85004efa67a9c8c90fe8e69d0096d', 'refresh', 'Dw_V0c6YsFyl2thKYQJIuA', 'mToe-l8dTpArzddQOElUhg', now() + '2591998.395 s', null),
('7ec748bffad6037060e405d7431c654b62c9cc1a22eefa3c903bd7343bab8814', 'refresh', '3MSHjPOfSPVkPvTdzebfbQ', 'U-bC9M11goDtfNHJumFtug', now() + '86397.343 s', null),
('8a1a4f5d1ef8329ad91f2f26a564536982f0430f6bf423f7adec4fbf3690a8da', 'access', 'LSXUCH4_EZawH8p4vYWWzQ', '4F0Wccc5555TY492V8-2bg', now() + '1796.589 s', null),
('b145f790eeaf495ea8a8a567914774ff1d316a31f107397c3d8e2f0b73f0f97f', 'refresh', 'LSXUCH4_EZawH8p4vYWWzQ', '4F0Wccc5555TY492V8-2bg', now() + '86396.589 s', null),
('b3bf167421e5c69a06d285b79fb2e133a5155d628f5d2a4dfb5d27fa35c94817', 'refresh', 'WDOBUcJkD9ELrpCTyWzgsw', 'soonrGYCK5O3x5Ueo1Jn5Q', now() + '86396.344 s', null),
('baecff9440a0a0ad65271e620f08b100fd9df391c092fbc3b49fc61efb5f776e', 'refresh', 'jKdQRFiJyznncwedwsIw8g', '6QlueAu9bYY8Kq-dDUHpKg', now() + '86395.258 s', null),
('f3357c739e5406bf1010332b6234cd16264a836ae9ead2374b3a21b6eb2f1d41', 'access', 'Ia-3BadPC6BRhPt9CAnhHA', 'AGXL2t67FoGfLC1wUqIdGg', now() + '1791.889 s', null);
insert into cart_coupon (coupon_item_id, cart_id, position, code) overriding system value values
('Pw81l_r71nxiDkEByjRRgQ', 'LfLxcNjqLoSgsLoBZlwHvQ', 1, 'WELCOME10');
select setval(pg_get_serial_sequence('cart_coupon', 'position'), (select max(position) from cart_coupon));
insert into favorite_item (favorite_id, item_id, item_type, style_id, added) overriding system value values
('bf-3FDsITWIgOL-IZS1HRw', 'NKVARDE1OAT', 'product', 'NKVARDE1', 1),
('bf-3FDsITWIgOL-IZS1HRw', 'NKVARDE1', 'style', 'NKVARDE1', 2);
select setval(pg_get_serial_sequence('favorite_item', 'added'), (select max(added) from favorite_item));
insert into payment_instrument (instrument_id, cart_id, method, token, brand, last4, exp_month, exp_year, status, created_at) values
('4zpf7F_N5U_oATbff1-Nhw', 'YvaWPLimedQQWc6qQng2xw', 'CREDIT_CARD', 'tok_test_challenge', 'visa', '3220', 12, 2039, 'attached', now() + '-3.574 s'),
('54HdspB5OA-kufB718g4cw', 'x3mALt_jz_y_EL6OFB309A', 'CREDIT_CARD', 'tok_test_succeeds', 'visa', '4242', 12, 2039, 'attached', now() + '-2.959 s'),
('64OR0Aj7qL4lUrl12siwuQ', 'aQS2LI2rAdPSJR6oGN4mrg', 'CREDIT_CARD', 'tok_test_succeeds', 'visa', '4242', 12, 2039, 'attached', now() + '-4.059 s'),
('JLS2Deb0Yy5AfV9ssXzVXA', 'Vn1lSZ9hFunFY-rkNZY1zQ', 'CREDIT_CARD', 'tok_test_succeeds', 'visa', '4242', 12, 2039, 'attached', now() + '-5.495 s'),
('wieNeuH7zCo0FTPCcgO6nA', 'msgafaZZKMA0ZpQhytNziQ', 'CREDIT_CARD', 'tok_test_insufficient_funds', 'visa', '9995', 12, 2039, 'attached', now() + '-2.582 s');
insert into variant (sku, product_id, upc, size_code) values
('NKVARDE1OAT-XL', 'NKVARDE1OAT', '570000000403', 'xl'),
('NKVARDE1OAT-XXL', 'NKVARDE1OAT', '570000000404', 'xxl'),
('NKVARDE1RST-L', 'NKVARDE1RST', '570000000442', 'l'),
('NKVARDE1RST-M', 'NKVARDE1RST', '570000000441', 'm'),
('NKVARDE1RST-S', 'NKVARDE1RST', '570000000440', 's'),
('NKVARDE1RST-XL', 'NKVARDE1RST', '570000000443', 'xl'),
('NKVARDE1RST-XXL', 'NKVARDE1RST', '570000000444', 'xxl');
insert into cart_line (line_id, cart_id, position, sku, recipe_id, quantity, store_id) overriding system value values
('GuNH8A8PWCfTjbeRq6yvMw', 'Vn1lSZ9hFunFY-rkNZY1zQ', 1, 'NKVARDE1RST-XXL', '', 2, NULL),
('FdvzljQMrq6rqYxXy_b2Kw', 'Vn1lSZ9hFunFY-rkNZY1zQ', 2, 'NKVARDE1RST-XXL', '', 1, 'us-denver'),
('u_5lPXdhYN_KWqh7888Giw', 'aQS2LI2rAdPSJR6oGN4mrg', 3, 'NKVARDE1RST-XL', '', 2, NULL),
('9YT1DU1wxZKmqLpIUjflcA', 'aQS2LI2rAdPSJR6oGN4mrg', 4, 'NKVARDE1RST-XL', '', 1, 'us-denver'),
('6dJ9N7l479oLDivT3nzRJg', 'YvaWPLimedQQWc6qQng2xw', 5, 'NKVARDE1RST-S', '', 2, NULL),
('HfGTyOPt54-_ao9YhPfd_Q', 'YvaWPLimedQQWc6qQng2xw', 6, 'NKVARDE1RST-S', '', 1, 'us-denver'),
('CH3ZH9BKcDxas0sNW9YhNw', 'x3mALt_jz_y_EL6OFB309A', 7, 'NKVARDE1RST-M', '', 2, NULL),
('5zqa9fjBCUuu6x4Ukp2Qog', 'x3mALt_jz_y_EL6OFB309A', 8, 'NKVARDE1RST-M', '', 1, 'us-denver'),
('9NUXcCGxHGxQIsMuHXMdeg', 'msgafaZZKMA0ZpQhytNziQ', 9, 'NKVARDE1RST-L', '', 2, NULL),
('dWioJgDoIK-U5J3CvEFjQA', 'msgafaZZKMA0ZpQhytNziQ', 10, 'NKVARDE1RST-L', '', 1, 'us-denver'),
('T2seFWeMdSDdSKLb1u9oGg', 'LfLxcNjqLoSgsLoBZlwHvQ', 11, 'NKVARDE1OAT-XXL', '', 2, NULL),
('DOZjr2IeHBfV6jootGcE_Q', 'LfLxcNjqLoSgsLoBZlwHvQ', 12, 'NKVARDE1OAT-XXL', '', 1, 'us-denver');
select setval(pg_get_serial_sequence('cart_line', 'position'), (select max(position) from cart_line));
insert into orders (order_id, order_number, cart_id, consumer_id, site_id, status, total, tax, currency, snapshot, instrument_id, provider_key, payment, charge_id, challenge_id, refusal, idempotency_key, correlation_id, created_at, settle_after, settled_at) values
('BO95Fwu70mbhBpYxEmfvRg', '6446902963', 'aQS2LI2rAdPSJR6oGN4mrg', 'jKdQRFiJyznncwedwsIw8g', 'nordkamm-us', 'PLACED', 28958, 1958, 'USD', '{"email": "ada@example.org", "flash": [], "items": [{"id": "u_5lPXdhYN_KWqh7888Giw", "qty": 2, "sku": "NKVARDE1RST-XL", "upc": "570000000443", "name": "Varde Fleece", "size": "XL", "bonus": false, "image": {"alt": "Varde Fleece, Rust", "name": "products/NKVARDE1RST-1.a9edca0d", "color": "#e8d8c8", "width": 960, "height": 1200}, "price": {"amount": 180, "current": 90, "original": 120, "rowTotal": 180, "highCurrent": 90, "highOriginal": 120, "priceAfterItemDiscount": 180, "priceAfterOrderDiscount": 180}, "maxQty": 10, "pdpUrl": "/p/NKVARDE1RST", "masterId": "NKVARDE1", "taxTotal": 13.05, "colorName": "Rust", "isCustoms": false, "productId": "NKVARDE1RST", "shippingOptions": {"selected": "standard", "available": ["standard", "pickup"], "shippingMethod": {"code": "standard", "label": "Standard delivery", "deliveryTime": "2-4 business days"}}, "isDigitalProduct": false}, {"id": "9YT1DU1wxZKmqLpIUjflcA", "qty": 1, "sku": "NKVARDE1RST-XL", "upc": "570000000443", "name": "Varde Fleece", "size": "XL", "bonus": false, "image": {"alt": "Varde Fleece, Rust", "name": "products/NKVARDE1RST-1.a9edca0d", "color": "#e8d8c8", "width": 960, "height": 1200}, "price": {"amount": 90, "current": 90, "original": 120, "rowTotal": 90, "highCurrent": 90, "highOriginal": 120, "priceAfterItemDiscount": 90, "priceAfterOrderDiscount": 90}, "maxQty": 10, "pdpUrl": "/p/NKVARDE1RST", "masterId": "NKVARDE1", "taxTotal": 6.53, "colorName": "Rust", "isCustoms": false, "productId": "NKVARDE1RST", "shippingOptions": {"selected": "pickup", "available": ["standard", "pickup"], "storeInfo": {"id": "us-denver", "name": "NORDKAMM Denver", "inventory": 5}, "shippingMethod": {"code": "pickup", "label": "Pick up in store", "deliveryTime": "Today"}}, "isDigitalProduct": false}], "status": "PAYMENT_PENDING", "totals": {"tax": 19.58, "total": 289.58, "currency": "USD", "shipping": 0, "itemTotal": 270, "netAmount": 270, "taxAmount": 19.58, "totalUnits": 3, "itemSubTotal": 270, "totalDiscount": 0, "appliedRewards": [], "remainingToPay": 289.58, "totalWithoutTax": 270, "totalDiscountPercentage": 0}, "orderId": "BO95Fwu70mbhBpYxEmfvRg", "currency": "USD", "invoices": [], "orderDate": "2026-11-23T06:29:05.935Z", "shipments": [{"status": "PREPARING", "address": {"city": "Oakland", "country": "US", "postalCode": "94607", "addressLine1": "1 Main St", "recipientLastName": "Byron", "stateCityProvDept": "CA", "recipientFirstName": "Ada", "recipientContactPhone": "+15105550100"}, "itemIds": ["u_5lPXdhYN_KWqh7888Giw"], "shipmentId": "6446902963-1", "shippingMethod": {"code": "standard", "label": "Standard delivery", "deliveryTime": "2-4 business days"}}, {"store": {"name": "NORDKAMM Denver", "lines": ["1448 Larimer Street", "Denver CO 80202"], "storeId": "us-denver"}, "status": "PREPARING", "itemIds": ["9YT1DU1wxZKmqLpIUjflcA"], "shipmentId": "6446902963-2", "shippingMethod": {"code": "pickup", "label": "Pick up in store", "deliveryTime": "Today"}}], "returnable": false, "cancellable": false, "orderNumber": "6446902963", "paymentMethod": "CREDIT_CARD", "billingAddress": {"city": "Oakland", "country": "US", "postalCode": "94607", "addressLine1": "1 Main St", "recipientLastName": "Byron", "stateCityProvDept": "CA", "recipientFirstName": "Ada", "recipientContactPhone": "+15105550100"}, "orderPromotions": [], "shippingAddress": {"city": "Oakland", "country": "US", "postalCode": "94607", "addressLine1": "1 Main St", "recipientLastName": "Byron", "stateCityProvDept": "CA", "recipientFirstName": "Ada", "recipientContactPhone": "+15105550100"}, "payment_instruments": [{"brand": "visa", "amount": 289.58, "maskedNumber": "•••• 4242", "paymentMethod": "CREDIT_CARD", "paymentInstrumentId": "64OR0Aj7qL4lUrl12siwuQ"}]}', '64OR0Aj7qL4lUrl12siwuQ', 'BO95Fwu70mbhBpYxEmfvRg:64OR0Aj7qL4lUrl12siwuQ', 'charged', 'ch_0c44b8c5f116c9bc02b8365d58238a7b', NULL, NULL, '6446902963:64OR0Aj7qL4lUrl12siwuQ', '46dc51fb-4eaf-4b2f-a4aa-751e07e69fea', now() + '-4.010 s', now() + '7.990 s', now() + '-3.796 s'),
('N8_STmMQTRH1oUDkbpnfjQ', '6166008753', 'msgafaZZKMA0ZpQhytNziQ', '3MSHjPOfSPVkPvTdzebfbQ', 'nordkamm-us', 'PAYMENT_PENDING', 28958, 1958, 'USD', '{"email": "ada@example.org", "flash": [], "items": [{"id": "9NUXcCGxHGxQIsMuHXMdeg", "qty": 2, "sku": "NKVARDE1RST-L", "upc": "570000000442", "name": "Varde Fleece", "size": "L", "bonus": false, "image": {"alt": "Varde Fleece, Rust", "name": "products/NKVARDE1RST-1.a9edca0d", "color": "#e8d8c8", "width": 960, "height": 1200}, "price": {"amount": 180, "current": 90, "original": 120, "rowTotal": 180, "highCurrent": 90, "highOriginal": 120, "priceAfterItemDiscount": 180, "priceAfterOrderDiscount": 180}, "maxQty": 10, "pdpUrl": "/p/NKVARDE1RST", "masterId": "NKVARDE1", "taxTotal": 13.05, "colorName": "Rust", "isCustoms": false, "productId": "NKVARDE1RST", "shippingOptions": {"selected": "standard", "available": ["standard", "pickup"], "shippingMethod": {"code": "standard", "label": "Standard delivery", "deliveryTime": "2-4 business days"}}, "isDigitalProduct": false}, {"id": "dWioJgDoIK-U5J3CvEFjQA", "qty": 1, "sku": "NKVARDE1RST-L", "upc": "570000000442", "name": "Varde Fleece", "size": "L", "bonus": false, "image": {"alt": "Varde Fleece, Rust", "name": "products/NKVARDE1RST-1.a9edca0d", "color": "#e8d8c8", "width": 960, "height": 1200}, "price": {"amount": 90, "current": 90, "original": 120, "rowTotal": 90, "highCurrent": 90, "highOriginal": 120, "priceAfterItemDiscount": 90, "priceAfterOrderDiscount": 90}, "maxQty": 10, "pdpUrl": "/p/NKVARDE1RST", "masterId": "NKVARDE1", "taxTotal": 6.53, "colorName": "Rust", "isCustoms": false, "productId": "NKVARDE1RST", "shippingOptions": {"selected": "pickup", "available": ["standard", "pickup"], "storeInfo": {"id": "us-denver", "name": "NORDKAMM Denver", "inventory": 5}, "shippingMethod": {"code": "pickup", "label": "Pick up in store", "deliveryTime": "Today"}}, "isDigitalProduct": false}], "status": "PAYMENT_PENDING", "totals": {"tax": 19.58, "total": 289.58, "currency": "USD", "shipping": 0, "itemTotal": 270, "netAmount": 270, "taxAmount": 19.58, "totalUnits": 3, "itemSubTotal": 270, "totalDiscount": 0, "appliedRewards": [], "remainingToPay": 289.58, "totalWithoutTax": 270, "totalDiscountPercentage": 0}, "orderId": "N8_STmMQTRH1oUDkbpnfjQ", "currency": "USD", "invoices": [], "orderDate": "2026-11-23T06:29:07.620Z", "shipments": [{"status": "PREPARING", "address": {"city": "Oakland", "country": "US", "postalCode": "94607", "addressLine1": "1 Main St", "recipientLastName": "Byron", "stateCityProvDept": "CA", "recipientFirstName": "Ada", "recipientContactPhone": "+15105550100"}, "itemIds": ["9NUXcCGxHGxQIsMuHXMdeg"], "shipmentId": "6166008753-1", "shippingMethod": {"code": "standard", "label": "Standard delivery", "deliveryTime": "2-4 business days"}}, {"store": {"name": "NORDKAMM Denver", "lines": ["1448 Larimer Street", "Denver CO 80202"], "storeId": "us-denver"}, "status": "PREPARING", "itemIds": ["dWioJgDoIK-U5J3CvEFjQA"], "shipmentId": "6166008753-2", "shippingMethod": {"code": "pickup", "label": "Pick up in store", "deliveryTime": "Today"}}], "returnable": false, "cancellable": false, "orderNumber": "6166008753", "paymentMethod": "CREDIT_CARD", "billingAddress": {"city": "Oakland", "country": "US", "postalCode": "94607", "addressLine1": "1 Main St", "recipientLastName": "Byron", "stateCityProvDept": "CA", "recipientFirstName": "Ada", "recipientContactPhone": "+15105550100"}, "orderPromotions": [], "shippingAddress": {"city": "Oakland", "country": "US", "postalCode": "94607", "addressLine1": "1 Main St", "recipientLastName": "Byron", "stateCityProvDept": "CA", "recipientFirstName": "Ada", "recipientContactPhone": "+15105550100"}, "payment_instruments": [{"brand": "visa", "amount": 289.58, "maskedNumber": "•••• 9995", "paymentMethod": "CREDIT_CARD", "paymentInstrumentId": "wieNeuH7zCo0FTPCcgO6nA"}]}', 'wieNeuH7zCo0FTPCcgO6nA', 'N8_STmMQTRH1oUDkbpnfjQ:wieNeuH7zCo0FTPCcgO6nA', 'unknown', NULL, NULL, NULL, '6166008753:wieNeuH7zCo0FTPCcgO6nA', 'f9777067-3ebd-4cc9-a762-3e70c05054fc', now() + '-2.364 s', now() + '-2.218 s', null),
('Yrn_XTPnCFBE_nB8VrsJ1Q', '9694662722', 'YvaWPLimedQQWc6qQng2xw', 'WDOBUcJkD9ELrpCTyWzgsw', 'nordkamm-us', 'PAYMENT_PENDING', 28958, 1958, 'USD', '{"email": "ada@example.org", "flash": [], "items": [{"id": "6dJ9N7l479oLDivT3nzRJg", "qty": 2, "sku": "NKVARDE1RST-S", "upc": "570000000440", "name": "Varde Fleece", "size": "S", "bonus": false, "image": {"alt": "Varde Fleece, Rust", "name": "products/NKVARDE1RST-1.a9edca0d", "color": "#e8d8c8", "width": 960, "height": 1200}, "price": {"amount": 180, "current": 90, "original": 120, "rowTotal": 180, "highCurrent": 90, "highOriginal": 120, "priceAfterItemDiscount": 180, "priceAfterOrderDiscount": 180}, "maxQty": 10, "pdpUrl": "/p/NKVARDE1RST", "masterId": "NKVARDE1", "taxTotal": 13.05, "colorName": "Rust", "isCustoms": false, "productId": "NKVARDE1RST", "shippingOptions": {"selected": "standard", "available": ["standard", "pickup"], "shippingMethod": {"code": "standard", "label": "Standard delivery", "deliveryTime": "2-4 business days"}}, "isDigitalProduct": false}, {"id": "HfGTyOPt54-_ao9YhPfd_Q", "qty": 1, "sku": "NKVARDE1RST-S", "upc": "570000000440", "name": "Varde Fleece", "size": "S", "bonus": false, "image": {"alt": "Varde Fleece, Rust", "name": "products/NKVARDE1RST-1.a9edca0d", "color": "#e8d8c8", "width": 960, "height": 1200}, "price": {"amount": 90, "current": 90, "original": 120, "rowTotal": 90, "highCurrent": 90, "highOriginal": 120, "priceAfterItemDiscount": 90, "priceAfterOrderDiscount": 90}, "maxQty": 10, "pdpUrl": "/p/NKVARDE1RST", "masterId": "NKVARDE1", "taxTotal": 6.53, "colorName": "Rust", "isCustoms": false, "productId": "NKVARDE1RST", "shippingOptions": {"selected": "pickup", "available": ["standard", "pickup"], "storeInfo": {"id": "us-denver", "name": "NORDKAMM Denver", "inventory": 5}, "shippingMethod": {"code": "pickup", "label": "Pick up in store", "deliveryTime": "Today"}}, "isDigitalProduct": false}], "status": "PAYMENT_PENDING", "totals": {"tax": 19.58, "total": 289.58, "currency": "USD", "shipping": 0, "itemTotal": 270, "netAmount": 270, "taxAmount": 19.58, "totalUnits": 3, "itemSubTotal": 270, "totalDiscount": 0, "appliedRewards": [], "remainingToPay": 289.58, "totalWithoutTax": 270, "totalDiscountPercentage": 0}, "orderId": "Yrn_XTPnCFBE_nB8VrsJ1Q", "currency": "USD", "invoices": [], "orderDate": "2026-11-23T06:29:06.377Z", "shipments": [{"status": "PREPARING", "address": {"city": "Oakland", "country": "US", "postalCode": "94607", "addressLine1": "1 Main St", "recipientLastName": "Byron", "stateCityProvDept": "CA", "recipientFirstName": "Ada", "recipientContactPhone": "+15105550100"}, "itemIds": ["6dJ9N7l479oLDivT3nzRJg"], "shipmentId": "9694662722-1", "shippingMethod": {"code": "standard", "label": "Standard delivery", "deliveryTime": "2-4 business days"}}, {"store": {"name": "NORDKAMM Denver", "lines": ["1448 Larimer Street", "Denver CO 80202"], "storeId": "us-denver"}, "status": "PREPARING", "itemIds": ["HfGTyOPt54-_ao9YhPfd_Q"], "shipmentId": "9694662722-2", "shippingMethod": {"code": "pickup", "label": "Pick up in store", "deliveryTime": "Today"}}], "returnable": false, "cancellable": false, "orderNumber": "9694662722", "paymentMethod": "CREDIT_CARD", "billingAddress": {"city": "Oakland", "country": "US", "postalCode": "94607", "addressLine1": "1 Main St", "recipientLastName": "Byron", "stateCityProvDept": "CA", "recipientFirstName": "Ada", "recipientContactPhone": "+15105550100"}, "orderPromotions": [], "shippingAddress": {"city": "Oakland", "country": "US", "postalCode": "94607", "addressLine1": "1 Main St", "recipientLastName": "Byron", "stateCityProvDept": "CA", "recipientFirstName": "Ada", "recipientContactPhone": "+15105550100"}, "payment_instruments": [{"brand": "visa", "amount": 289.58, "maskedNumber": "•••• 3220", "paymentMethod": "CREDIT_CARD", "paymentInstrumentId": "4zpf7F_N5U_oATbff1-Nhw"}]}', '4zpf7F_N5U_oATbff1-Nhw', 'Yrn_XTPnCFBE_nB8VrsJ1Q:4zpf7F_N5U_oATbff1-Nhw', 'challenge', 'ch_08b45900c2f03362dedc67e98b82d94c', 'chl_b759d1a0eb7a301b0d7436bc9930c512', NULL, '9694662722:4zpf7F_N5U_oATbff1-Nhw', 'e92834a8-6c64-4d05-aca0-f82295f91e6c', now() + '-3.517 s', now() + '11.536 s', null),
('i1R3fuL3JVhP4lKjlzI0jg', '4051947020', 'x3mALt_jz_y_EL6OFB309A', 'LSXUCH4_EZawH8p4vYWWzQ', 'nordkamm-us', 'PAYMENT_PENDING', 28958, 1958, 'USD', '{"email": "ada@example.org", "flash": [], "items": [{"id": "CH3ZH9BKcDxas0sNW9YhNw", "qty": 2, "sku": "NKVARDE1RST-M", "upc": "570000000441", "name": "Varde Fleece", "size": "M", "bonus": false, "image": {"alt": "Varde Fleece, Rust", "name": "products/NKVARDE1RST-1.a9edca0d", "color": "#e8d8c8", "width": 960, "height": 1200}, "price": {"amount": 180, "current": 90, "original": 120, "rowTotal": 180, "highCurrent": 90, "highOriginal": 120, "priceAfterItemDiscount": 180, "priceAfterOrderDiscount": 180}, "maxQty": 10, "pdpUrl": "/p/NKVARDE1RST", "masterId": "NKVARDE1", "taxTotal": 13.05, "colorName": "Rust", "isCustoms": false, "productId": "NKVARDE1RST", "shippingOptions": {"selected": "standard", "available": ["standard", "pickup"], "shippingMethod": {"code": "standard", "label": "Standard delivery", "deliveryTime": "2-4 business days"}}, "isDigitalProduct": false}, {"id": "5zqa9fjBCUuu6x4Ukp2Qog", "qty": 1, "sku": "NKVARDE1RST-M", "upc": "570000000441", "name": "Varde Fleece", "size": "M", "bonus": false, "image": {"alt": "Varde Fleece, Rust", "name": "products/NKVARDE1RST-1.a9edca0d", "color": "#e8d8c8", "width": 960, "height": 1200}, "price": {"amount": 90, "current": 90, "original": 120, "rowTotal": 90, "highCurrent": 90, "highOriginal": 120, "priceAfterItemDiscount": 90, "priceAfterOrderDiscount": 90}, "maxQty": 10, "pdpUrl": "/p/NKVARDE1RST", "masterId": "NKVARDE1", "taxTotal": 6.53, "colorName": "Rust", "isCustoms": false, "productId": "NKVARDE1RST", "shippingOptions": {"selected": "pickup", "available": ["standard", "pickup"], "storeInfo": {"id": "us-denver", "name": "NORDKAMM Denver", "inventory": 5}, "shippingMethod": {"code": "pickup", "label": "Pick up in store", "deliveryTime": "Today"}}, "isDigitalProduct": false}], "status": "PAYMENT_PENDING", "totals": {"tax": 19.58, "total": 289.58, "currency": "USD", "shipping": 0, "itemTotal": 270, "netAmount": 270, "taxAmount": 19.58, "totalUnits": 3, "itemSubTotal": 270, "totalDiscount": 0, "appliedRewards": [], "remainingToPay": 289.58, "totalWithoutTax": 270, "totalDiscountPercentage": 0}, "orderId": "i1R3fuL3JVhP4lKjlzI0jg", "currency": "USD", "invoices": [], "orderDate": "2026-11-23T06:29:07.127Z", "shipments": [{"status": "PREPARING", "address": {"city": "Oakland", "country": "US", "postalCode": "94607", "addressLine1": "1 Main St", "recipientLastName": "Byron", "stateCityProvDept": "CA", "recipientFirstName": "Ada", "recipientContactPhone": "+15105550100"}, "itemIds": ["CH3ZH9BKcDxas0sNW9YhNw"], "shipmentId": "4051947020-1", "shippingMethod": {"code": "standard", "label": "Standard delivery", "deliveryTime": "2-4 business days"}}, {"store": {"name": "NORDKAMM Denver", "lines": ["1448 Larimer Street", "Denver CO 80202"], "storeId": "us-denver"}, "status": "PREPARING", "itemIds": ["5zqa9fjBCUuu6x4Ukp2Qog"], "shipmentId": "4051947020-2", "shippingMethod": {"code": "pickup", "label": "Pick up in store", "deliveryTime": "Today"}}], "returnable": false, "cancellable": false, "orderNumber": "4051947020", "paymentMethod": "CREDIT_CARD", "billingAddress": {"city": "Oakland", "country": "US", "postalCode": "94607", "addressLine1": "1 Main St", "recipientLastName": "Byron", "stateCityProvDept": "CA", "recipientFirstName": "Ada", "recipientContactPhone": "+15105550100"}, "orderPromotions": [], "shippingAddress": {"city": "Oakland", "country": "US", "postalCode": "94607", "addressLine1": "1 Main St", "recipientLastName": "Byron", "stateCityProvDept": "CA", "recipientFirstName": "Ada", "recipientContactPhone": "+15105550100"}, "payment_instruments": [{"brand": "visa", "amount": 289.58, "maskedNumber": "•••• 4242", "paymentMethod": "CREDIT_CARD", "paymentInstrumentId": "54HdspB5OA-kufB718g4cw"}]}', '54HdspB5OA-kufB718g4cw', 'i1R3fuL3JVhP4lKjlzI0jg:54HdspB5OA-kufB718g4cw', 'unknown', NULL, NULL, NULL, '4051947020:54HdspB5OA-kufB718g4cw', '123a4b59-712b-4245-a9d8-9029201987d2', now() + '-2.768 s', now() + '-2.708 s', null);
insert into price (sku, site_id, current, original, historic_best) values
('NKVARDE1OAT-XL', 'nordkamm-ca', 12000, 16000, 13600),
('NKVARDE1OAT-XL', 'nordkamm-us', 9000, 12000, 10200),
('NKVARDE1OAT-XXL', 'nordkamm-ca', 12000, 16000, 13600),
('NKVARDE1OAT-XXL', 'nordkamm-us', 9000, 12000, 10200),
('NKVARDE1RST-L', 'nordkamm-ca', 12000, 16000, 13600),
('NKVARDE1RST-L', 'nordkamm-us', 9000, 12000, 10200),
('NKVARDE1RST-M', 'nordkamm-ca', 12000, 16000, 13600),
('NKVARDE1RST-M', 'nordkamm-us', 9000, 12000, 10200),
('NKVARDE1RST-S', 'nordkamm-ca', 12000, 16000, 13600),
('NKVARDE1RST-S', 'nordkamm-us', 9000, 12000, 10200),
('NKVARDE1RST-XL', 'nordkamm-ca', 12000, 16000, 13600),
('NKVARDE1RST-XL', 'nordkamm-us', 9000, 12000, 10200),
('NKVARDE1RST-XXL', 'nordkamm-ca', 12000, 16000, 13600),
('NKVARDE1RST-XXL', 'nordkamm-us', 9000, 12000, 10200);
insert into saved_item (item_id, list_id, position, sku, recipe_id, quantity) overriding system value values
('yXbCDB72vj0ecKFWLomB7g', 'a8rNBbnIMR6JH7flUQ5sPQ', 1, 'NKVARDE1OAT-XL', '', 1);
select setval(pg_get_serial_sequence('saved_item', 'position'), (select max(position) from saved_item));
insert into stock (sku, on_hand, reserved) values
('NKVARDE1OAT-XL', 10, 0),
('NKVARDE1OAT-XXL', 10, 0),
('NKVARDE1RST-L', 10, 2),
('NKVARDE1RST-M', 10, 2),
('NKVARDE1RST-S', 10, 2),
('NKVARDE1RST-XL', 8, 0),
('NKVARDE1RST-XXL', 10, 2);
insert into store_stock (store_id, sku, on_hand, reserved) values
('us-denver', 'NKVARDE1OAT-XL', 5, 0),
('us-denver', 'NKVARDE1OAT-XXL', 5, 0),
('us-denver', 'NKVARDE1RST-L', 5, 1),
('us-denver', 'NKVARDE1RST-M', 5, 1),
('us-denver', 'NKVARDE1RST-S', 5, 1),
('us-denver', 'NKVARDE1RST-XL', 4, 0),
('us-denver', 'NKVARDE1RST-XXL', 5, 1);
insert into ledger_entry (entry_id, entry_set, order_id, account, amount, currency, created_at) overriding system value values
(1, 'sale BO95Fwu70mbhBpYxEmfvRg', 'BO95Fwu70mbhBpYxEmfvRg', 'payment', 28958, 'USD', now() + '-3.810 s'),
(2, 'sale BO95Fwu70mbhBpYxEmfvRg', 'BO95Fwu70mbhBpYxEmfvRg', 'sales', -27000, 'USD', now() + '-3.810 s'),
(3, 'sale BO95Fwu70mbhBpYxEmfvRg', 'BO95Fwu70mbhBpYxEmfvRg', 'tax', -1958, 'USD', now() + '-3.810 s');
select setval(pg_get_serial_sequence('ledger_entry', 'entry_id'), (select max(entry_id) from ledger_entry));
insert into order_line (order_id, line_id, sku, quantity, store_id) values
('BO95Fwu70mbhBpYxEmfvRg', '9YT1DU1wxZKmqLpIUjflcA', 'NKVARDE1RST-XL', 1, 'us-denver'),
('BO95Fwu70mbhBpYxEmfvRg', 'u_5lPXdhYN_KWqh7888Giw', 'NKVARDE1RST-XL', 2, NULL),
('N8_STmMQTRH1oUDkbpnfjQ', '9NUXcCGxHGxQIsMuHXMdeg', 'NKVARDE1RST-L', 2, NULL),
('N8_STmMQTRH1oUDkbpnfjQ', 'dWioJgDoIK-U5J3CvEFjQA', 'NKVARDE1RST-L', 1, 'us-denver'),
('Yrn_XTPnCFBE_nB8VrsJ1Q', '6dJ9N7l479oLDivT3nzRJg', 'NKVARDE1RST-S', 2, NULL),
('Yrn_XTPnCFBE_nB8VrsJ1Q', 'HfGTyOPt54-_ao9YhPfd_Q', 'NKVARDE1RST-S', 1, 'us-denver'),
('i1R3fuL3JVhP4lKjlzI0jg', '5zqa9fjBCUuu6x4Ukp2Qog', 'NKVARDE1RST-M', 1, 'us-denver'),
('i1R3fuL3JVhP4lKjlzI0jg', 'CH3ZH9BKcDxas0sNW9YhNw', 'NKVARDE1RST-M', 2, NULL);
insert into outbox (event_id, kind, order_id, body, created_at, sent_at) values
('OrderPlaced BO95Fwu70mbhBpYxEmfvRg', 'OrderPlaced', 'BO95Fwu70mbhBpYxEmfvRg', '{"total": 28958, "currency": "USD", "orderNumber": "6446902963"}', now() + '-3.814 s', null);
insert into stock_hold (cart_id, sku, quantity, expires_at, order_id) values
('Vn1lSZ9hFunFY-rkNZY1zQ', 'NKVARDE1RST-XXL', 2, now() + '894.765 s', NULL),
('YvaWPLimedQQWc6qQng2xw', 'NKVARDE1RST-S', 2, now() + '896.464 s', 'Yrn_XTPnCFBE_nB8VrsJ1Q'),
('msgafaZZKMA0ZpQhytNziQ', 'NKVARDE1RST-L', 2, now() + '897.617 s', 'N8_STmMQTRH1oUDkbpnfjQ'),
('x3mALt_jz_y_EL6OFB309A', 'NKVARDE1RST-M', 2, now() + '897.213 s', 'i1R3fuL3JVhP4lKjlzI0jg');
insert into store_hold (cart_id, shelf, quantity, expires_at, order_id) values
('Vn1lSZ9hFunFY-rkNZY1zQ', 'us-denver/NKVARDE1RST-XXL', 1, now() + '894.763 s', NULL),
('YvaWPLimedQQWc6qQng2xw', 'us-denver/NKVARDE1RST-S', 1, now() + '896.462 s', 'Yrn_XTPnCFBE_nB8VrsJ1Q'),
('msgafaZZKMA0ZpQhytNziQ', 'us-denver/NKVARDE1RST-L', 1, now() + '897.615 s', 'N8_STmMQTRH1oUDkbpnfjQ'),
('x3mALt_jz_y_EL6OFB309A', 'us-denver/NKVARDE1RST-M', 1, now() + '897.211 s', 'i1R3fuL3JVhP4lKjlzI0jg');
refresh materialized view shelf;
refresh materialized view facet_set;
refresh materialized view category_shelf;
refresh materialized view category_facets;
create table web_session (id_hash text primary key, record jsonb not null, expires_at timestamptz not null);
alter table web_session add column if not exists version int not null default 1, add column if not exists claimed_until timestamptz;
insert into web_session (id_hash, record, expires_at) values
('zxmhUeSVLRYXbS0Hvc6jDnIeO2Z1jVpIF_Loq3wJtj0', '"rxxeV5nxTcbpA7T-ARlqI5MPvn1ZVXdOA4BfpjIB2simf8-rnTcC_i0LAddOaEQh40ucxxlMu9vYmPIMphjqFveItIkxYxWAaCPghvAgPVz4gZqO5FVPiiqtUPnuo7y0Vf36BYLRNE0lg4NmpOJZgUJ5lj5Mbb54CGS93luTA3yoFU_ywD1ObunzwzWlztlNxObSn5wdkjxX8VB5zgqf8Y94SArkRqMYgtwSIzJVURMGNDAL7Cjii3lIE76vQ-xdWaquh8x8VjqelEyyQmpTfLMBvrAyqs7LblDDnng2ZzwFEbZkupW9o4Qwf0kRTSnaGTfxZ1KmKXLC0KCz4WldPOx8IrdUrUaIGKDrEIrLdYFpDPM9iVhmHylaoPq1_wLqPqxyiUBtu0UOqYIaRo0zMuW9uQtU9qrP25NyHvDPilVWLgD-R9JdghssdmLa7PLaNDsln57BZyC0xm_kBQt8N59cCn_FniiMGgFepTZntHl23Ih060HYc0fLnWjroA"', now() + '2592000 s');
