import { api, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import type { AlertDrawerProps } from './AlertDrawerProps'
import { AlertForm, faultOf, type AlertSettings } from './AlertForm'
import { attributesOfSearch } from './alertSearch'
import { AskedOfLots } from './AskedOfLots'
import { SEARCH_ALERT } from './searchAlertType'

/** An alert on what the search on screen looks for. */
export function NewAlert({ onClose, ...props }: AlertDrawerProps) {
  const { search, filterContext } = props
  const [create] = api.useCreateMutation()
  const toast = useToast()
  const save = async (settings: AlertSettings) => {
    const attributes = { ...attributesOfSearch(search), ...settings }
    const { error } = outcomeOf(await create({ type: SEARCH_ALERT, attributes }))
    if (error) return faultOf(error)
    toast({ type: 'success', message: `Alerte «\u00a0${settings.name}\u00a0» créée` })
    onClose()
    return undefined
  }
  return (
    <div className="new-alert">
      <AskedOfLots {...props} />
      <AlertForm
        initial={{
          name: search.places.map(filterContext.nameOf).join(', '),
          frequency: 'daily',
          channels: ['mail', 'app'],
        }}
        verb="Créer l’alerte"
        obstacle={obstacleOf(search)}
        save={save}
      />
    </div>
  )
}

/** Why no alert can be made of a search. */
export const obstacleOf = ({ places }: AlertDrawerProps['search']): string | undefined =>
  places.length === 0 ? 'Choisissez d’abord un lieu\u00a0: une alerte suit un secteur.' : undefined
