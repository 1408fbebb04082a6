import { checkComplete } from '#contract'
import type { Entries } from '#contract/json'
import { perimeterChange, programsChange, visibilityChange } from '#features/catalogue/contract/perimeter'
import { tellChange } from '#features/notifications/server'
import { ofCompany, those, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, fieldErrors, invalid, notFound, scopeOf } from '#server/operations'
import { keepSettings, type SettingWrite } from '#server/operations/settings'
import * as choices from '../repositories/perimeter'
import type { Choice } from '../repositories/perimeter'

const writing = those('editCompanySettings', ofCompany)
const reading = those('readCompanySettings', ofCompany)

/** Settings by key: `is_active`, `promoters.<id>`, `programs.<id>`. */
type Values = Record<string, boolean>

/** Whether the perimeter counts, and how many programmes it shows. */
export interface PerimeterState {
  readonly is_active: boolean
  readonly visible_count: number
  readonly program_count: number
}

export async function perimeterState(database: Queryable, viewer: Viewer): Promise<PerimeterState> {
  scopeOf(reading, viewer)
  const [is_active, { visible, total }] = await Promise.all([
    choices.isPerimeterActive(database, viewer.companyId),
    choices.countPrograms(database, viewer.companyId),
  ])
  return { is_active, visible_count: visible, program_count: total }
}

/** The perimeter counts from now on, or everything is shown. @throws Failure forbidden, invalid */
export async function updateActive(write: SettingWrite, input: unknown): Promise<PerimeterState> {
  scopeOf(writing, write.viewer)
  const { is_active } = accepted(checkComplete(perimeterChange, input))
  return changePerimeter(write, { is_active }, new Map())
}

/** Shows or hides a promoter with all that it builds. @throws Failure forbidden, notFound, invalid */
export async function updatePromoter(write: SettingWrite, id: string, input: unknown): Promise<PerimeterState> {
  scopeOf(writing, write.viewer)
  const { is_visible } = accepted(checkComplete(visibilityChange, input))
  const promoter = await choices.holdPromoter(write.transaction, write.viewer.companyId, id)
  if (!promoter) throw notFound()
  return changePerimeter(write, { [`promoters.${id}`]: is_visible }, namesOf([promoter]))
}

/** Shows or hides programmes of a promoter; the others stay as they are. @throws Failure forbidden, notFound, invalid */
export async function updatePrograms(write: SettingWrite, promoterId: string, input: unknown): Promise<PerimeterState> {
  const { transaction, viewer } = write
  scopeOf(writing, viewer)
  const { programs, is_visible } = accepted(checkComplete(programsChange, input))
  const promoter = await choices.holdPromoter(transaction, viewer.companyId, promoterId)
  if (!promoter) throw notFound()
  const all = await choices.findProgramChoices(transaction, viewer.companyId, { promoterId })
  const named = new Set(programs ?? [])
  if (named.size === 0) throw invalid(fieldErrors('programs', 'Choisissez au moins un programme'))
  if ([...named].some((id) => !all.some((program) => program.id === id)))
    throw invalid(fieldErrors('programs', 'Un de ces programmes n’est pas de ce promoteur'))
  return changePerimeter(write, choicesFor(promoter, all, named, is_visible), namesOf([promoter, ...all]))
}

/** Shows or hides a programme. @throws Failure forbidden, notFound, invalid */
export async function updateProgram(write: SettingWrite, id: string, input: unknown): Promise<PerimeterState> {
  const { transaction, viewer } = write
  scopeOf(writing, viewer)
  const [program] = await choices.findProgramChoices(transaction, viewer.companyId, { ids: [id] })
  if (!program) throw notFound()
  const { is_visible } = accepted(checkComplete(visibilityChange, input))
  return updatePrograms(write, program.promoterId, { programs: [id], is_visible })
}

/** What is shown of a hidden promoter brings it back, with these programmes alone: the others stay out of sight. */
function choicesFor(promoter: Choice, all: readonly Choice[], named: ReadonlySet<string>, isVisible: boolean): Values {
  const asked = Object.fromEntries([...named].map((id) => [`programs.${id}`, isVisible]))
  if (!isVisible || promoter.isVisible !== false) return asked
  const others = all.filter(({ id }) => !named.has(id)).map(({ id }) => [`programs.${id}`, false] as const)
  return { ...asked, ...Object.fromEntries(others), [`promoters.${promoter.id}`]: true }
}

const namesOf = (found: readonly Choice[]): ReadonlyMap<string, string> =>
  new Map(found.map(({ id, name }) => [id, name]))

/** Brings back what was shown and hidden. What is no more in the catalogue is left out. @throws Failure invalid */
export async function restorePerimeter(write: SettingWrite, values: Entries): Promise<PerimeterState> {
  const { transaction, viewer } = write
  scopeOf(writing, viewer)
  const known = Object.entries(values).flatMap(([key, value]) => {
    const [table, id = ''] = key.split('.')
    return [{ key, table, id, isVisible: value !== false }]
  })
  const programs = await choices.findProgramChoices(transaction, viewer.companyId, {
    ids: known.filter(({ table }) => table === 'programs').map(({ id }) => id),
  })
  const names = new Map(namesOf(programs))
  for (const { id } of known.filter(({ table }) => table === 'promoters')) {
    const promoter = await choices.holdPromoter(transaction, viewer.companyId, id)
    if (promoter) names.set(id, promoter.name)
  }
  const wanted = known.filter(({ key, id }) => key === 'is_active' || names.has(id))
  return changePerimeter(write, Object.fromEntries(wanted.map(({ key, isVisible }) => [key, isVisible])), names)
}

/** Writes what is shown and hidden, keeps it in the history, tells open pages. @throws Failure invalid where nothing would be left */
async function changePerimeter(
  write: SettingWrite,
  values: Values,
  names: ReadonlyMap<string, string>,
): Promise<PerimeterState> {
  const { transaction, viewer } = write
  const { companyId } = viewer
  await choices.holdPerimeter(transaction, companyId)
  const before = await heldOf(transaction, companyId, values)
  for (const [key, isOn] of Object.entries(values)) {
    const [table, id = ''] = key.split('.')
    if (table === 'is_active') await choices.activatePerimeter(transaction, companyId, isOn)
    else if (table === 'promoters') await choices.showPromoter(transaction, companyId, id, isOn)
  }
  for (const isOn of [true, false]) {
    const ids = Object.entries(values).flatMap(([key, value]) =>
      value === isOn && key.startsWith('programs.') ? [key.slice('programs.'.length)] : [],
    )
    if (ids.length > 0) await choices.showPrograms(transaction, companyId, ids, isOn)
  }
  const state = await perimeterState(transaction, viewer)
  if (state.visible_count === 0 && state.program_count > 0)
    throw invalid(fieldErrors('is_visible', 'Aucun programme visible\u00a0: vos conseillers ne verront rien.'))
  const nameOf = (key: string) => names.get(key.split('.')[1] ?? '')
  if (await keepSettings(write, { section: 'perimeter', before, after: values, nameOf }))
    await tellChange(transaction, { companyId, type: 'program', id: companyId })
  return state
}

/** What there is of these settings: what nobody chose is shown. */
async function heldOf(database: Queryable, companyId: string, values: Values): Promise<Values> {
  const idsIn = (table: string) =>
    Object.keys(values).flatMap((key) => (key.startsWith(`${table}.`) ? [key.slice(table.length + 1)] : []))
  const promoters = await Promise.all(
    idsIn('promoters').map(
      async (id) => [`promoters.${id}`, await choices.holdPromoter(database, companyId, id)] as const,
    ),
  )
  const programs = await choices.findProgramChoices(database, companyId, { ids: idsIn('programs') })
  return {
    ...('is_active' in values ? { is_active: await choices.isPerimeterActive(database, companyId) } : {}),
    ...Object.fromEntries(promoters.map(([key, promoter]) => [key, promoter?.isVisible ?? true])),
    ...Object.fromEntries(programs.map(({ id, isVisible }) => [`programs.${id}`, isVisible ?? true])),
  }
}
