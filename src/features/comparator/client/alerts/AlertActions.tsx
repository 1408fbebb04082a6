import { useState } from 'react'
import { DeleteOutlined, EditOutlined, PauseOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import type { ResourceOf } from '#contract/jsonapi'
import { api, outcomeOf } from '#client/api'
import { deletionPlanned, useToast } from '#client/feedback'
import { OFFLINE, useOnline } from '#client/screens'
import { useAppDispatch } from '#client/store'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { AlertForm, faultOf, settingsOf } from './AlertForm'
import { addressOfAlert, addressToChange, wholeAlert } from './alertSearch'
import { alertsApi } from './api'

interface AlertActionsProps {
  readonly alert: ResourceOf<'search_alert'>
}

/** Sees what an alert finds, silences, changes or deletes it. */
export function AlertActions({ alert }: AlertActionsProps) {
  const [isChanging, setChanging] = useState(false)
  const { see, pause, remove } = useAlertActions(alert)
  const isOnline = useOnline()
  const changing = (isOpen: boolean) => () => {
    setChanging(isOpen)
  }
  const online = { disabled: !isOnline, title: isOnline ? undefined : OFFLINE }
  const { name, paused } = alert.attributes
  return (
    <div className="alert-actions">
      <Link to={addressOfAlert(wholeAlert(alert.attributes))} onClick={see}>
        Voir les lots<span className="visually-hidden"> de {name}</span>
      </Link>
      <Button {...online} icon={<EditOutlined aria-hidden />} aria-haspopup="dialog" onClick={changing(true)}>
        Modifier
      </Button>
      <Button
        {...online}
        icon={paused ? <PlayCircleOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
        onClick={pause}
      >
        {paused ? 'Reprendre' : 'Mettre en pause'}
      </Button>
      <Button {...online} icon={<DeleteOutlined aria-hidden />} onClick={remove}>
        Supprimer
      </Button>
      {isChanging && <AlertChange alert={alert} onClose={changing(false)} />}
    </div>
  )
}

function useAlertActions({ id, attributes: { name, paused, new_count } }: AlertActionsProps['alert']) {
  const [setPause] = alertsApi.usePauseAlertMutation()
  const [noteSeen] = alertsApi.useSeeAlertMutation()
  const dispatch = useAppDispatch()
  const toast = useToast()
  const changePause = async () => {
    const { error } = outcomeOf(await setPause({ id, paused: !paused }))
    if (error) toast({ type: 'error', message: error.message })
  }
  return {
    see: () => {
      if ((new_count ?? 0) > 0) void noteSeen(id)
    },
    pause: () => void changePause(),
    remove: () => {
      const message = `Alerte «\u00a0${name ?? ''}\u00a0» supprimée`
      dispatch(deletionPlanned({ ref: { type: 'search_alert', id }, message, ifRefused: 'L’alerte est toujours là.' }))
    },
  }
}

function AlertChange({ alert, onClose }: AlertActionsProps & { readonly onClose: () => void }) {
  const [update] = api.useUpdateMutation()
  return (
    <Drawer title="Modifier l’alerte" open onClose={onClose} size={420}>
      <p>
        <Link to={addressToChange(wholeAlert(alert.attributes), alert.id)}>Changer ce qu’elle cherche</Link>
      </p>
      <AlertForm
        initial={settingsOf(alert.attributes)}
        verb="Enregistrer"
        save={async (settings) => {
          const ref = { type: 'search_alert', id: alert.id } as const
          const { error } = outcomeOf(await update({ ref, attributes: settings, version: alert.version }))
          if (error) return faultOf(error)
          onClose()
          return undefined
        }}
      />
    </Drawer>
  )
}
