import { createdAtOf, firmIds } from '#features/account/server/demo'
import { drawFrom, type DemoMaking, type Tables } from '#server/demo'
import { defaultFirmAssumptions } from './operations/defaultFirmAssumptions'

const { loan_rates, loan_insurance_rate } = defaultFirmAssumptions

/** Rates of summer, which had fallen by a tenth of a point when the first firm set them again in autumn: it assumes what we do. */
const SUMMER = 0.001

/** What the first firm set of its calculations, twice. */
export function settingRows({ asOf, size }: DemoMaking): Tables {
  const first = createdAtOf(asOf)
  const second = new Date(asOf.getTime() - 30 * 86_400_000).toISOString()
  const { company } = firmIds(size)
  const of = {
    company_id: company.ormeval,
    section: 'loan_config',
    author_id: null,
    cancelled_at: null,
    restored_id: null,
  }
  const rates = Object.entries(loan_rates).map(([years, rate]) => ({ key: `loan_rates.${years}`, rate }))
  const insurance = { key: 'loan_insurance_rate', before: null, after: loan_insurance_rate }
  const summer = (rate: number) => Math.round((rate + SUMMER) * 10_000) / 10_000
  const changes = [
    [...rates.map(({ key, rate }) => ({ key, before: null, after: summer(rate) })), insurance],
    rates.map(({ key, rate }) => ({ key, before: summer(rate), after: rate })),
  ]
  return {
    setting_changes: [first, second].map((created_at, place) => ({
      ...of,
      id: drawFrom(`setting change ${place}`).uuid(),
      number: place + 1,
      changes: changes[place],
      effective_at: created_at.slice(0, 10),
      created_at,
    })),
  }
}
