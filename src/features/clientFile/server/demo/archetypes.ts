import { clientFileStatuses, leadOrigins } from '#features/clientFile/contract'
import { moreAdvisers } from '#features/account/server/demo'
import { lastNames, type DemoSize } from '#server/demo'
import { enumerations, type Attributes } from '#contract'
import type { ProjectType } from '#domain'
import archetypeLines from './clientFiles.csv'

type MaritalStatus = NonNullable<Attributes<'person'>['marital_status']>
type Objective = 'additional_income' | 'reduce_tax' | 'decrease_tax' | 'protecting_family' | 'build_heritage'

/** A household of the demo firm, as its line says it. */
export interface Archetype {
  readonly key: string
  readonly title: string
  readonly adviser: string
  readonly broughtBy: string
  /** Of the lead that the file was made of; null for a file of no lead. */
  readonly origin: Attributes<'client_file'>['origin']
  /** Title and first name of the client; drawn where nothing is said. */
  readonly client: { readonly honorific: 'mr' | 'mrs'; readonly firstname: string } | null
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
  readonly loans: readonly {
    readonly type: NonNullable<Attributes<'current_loan'>['type']>
    readonly payment: number
    readonly lastYear: number
  }[]
  readonly heritage: readonly [number, number, number, number]
  readonly objectives: readonly Objective[]
  readonly project: ProjectType
  /** Slug of the municipality. */
  readonly place: string
  readonly status: NonNullable<Attributes<'client_file'>['status']>
}

const OBJECTIVES: readonly Objective[] = [
  'additional_income',
  'reduce_tax',
  'decrease_tax',
  'protecting_family',
  'build_heritage',
]

const [, ...lines] = archetypeLines.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

export const archetypes: readonly Archetype[] = lines.map(parse)

function parse(line: string): Archetype {
  const columns = line.split('|')
  const column = (index: number): string => columns[index] ?? ''
  const list = (index: number, separator: string): string[] =>
    column(index)
      .split(separator)
      .filter((part) => part !== '' && part !== '-')
  const [residence = 0, liquidity = 0, securities = 0, rental = 0] = list(11, ',').map(Number)
  return {
    key: column(0),
    title: column(1),
    adviser: column(2),
    ...familyOf(column(3)),
    ages: list(4, '/').map(Number),
    profession: oneOf(column(5), enumerations.professionalStatuses),
    income: Number(column(6)),
    rents: Number(column(7)),
    housing: oneOf(column(8), enumerations.accommodationStatuses),
    rent: Number(column(9)),
    loans: list(10, ',').map(parseLoan),
    heritage: [residence, liquidity, securities, rental],
    objectives: OBJECTIVES.filter((objective) => list(12, ',').includes(objective)),
    project: oneOf(column(13), enumerations.projectTypes),
    place: column(14),
    status: oneOf(column(15), clientFileStatuses),
    broughtBy: column(16),
    origin: column(17) === '' ? null : oneOf(column(17), leadOrigins),
    client: clientOf(column(18)),
  }
}

/** `mrs Élise` */
function clientOf(text: string): Archetype['client'] {
  const [honorific = '', firstname] = text.split(' ')
  return firstname === undefined ? null : { honorific: oneOf(honorific, enumerations.honorifics), firstname }
}

/** `married+2`: the status, then the children and what is particular to them. */
function familyOf(
  text: string,
): Pick<Archetype, 'maritalStatus' | 'hasCompanion' | 'childCount' | 'alternatingCustody' | 'handicappedChild'> {
  const [status = '', children = ''] = text.split('+')
  return {
    maritalStatus: oneOf(status, enumerations.maritalStatuses),
    hasCompanion: ['married', 'pacs', 'concubinage'].includes(status),
    childCount: Number.parseInt(children || '0', 10),
    alternatingCustody: children.endsWith('alt'),
    handicappedChild: children.endsWith('h'),
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

/** How many files the first firm has. */
const COUNTS: Readonly<Record<DemoSize, number>> = { demo: archetypes.length, load: 8_000 }

const [firstLastName, ...otherLastNames] = lastNames

/** The households of the first firm: the archetypes, then as many others made from them as the size asks for. */
export function archetypesOf(size: DemoSize): readonly Archetype[] {
  const advisers = moreAdvisers(size)
  return Array.from({ length: COUNTS[size] }, (_, index) => {
    const model = archetypes[index % archetypes.length]
    if (!model) throw new Error('there is no archetype')
    if (index < archetypes.length) return model
    const [, ...subject] = model.title.split(' – ')
    const lastName = otherLastNames[index % otherLastNames.length] ?? firstLastName
    return {
      ...model,
      key: `${model.key}-${String(index)}`,
      title: [lastName, ...subject].join(' – '),
      adviser: advisers[index % advisers.length] ?? model.adviser,
      broughtBy: '',
      origin: null,
    }
  })
}
