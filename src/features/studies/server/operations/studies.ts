import { randomUUID } from 'node:crypto'
import { checkComplete } from '#contract'
import { entriesOf, isText } from '#contract/json'
import { ENGINE_VERSION } from '#features/simulation/contract'
import { studyAddress, studyAnswer, studyLifecycle, type StudyAction } from '#features/studies/contract'
import { tellChange } from '#features/notifications/server'
import { accepted, checkVersion, fieldErrors, invalid, notFound, scopeOf, sendLetter } from '#server/operations'
import type { Asking } from '#server/operations/collections'
import { idOf, type LifecycleChange } from '#server/operations/lifecycle'
import { insertResources, removeResources } from '#server/repositories/resources'
import { policies } from '../policies'
import { answerQuestion } from '../repositories/questions'
import { findStudiesOf } from '../repositories/sendings'
import { holdEditions, nextEdition } from '../repositories/studies'
import { tables } from '../tables'
import { askedStudy, draftOf } from './draft'
import { hashOf, inputsOf } from './inputs'
import { studies, type Study } from './kind'

/** Makes a study of the file as it is now: its PDF is printed afterwards. @throws Failure notFound, invalid, impossible */
export async function generateStudy(asking: Asking, input: unknown): Promise<Study> {
  const { database, viewer } = asking
  const scope = scopeOf(policies.commercial_report.create, viewer)
  const asked = askedStudy(input)
  await holdEditions(database, asked.clientFileId)
  const edition = await nextEdition(database, viewer.companyId, asked.clientFileId)
  const { facts, figures } = await draftOf(asking, asked, edition)
  if (asked.previous !== null) await supersede(asking, asked.previous, asked.clientFileId)
  const inputs = inputsOf(facts)
  const { average_effort, net_wealth, total_cost } = figures.result.indicators
  const id = randomUUID()
  const row = {
    id,
    created_by_id: viewer.userId,
    previous_id: asked.previous,
    status: studyLifecycle.initial,
    title: facts.title,
    edition,
    chapters: JSON.stringify(facts.chapters),
    scenarios: JSON.stringify(asked.scenarios),
    properties: JSON.stringify(asked.properties),
    sliders: JSON.stringify(facts.sliders),
    facts: JSON.stringify(facts),
    inputs: JSON.stringify(inputs),
    results: JSON.stringify(figures),
    figures: JSON.stringify({ average_effort, net_wealth, total_cost }),
    input_hash: hashOf(inputs),
    engine_version: ENGINE_VERSION,
    rules_as_of: facts.rulesAsOf,
  }
  await insertResources(tables.commercial_report, { scope, ownerId: asked.clientFileId }, database, [row])
  await studies.keepBeginning(asking, id, row.status)
  return studies.read(asking, id)
}

/** A study gives way to the next one. @throws Failure invalid, impossible */
async function supersede(asking: Asking, id: string, clientFileId: string): Promise<void> {
  const current = await studies.lock(asking, id)
  if (idOf(current, 'client_file') !== clientFileId)
    throw invalid(fieldErrors('previous', 'Cette version est d’un autre dossier.'))
  if (!studyLifecycle.transitions.regenerate.from.includes(studies.statusOf(current, asking.now)))
    throw studies.impossible(current, asking, 'Cette version ne peut plus être remplacée.')
  await studies.move(asking, current, { action: 'regenerate', columns: {} })
}

/** Tries again to print, or answers a reader. @throws Failure invalid, forbidden, impossible, notFound */
export async function changeStudy(asking: Asking, { id, input, version }: LifecycleChange): Promise<Study> {
  const current = await studies.lock(asking, id)
  checkVersion(current, version)
  const { action, ...rest } = entriesOf(input)
  if (action === 'answer') return answer(asking, current, rest)
  if (isText(action) && OF_SENDINGS.has(action))
    throw invalid(fieldErrors('action', 'Cette action se demande sur l’envoi (`/v4/commercial-report-packages`).'))
  const asked = studies.asked(asking, current, { ...rest, action })
  return studies.move(asking, current, {
    action: asked.action,
    columns: { attempts: 0, print_after: null, reason: null },
  })
}

/** What is done with studies by way of their sending. */
const OF_SENDINGS: ReadonlySet<string> = new Set<StudyAction>(['send', 'resend', 'extend', 'revoke'])

async function answer(asking: Asking, current: Study, input: unknown): Promise<Study> {
  const { database, viewer, now, publicUrl } = asking
  const { question, text } = accepted(checkComplete(studyAnswer, input))
  const place = { companyId: viewer.companyId, id: current.id }
  const asker = await answerQuestion(database, place, { question, text, userId: viewer.userId, at: now })
  if (!asker) throw invalid(fieldErrors('question', 'Cette question n’est pas de cette étude.'))
  await sendLetter(
    database,
    { companyId: viewer.companyId, recipient: asker.email, now },
    {
      subject: 'Réponse à votre question sur votre étude',
      paragraphs: [`Vous demandiez\u00a0: ${asker.question}`, text, viewer.name],
      linkAfter: 2,
      link: { label: 'Relire mon étude', address: `${publicUrl}${studyAddress(asker.link)}` },
    },
  )
  await tellChange(database, { companyId: viewer.companyId, type: 'commercial_report', id: current.id })
  return studies.read(asking, current.id)
}

/** Removes a study; its links end, and its sending goes with the last of its studies. @throws Failure notFound */
export async function removeStudy(asking: Asking, id: string): Promise<void> {
  const { database, viewer } = asking
  const current = await studies.lock(asking, id)
  const removed = await removeResources(
    tables.commercial_report,
    { scope: scopeOf(policies.commercial_report.remove, viewer), ids: [id] },
    database,
  )
  if (removed.length === 0) throw notFound()
  const sending = idOf(current, 'package')
  if (
    sending !== null &&
    (await findStudiesOf(database, { companyId: viewer.companyId, packageId: sending })).length === 0
  )
    await removeResources(
      tables.commercial_report_package,
      { scope: scopeOf(policies.commercial_report_package.remove, viewer), ids: [sending] },
      database,
    )
  await tellChange(database, { companyId: viewer.companyId, type: 'commercial_report', id })
}
