import { selectResource } from '#client/entities'
import type { LifecycleAction } from '#client/screens/lifecycle'
import { useAppSelector } from '#client/store'
import { ErrorBlock, Skeleton } from '#client/ui'
import { Drawer } from '#client/ui/drawer'
import { studiesApi } from '../api'
import type { Study } from '../kinds'
import { editionText } from '../studyText'
import { StudySheet } from './StudySheet'
import '../studies.css'

interface StudyDrawerProps {
  /** Id of the client file. */
  readonly file: string
  readonly id: string
  readonly onClose: () => void
}

/** A study and what became of it, over the list. */
export function StudyDrawer({ file, id, onClose }: StudyDrawerProps) {
  const { study, actions, failure, refetch } = useStudy(id)
  return (
    <Drawer open title={study ? titleOf(study) : 'Étude'} size={720} onClose={onClose}>
      {study && actions ? (
        <StudySheet file={file} study={study} actions={actions} />
      ) : failure === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <ErrorBlock message={failure} onRetry={refetch} />
      )}
    </Drawer>
  )
}

/** `Étude de Nadia Haddad, version 1`. */
const titleOf = (study: Study): string => `${study.attributes.title ?? 'Étude'}, ${editionText(study).toLowerCase()}`

interface ReadStudy {
  readonly study: Study | undefined
  readonly actions: readonly LifecycleAction[] | undefined
  /** In a sentence. */
  readonly failure: string | undefined
  readonly refetch: () => void
}

/** How often an open study is asked for, besides when its changes are told, milliseconds. */
const FOLLOWED_MS = 10_000

/** Reads a study, again while it is open. */
function useStudy(id: string): ReadStudy {
  const { data, error, refetch } = studiesApi.useStudyQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: FOLLOWED_MS,
  })
  const study = useAppSelector((state) => selectResource(state, 'commercial_report', id))
  const isGone = error !== undefined && 'status' in error && error.status === 404
  return {
    study,
    actions: data,
    failure: isGone
      ? 'Étude introuvable\u00a0: elle n’existe plus, ou n’est pas à vous.'
      : (error?.message ?? undefined),
    refetch: () => {
      void refetch()
    },
  }
}
