import { schemes } from '#domain'
import { selectCompany } from '#client/session'
import { useAppSelector } from '#client/store'
import { catalogueApi } from './api'

const none: readonly string[] = []

/** The schemes that are not offered: what the server does not call active; until it answers, what it last said of the firm. */
export function useHiddenProjects(): readonly string[] {
  const { data: active } = catalogueApi.useActiveProjectsQuery(undefined)
  const ofFirm = useAppSelector(selectCompany)?.attributes.hidden_projects ?? none
  return active ? schemes.all.map(({ id }) => id).filter((id) => !active.includes(id)) : ofFirm
}
