import { reportOf, schemes, simulate } from '#domain'
import { enumerations } from '#contract'
import { checkSolutionConfiguration } from '#features/simulation/contract'
import { context, defaults } from '../../../../../domain/support/examples'
import { json } from '../../../../../support/client/answers'
import { userDocument } from '../../../../../support/client/application'

/** The scheme that an address of the server names, by its key too. */
function projectOf(slug: string | undefined) {
  const scheme = schemes.all.find(({ id }) => [id, ...enumerations.projectSlugs[id]].some((name) => name === slug))
  if (!scheme) throw new Error(`No scheme is called ${String(slug)}.`)
  return scheme.id
}

const place = {
  data: { type: 'location', id: 'montpellier-34000', attributes: { name: 'Montpellier', postal_code: '34000' } },
}

/** A server that knows one firm and its place, and calculates; `isCut` loses the network. */
export function operationServer() {
  const sent: Readonly<Record<string, unknown>>[] = []
  const state = { isCut: false }
  const printed: URL[] = []
  const answer = async (request: Request): Promise<Response> => {
    if (state.isCut) throw new TypeError('Failed to fetch')
    const [, , , resource, name, scheme, form] = new URL(request.url).pathname.split('/')
    if (resource === 'me') return json(200, userDocument('u1', ['see_application_immo']))
    if (resource === 'locations') return json(200, place)
    if (resource === 'simulation')
      return json(200, {
        data: { type: 'simulation_configuration', id: projectOf(scheme), attributes: defaults, relationships: {} },
      })
    if (resource !== 'simulators' || name !== 'simulation') return json(404, { message: 'Introuvable' })
    if (form === 'pdf') {
      printed.push(new URL(request.url))
      return new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })
    }
    const body = (await request.json()) as Readonly<Record<string, unknown>>
    sent.push(body)
    return simulated({ ...body, project: projectOf(scheme) })
  }
  return { answer, sent, printed, state }
}

/** What the server says of a configuration. */
export function simulated(body: object): Response {
  const checked = checkSolutionConfiguration(body)
  if (!checked.valid) return json(422, { message: 'Données invalides', errors: checked.errors })
  const result = simulate(checked.attributes.configuration, context)
  if (result.kind === 'refused') return json(422, { message: 'Données invalides', errors: result.errors })
  return json(200, {
    data: reportOf(result),
    meta: { rules_as_of: context.asOf, engine_version: '1', unverified: result.unverified, context },
  })
}
