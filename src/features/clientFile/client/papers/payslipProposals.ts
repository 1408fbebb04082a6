import { formatEuros } from '#client/ui'
import type { Finding } from '#client/papers'
import type { Proposal } from './proposal'
import type { Whose } from './people'
import { found, foundNumber, perMonth } from './read'

/** What a payslip proposes for the person whom it is about. @param today `YYYY-MM-DD` */
export function payslipProposals(
  findings: readonly Finding[],
  whose: Whose | undefined,
  today: string,
): readonly Proposal[] {
  if (whose === undefined || whose === 'nobody') return []
  const isClient = whose === 'client'
  return [
    ...earnings(findings).map((one) => ({ ...one, section: isClient ? 'income' : 'companion' }) as const),
    ...work(findings, today).map(
      (one) => ({ ...one, section: isClient ? 'professional_situation' : 'companion' }) as const,
    ),
  ]
}

type Unplaced = Omit<Proposal, 'section'>

function earnings(findings: readonly Finding[]): readonly Unplaced[] {
  const field = 'net_monthly_income'
  const month = foundNumber(findings, 'netBeforeTax')
  const year = foundNumber(findings, 'cumulatedNetTaxable')
  const period = found(findings, 'period')
  const months = typeof period?.value === 'string' ? Number(period.value.slice(5, 7)) : 0
  const own = month
    ? [
        {
          field,
          value: month.value,
          from: [month],
          remark: 'Ce mois seul\u202f: le champ demande une moyenne sur 12\u00a0mois.',
        },
      ]
    : []
  if (!year || months === 0) return own
  const remark = `${formatEuros(year.value)} de net imposable sur ${months}\u00a0mois, en moyenne.`
  return [...own, { field, value: perMonth(year.value, months), from: [year], remark }]
}

function work(findings: readonly Finding[], today: string): readonly Unplaced[] {
  const employer = found(findings, 'employer')
  const hired = found(findings, 'hiredOn')
  const year = typeof hired?.value === 'string' ? Number(hired.value.slice(0, 4)) : undefined
  return [
    ...(employer ? [{ field: 'employer', value: employer.value, from: [employer] }] : []),
    ...(hired && year !== undefined ? [{ field: 'year_start_activity', value: year, from: [hired] }] : []),
    ...status(findings, today),
  ]
}

/** Months of a trial period, renewed, at most (Code du travail, art. L. 1221-19 and L. 1221-21: 8 for executives). */
const LONGEST_TRIAL = 8

function status(findings: readonly Finding[], today: string): readonly Unplaced[] {
  const contract = found(findings, 'contract')
  const hired = found(findings, 'hiredOn')
  if (contract?.value === 'CDD' || contract?.value === 'INTERIM')
    return [{ field: 'professional_status', value: 'cdd_or_interim', from: [contract] }]
  if (contract?.value !== 'CDI' || typeof hired?.value !== 'string') return []
  const remark = 'Entrée assez ancienne pour qu’aucune période d’essai ne coure encore.'
  return monthsBetween(hired.value, today) > LONGEST_TRIAL
    ? [{ field: 'professional_status', value: 'cdi_trial_period_over', from: [contract, hired], remark }]
    : []
}

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
