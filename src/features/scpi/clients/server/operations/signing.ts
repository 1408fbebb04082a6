import { scpi } from '#domain'
import { checkComplete, messages } from '#contract'
import { isText, type Entries } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { accountAction } from '#features/scpi/clients/contract'
import { completionOf, completionOfAll, labelOfMissing } from '#features/scpi/clients/contract/completion'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { dayOf } from '#server/http/routes'
import { accepted, invalid, scopeOf } from '#server/operations'
import { openAggregate, readOpened, type ServedAggregate } from '#server/operations/aggregates'
import { isSigned } from '../aggregates'
import { policies } from '../policies'
import type { SignedPage } from '../repositories/signedPages'
import { readAnswersToSign } from './answersToSign'
import { endSignatures, keepSignature } from './signatures'
import { pageIn } from './signedPage'
import { readSuitability } from './suitability'
import { tellClientChange } from './telling'

/** How long what a client signed holds, days. */
const VALID_DAYS = 365
const SEVERAL = 5

interface Signing {
  readonly accounts: ServedAggregate
  readonly transaction: Queryable
  readonly viewer: Viewer
  readonly accountId: string
  readonly input: Entries
  readonly now: Date
}

/**
 * Signs the questionnaire of an account, as its holder does in the portal or on paper, or takes the signature back, with a reason.
 * @throws Failure invalid while answers lack, or without a reason
 */
export async function changeSignature(signing: Signing): Promise<Resource> {
  const { accounts, transaction, viewer, accountId, input } = signing
  const scope = scopeOf(policies.pp_account.update, viewer)
  const write = { served: accounts, viewer, transaction, rootId: accountId, scope }
  await openAggregate(write)
  if (input['action'] === 'sign') await sign(signing)
  else if (input['action'] === 'unsign') await takeBack(signing)
  else throw invalid({ action: [messages.choice] })
  await tellClientChange(transaction, viewer, { accountId })
  return readOpened(write)
}

/** How it is signed: by the client in his portal, or by hand on a page that somebody of the firm brings. */
interface Means {
  readonly signedWith: 'portal' | 'paper'
  readonly signedAt: Date
  readonly page: SignedPage | null
}

const DAY_MS = 86_400_000

/** @throws Failure invalid */
async function meansOf({ viewer, input, now }: Signing): Promise<Means> {
  if (viewer.kind === 'client') return { signedWith: 'portal', signedAt: now, page: null }
  const { signed_with, signed_on } = accepted(
    checkComplete(accountAction, { signed_with: input['signed_with'] ?? null, signed_on: input['signed_on'] ?? null }),
  )
  if (signed_with !== 'paper')
    throw invalid({ signed_with: ['Le client signe dans son espace\u202f; ici se joint ce qu’il a signé sur papier'] })
  const today = dayOf(now)
  if (signed_on !== null && signed_on > today)
    throw invalid({ signed_on: ['La date de signature n’est pas encore venue'] })
  const signedAt = signed_on === null || signed_on === today ? now : new Date(`${signed_on}T10:00:00Z`)
  if (validUntil(signedAt) < today)
    throw invalid({ signed_on: ['Ce qui a été signé il y a plus d’un an ne vaut plus'] })
  return { signedWith: 'paper', signedAt, page: await pageIn(input) }
}

const validUntil = (signedAt: Date): string => dayOf(new Date(signedAt.getTime() + VALID_DAYS * DAY_MS))

async function sign(signing: Signing): Promise<void> {
  const { transaction, viewer, accountId, now } = signing
  const { page, ...means } = await meansOf(signing)
  const { suitability, wholes, kept } = await readAnswersToSign(transaction, viewer, accountId, now)
  const { account, clientId } = suitability
  if (isSigned(account.root, now)) throw invalid({ action: ['Le recueil est déjà signé'] })
  const { missing } = completionOfAll(wholes.map(({ root, included }) => completionOf([root, ...included])))
  if (missing.length > 0) {
    const named = missing.slice(0, SEVERAL).map(labelOfMissing).join(', ')
    const others = missing.length > SEVERAL ? `, et ${String(missing.length - SEVERAL)} autres` : ''
    throw invalid({ action: [`Il manque des réponses\u00a0: ${named}${others}`] })
  }
  if (!suitability.isTested) throw invalid({ action: ['Le test de connaissances n’est pas encore remis'] })
  await keepSignature(
    transaction,
    viewer,
    {
      accountId,
      clientId,
      ...means,
      validUntil: validUntil(means.signedAt),
      questionnaireVersion: scpi.RULES_VERSION,
      rulesVersion: scpi.RULES_VERSION,
      ...kept,
    },
    page,
  )
}

async function takeBack({ transaction, viewer, accountId, input, now }: Signing): Promise<void> {
  const { reason } = input
  if (!isText(reason)) throw invalid({ reason: [messages.required] })
  const { clientId } = await readSuitability(transaction, viewer, accountId, now)
  await endSignatures(transaction, viewer, { clientIds: [clientId], reason })
}
