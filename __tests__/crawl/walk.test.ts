import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { enumerations, type Attributes } from '#contract'
import { screenOf, type RoleName } from '#contract/access'
import { programAddress, propertyAddress } from '#features/catalogue/contract'
import type { ProjectType } from '#domain'
import { rolePermissions, screenRows } from '../contract/access/rightsTable'
import { followSystemTheme } from '../support/browser/followSystemTheme'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { stops, type Stop } from '../support/browser/stops'
import { arriveFromElsewhere, arriveWithin, lookedAt, type Arrival } from '../support/browser/walking'

interface Person {
  readonly email: string
  readonly roles: readonly RoleName[]
}

/** Sees all that there is to see. */
const director: Person = { email: 'h.vautrin@ormeval.example', roles: ['admin'] }
/** The demo account of each role that logs in to the professional area. */
const people: readonly Person[] = [
  director,
  { email: 'c.aubrac@ormeval.example', roles: ['expert-member', 'full-commission', 'external-links'] },
  { email: 's.benkacem@ormeval.example', roles: ['member'] },
  { email: 'j.torrens@ormeval.example', roles: ['non-transactional-manager'] },
  { email: 'p.kerivel@ormeval.example', roles: ['transactional-manager'] },
  { email: 'i.marchal@ormeval.example', roles: ['business-provider'] },
]
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** `npm run test:whole`: also as everybody else, in every state of the screens, each theme in each size. */
const isWhole = process.env['WHOLE'] !== undefined

/** What the specification says comes of an address for somebody with these roles. */
function expected({ route, address, leadsTo = address, isMissing }: Stop, roles: readonly RoleName[]): Arrival {
  const path = leadsTo.replace(/\?.*/, '')
  const held = new Set(roles.flatMap((role) => rolePermissions[role].split(' ')))
  const needs = screenRows.find(({ screen }) => screen === screenOf(path))?.needs ?? []
  // A business provider follows the files that came of their contacts in the list, and opens none (roles of the specification).
  const isOpen =
    needs.every((right) => held.has(right)) &&
    !(roles.includes('business-provider') && path.startsWith('/mes-dossiers/'))
  // A file leads on from a tab that it has not, once it is read.
  const isStill = !isOpen && route === '/mes-dossiers/:uuid/*'
  return { path: isStill ? address : path, outcome: isMissing ? 'missing' : isOpen ? 'screen' : 'refused' }
}

/** The browser writes down each answer of the server that is a refusal: where one is due, and for a link of no mail, it is no error. */
const unexpected = (errors: readonly string[], outcome: Arrival['outcome']): string[] =>
  errors.filter(
    (error) => !error.includes('status of 404') && !(outcome === 'refused' && error.includes('status of 403')),
  )

interface Answer {
  readonly data?: readonly { readonly id: string }[]
  readonly included?: readonly { readonly attributes: Partial<Attributes<'simulation'>> }[]
}

/** A file of the person whose project is an investment that has its price, which alone has a whole solution; else their first one. */
async function ownFile(page: Page): Promise<{ id: string; hasSolution: boolean }> {
  const read = async (path: string) => (await (await page.request.get(`/api/v3/client-files${path}`)).json()) as Answer
  const { data = [] } = await read('?page[size]=20')
  for (const { id } of data) {
    const { included = [] } = await read(`/${id}?include=simulation`)
    if (
      included.some(
        ({ attributes: { project, investment_price: price } }) =>
          project && enumerations.isInvestment(project) && price,
      )
    )
      return { id, hasSolution: true }
  }
  return { id: data[0]?.id ?? NOBODY, hasSolution: false }
}

/** A lot and a programme of the catalogue, as their addresses name them; the lot also as it was named before. */
async function inCatalogue(page: Page): Promise<{ lot: string; former: string; program: string }> {
  const first = async (collection: string) => {
    const answer = await page.request.get(`/api/v3/${collection}?page[size]=1`)
    const { data = [] } = (await answer.json()) as {
      readonly data?: readonly { id: string; attributes: { project: ProjectType; legacy_id: number } }[]
    }
    return data[0]
  }
  const [lot, program] = [await first('properties'), await first('programs')]
  if (!lot || !program) return { lot: '', former: '', program: '' }
  const { project, legacy_id: number } = lot.attributes
  return {
    lot: propertyAddress({ project, id: lot.id }),
    former: `/comparateur/details/${number}/${enumerations.projectSlugs[project][0]}`,
    program: programAddress({ project: program.attributes.project, id: program.id }),
  }
}

/** The pages around the login are no part of what one logs in to: they are loaded, once the rest is walked. */
const isEntrance = ({ route }: Stop): boolean => screenOf(route) === 'login'
const routes = stops.filter(({ isState }) => !isState)
const walked = [...routes.filter((stop) => !isEntrance(stop)), ...routes.filter(isEntrance)]

describe('a walk through every route', () => {
  const { openPage, takeErrors } = browserSession()

  async function openAs({ email }: Person) {
    const page = await openPage()
    await logIn(page, email)
    await page.locator('h1').waitFor()
    const [file, { lot, former, program }] = [await ownFile(page), await inCatalogue(page)]
    const at = (address: string) =>
      address
        .replace(':uuid', file.id)
        .replace(/^.*:lot$/, lot)
        .replace(/^.*:former$/, former)
        .replace(/^.*:program$/, program)
    return { page, at, hasSolution: file.hasSolution }
  }

  // The one who sees everything, and the one who sees least.
  test.each(
    isWhole ? people : people.filter(({ roles }) => roles.includes('admin') || roles.includes('business-provider')),
  )(
    'ends where the rights of $email say, without an error',
    async (person) => {
      const { page, at, hasSolution } = await openAs(person)
      const [met, due]: [unknown[], unknown[]] = [[], []]
      for (const stop of walked) {
        const { path, outcome } = expected(stop, person.roles)
        // The solution of a home, which has none, leads to the first tab.
        const shown = outcome === 'screen' && !hasSolution ? path.replace(/\/solution$/, '/synthesis') : path
        due.push([stop.address, { path: at(shown), outcome }, []])
        const arrival = await (isEntrance(stop) ? arriveFromElsewhere : arriveWithin)(page, at(stop.address))
        met.push([stop.address, arrival, unexpected(takeErrors(page), outcome)])
      }
      expect(met).toEqual(due)
    },
    120_000,
  )

  /** Loads each address in turn, and says what is wrong with its looks. */
  async function look(person: Person, addresses: readonly string[]): Promise<Record<string, string[]>> {
    const { page, at } = await openAs(person)
    await followSystemTheme(page)
    let faults: Record<string, string[]> = {}
    for (const address of addresses) {
      await arriveFromElsewhere(page, at(address))
      faults = { ...faults, ...(await lookedAt(page, address, isWhole)) }
    }
    expect(unexpected(takeErrors(page), person === director ? 'screen' : 'refused')).toEqual([])
    return faults
  }

  test.each(isWhole ? people : [director])(
    'finds every screen of $email readable by everybody, light and dark, wide and on a phone',
    async (person) => {
      const pictures = process.env['SCREENSHOTS']
      if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
      const shown = (isWhole && person === director ? stops : routes)
        .filter(({ leadsTo }) => leadsTo === undefined)
        .map(({ address }) => address)
      // Two pages at a time: most of the work is that of the browser.
      const halves = [0, 1].map((half) => shown.filter((_, index) => index % 2 === half))
      const faults = await Promise.all(halves.map((addresses) => look(person, addresses)))
      expect(Object.assign({}, ...faults)).toEqual({})
    },
    400_000,
  )
})
