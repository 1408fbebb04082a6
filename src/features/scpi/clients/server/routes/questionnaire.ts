import { scpi } from '#domain'
import { isUuid } from '#contract'
import { entriesOf } from '#contract/json'
import {
  accountChange,
  massOutcome,
  ppAccountAggregate,
  ppEntityAggregate,
  quizChange,
} from '#features/scpi/clients/contract'
import type { ApiRoute, Call, ViewerRoute } from '#server/http/routes'
import { notFound } from '#server/operations'
import { readRoot, type ServedAggregate } from '#server/operations/aggregates'
import { everySection } from '#server/repositories/aggregates'
import { findFirmOf } from '#server/repositories/resources'
import { readAnswersToSign } from '../operations/answersToSign'
import { contradictionsOf } from '../operations/consistency'
import { listEntities, shareEntity } from '../operations/entities'
import { actOnQuiz, quizMeta } from '../operations/knowledge'
import { coupleScore, scoreResource } from '../operations/scores'
import { changeSignature } from '../operations/signing'
import { settleEntity } from '../operations/settling'
import { readSuitability } from '../operations/suitability'
import { findSignedPage } from '../repositories/signedPages'
import { findVersions } from '../repositories/versions'
import { keptAccounts, keptEntities } from '../tables'

const ACCOUNT = `${ppAccountAggregate.path}/:id`

const ofAccount = {
  access: 'viewer',
  firmOf: ({ database, parameter }) => findFirmOf(keptAccounts.root, database, parameter('id')),
} as const satisfies Pick<ViewerRoute, 'access' | 'firmOf'>

/** Bytes. */
const LARGEST_PAGE = 10_000_000

/** What is done with an account besides its fields: signed, taken back. */
export const accountActs = (accounts: ServedAggregate) => ({
  body: accountChange,
  files: { names: ['page'], largest: LARGEST_PAGE },
  isForClients: true as const,
  act: ({ database: transaction, viewer, parameter, body, now }: Call) =>
    changeSignature({ accounts, transaction, viewer, accountId: parameter('id'), input: entriesOf(body), now }),
  metaOf: () => ({}),
})

/** What is done with the questionnaire besides its answers: an attempt is submitted, another one begins. */
export const quizActs = {
  quiz: {
    body: quizChange,
    act: ({ database: transaction, viewer, body }: Call, address: Parameters<typeof actOnQuiz>[0]['address']) =>
      actOnQuiz({ address, viewer, transaction, action: entriesOf(body)['action'] }),
    metaOf: quizMeta,
  },
}

const scoreRoute = (accounts: ServedAggregate, code: scpi.ScoreCode): ViewerRoute => ({
  ...ofAccount,
  method: 'GET',
  path: `/scpi/v1/scores/${code}/:id`,
  isForClients: true,
  summary: `Score d’un compte\u00a0: ${code}`,
  answers: 'score',
  query: { includes: ['pp_account', 'client'] },
  handle: async ({ database, viewer, now, parameter, query }) => {
    const of = await readSuitability(database, viewer, parameter('id'), now)
    const data = scoreResource(code, of, { viewer, now })
    const included = query.include.includes('pp_account') ? [of.account.root] : []
    const client = query.include.includes('client')
      ? (await readRoot(accounts, database, viewer, parameter('id'), ['client'])).included
      : []
    const couple = await coupleScore(database, { viewer, now }, { code, of })
    return { data, included: [...included, ...client], ...(couple ? { meta: { couple } } : {}) }
  },
})

const contradictionsRoute: ViewerRoute = {
  ...ofAccount,
  method: 'GET',
  path: `${ACCOUNT}/contradictions`,
  summary: 'Les réponses d’un compte qui semblent se contredire',
  handle: async ({ database, viewer, now, parameter }) => {
    const of = await readSuitability(database, viewer, parameter('id'), now)
    return { data: [], meta: { contradictions: contradictionsOf(of, now) } }
  },
}

const versionsRoute = (accounts: ServedAggregate): ViewerRoute => ({
  ...ofAccount,
  method: 'GET',
  path: `${ACCOUNT}/versions`,
  summary: 'Ce que le titulaire d’un compte a signé, le plus récent d’abord, et ce qu’il dit maintenant',
  handle: async ({ database, viewer, now, parameter }) => {
    await readRoot(accounts, database, viewer, parameter('id'))
    const versions = await findVersions(database, viewer.companyId, parameter('id'))
    const { kept: current } = await readAnswersToSign(database, viewer, parameter('id'), now)
    return { data: [], meta: { versions, current } }
  },
})

const pageRoute = (accounts: ServedAggregate): ViewerRoute => ({
  ...ofAccount,
  method: 'GET',
  path: `${ACCOUNT}/versions/:version/page`,
  summary: 'La page signée à la main d’une version',
  handle: async ({ database, viewer, parameter }) => {
    await readRoot(accounts, database, viewer, parameter('id'))
    const [accountId, versionId] = [parameter('id'), parameter('version')]
    const page = isUuid(versionId)
      ? await findSignedPage(database, { companyId: viewer.companyId, accountId, versionId })
      : undefined
    if (!page) throw notFound()
    return { bytes: page.content, mediaType: page.media_type, savedAs: page.name }
  },
})

const entitiesRoutes = (accounts: ServedAggregate): readonly ViewerRoute[] => [
  {
    ...ofAccount,
    method: 'GET',
    path: `${ACCOUNT}/pp-entities`,
    isForClients: true,
    summary: 'Les masses patrimoniales d’un compte, la sienne d’abord',
    answers: 'pp_entity',
    query: { includes: [...everySection(keptEntities)] },
    handle: async ({ database, viewer, parameter, query }) => {
      await readRoot(accounts, database, viewer, parameter('id'))
      const wholes = await listEntities(database, viewer, parameter('id'), query.include)
      return { data: wholes.map(({ root }) => root), included: wholes.flatMap(({ included }) => included) }
    },
  },
  {
    ...ofAccount,
    method: 'POST',
    path: `${ACCOUNT}/pp-entities`,
    writes: true,
    summary: 'Crée la masse que le titulaire d’un compte partage avec son conjoint',
    answers: 'pp_entity',
    handle: async ({ database, viewer, parameter }) => {
      const { root } = await readRoot(accounts, database, viewer, parameter('id'))
      return { status: 201, data: await shareEntity(database, viewer, root) }
    },
  },
]

/** What becomes of a shared mass, once its holders are something else to one another: never for a client to say. */
const outcomeRoute: ViewerRoute = {
  access: 'viewer',
  firmOf: ({ database, parameter }) => findFirmOf(keptEntities.root, database, parameter('id')),
  method: 'POST',
  path: `${ppEntityAggregate.path}/:id/outcome`,
  writes: true,
  body: massOutcome,
  summary: 'Dit ce que devient une masse commune à revoir : gardée, partagée, remise à un titulaire, ou agrandie',
  handle: async ({ database, viewer, parameter, body }) => {
    await settleEntity({ transaction: database, viewer, entityId: parameter('id'), input: body })
    return { status: 204 }
  },
}

/** What is read of an account as a whole: its masses, its scores, what contradicts, what was signed. */
export const questionnaireRoutes = (accounts: ServedAggregate): readonly ApiRoute[] => [
  ...entitiesRoutes(accounts),
  outcomeRoute,
  ...scpi.scoreCodes.map((code) => scoreRoute(accounts, code)),
  contradictionsRoute,
  versionsRoute(accounts),
  pageRoute(accounts),
]
