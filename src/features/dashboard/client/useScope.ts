import { useSearchParams } from 'react-router-dom'
import { selectRights, selectUser } from '#client/session'
import { useAppSelector } from '#client/store'

const names = ['moi', 'agence', 'societe'] as const
type Name = (typeof names)[number]

export const scopeLabels: Readonly<Record<Name, string>> = { moi: 'Moi', agence: 'Agence', societe: 'Société' }

/** Narrows a list of client files or leads to those that somebody follows. */
export type ScopeFilter = Readonly<Partial<Record<'adviser' | 'business_center', string | readonly string[]>>>

/** The same of sales, which those who made them follow. */
export const salesOf = ({ adviser, business_center }: ScopeFilter) => ({
  ...(adviser === undefined ? {} : { created_by: adviser }),
  ...(business_center === undefined ? {} : { business_center }),
})

export interface DashboardScope {
  /** Whose work is shown. */
  readonly name: Name
  /** Those that may be chosen; empty when the person sees their own work only. */
  readonly choices: readonly Name[]
  readonly filter: ScopeFilter
}

/** Whose work the dashboard shows: that of the whole firm for who sees it, unless its address says otherwise. */
export function useScope(): DashboardScope {
  const [parameters] = useSearchParams()
  const { perimeter } = useAppSelector(selectRights)
  const user = useAppSelector(selectUser)
  const centers = user?.relationships['business_centers']
  const agencies = Array.isArray(centers) ? centers.map(({ id }: { readonly id: string }) => id) : []
  if (perimeter !== 'company' || !user) return { name: 'moi', choices: [], filter: {} }
  const choices = names.filter((name) => name !== 'agence' || agencies.length > 0)
  const name = choices.find((choice) => choice === parameters.get('perimetre')) ?? 'societe'
  return {
    name,
    choices,
    filter: { moi: { adviser: user.id }, agence: { business_center: agencies }, societe: {} }[name],
  }
}
