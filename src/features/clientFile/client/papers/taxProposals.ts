import { formatEuros } from '#client/ui'
import type { Finding } from '#client/papers'
import type { Persons, Proposal } from './proposal'
import { foundNumber, perMonth } from './read'

/** What a tax notice proposes: the tax of the household, then the income of each person. */
export function taxProposals(findings: readonly Finding[], persons: Persons): readonly Proposal[] {
  return [
    ...parts(findings),
    ...annualTax(findings),
    ...usedCredits(findings),
    ...marginalRate(findings),
    ...rentalIncome(findings),
    ...([1, 2] as const).flatMap((declarant) => earnings(findings, declarant, persons[declarant])),
  ]
}

function parts(findings: readonly Finding[]): readonly Proposal[] {
  const one = foundNumber(findings, 'parts')
  return one ? [{ section: 'tax', field: 'fiscal_part', value: one.value, from: [one] }] : []
}

/** The file asks the tax before credits: as the notice prints it, else the net tax and the credits. */
function annualTax(findings: readonly Finding[]): readonly Proposal[] {
  const field = { section: 'tax', field: 'annual_tax' } as const
  const before = foundNumber(findings, 'taxBeforeCredits')
  if (before) return [{ ...field, value: before.value, from: [before] }]
  const net = foundNumber(findings, 'netTax')
  const credits = foundNumber(findings, 'credits')
  if (!net) return []
  if (!credits)
    return [
      {
        ...field,
        value: Math.max(net.value, 0),
        from: [net],
        remark: 'Impôt net\u202f: le champ le demande avant crédits d’impôt.',
      },
    ]
  const value = net.value + Math.abs(credits.value)
  return [{ ...field, value, from: [net, credits], remark: 'Impôt net, auquel les crédits d’impôt sont ajoutés.' }]
}

function usedCredits(findings: readonly Finding[]): readonly Proposal[] {
  const used = (['reductions', 'credits'] as const).flatMap((key) => foundNumber(findings, key) ?? [])
  if (used.length === 0) return []
  const value = used.reduce((sum, one) => sum + Math.abs(one.value), 0)
  const remark = 'Toutes n’entrent pas dans le plafonnement global\u202f: retirez celles qui n’en sont pas.'
  return [{ section: 'tax', field: 'credit_tax_used', value, from: used, remark }]
}

function marginalRate(findings: readonly Finding[]): readonly Proposal[] {
  const one = foundNumber(findings, 'marginalRate')
  return one ? [{ section: 'tax', field: 'tmi_rate', value: one.value, from: [one] }] : []
}

function rentalIncome(findings: readonly Finding[]): readonly Proposal[] {
  const one = foundNumber(findings, 'rentalIncome')
  if (!one || one.value < 0) return []
  const remark = `${formatEuros(one.value, { per: 'an' })}, soit un douzième par mois.`
  return [{ section: 'income', field: 'net_rental_income', value: perMonth(one.value), from: [one], remark }]
}

function earnings(findings: readonly Finding[], declarant: 1 | 2, whose: Persons[1]): readonly Proposal[] {
  const earned = (['salaries', 'pensions'] as const).flatMap((key) => foundNumber(findings, key, declarant) ?? [])
  const year = earned.reduce((sum, { value }) => sum + value, 0)
  if (year <= 0 || whose === undefined || whose === 'nobody') return []
  const section = whose === 'client' ? 'income' : 'companion'
  const remark = `${formatEuros(year, { per: 'an' })} déclarés, soit un douzième par mois. Le net imposable dépasse un peu le net perçu.`
  return [{ section, field: 'net_monthly_income', value: perMonth(year), from: earned, remark }]
}
