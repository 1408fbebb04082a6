import { enumerations, resources } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { findAssumptions, findViewedLots } from '#features/catalogue/server'
import { findAuthor, type Author } from '#features/company/server'
import { schemes } from '#domain'
import { aimLabel, aimsInOrder } from '#features/clientFile/contract/household'
import { propertyOf } from '#features/clientFile/contract/solution'
import {
  clientFilePolicies,
  householdComposition,
  keptClientFiles,
  writtenAnswer,
  writtenAnswers,
} from '#features/clientFile/server'
import type { StudyFacts, StudyOperation, StudyScenario } from '#features/studies/contract/study'
import { invalid, fieldErrors, notFound, resourcesOfType, scopeOf } from '#server/operations'
import type { Asking } from '#server/operations/collections'
import type { Of } from '#server/operations/lifecycle'
import { everySection, findWhole } from '#server/repositories/aggregates'
import { findLocation } from '#server/services'
import { studyLot } from './lots'
import { operationOf, type CalculatedWith, type FileSections } from './operation'
import { studyTexts } from './texts'

/** What a study is asked to be, checked; what was left out has its usual value. */
export interface StudyRequest extends Pick<StudyFacts, 'chapters' | 'sliders'> {
  readonly clientFileId: string
  readonly title: string | null
  readonly scenarios: readonly string[]
  readonly properties: readonly string[]
}

interface Edition {
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly edition: number
}

/**
 * Reads all that a study says from the file of today.
 * @throws Failure notFound for a file that is not the viewer's, invalid for what lacks: an answer, a text of the firm, a lot
 */
export async function readFacts(
  asking: Asking,
  request: StudyRequest,
  { today, edition }: Edition,
): Promise<StudyFacts> {
  const { database, viewer } = asking
  const sections = await readSections(asking, request.clientFileId)
  const author = await findAuthor(database, viewer)
  const calculated = {
    household: householdComposition(sections),
    assumptions: await findAssumptions(database, viewer, today),
    today,
  }
  const operation = await readOperation(asking, sections, request, calculated)
  const scenarios = await readScenarios(asking, sections, request, calculated)
  const client = clientName(sections)
  const names = namesOfAuthor(author)
  const { municipality } = operation.configuration
  const place = findLocation(municipality)?.name ?? municipality
  const simulation = resourcesOfType(sections, 'simulation')[0]
  return {
    title: request.title ?? `Étude ${of(client)}`,
    client,
    people: peopleOf(sections),
    ...names,
    madeOn: today,
    rulesAsOf: today,
    edition,
    chapters: request.chapters,
    sliders: request.sliders,
    situation: situationOf(sections),
    ...objectivesOf(sections),
    property: propertyOf(simulation?.attributes ?? {}, place),
    place,
    operation,
    answers: simulation ? writtenAnswers(withinScheme(simulation)) : [],
    lots: await readLots(asking, request),
    scenarios,
    texts: await studyTexts(database, viewer, today, {
      client,
      adviser: names.adviser.name,
      company: names.company.name,
    }),
  }
}

async function readSections({ database, viewer }: Asking, id: string): Promise<readonly Resource[]> {
  const scope = scopeOf(clientFilePolicies.person.read, viewer)
  const read = await findWhole(keptClientFiles, scope, database, id, everySection(keptClientFiles))
  if (!read) throw notFound()
  return read.included
}

function readOperation(
  asking: Asking,
  sections: readonly Resource[],
  { clientFileId }: StudyRequest,
  calculated: CalculatedWith,
): Promise<StudyOperation> {
  const simulation = resourcesOfType(sections, 'simulation')[0]?.attributes ?? {}
  const answers = { ...answersIn(sections), clientFile: clientFileId, simulation }
  return operationOf(asking, answers, { ...calculated, field: (name) => name })
}

/** The scenarios that are asked for, in that order. @throws Failure invalid for one that the file has not */
async function readScenarios(
  asking: Asking,
  sections: readonly Resource[],
  { scenarios, clientFileId }: StudyRequest,
  calculated: CalculatedWith,
): Promise<readonly StudyScenario[]> {
  const known = new Map(resourcesOfType(sections, 'scenario').map((scenario) => [scenario.id, scenario.attributes]))
  return Promise.all(
    scenarios.map(async (id): Promise<StudyScenario> => {
      const found = known.get(id)
      if (!found)
        throw invalid(fieldErrors('scenarios', 'Un scénario de l’étude n’est plus dans ce dossier. Retirez-le.'))
      const { name, ...simulation } = found
      const answers = { ...answersIn(sections), clientFile: clientFileId, simulation }
      const operation = await operationOf(asking, answers, { ...calculated, field: () => 'scenarios' })
      return { id, title: name ?? 'Variante', operation }
    }),
  )
}

const answersIn = (sections: readonly Resource[]): Omit<FileSections, 'clientFile' | 'simulation'> => ({
  income: resourcesOfType(sections, 'income')[0]?.attributes ?? {},
  companion: resourcesOfType(sections, 'companion')[0]?.attributes ?? null,
  tax: resourcesOfType(sections, 'tax')[0]?.attributes ?? {},
  charge: resourcesOfType(sections, 'charge')[0]?.attributes ?? {},
  currentLoans: resourcesOfType(sections, 'current_loan').map(({ attributes }) => attributes),
  simulationCharges: resourcesOfType(sections, 'simulation_charge').map(({ attributes }) => attributes),
  simulationLoans: resourcesOfType(sections, 'simulation_loan').map(({ attributes }) => attributes),
})

/** A project without what only other schemes ask. */
function withinScheme(simulation: Of<'simulation'>): Of<'simulation'> {
  const ofSchemes = schemes.questions()
  const asked = schemes.find(simulation.attributes.project ?? '')?.questions ?? {}
  const attributes = Object.fromEntries(
    Object.entries(simulation.attributes).filter(
      ([name]) => !Object.hasOwn(ofSchemes, name) || Object.hasOwn(asked, name),
    ),
  )
  return { ...simulation, attributes }
}

async function readLots({ database, viewer }: Asking, { properties }: StudyRequest): Promise<StudyFacts['lots']> {
  if (properties.length === 0) return []
  const found = new Map((await findViewedLots(database, viewer, properties)).map((lot) => [lot.id, lot]))
  return properties.map((id) => {
    const lot = found.get(id)
    if (!lot) throw invalid(fieldErrors('properties', 'Un lot de l’étude n’est plus au catalogue. Retirez-le.'))
    return studyLot(lot)
  })
}

interface Named {
  readonly firstname?: string | null
  readonly lastname?: string | null
}

const fullName = ({ firstname, lastname }: Named): string => [firstname, lastname].filter(Boolean).join(' ')

/** « de Nadia Marchetti », « d’Isabelle Colin ». */
const of = (name: string): string => (/^[aeiouyhàâéèêëîïôûAEIOUYHÀÂÉÈÊËÎÏÔÛ]/.test(name) ? `d’${name}` : `de ${name}`)

/** The client, then who shares the household: both sign. */
const peopleOf = (sections: readonly Resource[]): readonly string[] =>
  membersOf(sections)
    .map(fullName)
    .filter((name) => name !== '')

const membersOf = (sections: readonly Resource[]): readonly Named[] => [
  ...resourcesOfType(sections, 'person').map(({ attributes }) => attributes),
  ...resourcesOfType(sections, 'companion').map(({ attributes }) => attributes),
]

/** « Nadia et Adrien Marchetti », « Nadia Marchetti et Adrien Boyer ». */
function clientName(sections: readonly Resource[]): string {
  const [first, second] = membersOf(sections)
  const name = first ? fullName(first) : ''
  if (!second || fullName(second) === '') return name === '' ? 'votre foyer' : name
  if (first?.lastname === second.lastname && first?.firstname && second.firstname)
    return `${first.firstname} et ${fullName(second)}`
  return [name, fullName(second)].filter((one) => one !== '').join(' et ')
}

const namesOfAuthor = (author: Author | undefined): Pick<StudyFacts, 'adviser' | 'company'> => ({
  adviser: {
    name: [author?.first_name, author?.last_name].filter(Boolean).join(' ') || (author?.email ?? ''),
    email: author?.email ?? '',
    phone: author?.phone ?? null,
  },
  company: { name: author?.company ?? 'Votre cabinet' },
})

/** What is said of the household, section by section; who they are and how to reach them stays in the file. */
const SITUATION = [
  ['professional_situation', 'Profession'],
  ['income', 'Revenus'],
  ['charge', 'Charges'],
  ['current_loan', 'Crédits en cours'],
  ['heritage', 'Patrimoine'],
  ['tax', 'Fiscalité'],
] as const

function situationOf(sections: readonly Resource[]): StudyFacts['situation'] {
  const children = resourcesOfType(sections, 'child').length
  const marital = resourcesOfType(sections, 'person')[0]?.attributes.marital_status
  const household = [
    ...(marital ? [['Situation familiale', enumerations.maritalStatuses[marital]] as const] : []),
    ['Enfants', children === 0 ? 'Aucun' : String(children)] as const,
  ]
  const others = SITUATION.flatMap(([type, heading]) => {
    const facts = sections.filter((section) => section.type === type).flatMap(writtenAnswers)
    return facts.length === 0 ? [] : [{ heading, facts }]
  })
  return [{ heading: 'Votre foyer', facts: household }, ...others]
}

function objectivesOf(sections: readonly Resource[]): Pick<StudyFacts, 'objectives' | 'wishes'> {
  const [objective] = resourcesOfType(sections, 'objective')
  if (!objective) return { objectives: [], wishes: [] }
  const { priorities, ...aims } = objective.attributes
  const wanted = aimsInOrder(priorities).filter((aim) => aims[aim] === true)
  const amounts = WISHES.flatMap((name) => {
    const value = objective.attributes[name] ?? null
    const field = resources.objective.fields[name]
    return value === null ? [] : [[field.label, writtenAnswer(field, value)] as const]
  })
  return { objectives: wanted.map(aimLabel), wishes: amounts }
}

/** The amounts that a household wishes for. */
const WISHES = ['monthly_saving_desired', 'monthly_saving_capacity', 'rent_post_loan_desired'] as const
