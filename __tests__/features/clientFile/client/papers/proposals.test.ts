import { peopleOf, personNamed } from '../../../../../src/features/clientFile/client/papers/people'
import type { Persons } from '../../../../../src/features/clientFile/client/papers/proposal'
import { proposalsOf } from '../../../../../src/features/clientFile/client/papers/proposals'
import { readPaper } from '../../../../../src/client/papers/read/readPaper'
import { linesOf } from '../../../../support/papers/linesOf'
import { TAX_NOTICE_CODE } from '../../../../support/papers/codes'

const TODAY = '2026-11-22'

function proposed(text: string, persons: Persons = {}, codes: readonly string[] = []) {
  const read = readPaper({ lines: linesOf(text), codes: codes.map((code) => ({ page: 1, text: code })) }, TODAY)
  if (!read) throw new Error('The paper does not read.')
  return proposalsOf(read.kind, read.findings, persons, TODAY).map(
    ({ section, field, value }) => `${section}.${field} = ${value}`,
  )
}

const NOTICE = `
Avis d’impôt, revenus de 2024
Nombre de parts            2,5
                                   Déclar. 1     Déclar. 2     Total
Total des salaires et assimilés       42 000        18 000
Revenus fonciers nets                                          2 400
Total des réductions d’impôt                                    -810
Total des crédits d’impôt                                       -250
Impôt sur le revenu net                                        3 250
`

describe('what a tax notice proposes', () => {
  test('is the tax before credits, and the month of each person who is of the file', () => {
    expect(proposed(NOTICE, { 1: 'companion', 2: 'client' })).toEqual([
      'tax.fiscal_part = 2.5',
      'tax.annual_tax = 3500',
      'tax.credit_tax_used = 1060',
      'income.net_rental_income = 200',
      'companion.net_monthly_income = 3500',
      'income.net_monthly_income = 1500',
    ])
  })

  test('is no income of a person whom nobody told, or who is not of the file', () => {
    const earnings = proposed(NOTICE, { 1: 'nobody' }).filter((one) => one.includes('net_monthly_income'))
    expect(earnings).toEqual([])
  })

  test('by its code alone is its parts and its net tax, never a tax number', () => {
    expect(proposed('', { 1: 'client' }, [TAX_NOTICE_CODE])).toEqual([
      'tax.fiscal_part = 2.75',
      'tax.annual_tax = 3542',
    ])
  })
})

const PAYSLIP = `
BULLETIN DE PAIE            Période : mars 2026
Employeur : SARL LES DUNES
Contrat à durée indéterminée      Entrée le 01/03/2025
Net à payer avant impôt           2 380,15
Cumul net imposable               7 500,00
`

describe('what a payslip proposes', () => {
  test('is the month, the average of the year so far, and the work of the client', () => {
    expect(proposed(PAYSLIP, { 1: 'client' })).toEqual([
      'income.net_monthly_income = 2380.15',
      'income.net_monthly_income = 2500',
      'professional_situation.employer = SARL LES DUNES',
      'professional_situation.year_start_activity = 2025',
      'professional_situation.professional_status = cdi_trial_period_over',
    ])
  })

  test('of the companion goes to the companion, and says nothing of a trial period that may run still', () => {
    expect(proposed(PAYSLIP.replace('01/03/2025', '01/06/2026'), { 1: 'companion' })).toEqual([
      'companion.net_monthly_income = 2380.15',
      'companion.net_monthly_income = 2500',
      'companion.employer = SARL LES DUNES',
      'companion.year_start_activity = 2026',
    ])
  })
})

describe('whom a paper is about', () => {
  const paul = { whose: 'client', firstname: 'Paul', lastname: 'Marchetti' } as const
  const helene = { whose: 'companion', firstname: 'Hélène', lastname: 'Marchetti' } as const

  test.each([
    ['MARCHETTI PAUL', 'client'],
    ['Marchetti Helene', 'companion'],
    ['MARCHETTI', undefined],
    ['DURAND PAUL', undefined],
    [undefined, undefined],
  ])('%s is %s', (name, whose) => {
    expect(personNamed(name, [paul, helene])).toBe(whose)
  })

  test('is not clear when two people of the file have that name, or the file has none', () => {
    expect(personNamed('MARCHETTI PAUL', [paul, { ...helene, firstname: 'Paul' }])).toBeUndefined()
    expect(personNamed('MARCHETTI PAUL', [{ ...paul, firstname: null }])).toBeUndefined()
  })

  test('is one person on a payslip, and as many as are named on a notice', () => {
    const findings = readPaper({ lines: [], codes: [{ page: 1, text: TAX_NOTICE_CODE }] }, TODAY)?.findings ?? []
    expect(peopleOf(findings)).toEqual([
      { rank: 1, name: 'RETI PATRICK' },
      { rank: 2, name: 'RETISOPHIE' },
    ])
  })
})
