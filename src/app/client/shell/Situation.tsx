import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CloudOutlined, ReloadOutlined, WarningOutlined } from '@ant-design/icons'
import { saveNow } from '#client/autosave'
import { sagasRestarted, selectIsStorageRefused, selectStopped, useAppDispatch, useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { clientFileAddress } from '#features/clientFile/contract'
import { selectFileWithGone, selectIsCutOff, selectUnsavedCount } from './unsaved'
import { useNewBuild } from './useNewBuild'
import { useOnline } from '#client/screens'
import './shell.css'

interface LineProps {
  readonly tone: 'warning' | 'error' | 'info'
  readonly icon: ReactNode
  readonly children: ReactNode
}

function Line({ tone, icon, children }: LineProps) {
  return (
    <div className={`situation situation-${tone}`}>
      {icon}
      {children}
    </div>
  )
}

/** The banner over every page: no connection, a saga that stopped, storage refused, a newer build. */
export function Situation() {
  return (
    <div role="status">
      <CutOff />
      <GoneEdits />
      <StoppedParts />
      <RefusedStorage />
      <NewBuild />
    </div>
  )
}

function CutOff() {
  const isCutOff = useAppSelector(selectIsCutOff)
  const isOnline = useOnline() && !isCutOff
  const unsaved = useAppSelector(selectUnsavedCount)
  if (isOnline) return null
  return (
    <Line tone="warning" icon={<CloudOutlined aria-hidden />}>
      <span>
        Hors connexion — vos modifications sont gardées sur cet appareil{unsaved > 0 && ` (${unsaved} en attente)`}
      </span>
    </Line>
  )
}

function GoneEdits() {
  const fileWithGone = useAppSelector(selectFileWithGone)
  if (fileWithGone === undefined) return null
  return (
    <Line tone="warning" icon={<WarningOutlined aria-hidden />}>
      <span>
        Une saisie ne peut plus être enregistrée&nbsp;: son dossier, ou la ligne où elle était, a été supprimé. Elle est
        gardée ici.
      </span>
      <Link to={clientFileAddress(fileWithGone)}>Voir le dossier</Link>
    </Line>
  )
}

function StoppedParts() {
  const dispatch = useAppDispatch()
  if (useAppSelector(selectStopped).length === 0) return null
  return (
    <Line tone="error" icon={<WarningOutlined aria-hidden />}>
      <span>L’enregistrement ou le calcul s’est arrêté. Ce que vous avez saisi est gardé ici.</span>
      <Button size="small" onClick={() => dispatch(sagasRestarted())}>
        Relancer
      </Button>
    </Line>
  )
}

function RefusedStorage() {
  if (!useAppSelector(selectIsStorageRefused)) return null
  return (
    <Line tone="warning" icon={<WarningOutlined aria-hidden />}>
      <span>
        Ce navigateur ne garde plus vos saisies sur cet appareil. Restez en ligne jusqu’à ce qu’elles soient
        enregistrées, et libérez de la place.
      </span>
    </Line>
  )
}

function NewBuild() {
  const dispatch = useAppDispatch()
  const isOutdated = useNewBuild()
  if (!isOutdated) return null
  const reload = () => {
    dispatch(saveNow())
    location.reload()
  }
  return (
    <Line tone="info" icon={<ReloadOutlined aria-hidden />}>
      <span>Une nouvelle version est disponible</span>
      <Button size="small" onClick={reload}>
        Recharger
      </Button>
    </Line>
  )
}
