import { clientWarnings, yearly } from '#features/simulation/contract/report'
import { simulated } from '../../../domain/support/examples'

const codesOf = (warnings: readonly { readonly code: string }[]) => warnings.map(({ code }) => code)

describe('the paper of a solution', () => {
  test('asks nothing of the adviser', () => {
    const result = simulated({ duration_to_display: 0 })
    expect(codesOf(result.warnings)).toContain('first_year_shown')
    expect(codesOf(clientWarnings(result))).not.toContain('first_year_shown')
  })

  test('says to the client that the tax of furnished letting is not counted, and what capital is to be found', () => {
    const result = simulated({
      project: 'lmnp_amortissement',
      seniority: 'new',
      loan_amortization_type: 'in_fine',
      loan_duration: 15,
    })
    expect(codesOf(result.warnings)).toEqual(expect.arrayContaining(['capital_due', 'business_property_tax']))
    const told = clientWarnings(result)
    expect(codesOf(told)).toEqual(expect.arrayContaining(['capital_due', 'business_property_tax']))
    expect(told.map(({ message }) => message).join(' ')).not.toMatch(/saisi|Dites/)
  })

  test('spells its columns out', () => {
    const { titles } = yearly(simulated({}).yearly_report)
    expect(titles).toContain('Capital restant dû')
    expect(titles).not.toContain('CRD')
  })

  test('leaves out the columns that are zero in every year', () => {
    const { titles, rows } = yearly(simulated({ loan_duration: 0, contribution: 400_000 }).yearly_report)
    expect(titles).toEqual(expect.arrayContaining(['Année', 'Loyers', 'Patrimoine net']))
    expect(titles).not.toEqual(expect.arrayContaining(['Intérêts']))
    expect(titles).not.toEqual(expect.arrayContaining(['Assurance']))
    for (const row of rows) expect(row).toHaveLength(titles.length)
  })
})
