import { enumerations, type ResourceType } from '#contract'
import { catalogueOf, parseCatalogue, type CatalogueProperty } from '#features/catalogue/contract'
import { clientFileSections, exampleHousehold, householdComposition } from '#features/clientFile/contract/household'
import { parseDocument, type ResourceOf } from '#contract/jsonapi'
import { engine } from '#client/engine'
import { exampleBuyer, lotCalculation, projectOfLot } from '#features/clientFile/contract/lots'
import { solutionPayload } from '../../../../src/features/clientFile/contract/solution/payload'
import type { SolutionSections } from '../../../../src/features/clientFile/client/calculation/sections'
import { testFirm } from '../../../support/server/firm'
import { TEST_INSTANT } from '../../../support/server/testApp'

const { claire } = testFirm()

const get = async (path: string) => (await claire.call('GET', `/api/v3/${path}`)).json<unknown>()
const include = clientFileSections.map(({ relationship }) => relationship).join(',')

/** A complete file of Claire's, as the browser reads it. */
async function readBuyer() {
  const files = parseDocument(await get('client-files?sort=-completeness&page[size]=1')).resources
  const id = files.find(({ type }) => type === 'client_file')?.id ?? ''
  const { resources } = parseDocument(await get(`client-files/${id}?include=${include}`))
  const all = <Type extends ResourceType>(wanted: Type): ResourceOf<Type>['attributes'][] =>
    resources
      .filter((resource): resource is ResourceOf<Type> & typeof resource => resource.type === wanted)
      .map(({ attributes }) => attributes)
  const [income = {}, tax = {}, charge = {}, simulation = {}, person = {}, heritage = {}] = [
    all('income')[0],
    all('tax')[0],
    all('charge')[0],
    all('simulation')[0],
    all('person')[0],
    all('heritage')[0],
  ]
  const companion = all('companion')[0] ?? null
  const sections: SolutionSections = {
    clientFile: id,
    household: [],
    income,
    companion,
    tax,
    charge,
    simulation,
    currentLoans: all('current_loan'),
    simulationCharges: all('simulation_charge'),
    simulationLoans: all('simulation_loan'),
  }
  const members = {
    person,
    companion,
    children: all('child'),
    income,
    tax,
    heritage,
    runningReductions: all('running_reduction'),
    currentLoans: all('current_loan'),
  }
  return { sections, composition: householdComposition(members) }
}

/** A few lots of each project type: the first, one of the middle, the last. */
function sample(lots: readonly CatalogueProperty[]): CatalogueProperty[] {
  const projects = new Set(lots.map(({ program }) => program.project))
  return [...projects].flatMap((project) => {
    const own = lots.filter(({ program }) => program.project === project)
    return [own[0], own[Math.floor(own.length / 2)], own.at(-1)].filter((lot) => lot !== undefined)
  })
}

test('a lot has, to the cent, the figures that the server gives once the solution is opened with it, interim interest included', async () => {
  const { properties, assumptions } = catalogueOf(parseCatalogue(await get('catalogue')))
  const { sections, composition } = await readBuyer()
  const today = TEST_INSTANT.toISOString().slice(0, 10)
  const calculation = lotCalculation({ sections, composition, assumptions, today }, properties)
  expect(calculation.missing).toEqual({})

  const calculable = sample(properties).flatMap((lot) => {
    const operation = calculation.operationOf(lot)
    return 'reason' in operation ? [] : [{ lot, operation }]
  })
  expect(new Set(calculable.map(({ lot }) => lot.program.project)).size).toBeGreaterThan(6)
  const signedOn = sections.simulation.notary_signature_date ?? today
  let offPlan = 0
  for (const { lot, operation } of calculable) {
    const bought = projectOfLot(lot, signedOn)
    const project = lot.program.project ?? 'pinel'
    const opened = {
      ...sections,
      simulation: { ...sections.simulation, ...bought?.simulation },
      simulationCharges: bought?.charges ?? [],
    }
    const { configuration } = solutionPayload(opened, assumptions.get(project) ?? {}, today)
    const answer = await claire.call(
      'POST',
      `/api/v3/simulators/simulation/${enumerations.projectSlugs[project][0]}`,
      configuration,
    )
    const said = answer.json<{ data: { indicators: object; assumptions: { key: string }[] }; errors: object }>()
    const outcome =
      answer.statusCode === 200 ? { indicators: said.data.indicators } : { kind: 'refused', errors: said.errors }
    expect([project, answer.statusCode]).toEqual([project, project === 'pinel' ? 422 : 200])
    for await (const [judged] of engine.outcomes([{ id: lot.id, ...operation }]))
      expect([project, judged]).toMatchObject([project, { id: lot.id, outcome }])
    if (answer.statusCode !== 200) continue
    expect(await engine.simulate(operation.configuration, operation.context)).toMatchObject(said.data)
    // Interest is due from the month after the deed: a delivery in its month asks none.
    const isOffPlan =
      lot.program.seniority === 'new' && (lot.program.delivery_date ?? '').slice(0, 7) > signedOn.slice(0, 7)
    expect([project, said.data.assumptions.some(({ key }) => key === 'interim_interest')]).toEqual([project, isOffPlan])
    if (isOffPlan) offPlan += 1
  }
  expect(offPlan).toBeGreaterThan(3)
})

test('the fees of a lot are told as estimated; what the household earns was said', async () => {
  const { properties, assumptions } = catalogueOf(parseCatalogue(await get('catalogue')))
  const { sections, composition } = await readBuyer()
  const { operationOf } = lotCalculation({ sections, composition, assumptions, today: '2026-11-20' }, properties)
  const taken = sample(properties).flatMap((lot) => {
    const operation = operationOf(lot)
    return 'reason' in operation ? [] : [Object.keys(operation.taken)]
  })
  expect(taken.length).toBeGreaterThan(6)
  for (const names of taken) {
    expect(names).toEqual(expect.arrayContaining(['notary_fee', 'guaranty_fee']))
    expect(names).not.toContain('net_monthly_income')
  }
})

test('a lot of a project that the client lives in, or that the firm has switched off, says why it has no figures', async () => {
  const { properties, assumptions } = catalogueOf(parseCatalogue(await get('catalogue')))
  const [lot] = properties.filter(
    ({ program }) =>
      program.project !== null && assumptions.has(program.project) && enumerations.isInvestment(program.project),
  )
  if (!lot?.program.project) throw new Error('No lot to try with.')
  const { sections, composition } = await readBuyer()
  const calculation = (offered: typeof assumptions) =>
    lotCalculation({ sections, composition, assumptions: offered, today: '2026-11-20' }, properties)
  expect(calculation(new Map()).operationOf(lot)).toEqual({ reason: 'dispositif désactivé' })
  expect(
    calculation(assumptions).operationOf({
      ...lot,
      program: { ...lot.program, id: 'another', project: 'personal_residency' },
    }),
  ).toEqual({ reason: 'résidence du client' })
})

test('a file without income says what it lacks, once for all lots', async () => {
  const { properties, assumptions } = catalogueOf(parseCatalogue(await get('catalogue')))
  const { sections, composition } = await readBuyer()
  const { missing } = lotCalculation(
    { sections: { ...sections, income: {} }, composition, assumptions, today: '2026-11-20' },
    properties,
  )
  expect(Object.keys(missing)).toEqual(['net_monthly_income'])
})

test('without a file, a lot has the figures that the server gives for the household of the example', async () => {
  const { properties, assumptions } = catalogueOf(parseCatalogue(await get('catalogue')))
  const today = TEST_INSTANT.toISOString().slice(0, 10)
  const calculation = lotCalculation(exampleBuyer(assumptions, today), properties)
  expect(calculation.missing).toEqual({})
  let asked = 0
  for (const lot of sample(properties)) {
    const operation = calculation.operationOf(lot)
    if ('reason' in operation) continue
    expect(operation.taken).toMatchObject(exampleHousehold)
    const [slug] = enumerations.projectSlugs[lot.program.project ?? 'pinel']
    const answer = await claire.call('POST', `/api/v3/simulators/simulation/${slug}`, operation.configuration)
    if (answer.statusCode !== 200) continue
    asked += 1
    expect(await engine.simulate(operation.configuration, operation.context)).toMatchObject(
      answer.json<{ data: object }>().data,
    )
  }
  expect(asked).toBeGreaterThan(6)
})
