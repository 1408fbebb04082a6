import { ErrorBlock, Skeleton } from '#client/ui'
import { Drawer } from '#client/ui/drawer'
import { messages } from '#contract'
import { useResource } from '#client/store'
import type { AlertDrawerProps } from './AlertDrawerProps'
import { ChangedAlert } from './ChangedAlert'
import { NewAlert } from './NewAlert'
import { SEARCH_ALERT } from './searchAlertType'
import './alerts.css'

/** The search on screen as an alert: a new one, or the one that it was opened from. */
export function AlertDrawer({ changed, ...props }: AlertDrawerProps & { readonly changed: string | null }) {
  return (
    <Drawer
      title={changed === null ? 'Créer une alerte' : 'Enregistrer l’alerte'}
      open
      onClose={props.onClose}
      size={420}
    >
      {changed === null ? <NewAlert {...props} /> : <Changed id={changed} {...props} />}
    </Drawer>
  )
}

function Changed({ id, ...props }: AlertDrawerProps & { readonly id: string }) {
  const { resource, failure, refetch } = useResource(SEARCH_ALERT, id)
  if (resource) return <ChangedAlert alert={resource} {...props} />
  if (!failure) return <Skeleton lines={4} />
  const isGone = failure.kind === 'http' && failure.status === 404
  return (
    <ErrorBlock
      message={isGone ? 'Cette alerte n’existe plus. Votre recherche est toujours là.' : messages.technical}
      onRetry={refetch}
    />
  )
}
