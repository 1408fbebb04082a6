import type { Attributes } from '#contract'
import { schemes, type Market, type ProjectType } from '#domain'
import { findLocation, findMarket } from '#server/services'
import { drawFrom, type Draw, streets } from '#server/demo'
import { programName } from './names'
import { managers, promoterOf, type DemoManager, type DemoPromoter } from './partners'
import { salesPlaces, type SalesPlace } from './places'

export type Stage = NonNullable<Attributes<'program'>['stage']>

/** Attributes of a programme that are stored. */
type Stored = Omit<
  Attributes<'program'>,
  | 'comment'
  | 'reference'
  | 'source_updated_at'
  | 'property_count'
  | 'available_count'
  | 'legacy_id'
  | 'pictures'
  | 'documents'
  | 'thumbnail_url'
  | 'lowest_price'
  | 'zone'
  | 'rent_per_square_meter'
  | 'price_per_square_meter'
>

/** A programme before its properties are made. */
export interface DemoProgram {
  readonly id: string
  readonly rank: number
  readonly place: SalesPlace
  readonly project: ProjectType
  readonly stage: Stage
  readonly market: Market
  readonly promoter: DemoPromoter
  readonly manager: DemoManager | undefined
  readonly attributes: Stored
  readonly draw: Draw
}

/** Stages of sixty programmes, in the proportions of a real catalogue. */
const STAGES: readonly Stage[] = Array.from({ length: 60 }, (_, index) => {
  if (index < 6) return 'preview'
  if (index < 21) return 'launch'
  if (index < 45) return 'works'
  return index < 57 ? 'delivered' : 'sold_out'
})

/** Months from today to the delivery. */
const DELIVERY: Readonly<Record<Stage, readonly [number, number]>> = {
  preview: [24, 30],
  launch: [18, 24],
  works: [3, 18],
  delivered: [-14, 0],
  sold_out: [2, 12],
}

const OLD_HOMES: ReadonlySet<ProjectType> = new Set(['malraux', 'historic_monuments', 'land_deficit', 'denormandie'])

/** The programmes of as many rounds of the places as asked: sixty a round. */
export function makePrograms(asOf: Date, rounds: number): DemoProgram[] {
  return Array.from({ length: rounds }, (_, round) => roundOf(asOf, round)).flat()
}

function roundOf(asOf: Date, round: number): DemoProgram[] {
  const stages = drawFrom(`stages ${String(round)}`).some(STAGES, STAGES.length)
  const wanted = salesPlaces.flatMap((place) =>
    Array.from({ length: place.programCount }, (_, index) => ({
      place,
      project: place.projects[index % place.projects.length] ?? 'long_term_rental',
    })),
  )
  return wanted.map(({ place, project }, index) =>
    makeProgram({ place, project, stage: stages[index] ?? 'works', rank: round * wanted.length + index, asOf }),
  )
}

interface Plan {
  readonly place: SalesPlace
  readonly project: ProjectType
  readonly stage: Stage
  readonly rank: number
  readonly asOf: Date
}

function makeProgram(plan: Plan): DemoProgram {
  const { place, project, rank } = plan
  const draw = drawFrom(`program ${String(rank)}`)
  const seniority = OLD_HOMES.has(project) ? 'old' : 'new'
  const market = findMarket(place.slug, seniority)
  if (!market) throw new Error(`no market at ${place.slug}`)
  const manager = project === 'lmnp_amortissement' ? managers[rank % managers.length] : undefined
  // Pinel closed at the end of 2024: what is left of it was sold before.
  const stage = project === 'pinel' ? 'sold_out' : plan.stage
  return {
    id: draw.uuid(),
    rank,
    place,
    project,
    stage,
    market,
    manager,
    draw,
    promoter: promoterOf(project, rank),
    attributes: {
      ...identity(plan, draw),
      project,
      stage,
      seniority,
      ...dates({ ...plan, stage }, draw),
      ...particulars(project, manager, draw),
    },
  }
}

function identity({ place, rank }: Plan, draw: Draw) {
  const location = findLocation(place.slug)
  const scatter = (degrees: number): number => Math.round((degrees + (draw.number() - 0.5) * 0.04) * 1e6) / 1e6
  const name = programName(rank)
  return {
    name,
    description:
      `${name}\u00a0: des logements traversants autour d’un jardin commun, à quelques minutes du centre de ${location?.name ?? 'la ville'}. ` +
      'Programme de démonstration, entièrement inventé.',
    address: `${String(draw.whole(1, 90))} ${draw.pick(streets)}`,
    postal_code: location?.postal_codes[0] ?? null,
    municipality: place.slug,
    // One programme without coordinates and one without image: what a screen must show all the same.
    latitude: rank === 7 ? null : scatter(place.latitude),
    longitude: rank === 7 ? null : scatter(place.longitude),
    illustration: rank === 3 ? null : `facade-${String(rank)}`,
    brochure_url: draw.chance(0.8) ? `https://plaquettes.promoteurs.example/${String(rank)}.pdf` : null,
  }
}

function dates({ project, stage, asOf }: Plan, draw: Draw): Pick<Stored, 'delivery_date' | 'created_at'> {
  const month = (offset: number): string =>
    new Date(Date.UTC(asOf.getUTCFullYear(), asOf.getUTCMonth() + offset, 15)).toISOString()
  const [from, to] = DELIVERY[stage]
  const age = stage === 'preview' ? draw.whole(0, 12) : draw.whole(15, 420)
  return {
    delivery_date: project === 'pinel' ? '2024-06-15' : month(draw.whole(from, to)).slice(0, 10),
    created_at: new Date(asOf.getTime() - age * 86_400_000).toISOString(),
  }
}

type Particulars = Omit<
  Stored,
  keyof ReturnType<typeof identity> | 'project' | 'stage' | 'seniority' | 'delivery_date' | 'created_at'
>

/** What the project type makes of a programme. VAT: of the price of new homes; works and old homes are sold without it here. */
function particulars(project: ProjectType, manager: DemoManager | undefined, draw: Draw): Particulars {
  const isOld = OLD_HOMES.has(project)
  return {
    vat_rate: isOld ? null : (REDUCED_VAT[project] ?? 0.2),
    energy_class: isOld ? draw.pick(['B', 'C', 'D']) : 'A',
    is_nf_habitat: !isOld && draw.chance(0.45),
    residence_type: manager?.residence_type ?? null,
    lease_duration: manager ? draw.whole(9, 11) : null,
    is_classified_tourism: project === 'seasonal_rental' && draw.chance(0.5),
    hotel_services: project === 'para_hotelier' ? draw.whole(3, 4) : null,
    usufruct_duration: project === 'bare_ownership' ? draw.whole(15, 18) : null,
    has_social_usufruct: project === 'bare_ownership' && draw.chance(0.75),
    pinel_type: project === 'pinel' ? 'pinel' : null,
    malraux_is_vir: project === 'malraux' && draw.chance(0.6),
    malraux_tax_reduction_rate: project === 'malraux' ? draw.pick([0.22, 0.3]) : null,
  }
}

/** CGI art. 278 sexies and 279-0 bis A. */
const REDUCED_VAT: Partial<Readonly<Record<ProjectType, number>>> = { reduced_vat: 0.055, lli: 0.1 }

/** Whether the owner lets the property to people of their choice. */
export const isLet = (project: ProjectType): boolean => (schemes.findInvestment(project)?.letting ?? 'none') !== 'none'
