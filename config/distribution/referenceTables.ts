/**
 * The tables that a distributed engine keeps whole on each of its nodes, and why. All others are of one firm: their keys begin with
 * `company_id`, and what is of one firm lies in one place.
 */
export const referenceTables: Readonly<Record<string, string>> = {
  ...because('known to every firm', [
    'networks',
    'promoters',
    'managers',
    'programs',
    'properties',
    'property_price_changes',
    'official_lists',
    'pictures',
    'catalogue_looks',
    'looked_at_lots',
    'lot_news',
  ]),
  ...because('found before the firm is known, by an address or by the hash of a secret', [
    'companies',
    'users',
    'sessions',
    'hand_overs',
    'pending_logins',
    'passkey_challenges',
    'tokens',
    'password_tokens',
    'browser_links',
    'email_changes',
    'second_factors',
    'recovery_codes',
    'login_attempts',
    'search_alert_unsubscribes',
  ]),
  ...because('of the application itself', ['migrations', 'clock_reading', 'disabled_features', 'data_key']),
}

function because(reason: string, tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, reason]))
}
