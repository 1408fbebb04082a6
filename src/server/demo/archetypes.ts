import { enumerations, type Attributes } from '#contract'
import { projectTypes, type ProjectType } from '#domain'
import archetypeLines from './clientFiles.csv'

type MaritalStatus = NonNullable<Attributes<'person'>['marital_status']>
type Objective = 'additional_income' | 'reduce_tax' | 'decrease_tax' | 'protecting_family' | 'build_heritage'

/** A household of the demo firm, as its line says it. */
export interface Archetype {
  readonly key: string
  readonly title: string
  readonly adviser: string
  readonly broughtBy: string
  readonly maritalStatus: MaritalStatus
  readonly hasCompanion: boolean
  readonly childCount: number
  readonly alternatingCustody: boolean
  readonly handicappedChild: boolean
  /** Adults first; empty when unknown. */
  readonly ages: readonly number[]
  readonly profession: NonNullable<Attributes<'professional_situation'>['professional_status']>
  /** Of the household, net euros a month. */
  readonly income: number
  /** Net rents, euros a month. */
  readonly rents: number
  readonly housing: NonNullable<Attributes<'charge'>['accommodation_status']>
  readonly rent: number
  readonly loans: readonly { readonly type: NonNullable<Attributes<'current_loan'>['type']>; readonly payment: number; readonly lastYear: number }[]
  readonly heritage: readonly [number, number, number, number]
  readonly objectives: readonly Objective[]
  readonly project: ProjectType
  /** Slug of the municipality. */
  readonly place: string
  readonly status: NonNullable<Attributes<'client_file'>['status']>
}

const OBJECTIVES: readonly Objective[] = ['additional_income', 'reduce_tax', 'decrease_tax', 'protecting_family', 'build_heritage']

const [, ...lines] = archetypeLines.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

export const archetypes: readonly Archetype[] = lines.map(parse)

function parse(line: string): Archetype {
  const [key = '', title = '', adviser = '', family = '', ages = '', profession = '', income, other, housing = '', rent, loans = '', heritage = '', objectives = '', project = '', place = '', status = '', broughtBy = ''] = line.split('|')
  const [maritalStatus = '', children = ''] = family.split('+')
  const [residence = 0, liquidity = 0, securities = 0, rental = 0] = heritage.split(',').map(Number)
  return {
    key, title, adviser, broughtBy, place,
    maritalStatus: oneOf(maritalStatus, enumerations.maritalStatuses),
    hasCompanion: ['married', 'pacs', 'concubinage'].includes(maritalStatus),
    childCount: Number.parseInt(children || '0', 10),
    alternatingCustody: children.endsWith('alt'),
    handicappedChild: children.endsWith('h'),
    ages: ages === '-' ? [] : ages.split('/').map(Number),
    profession: oneOf(profession, enumerations.professionalStatuses),
    income: Number(income),
    rents: Number(other),
    housing: oneOf(housing, enumerations.accommodationStatuses),
    rent: Number(rent),
    loans: loans === '' ? [] : loans.split(',').map(parseLoan),
    heritage: [residence, liquidity, securities, rental],
    objectives: OBJECTIVES.filter((objective) => objectives.split(',').includes(objective)),
    project: projectTypes.find((type) => type === project) ?? 'lmnp_amortissement',
    status: oneOf(status, enumerations.clientFileStatuses),
  }
}

function parseLoan(text: string): Archetype['loans'][number] {
  const [type = '', payment, lastYear] = text.split(' ')
  return { type: oneOf(type, enumerations.loanTypes), payment: Number(payment), lastYear: Number(lastYear) }
}

/** @throws when the line names a key that the enumeration has not */
function oneOf<Labels extends Readonly<Record<string, string>>>(key: string, labels: Labels): keyof Labels {
  if (!Object.hasOwn(labels, key)) throw new Error(`clientFiles.csv: unknown key ${key}`)
  return key
}
