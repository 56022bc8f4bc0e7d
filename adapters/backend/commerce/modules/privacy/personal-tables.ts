import { sql, type RawBuilder } from 'kysely';
import { recipientHash } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';

/**
 * The member whose data is read or erased. `isEmailVerified`: everyone can sign up with the address of another person,
 * so rows that only the address connects with the member are theirs only if they have confirmed it.
 */
export type DataOwner = { readonly consumerId: string; readonly email: string; readonly isEmailVerified: boolean };

/**
 * A table with personal data of members. `erase`: `delete` removes the rows, a set clause removes the values of rows
 * that stay, and `with` names the table whose deleted rows remove these.
 */
type PersonalTable = {
  readonly table: string;
  /** Columns of the copy; none: the rows are secrets or technical. */
  readonly columns?: string;
  /** The rows of a member. */
  readonly rows: (owner: DataOwner) => RawBuilder<unknown>;
  readonly erase: 'delete' | { readonly set: string } | { readonly with: string } | { readonly stays: string };
};

const ofConsumer = ({ consumerId }: DataOwner) => sql`consumer_id = ${consumerId}`;
const ofOrders = ({ consumerId }: DataOwner) =>
  sql`order_id in (select order_id from orders where consumer_id = ${consumerId})`;
const ofCarts = ({ consumerId }: DataOwner) =>
  sql`cart_id in (select cart_id from cart where consumer_id = ${consumerId})`;
const ofIdentity = ({ email }: DataOwner) => sql`identity_hash = ${digestOf(email)}`;
/** Rows with the confirmed address of a member in a column. */
const ofEmail =
  (column: 'email' | 'recipient') =>
  ({ email, isEmailVerified }: DataOwner) =>
    isEmailVerified ? sql`lower(${sql.ref(column)}) = ${email}` : sql`false`;
/** What a member has sent, also as a guest with the same address. */
const ofSender = (owner: DataOwner) => sql`(${ofConsumer(owner)} or ${ofEmail('email')(owner)})`;
/** Carts that no order or payment attempt refers to. */
const unordered = sql`cart_id not in (select cart_id from orders) and cart_id not in (select cart_id from payment_attempt)`;

/**
 * All tables with personal data, in the order of erasing. A test finds tables that are missing here. Orders and the
 * ledger keep the consumer id as a pseudonym, and invoices keep names as long as the law requires.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'newsletter_subscription',
    columns: 'site_id, email, requested_at, confirmed_at',
    rows: ofEmail('email'),
    erase: 'delete',
  },
  {
    table: 'sms_subscription',
    columns: 'site_id, recipient, optin, changed_at',
    rows: ofConsumer,
    erase: 'delete',
  },
  { table: 'saved_address', columns: 'type, main, address', rows: ofConsumer, erase: 'delete' },
  {
    table: 'saved_card',
    columns: 'brand, last4, exp_month, exp_year, holder_name, is_default',
    rows: ofConsumer,
    erase: 'delete',
  },
  {
    table: 'prepaid_entry',
    columns: 'account_id, kind, units, order_id, created_at',
    rows: (owner) => sql`account_id in (select account_id from prepaid_account where ${ofConsumer(owner)})`,
    erase: { with: 'prepaid_account' },
  },
  {
    table: 'prepaid_account',
    // Without what pays: number and PIN.
    columns: 'account_id, method, currency, balance, held, expires_on, created_at',
    rows: ofConsumer,
    erase: 'delete',
  },
  {
    table: 'account',
    columns: `email, first_name, last_name, phone, birth_date, gender, postal_code, country, interests,
      preferred_shoe_size, optins, case acquisition_type when 'ECOM15' then 'Online shop' else acquisition_type end
      as signed_up_in, nullif(campaign_name, '') as campaign, employee, athlete - 'remainingCredit' as athlete, prosumer, identities,
      loyalty_country, loyalty_joined_at, email_verified_at, created_at`,
    rows: ofConsumer,
    erase: 'delete',
  },
  { table: 'sign_in', columns: 'device, created_at, used_at', rows: ofConsumer, erase: 'delete' },
  { table: 'account_deletion', rows: ofConsumer, erase: 'delete' },
  { table: 'former_password', rows: ofConsumer, erase: 'delete' },
  { table: 'token', rows: ofConsumer, erase: 'delete' },
  { table: 'authorization_code', rows: ofConsumer, erase: 'delete' },
  { table: 'account_code', rows: ofIdentity, erase: 'delete' },
  { table: 'sign_in_trial', rows: ofIdentity, erase: 'delete' },
  { table: 'idempotency', rows: ofConsumer, erase: 'delete' },
  { table: 'rate_count', rows: ofConsumer, erase: 'delete' },
  { table: 'data_request', columns: 'request_id, created_at', rows: ofConsumer, erase: 'delete' },
  {
    table: 'favorite_item',
    columns: 'item_id, item_type',
    rows: ({ consumerId }) =>
      sql`favorite_id in (select favorite_id from favorite_list where consumer_id = ${consumerId})`,
    erase: 'delete',
  },
  { table: 'favorite_list', columns: 'site_id, shared_at', rows: ofConsumer, erase: 'delete' },
  {
    table: 'saved_item',
    columns: 'sku, quantity, gift_message, delivery',
    rows: ({ consumerId }) => sql`list_id in (select list_id from saved_list where consumer_id = ${consumerId})`,
    erase: 'delete',
  },
  { table: 'saved_list', columns: 'site_id, created_at', rows: ofConsumer, erase: 'delete' },
  { table: 'opinion_vote', columns: 'opinion_id, vote', rows: ofConsumer, erase: 'delete' },
  { table: 'social_stash', columns: 'medium_ids, created_at', rows: ofConsumer, erase: 'delete' },
  { table: 'social_report', columns: 'medium_id, reason, created_at', rows: ofConsumer, erase: 'delete' },
  {
    table: 'social_medium',
    columns: `medium_id, uploader, captions, product_ids, picture, state, posted_at, encode(data, 'base64') as data`,
    rows: ({ consumerId }) => sql`user_id in (select user_id from social_user where consumer_id = ${consumerId})`,
    erase: { with: 'social_user' },
  },
  {
    // The files of approved uploads; their names contain the id of the picture.
    table: 'content_media',
    columns: `name, encode(data, 'base64') as data`,
    rows: ({ consumerId }) => sql`name in (select split_part(picture->>'name', '.', 1) || '.webp' from social_medium
      join social_user using (user_id) where consumer_id = ${consumerId})`,
    erase: 'delete',
  },
  { table: 'social_user', columns: 'user_id, screen_name, created_at', rows: ofConsumer, erase: 'delete' },
  { table: 'review_flag', columns: 'review_id, reason', rows: ofConsumer, erase: 'delete' },
  {
    table: 'question',
    columns: 'question_id, author, email, asked_on, texts',
    rows: ofEmail('email'),
    erase: { set: `email = null, author = '–'` },
  },
  {
    table: 'stock_notice',
    columns: 'sku, site_id, asked_at',
    rows: ofEmail('email'),
    erase: 'delete',
  },
  {
    table: 'contact_case',
    columns: `case_number, site_id, category_id, subject_id, order_number, message, first_name, last_name, email, phone,
      created_at`,
    rows: ofSender,
    erase: 'delete',
  },
  {
    table: 'warranty_photo',
    columns: `case_id, position, content_type, width, height, encode(data, 'base64') as data`,
    rows: (owner) => sql`case_id in (select case_id from warranty_case where ${ofSender(owner)})`,
    erase: { with: 'warranty_case' },
  },
  {
    table: 'warranty_case',
    columns: 'case_id, site_id, order_number, product_id, purchase_date, email, description, created_at',
    rows: ofSender,
    erase: 'delete',
  },
  { table: 'tracked_order', rows: ofConsumer, erase: 'delete' },
  {
    table: 'order_correction',
    rows: (owner) => sql`(${ofConsumer(owner)} or ${ofOrders(owner)})`,
    erase: 'delete',
  },
  {
    table: 'cart_line',
    columns: 'cart_id, sku, quantity, digital_gift, gift_message, recipe',
    rows: ofCarts,
    erase: { set: 'digital_gift = null, gift_message = null, recipe = null' },
  },
  {
    table: 'delivery_group',
    columns: 'cart_id, code, store_id, point_id, address, method',
    rows: ofCarts,
    erase: { set: 'address = null' },
  },
  {
    table: 'payment_instrument',
    columns: 'cart_id, method, brand, last4, exp_month, exp_year, created_at',
    rows: ofCarts,
    erase: { set: `token = '', provider_method_id = null, brand = '', last4 = '0000', exp_month = 1, exp_year = 2000` },
  },
  {
    table: 'orders',
    columns: `order_id, order_number, site_id, status, total, tax, currency, email, phone, billing_address, totals,
      created_at`,
    rows: ofConsumer,
    erase: { set: `email = '', phone = null, billing_address = null` },
  },
  {
    table: 'order_line',
    columns: 'order_id, sku, quantity, unit_price, item, digital_gift, gift_message, gift_receipt, recipe',
    rows: ofOrders,
    erase: { set: 'digital_gift = null, gift_message = null, gift_receipt = null, recipe = null' },
  },
  {
    table: 'order_shipment',
    columns: `order_id, label, address, store, point, collector, state, carrier, tracking_number, handed_over_at, arrived_at`,
    rows: ofOrders,
    erase: { set: `address = null, collector = null, tracking_number = null, pickup_code = null` },
  },
  {
    table: 'refund',
    columns: 'order_id, kind, amount, reason, created_at',
    rows: ofOrders,
    erase: { set: 'reason = null' },
  },
  {
    table: 'order_return',
    columns: 'order_id, return_number, state, email, note, created_at',
    rows: ofOrders,
    erase: { set: `email = '', note = null` },
  },
  { table: 'order_return', rows: ({ consumerId }) => sql`begun_by = ${consumerId}`, erase: { set: 'begun_by = null' } },
  {
    table: 'order_document',
    columns: 'order_id, kind, number, data, created_at',
    rows: ofOrders,
    erase: { stays: 'Invoices keep names as long as the law requires.' },
  },
  { table: 'order_payment', rows: ofConsumer, erase: { set: 'consumer_id = null' } },
  {
    table: 'payment_attempt',
    columns: 'order_number, total, currency, refusal, created_at',
    rows: ofConsumer,
    erase: { stays: 'It has the pseudonym only.' },
  },
  {
    table: 'inbox_mail',
    // Without its text, which may contain codes and links.
    columns: 'subject, received_at',
    rows: ofEmail('recipient'),
    erase: 'delete',
  },
  {
    table: 'message',
    // Without its parameters, which may contain codes and links.
    columns: 'kind, created_at',
    rows: ofEmail('recipient'),
    erase: 'delete',
  },
  {
    table: 'message_opt_out',
    columns: 'kind, created_at',
    rows: ({ email, isEmailVerified }) =>
      isEmailVerified ? sql`recipient_hash = ${recipientHash(email)}` : sql`false`,
    erase: { stays: 'A digest, so that no message of this kind is sent again.' },
  },
  {
    table: 'cart',
    columns: 'cart_id, site_id, status, billing_address, email, phone, collector, created_at',
    rows: (owner) => sql`${ofConsumer(owner)} and ${unordered}`,
    erase: 'delete',
  },
  {
    table: 'cart',
    rows: ofConsumer,
    erase: { set: 'billing_address = null, email = null, phone = null, collector = null' },
  },
  {
    table: 'consumer',
    columns: 'consumer_id, site_id, created_at',
    rows: ({ consumerId }) =>
      sql`consumer_id = ${consumerId} and not exists (select from cart where cart.consumer_id = ${consumerId})
        and not exists (select from orders where orders.consumer_id = ${consumerId})`,
    erase: 'delete',
  },
];
