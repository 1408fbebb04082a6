import { schemes, type Scheme } from '#domain'
import { formatDate } from '#client/ui'
import { useHiddenProjects } from '#features/catalogue/client'
import type { SearchProps } from '../SearchProps'
import { CheckGroup } from './CheckGroup'

/** Under which scheme; those that are switched off are not offered, one that is closed says since when. */
export function SchemeFilter({ search: { projects }, change, filterContext, catalogue }: SearchProps) {
  const hidden = useHiddenProjects()
  const sold = new Set(catalogue.programs.map(({ project }) => project))
  const offered = schemes.all.filter(({ id }) => projects.includes(id) || (sold.has(id) && !hidden.includes(id)))
  return (
    <CheckGroup
      label="Dispositif"
      choices={offered.map((scheme) => ({ value: scheme.id, label: nameOf(scheme, filterContext.today) }))}
      values={projects}
      onChange={(chosen) => {
        change({ projects: chosen })
      }}
    />
  )
}

function nameOf(scheme: Scheme, today: string): string {
  const last = scheme.kind === 'investment' ? scheme.window?.last : undefined
  return last !== undefined && last < today ? `${scheme.label} (fermé depuis le ${formatDate(last)})` : scheme.label
}
