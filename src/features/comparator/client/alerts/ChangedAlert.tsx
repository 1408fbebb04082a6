import { Link, useNavigate } from 'react-router-dom'
import type { ResourceOf } from '#contract/jsonapi'
import { api, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { alertsAddress } from '#features/comparator/contract'
import type { AlertDrawerProps } from './AlertDrawerProps'
import { AlertForm, faultOf, settingsOf, type AlertSettings } from './AlertForm'
import { attributesOfSearch } from './alertSearch'
import { AskedOfLots } from './AskedOfLots'
import { obstacleOf } from './NewAlert'

/** An alert that looks from now on for what the search on screen does. */
export function ChangedAlert({ alert, ...props }: AlertDrawerProps & { readonly alert: ResourceOf<'search_alert'> }) {
  const { search } = props
  const [update] = api.useUpdateMutation()
  const toast = useToast()
  const navigate = useNavigate()
  const save = async (settings: AlertSettings) => {
    const attributes = { ...attributesOfSearch(search), ...settings }
    const ref = { type: 'search_alert', id: alert.id } as const
    const { error } = outcomeOf(await update({ ref, attributes, version: alert.version }))
    if (error) return faultOf(error)
    toast({ type: 'success', message: `Alerte «\u00a0${settings.name}\u00a0» enregistrée` })
    void navigate(alertsAddress)
    return undefined
  }
  return (
    <div className="new-alert">
      <AskedOfLots {...props} />
      <AlertForm
        initial={settingsOf(alert.attributes)}
        verb="Enregistrer l’alerte"
        obstacle={obstacleOf(search)}
        save={save}
      />
      <p>
        <Link to={alertsAddress}>La laisser telle quelle</Link>
      </p>
    </div>
  )
}
