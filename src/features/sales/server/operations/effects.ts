import { holidayAreaOf } from '#features/sales/contract'
import { messages } from '#contract'
import { isText } from '#contract/json'
import { deadlines } from '#domain'
import type { ReportAction } from '#features/sales/contract/lifecycles'
import { fieldErrors, invalid } from '#server/operations'
import type { Asking } from '#server/operations/collections'
import { partners, type PromoterTerms } from '#features/catalogue/server'
import { clients, type Client } from '#features/clientFile/server'
import type { Report } from './kinds'

type Attributes = Readonly<Record<string, unknown>>

/** What an action is done to: the dénonciation with what the request brings, and its promoter. */
export interface Done {
  readonly asking: Asking
  readonly report: Report
  /** Attributes of the request, and the columns that they lead to. */
  readonly brought: Attributes
  readonly links: {
    readonly promoterId: string | null
    readonly programId: string | null
    readonly clientFileId: string
  }
}

/** The columns that an action writes, besides its state. @throws Failure invalid for what it lacks */
export async function effectsOf(action: ReportAction, done: Done): Promise<Attributes> {
  const terms = await partners.findTerms(done.asking.database, done.links)
  switch (action) {
    case 'send':
      return sending(done, terms)
    case 'accept':
    case 'resolve_accept':
      return {
        accepted_at: done.asking.now,
        expires_at: deadlines.reportEnd(done.asking.now.toISOString(), terms?.reportDuration ?? undefined).at,
      }
    case 'renew':
      return renewal(done, terms)
    default:
      return {}
  }
}

async function sending(
  { asking, report, brought, links }: Done,
  terms: PromoterTerms | undefined,
): Promise<Attributes> {
  const { database, viewer, now } = asking
  const client = await clients.findClient(database, {
    companyId: viewer.companyId,
    clientFileId: links.clientFileId,
  })
  const consent = brought['consent_at'] ?? report.attributes.consent_at
  if (!terms) throw invalid(fieldErrors('promoter', 'Choisissez un programme ou un promoteur.'))
  if (!isText(consent)) throw invalid(fieldErrors('consent_at', messages.required))
  if (Date.parse(consent) > now.getTime())
    throw invalid(fieldErrors('consent_at', 'Le client a déjà donné son consentement\u00a0: cette date est à venir.'))
  if (!client || !isKnown(client))
    throw invalid(
      fieldErrors(
        'client_file',
        'Complétez dans le dossier le prénom, le nom, et un e-mail ou un téléphone du client.',
      ),
    )
  const area = holidayAreaOf(terms.municipality)
  return {
    sent_at: now,
    consent_at: consent,
    answer_due_at: deadlines.answerDue(now.toISOString(), area).at,
    person: JSON.stringify(declared(client)),
  }
}

/** What a dénonciation copies of a client: who they are, and nothing else that their file says. */
const declared = ({ honorific, firstname, lastname, birthdate, email, phone, postal_code, municipality }: Client) => ({
  honorific,
  firstname,
  lastname,
  birthdate,
  email,
  phone,
  postal_code,
  municipality,
})

const isKnown = ({ firstname, lastname, email, phone }: Client): boolean =>
  Boolean(firstname && lastname && (email ?? phone))

/** From the former end. */
function renewal({ report: { attributes } }: Done, terms: PromoterTerms | undefined): Attributes {
  const { expires_at = null, renewal_count } = attributes
  return {
    renewal_count: (renewal_count ?? 0) + 1,
    ...(expires_at === null
      ? {}
      : { expires_at: deadlines.reportEnd(expires_at, terms?.reportDuration ?? undefined).at }),
  }
}
