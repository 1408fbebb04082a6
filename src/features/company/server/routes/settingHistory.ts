import { entriesOf } from '#contract/json'
import { settingChangeAction, type SettingSection } from '#features/company/contract/settings'
import type { ResourcePolicy } from '#server/access'
import { grammarOf, listed } from '#server/http/collections'
import { dayOf, type ApiRoute } from '#server/http/routes'
import { writeOf } from '#server/http/settings'
import { settingChanges } from '../collections/settingChanges'
import { actOnSettingChange, compareSettings, findInForce, type OtherSettings } from '../operations/settingHistory'

const PATH = '/v3/company/history'

/** What was set in the firm, by whom and when, and how it comes back. */
export const settingHistoryRoutes = (others: OtherSettings): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: PATH,
    access: 'viewer',
    summary: 'Historique des réglages, par section\u202f; `meta.in_force` dit le numéro de ce qui vaut aujourd’hui',
    answers: 'setting_change',
    query: grammarOf(settingChanges.list),
    handle: async (call) => {
      const { database, viewer, now } = call
      const [page, in_force] = await Promise.all([
        listed(settingChanges, settingChanges.list, call),
        findInForce(database, viewer, dayOf(now)),
      ])
      return { ...page, meta: { in_force } }
    },
  },
  {
    method: 'GET',
    path: `${PATH}/:id`,
    access: 'viewer',
    summary: 'Un changement de réglages\u202f; `meta.settings` compare ce qui valait alors à ce qui vaut aujourd’hui',
    answers: 'setting_change',
    handle: async ({ database, viewer, now, parameter }) => {
      const { change, settings } = await compareSettings({ database, viewer, today: dayOf(now) }, parameter('id'))
      return { data: change, meta: { settings } }
    },
  },
  {
    method: 'PUT',
    path: `${PATH}/:id`,
    access: 'viewer',
    writes: true,
    asksAgain: true,
    audit: { action: 'restored', of: 'setting_change' },
    summary: 'Remet des réglages comme ils étaient (`restore`), ou abandonne ceux d’un jour à venir (`cancel`)',
    answers: 'setting_change',
    body: settingChangeAction,
    handle: async (call) => {
      const { action } = entriesOf(call.body)
      const restoring = { write: writeOf(call), publicUrl: call.publicUrl, others }
      return { data: await actOnSettingChange(restoring, call.parameter('id'), action) }
    },
  },
]

interface SectionList {
  readonly path: string
  readonly summary: string
  /** Who reads it, of the firm. */
  readonly policy: ResourcePolicy
}

/** What was set in some sections, by whom and when, for those of another area. */
export const listSettingsOf = (
  sections: readonly SettingSection[],
  { path, summary, policy }: SectionList,
): ApiRoute => {
  const ofSections = { ...settingChanges, policy }
  const list = { usual: settingChanges.list.usual, order: settingChanges.list.order }
  return {
    method: 'GET',
    path,
    access: 'viewer',
    summary,
    answers: 'setting_change',
    query: grammarOf(list),
    handle: (call) =>
      listed(ofSections, list, call, (search) => ({
        ...search,
        conditions: [...search.conditions, { column: 'section', among: sections }],
      })),
  }
}
