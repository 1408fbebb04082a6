import { randomUUID } from 'node:crypto'
import type { Queryable } from '#server/db'
import type { ImportCounts } from '#features/catalogue/contract'
import {
  checkLot,
  checkProgram,
  isDwelling,
  priceOf,
  rejected,
  type FindMunicipalities,
  type LotProgram,
  type LotRow,
  type PlacedFinding,
  type ProgramGroup,
} from '../feed'
import {
  findFedProgram,
  findLots,
  findManagerId,
  findPromoterId,
  insertManager,
  insertPromoter,
  insertRows,
  updateRows,
  type FedProgram,
  type Manager,
  type Owner,
} from '../repositories'
import { heldUnnamed, keepingHeldState } from './heldLot'
import { changeOf, withdrawals, type Change, type StoredRow } from './plan'
import { reportedLots, reportedProgram, type ReportedChange } from './reportedChange'

export interface ProgramImport {
  readonly owner: Owner
  readonly findMunicipalities: FindMunicipalities
  /** The day of the import, `YYYY-MM-DD`. */
  readonly today: string
  readonly isDryRun: boolean
  /** Whether a lot that the feed does not name is withdrawn. */
  readonly isFull: boolean
}

/** What a feed did, or would do, to a programme and its lots. */
export interface ProgramResult {
  readonly program: Change | undefined
  /** What became of the programme; undefined when the feed did not say it. */
  readonly became: keyof ImportCounts | undefined
  readonly lots: { readonly changes: readonly Change[]; readonly unchanged: number; readonly rejected: number }
  readonly findings: readonly PlacedFinding[]
  readonly changes: readonly ReportedChange[]
}

/** Imports a programme and its lots; in a dry run writes nothing. */
export async function importProgram(
  database: Queryable,
  group: ProgramGroup,
  options: ProgramImport,
): Promise<ProgramResult> {
  const stored = await findFedProgram(database, options.owner, group.promoter, group.reference)
  const planned = planProgram(group, stored, options)
  if (!planned.program) return { ...nothing(group), findings: planned.findings }
  const storedLots = stored ? await findLots(database, stored.id, !options.isDryRun) : []
  const lots = planLots(group, planned.program, storedLots, options)
  const manager = await managerOf(database, group)
  const said = { ...usufructOf(group, stored), manager_id: manager?.id ?? null }
  const change = planned.row && changeOf(stored, { ...planned.row, ...said }, randomUUID)
  if (!options.isDryRun) {
    if (manager?.isNew) await insertManager(database, manager)
    const programId = await writeProgram(database, group, change, stored, options.owner)
    await writeLots(database, programId, lots.changes, storedLots, options.today)
  }
  return {
    program: change,
    became: planned.row ? becameOf(change) : rejectedIn(group),
    lots,
    findings: [...planned.findings, ...lots.findings],
    changes: [
      ...reportedProgram(planned.name, change, group.program),
      ...reportedLots(planned.name, lots.changes, storedLots, group.lots),
    ],
  }
}

const nothing = (group: ProgramGroup): Omit<ProgramResult, 'findings'> => ({
  changes: [],
  program: undefined,
  became: rejectedIn(group),
  lots: { changes: [], unchanged: 0, rejected: group.lots.length },
})

const rejectedIn = ({ program }: ProgramGroup) => (program ? 'rejected' : undefined)

const becameOf = (change: Change | undefined): keyof ImportCounts =>
  change === undefined ? 'unchanged' : change.kind === 'create' ? 'created' : 'updated'

/** The programme that lots are of: as the feed says it, else as it is kept. */
function planProgram(
  { program, reference, lots }: ProgramGroup,
  stored: FedProgram | undefined,
  { findMunicipalities }: ProgramImport,
) {
  const checked = program && checkProgram(program.values, findMunicipalities)
  const said: PlacedFinding[] = (checked?.findings ?? []).map((finding) => ({ ...placeOf(program), ...finding }))
  const known = checked?.row ?? stored
  const name = checked?.row?.name ?? stored?.name ?? reference
  if (known) return { name, program: known, row: checked?.row, findings: said }
  const orphans = lots.map((lot) => ({
    ...placeOf(lot),
    ...rejected('ref_programme', `Le programme «\u00a0${reference}\u00a0» est absent ou refusé.`),
  }))
  return { name, program: undefined, row: undefined, findings: [...said, ...orphans] }
}

const placeOf = (place: { file: string; line: number } | undefined) => ({
  file: place?.file ?? '',
  line: place?.line ?? 0,
})

/** How long the usufruct of a programme lasts is said by its lots. Years. */
function usufructOf({ lots }: ProgramGroup, stored: FedProgram | undefined) {
  const said = lots.find(({ values }) => values.dismemberment_years !== null)?.values.dismemberment_years
  return { usufruct_duration: said ?? stored?.['usufruct_duration'] ?? null }
}

function planLots(group: ProgramGroup, program: LotProgram, stored: readonly StoredRow[], options: ProgramImport) {
  const byReference = new Map(stored.map((row) => [String(row['reference']), row]))
  const annexPrice = annexPrices(group, program, byReference)
  const findings: PlacedFinding[] = []
  const changes: Change<LotRow>[] = []
  let unchanged = 0
  let wrong = 0
  for (const lot of group.lots) {
    const checked = checkLot(lot.values, { program, annexPrice, on: options.today })
    const before = byReference.get(lot.values.lot_ref)
    const { row, findings: held } = keepingHeldState(checked.row, before)
    findings.push(...[...checked.findings, ...held].map((finding) => ({ ...placeOf(lot), ...finding })))
    const change = row && changeOf(before, row, randomUUID)
    if (!row) wrong++
    else if (change) changes.push(change)
    else unchanged++
  }
  if (options.isFull) {
    changes.push(...withdrawals(stored, group.named))
    const place = placeOf(group.program ?? group.lots[0])
    findings.push(...heldUnnamed(stored, group.named).map((finding) => ({ ...place, ...finding })))
  }
  return { changes, unchanged, rejected: wrong, findings }
}

/** The prices of the parkings and cellars of a programme: as the feed says them, else as they are kept. */
function annexPrices({ lots }: ProgramGroup, program: LotProgram, stored: ReadonlyMap<string, StoredRow>) {
  const said = new Map(
    lots.filter(({ values }) => !isDwelling(values)).map(({ values }) => [values.lot_ref, priceOf(values, program)]),
  )
  return (reference: string): number | undefined => {
    if (said.has(reference)) return said.get(reference)
    const row = stored.get(reference)
    return row?.['rooms'] === 0 ? Number(row['property_price']) : undefined
  }
}

/** @returns its id */
async function writeProgram(
  database: Queryable,
  { promoter, reference }: ProgramGroup,
  change: Change | undefined,
  stored: FedProgram | undefined,
  owner_id: Owner,
): Promise<string> {
  if (change?.kind === 'update') await updateRows(database, 'programs', [{ id: change.id, ...change.row }])
  if (change?.kind === 'create') {
    const promoter_id =
      (await findPromoterId(database, owner_id, promoter)) ?? (await insertPromoter(database, owner_id, promoter))
    await insertRows(database, 'programs', [{ id: change.id, ...change.row, promoter_id, owner_id, reference }])
  }
  return change?.id ?? stored?.id ?? ''
}

/** Who runs the residence, known by its name or new. */
async function managerOf(database: Queryable, { program }: ProgramGroup): Promise<Manager | undefined> {
  const { manager_name: name = null, residence_type = null } = program?.values ?? {}
  if (name === null) return undefined
  const id = await findManagerId(database, name)
  return {
    id: id ?? randomUUID(),
    isNew: id === undefined,
    name,
    residence_type: residence_type === 'none' ? null : residence_type,
  }
}

async function writeLots(
  database: Queryable,
  program_id: string,
  changes: readonly Change<LotRow>[],
  stored: readonly StoredRow[],
  today: string,
): Promise<void> {
  const prices = new Map(stored.map(({ id, property_price }) => [id, property_price]))
  const created = changes.flatMap((change) =>
    change.kind === 'create' ? [{ id: change.id, program_id, ...change.row }] : [],
  )
  const updated = changes.flatMap((change) => (change.kind === 'update' ? [{ id: change.id, ...change.row }] : []))
  const withdrawn = changes.flatMap(({ kind, id }) => (kind === 'withdraw' ? [{ id, status: 'withdrawn' }] : []))
  const [same, repriced] = [true, false].map((isSame) =>
    updated.filter(({ id, property_price }) => (prices.get(id) === property_price) === isSame),
  )
  await insertRows(database, 'properties', created)
  await updateRows(database, 'properties', same ?? [])
  await updateRows(
    database,
    'properties',
    (repriced ?? []).map((row) => ({ ...row, previous_price: prices.get(row.id), price_changed_on: today })),
  )
  await updateRows(database, 'properties', withdrawn)
  await insertRows(
    database,
    'property_price_changes',
    (repriced ?? []).map(({ id, property_price }) => ({
      id: randomUUID(),
      property_id: id,
      changed_on: today,
      previous_price: prices.get(id),
      property_price,
      version: 1,
    })),
  )
}
