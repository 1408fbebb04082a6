import { firmIds, type FirmIds } from '#features/account/server/demo'
import { drawFrom, type DemoMaking, type DemoSize, type Tables } from '#server/demo'
import type { PropertyStatus } from '#features/catalogue/contract'
import { makeHome, propertyCount } from './homes'
import { managers, promoters } from './partners'
import { makePrice, pastPrice } from './prices'
import { makePrograms, type DemoProgram, type Stage } from './programs'
import { makeRent } from './rents'
import { scoresOf } from './scores'

/** Old addresses name programmes and lots by numbers from this one on. */
const FIRST_LEGACY_ID = 1_001

const DAY_MS = 86_400_000

/** How much of the catalogue the second firm shows. */
const VERMEIL_PROGRAMS = 20
const HIDDEN_PROMOTER = 'Sillage Résidences'
const HIDDEN_PROGRAMS = 6
const TOP_PROPERTIES = 12

/** Rounds of sixty programmes, about 1 200 properties each. */
const ROUNDS: Readonly<Record<DemoSize, number>> = { demo: 1, load: 10 }

/** What is for sale, and what each firm shows of it. */
export function catalogueRows({ asOf, size }: DemoMaking): Tables {
  const { company } = firmIds(size)
  const programs = makePrograms(asOf, ROUNDS[size])
  const made = programs.flatMap((program) =>
    Array.from({ length: propertyCount(program) }, (_, index) => makeProperty(program, index, asOf)),
  )
  const scores = scoresOf(made)
  const properties = made.map(({ row }, index) => ({ ...row, ...scores[index] }))
  return {
    promoters: promoters.map((promoter) => ({ ...promoter, ...firstVersion })),
    managers: managers.map((manager) => ({ ...manager, ...firstVersion })),
    programs: programs.map((program, index) => ({ ...programRow(program), legacy_id: FIRST_LEGACY_ID + index })),
    properties: properties.map((property, index) => ({ ...property, legacy_id: FIRST_LEGACY_ID + index })),
    property_price_changes: made.flatMap(({ change }) => change ?? []),
    ...perimeters(company, programs, properties),
  }
}

const firstVersion = { version: 1 }

function programRow({ id, promoter, manager, attributes }: DemoProgram) {
  return {
    id,
    promoter_id: promoter.id,
    manager_id: manager?.id ?? null,
    ...attributes,
    updated_at: attributes.created_at,
    ...firstVersion,
  }
}

function makeProperty(program: DemoProgram, index: number, asOf: Date) {
  const { draw, attributes } = program
  const today = asOf.toISOString().slice(0, 10)
  const home = makeHome(program, index)
  const priced = { ...home, ...makePrice(program, home, today) }
  const rent = makeRent(program, priced, today)
  const id = draw.uuid()
  const changed_on = new Date(asOf.getTime() - draw.whole(1, 60) * DAY_MS).toISOString().slice(0, 10)
  const { property_price } = priced
  // Nobody changes a price in a preview.
  const previous_price = program.stage === 'preview' ? undefined : pastPrice(property_price, draw)
  const row = {
    id,
    program_id: program.id,
    ...priced,
    ...rent,
    status: drawStatus(program),
    previous_price: previous_price ?? null,
    price_changed_on: previous_price === undefined ? null : changed_on,
    created_at: attributes.created_at,
    updated_at: attributes.created_at,
    ...firstVersion,
  }
  const change =
    previous_price === undefined
      ? undefined
      : { id: draw.uuid(), property_id: id, changed_on, previous_price, property_price, ...firstVersion }
  return {
    program,
    row,
    change,
    ...home,
    property_price,
    renovation_price: priced.renovation_price,
    full_ownership_price: priced.full_ownership_price,
    gross_yield: rent.gross_yield,
    net_yield: rent.net_yield,
  }
}

const COMMENT = 'Visité en octobre\u00a0: la cour est plus calme que la rue.'

const hide = (company_id: string, { id }: DemoProgram) => ({
  company_id,
  program_id: id,
  is_visible: false,
  comment: null as string | null,
})

function perimeters(
  { ormeval, vermeil }: FirmIds['company'],
  programs: readonly DemoProgram[],
  properties: readonly { id: string; status: string }[],
): Tables {
  const draw = drawFrom('perimeters')
  const hidden = draw.some(programs, HIDDEN_PROGRAMS)
  const shown = new Set(draw.some(programs, VERMEIL_PROGRAMS))
  const commented = programs.find((program) => !hidden.includes(program))
  return {
    company_promoters: promoters.flatMap(({ id, name }) =>
      name === HIDDEN_PROMOTER ? { company_id: ormeval, promoter_id: id, is_visible: false } : [],
    ),
    company_programs: [
      ...hidden.map((program) => hide(ormeval, program)),
      ...(commented ? [{ ...hide(ormeval, commented), is_visible: true, comment: COMMENT }] : []),
      ...programs.filter((program) => !shown.has(program)).map((program) => hide(vermeil, program)),
    ],
    company_top_properties: draw
      .some(
        properties.filter(({ status }) => status === 'available'),
        TOP_PROPERTIES,
      )
      .map(({ id }) => ({ company_id: ormeval, property_id: id })),
  }
}

type Shares = readonly (readonly [PropertyStatus, number])[]

/** What became of the properties of a programme; the rest is available. */
const SHARES: Readonly<Record<Stage, Shares>> = {
  preview: [['blocked', 1]],
  launch: [
    ['booked', 0.12],
    ['optioned', 0.1],
    ['blocked', 0.03],
  ],
  works: [
    ['sold', 0.35],
    ['booked', 0.12],
    ['optioned', 0.05],
    ['blocked', 0.03],
    ['withdrawn', 0.01],
  ],
  delivered: [['delivered', 0.7]],
  sold_out: [['sold', 1]],
}

function drawStatus({ stage, project, draw }: DemoProgram): PropertyStatus {
  if (project === 'pinel') return 'delivered'
  let left = draw.number()
  return SHARES[stage].find(([, share]) => (left -= share) < 0)?.[0] ?? 'available'
}
