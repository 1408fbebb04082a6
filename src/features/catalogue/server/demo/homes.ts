import type { Attributes } from '#contract'
import type { Draw } from '#server/demo'
import type { DemoProgram } from './programs'

type Home = Pick<
  Attributes<'property'>,
  'reference' | 'kind' | 'floor' | 'exposure' | 'balcony_surface' | 'garden_surface' | 'parking_price'
> & { readonly rooms: number; readonly surface: number }

/** Shares of one to five rooms. */
type Mix = readonly number[]

const USUAL: Mix = [0.15, 0.35, 0.3, 0.15, 0.05]
const MANAGED: Mix = [0.7, 0.3]
const OLD_HOUSES: Mix = [0, 0.4, 0.4, 0.2]

/** Tenths of a m², by number of rooms. */
const SURFACES: readonly (readonly [number, number])[] = [
  [220, 320],
  [380, 480],
  [580, 700],
  [760, 900],
  [950, 1_150],
]

const EXPOSURES = [
  'south',
  'south',
  'south',
  'south_east',
  'south_west',
  'east',
  'west',
  'north_east',
  'north_west',
  'north',
] as const

/** How many properties a programme has: one of them is alone, one fills a virtual table. */
export function propertyCount({ rank, draw }: DemoProgram): number {
  if (rank === 20) return 1
  if (rank === 6) return 120
  return Math.round(Math.min(36, Math.max(8, draw.normal(20, 5))))
}

/** Walls and outside of the property of an index in its programme. */
export function makeHome(program: DemoProgram, index: number): Home {
  const { project, market, draw } = program
  const rooms = roomsOf(program)
  const [from, to] = SURFACES[rooms - 1] ?? [0, 0]
  const floor = draw.whole(0, 7)
  const hasGarden = floor === 0 && draw.chance(0.64)
  const hasParking = draw.chance(0.85) && !(market.zone === 'Abis' && rooms === 1)
  return {
    reference: `${draw.pick(['A', 'B', 'C'])}${String(floor)}${String(index + 1).padStart(2, '0')}`,
    kind: isManaged(program)
      ? 'residence_unit'
      : project === 'controlled_price' && rooms >= 4 && floor === 0
        ? 'house'
        : 'apartment',
    rooms,
    floor,
    surface: draw.whole(from, to) / 10,
    exposure: draw.pick(EXPOSURES),
    balcony_surface: !hasGarden && draw.chance(0.76) ? draw.whole(40, 120) / 10 : null,
    garden_surface: hasGarden ? draw.whole(150, 600) / 10 : null,
    parking_price: hasParking ? draw.stepped(8_000, 18_000, 500) : null,
  }
}

/** A hotel or a residence, run as a whole. */
export const isManaged = ({ project }: Pick<DemoProgram, 'project'>): boolean =>
  project === 'lmnp_amortissement' || project === 'para_hotelier'

function roomsOf(program: DemoProgram): number {
  const { project, draw } = program
  if (isManaged(program)) return drawn(MANAGED, draw)
  return drawn(project === 'malraux' || project === 'historic_monuments' ? OLD_HOUSES : USUAL, draw)
}

function drawn(mix: Mix, draw: Draw): number {
  let left = draw.number()
  const index = mix.findIndex((share) => (left -= share) < 0)
  return index < 0 ? mix.length : index + 1
}
