import { scpi } from '#domain'
import { messages } from '#contract'
import { isText, type Entries } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { completionOf, completionOfAll, labelOfMissing } from '#features/scpi/clients/contract/completion'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { dayOf } from '#server/http/routes'
import { invalid, scopeOf } from '#server/operations'
import {
  encryptedFields,
  openAggregate,
  readOpened,
  readRoot,
  type ServedAggregate,
} from '#server/operations/aggregates'
import { everySection } from '#server/repositories/aggregates'
import { isSigned, scpiClients } from '../aggregates'
import { policies } from '../policies'
import { keptClients } from '../tables'
import { endSignatures, keepSignature } from './signatures'
import { readSuitability, type Suitability } from './suitability'
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
 * Signs the questionnaire of an account, as its holder does in the portal, or takes the signature back, with a reason.
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

async function sign({ transaction, viewer, accountId, now }: Signing): Promise<void> {
  if (viewer.kind !== 'client') throw invalid({ signed_with: ['Le recueil est signé par le client, dans son espace'] })
  const suitability = await readSuitability(transaction, viewer, accountId, now)
  const { account, entities, clientId } = suitability
  if (isSigned(account.root, now)) throw invalid({ action: ['Le recueil est déjà signé'] })
  const client = await readRoot(scpiClients, transaction, viewer, clientId, everySection(keptClients))
  const wholes = [client, account, ...entities]
  const { missing } = completionOfAll(wholes.map(({ root, included }) => completionOf([root, ...included])))
  if (missing.length > 0) {
    const named = missing.slice(0, SEVERAL).map(labelOfMissing).join(', ')
    const others = missing.length > SEVERAL ? `, et ${String(missing.length - SEVERAL)} autres` : ''
    throw invalid({ action: [`Il manque des réponses\u00a0: ${named}${others}`] })
  }
  if (!suitability.isTested) throw invalid({ action: ['Le test de connaissances n’est pas encore remis'] })
  await keepSignature(transaction, viewer, {
    accountId,
    clientId,
    signedAt: now,
    validUntil: dayOf(new Date(now.getTime() + VALID_DAYS * 86_400_000)),
    signedWith: 'portal',
    questionnaireVersion: scpi.RULES_VERSION,
    rulesVersion: scpi.RULES_VERSION,
    answers: wholes.map(({ root, included }) => [root, ...included].map(withoutSecrets)),
    scores: scoresOf(suitability),
  })
}

const scoresOf = ({ answers }: Suitability) => scpi.scoreCodes.map((code) => scpi.scoreOf(code, answers))

/** What the database holds encrypted stays where it is. */
const withoutSecrets = ({ type, id, attributes }: Resource): object => {
  const secrets = encryptedFields(type)
  const kept = Object.entries(attributes).filter(([name]) => !secrets.includes(name))
  return { type, id, attributes: Object.fromEntries(kept) }
}

async function takeBack({ transaction, viewer, accountId, input, now }: Signing): Promise<void> {
  const { reason } = input
  if (!isText(reason)) throw invalid({ reason: [messages.required] })
  const { clientId } = await readSuitability(transaction, viewer, accountId, now)
  await endSignatures(transaction, viewer, { clientIds: [clientId], reason })
}
