import { createdAtOf, firmIds } from '#features/account/server/demo'
import { richTextOf } from '#features/company/contract/settings'
import { defaultFirmAssumptions } from '#features/simulation/server'
import { drawFrom, type DemoMaking, type Tables } from '#server/demo'

const { loan_rates, loan_insurance_rate } = defaultFirmAssumptions

/** Rates of spring, which had fallen by a tenth of a point when the first firm set them again in autumn: it assumes what we do. */
const SPRING = 0.001

const TEXTS = {
  consent_client_title: 'Votre accord',
  consent_client_content: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'variable', attrs: { name: 'client' } },
          { type: 'text', text: '\u00a0: le client reconnaît avoir reçu cette étude de ' },
          { type: 'variable', attrs: { name: 'adviser' } },
          { type: 'text', text: ', ' },
          { type: 'text', text: 'et en avoir compris les risques', marks: [{ type: 'bold' }] },
          { type: 'text', text: '.' },
        ],
      },
    ],
  },
  section_disclaimer_title: 'Avertissement',
  encart_juridique: richTextOf(
    'Simulation non contractuelle. Investir dans la pierre comporte des risques\u00a0: vacance, loyers impayés, baisse des prix, évolution de la fiscalité.\n' +
      'Le non-respect des engagements de location fait perdre les avantages fiscaux.',
  ),
  adviser_signature: 'Le conseiller',
  client_signature: 'Le client, «\u00a0lu et approuvé\u00a0»',
}

/** What the first firm set, by its director: its rates twice, and the texts of its reports. */
export function settingRows({ asOf, size }: DemoMaking): Tables {
  const { company, user } = firmIds(size)
  const spring = (rate: number) => Math.round((rate + SPRING) * 10_000) / 10_000
  const rates = Object.entries(loan_rates).map(([years, rate]) => ({ key: `loan_rates.${years}`, rate }))
  const insurance = { key: 'loan_insurance_rate', before: null, after: loan_insurance_rate }
  const change = (number: number, section: string, created_at: string, changes: readonly object[]) => ({
    company_id: company.ormeval,
    id: drawFrom(`setting change ${number}`).uuid(),
    ...{ number, section, changes, created_at, effective_at: created_at.slice(0, 10) },
    ...{ author_id: user.get('u1') ?? null, cancelled_at: null, restored_id: null },
  })
  const daysAgo = (days: number) => new Date(asOf.getTime() - days * 86_400_000).toISOString()
  return {
    setting_changes: [
      change(1, 'loan_config', createdAtOf(asOf), [
        ...rates.map(({ key, rate }) => ({ key, before: null, after: spring(rate) })),
        insurance,
      ]),
      change(
        2,
        'commercial_report_parameters',
        daysAgo(90),
        Object.entries(TEXTS).map(([key, after]) => ({ key, before: null, after })),
      ),
      change(
        3,
        'loan_config',
        daysAgo(30),
        rates.map(({ key, rate }) => ({ key, before: spring(rate), after: rate })),
      ),
    ],
  }
}
