import { randomUUID } from 'node:crypto'
import { checkChange, checkComplete, type Attributes as AttributesOfType } from '#contract'
import { entriesOf, isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { draftReportChange, reportCreation, sentReportChange } from '#features/sales/contract'
import { reportLifecycle, type ReportAction } from '#features/sales/contract/lifecycles'
import { accepted, checkVersion, differing, isEmpty, scopeOf } from '#server/operations'
import type { Asking } from '#server/operations/collections'
import { idOf, type LifecycleChange } from '#server/operations/lifecycle'
import { insertResources, removeResources } from '#server/repositories/resources'
import { partners } from '#features/catalogue/server'
import { policies } from '../policies'
import { tables } from '../tables'
import { tellContacts } from './contactLetters'
import { checkClientFile, declaredTo } from './declaredTo'
import { effectsOf, type Done } from './effects'
import { reportSales, type Report } from './kinds'
import { tellAdviser } from './letters'
import { tellPromoter } from './promoterLetters'
import { declaredIn, RECEIPT_NAME, type WriteReceipt } from './receipt'

type Attributes = Readonly<Record<string, unknown>>

/** Adds a draft. @throws Failure invalid */
export async function createReport(asking: Asking, input: unknown): Promise<Report> {
  const { database, viewer } = asking
  const scope = scopeOf(policies.report.create, viewer)
  const { client_file, program, promoter, consent_at, comment } = accepted(checkComplete(reportCreation, input))
  await checkClientFile(asking, client_file)
  const id = randomUUID()
  const row = {
    client_file_id: client_file,
    promoter_id: null,
    program_id: null,
    ...(await declaredTo(asking, { program, promoter })),
    consent_at,
    comment,
    created_by_id: viewer.userId,
    status: reportLifecycle.initial,
  }
  await insertResources(tables.report, { scope, ownerId: id }, database, [row])
  await reportSales.keepBeginning(asking, id, row.status)
  return reportSales.read(asking, id)
}

/** Changes fields, or does the action that the input names. */
export async function changeReport(
  asking: Asking,
  { id, input, version }: LifecycleChange,
  writeReceipt: WriteReceipt,
): Promise<Report> {
  const current = await reportSales.lock(asking, id)
  checkVersion(current, version)
  const asked = entriesOf(input)
  if (asked['action'] !== undefined) return act(asking, current, asked, writeReceipt)
  const definition = current.attributes.status === 'draft' ? draftReportChange : sentReportChange
  const attributes: Attributes = accepted(checkChange(definition, input))
  const changed = differing(withLinks(current), await columnsOf(asking, attributes))
  if (isEmpty(changed)) return current
  await reportSales.write(asking, id, changed)
  return reportSales.read(asking, id)
}

/** Removes a draft. @throws Failure impossible for one that was sent */
export async function removeReport(asking: Asking, id: string): Promise<void> {
  const { database, viewer } = asking
  const current = await reportSales.lock(asking, id)
  if (current.attributes.status !== 'draft') throw reportSales.impossible(current, asking)
  await removeResources(tables.report, { scope: scopeOf(policies.report.remove, viewer), ids: [id] }, database)
}

async function act(asking: Asking, current: Report, input: Attributes, writeReceipt: WriteReceipt): Promise<Report> {
  const { action, brought } = reportSales.asked(asking, current, input)
  const columns = await columnsOf(asking, brought)
  const links = { ...linksOf(current), ...linksIn(columns) }
  const effects = await effectsOf(action, { asking, report: current, brought, links })
  const reason = isText(brought['reason']) ? brought['reason'] : null
  const after = await reportSales.move(asking, current, { action, columns: { ...columns, ...effects }, reason })
  const { database, viewer } = asking
  const receipt = action === 'send' ? await writeReceipt(database, viewer.companyId, declaredIn(after)) : undefined
  const attachment = receipt && { name: RECEIPT_NAME, content: receipt }
  const passedOn = attachment && (await declareToPromoter(asking, after, { links, receipt: attachment }))
  await tell(asking, after, { action, reason, links, attachment, passedOn })
  return after
}

/** @returns where the promoter was written to; null for nowhere */
const declareToPromoter = (
  { database, viewer, now }: Asking,
  after: Report,
  { links, receipt }: { readonly links: Done['links']; readonly receipt: NonNullable<Acted['attachment']> },
): Promise<string | null> =>
  tellPromoter(database, {
    ...{ companyId: viewer.companyId, reportId: after.id, links, receipt, at: now, isReminder: false },
    authorId: idOf(after, 'created_by'),
    until: after.attributes.answer_due_at ?? null,
  })

interface Acted {
  readonly action: ReportAction
  readonly reason: string | null
  readonly links: Done['links']
  readonly attachment: { readonly name: string; readonly content: Buffer } | undefined
  /** Where the promoter was written to; null for nowhere, undefined where nothing was to be sent. */
  readonly passedOn: string | null | undefined
}

/** Tells whoever made the dénonciation, and the contacts of the firm whom the transition tells. */
async function tell(
  asking: Asking,
  after: Report,
  { action, reason, links, attachment, passedOn }: Acted,
): Promise<void> {
  const { database, viewer, now, publicUrl } = asking
  const about = {
    companyId: viewer.companyId,
    clientFileId: links.clientFileId,
    publicUrl,
    at: now,
    promoter: (await partners.findTerms(database, links))?.name ?? '',
    until: (action === 'send' ? after.attributes.answer_due_at : after.attributes.expires_at) ?? null,
    ...(attachment ? { attachment, passedOn: passedOn ?? null } : {}),
  }
  const { label, tells = [] } = reportLifecycle.transitions[action]
  const sale = { kind: 'report', id: after.id } as const
  await tellContacts(database, { ...about, sale, userId: viewer.userId, tells, label })
  const author = idOf(after, 'created_by')
  // Whoever records an answer knows it; that it was sent is acknowledged to them too.
  if (author !== null && (action === 'send' || author !== viewer.userId))
    await tellAdviser(database, { ...about, userId: author, action, reason })
}

/** The columns of attributes: relations by their ids. */
async function columnsOf(asking: Asking, { program, promoter, ...attributes }: Attributes): Promise<Attributes> {
  const named = { ...(program === undefined ? {} : { program }), ...(promoter === undefined ? {} : { promoter }) }
  return { ...attributes, ...(await declaredTo(asking, named)) }
}
/** A dénonciation whose relations are among its attributes, as their columns. */
const withLinks = (report: Report): Resource => ({
  ...report,
  attributes: {
    ...report.attributes,
    promoter_id: idOf(report, 'promoter'),
    program_id: idOf(report, 'program'),
  } as Partial<AttributesOfType<'report'>>,
})

const linksOf = (report: Report): Done['links'] => ({
  promoterId: idOf(report, 'promoter'),
  programId: idOf(report, 'program'),
  clientFileId: idOf(report, 'client_file') ?? '',
})

const linksIn = ({ promoter_id, program_id }: Attributes): Partial<Done['links']> =>
  promoter_id === undefined
    ? {}
    : { promoterId: isText(promoter_id) ? promoter_id : null, programId: isText(program_id) ? program_id : null }
