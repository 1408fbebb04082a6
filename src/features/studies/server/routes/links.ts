import { entriesOf, isText } from '#contract/json'
import { fieldErrors, invalid } from '#server/operations'
import { refuseTooManyFrom } from '#server/operations/security'
import { Problem, type ApiRoute, type Dependencies, type PublicRoute } from '#server/http/routes'
import { verifyPassword } from '#server/services'
import { studyAddress, type ClosedLink } from '#features/studies/contract'
import { pdfOf } from '../operations/generation'
import { openLink, passwordProof, readStudy, sendingOf, type Opened } from '../operations/reading'
import { track } from '../operations/tracking'
import { findKept } from '../repositories/studies'
import { pdfName } from './studies'

type Request = Parameters<PublicRoute['handle']>[0]
type Reply = Parameters<PublicRoute['handle']>[1]
type Running = Pick<Dependencies, 'database' | 'clock' | 'publicUrl' | 'workers'>

const ofLink = '/v4/commercial-report-packages/:link'
const open = { access: 'public' } as const

/** Tries to tell a password, in so long. */
const TRIES = 5
const TRIES_MS = 15 * 60_000

/** What a browser keeps of a password that was right, under the addresses of its link alone. */
export const STUDY_COOKIE = 'solive_study'

/** What a request says of its reader. */
function readerOf({ params, query, cookies }: Request, now: Date) {
  const { link } = entriesOf(params)
  const { report } = entriesOf(query)
  return {
    link: isText(link) ? link : '',
    report: isText(report) ? report : undefined,
    cookie: cookies[STUDY_COOKIE],
    now,
  }
}

const sentences: Readonly<Record<Exclude<ClosedLink['why'], 'password'>, readonly [status: number, sentence: string]>> =
  {
    unknown: [404, 'Cette étude n’existe pas, ou plus.'],
    expired: [410, 'Ce lien n’est plus valable. Demandez-en un nouveau à votre conseiller.'],
    revoked: [410, 'Votre conseiller a retiré cette étude.'],
  }

/** Why a link opens nothing, as an answer of the API. */
function refusal({ why }: ClosedLink): Problem {
  if (why === 'password')
    return new Problem(401, 'Cette étude est protégée par un mot de passe.', {}, { password_required: true })
  const [status, sentence] = sentences[why]
  return new Problem(status, sentence)
}

function openedOnly(opened: Opened): Extract<Opened, { kind: 'open' }> {
  if (opened.kind === 'closed') throw refusal(opened.closed)
  return opened
}

/** What nobody but the reader keeps. */
const privately = (reply: Reply): void => {
  void reply.headers({ 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex, nofollow' })
}

/** What the page of a study asks, by the link of its reader. */
export const linkRoutes = (running: Running): readonly ApiRoute[] => [
  studyRoute(running),
  pdfRoute(running),
  passwordRoute(running),
  trackRoute(running),
]

const studyRoute = ({ database, clock }: Running): PublicRoute => ({
  ...open,
  method: 'GET',
  path: `${ofLink}/study`,
  summary: 'Ce que lit un client, par son lien',
  handle: async (request, reply) => {
    privately(reply)
    const read = await readStudy(database, readerOf(request, clock.now()))
    if (read.kind === 'closed') throw refusal(read.closed)
    return { json: { data: read.reading } }
  },
})

const pdfRoute = ({ database, clock, workers }: Running): PublicRoute => ({
  ...open,
  method: 'GET',
  path: `${ofLink}/pdf`,
  summary: 'Le PDF de l’étude d’un lien',
  handle: async (request, reply) => {
    privately(reply)
    const { sending, studyId } = openedOnly(await openLink(database, readerOf(request, clock.now())))
    const place = { companyId: sending.companyId, id: studyId }
    const [kept, content] = await Promise.all([findKept(database, place), pdfOf({ database, workers }, place)])
    if (!kept || !content) throw new Problem(404, 'Le PDF de cette étude n’est pas prêt. Réessayez dans un instant.')
    return { bytes: content, mediaType: 'application/pdf', savedAs: pdfName(kept.title) }
  },
})

const passwordRoute = ({ database, clock, publicUrl }: Running): PublicRoute => ({
  ...open,
  isByLink: true,
  method: 'POST',
  path: `${ofLink}/open`,
  summary: 'Ouvre une étude protégée par un mot de passe',
  handle: async (request, reply) => {
    const { link } = readerOf(request, clock.now())
    const sending = await sendingOf(database, link)
    if (!sending) throw refusal({ why: 'unknown' })
    await refuseTooManyFrom(database, {
      purpose: `study ${sending.packageId}`,
      address: request.ip,
      now: clock.now(),
      most: TRIES,
      windowMs: TRIES_MS,
    })
    const { password } = entriesOf(request.body)
    const isRight =
      sending.password_hash === null || (isText(password) && (await verifyPassword(password, sending.password_hash)))
    if (!isRight)
      throw invalid(fieldErrors('password', 'Ce mot de passe n’est pas le bon. Demandez-le à votre conseiller.'))
    const common = { httpOnly: true, sameSite: 'strict', secure: publicUrl.startsWith('https:') } as const
    for (const path of [studyAddress(link), request.originalUrl.replace(/\/open(?:\?.*)?$/, '')])
      void reply.setCookie(STUDY_COOKIE, passwordProof(sending), { ...common, path })
    return { status: 204 }
  },
})

const trackRoute = ({ database, clock }: Running): PublicRoute => ({
  ...open,
  isByLink: true,
  method: 'POST',
  path: `${ofLink}/track`,
  summary:
    'Ce qu’un lecteur fait d’une étude\u00a0: ouverture, chapitres, questions\u202f; rien après «\u00a0Désactiver\u00a0»',
  handle: async (request) => {
    const now = clock.now()
    const { report } = entriesOf(request.body)
    const reader = { ...readerOf(request, now), ...(isText(report) ? { report } : {}) }
    const { sending, studyId } = openedOnly(await openLink(database, reader))
    const place = { companyId: sending.companyId, id: studyId }
    await database.transaction((transaction) => track(transaction, { place, sending, now }, request.body))
    return { status: 204 }
  },
})
