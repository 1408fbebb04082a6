import { isUuid } from '#contract'
import { useSearchParams } from 'react-router-dom'

const PARAMETER = 'alerte'

/** The address of a search that changes what an alert looks for. */
export function changingAlert(address: string, id: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=${id}`
}

/** The id of the alert that the search on screen changes. */
export function useChangedAlert(): string | null {
  const [query] = useSearchParams()
  const id = query.get(PARAMETER)
  return isUuid(id) ? id : null
}
