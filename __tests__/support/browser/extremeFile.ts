import type { APIResponse, Page } from 'playwright-core'
import { copyFile } from './clientFile'

const NAME = 'de Montferrand-Delacroix de la Tour-Saint-Christophe-'.repeat(3).slice(0, 119)
/** A word that nothing breaks. */
const WORD = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaft'.repeat(2).slice(0, 120)
const DOZENS = 24

const times = (count: number, item: (index: number) => object): object[] =>
  Array.from({ length: count }, (_, index) => item(index))

/** What the file has once, by the path of its section. */
const once: Readonly<Record<string, object>> = {
  '': { title: NAME.slice(0, 100) },
  '/person': { firstname: WORD, lastname: NAME },
  '/companion': { firstname: NAME, lastname: WORD },
  '/income': { net_monthly_income: 987_654.32 },
  '/heritage': {
    main_residence_value: 999_999_999,
    liquidity: 999_999_999,
    security_and_bond: 999_999_999,
    investment_real_estate: 999_999_999,
  },
  '/simulation': {
    investment_price: 99_000_000,
    contribution: 0,
    surface: 1,
    loan_duration: 30,
    loan_rate: 0.12,
    suggested_rent: 98_765,
  },
}

/** What it has many of. */
const many: Readonly<Record<string, readonly object[]>> = {
  '/children': times(12, (index) => ({
    birthdate: `${2010 + index}-04-02`,
    has_alternating_custody: true,
    is_handicapped: false,
  })),
  '/current-loans': times(DOZENS, () => ({
    type: 'real_estate',
    monthly_credit: 39_999.99,
    remaining_capital: 999_999.99,
    rate: 0.12,
    end_date: '2046-12-31',
    is_included_on_smoothing: true,
    comment: NAME,
  })),
  '/simulation-loans': times(DOZENS, () => ({
    kind: 'other',
    amount: 1_234_567,
    rate: 0.12,
    duration: 360,
    fees: 99_999,
  })),
  '/simulation-charges': times(DOZENS, () => ({ label: NAME, amount: 99_999 })),
  '/running-reductions': times(DOZENS, () => ({ label: WORD, cap: 'general', amount: 999_999, last_year: 2040 })),
  '/notes': times(12, () => ({ note: `${NAME} `.repeat(8) })),
}

/** A copy of a file of the demo firm, from its list, with values at their limits and names of 120 letters; answers its address. */
export async function composeExtremeFile(page: Page): Promise<string> {
  const address = await copyFile(page, /Marchetti/)
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token) }
  const root = `/api/v3/client-files/${address.split('/')[2] ?? ''}`
  for (const [path, data] of Object.entries(once)) await accepted(page.request.put(root + path, { data, headers }))
  for (const [path, rows] of Object.entries(many))
    for (const data of rows) await accepted(page.request.post(root + path, { data, headers }))
  return address
}

async function accepted(asked: Promise<APIResponse>): Promise<void> {
  const answer = await asked
  if (!answer.ok()) throw new Error(`${answer.url()} answers ${answer.status()}: ${await answer.text()}`)
}
