import { DesktopOutlined, MobileOutlined } from '@ant-design/icons'
import { messages } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { api, outcomeOf } from '#client/api'
import { useConfirm, useToast } from '#client/feedback'
import { useAppDispatch, useResourceList } from '#client/store'
import { Card, ErrorBlock, formatDate, formatTime, Skeleton, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { DataTable, type Column } from '#client/ui/table'
import { accountApi } from '../api'

type Session = ResourceOf<'session'>

const columns: readonly [Column<Session>, ...Column<Session>[]] = [
  { key: 'device', title: 'Appareil', cell: (session) => <Device session={session} /> },
  { key: 'address', title: 'Adresse', cell: ({ attributes: { address } }) => address ?? '—' },
  { key: 'last_used_at', title: 'Dernière utilisation', cell: ({ attributes }) => instant(attributes.last_used_at) },
  { key: 'created_at', title: 'Ouverte le', cell: ({ attributes }) => instant(attributes.created_at) },
]

const instant = (at: string | null | undefined): string => (at ? `${formatDate(at)} à ${formatTime(at)}` : '—')

const nameOf = ({ attributes: { device } }: Session): string => device ?? 'Appareil inconnu'

function Device({ session }: { session: Session }) {
  const isPhone = /iPhone|Android|iPad/.test(nameOf(session))
  return (
    <span className="account-session">
      {isPhone ? <MobileOutlined aria-hidden /> : <DesktopOutlined aria-hidden />}
      {nameOf(session)}
      {session.attributes.current && <StatusTag tone="success">Cet appareil</StatusTag>}
    </span>
  )
}

/** Where one is logged in, and the end of it. */
export function SessionsTab() {
  const { resources, page, isComplete, failure, refetch } = useResourceList('session')
  const { close, closeOthers } = useClosing(refetch)
  const closing: Column<Session> = {
    key: 'close',
    title: 'Action',
    align: 'end',
    cell: (session) =>
      !session.attributes.current && (
        <Button size="small" aria-label={`Fermer la session de ${nameOf(session)}`} onClick={() => void close(session)}>
          Fermer
        </Button>
      ),
  }
  const hasOthers = resources.some(({ attributes }) => !attributes.current)
  return (
    <Card
      title="Sessions"
      sentence="Si vous ne reconnaissez pas un appareil, fermez sa session, puis changez votre mot de passe."
      actions={hasOthers && <Button onClick={() => void closeOthers()}>Se déconnecter partout</Button>}
    >
      {failure && !page ? (
        <ErrorBlock message={failure.kind === 'http' ? messages.technical : failure.message} onRetry={refetch} />
      ) : isComplete || resources.length > 0 ? (
        <DataTable caption="Sessions" rows={resources} rowKey={({ id }) => id} columns={[...columns, closing]} />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  )
}

/** Ends sessions, and says what came of it. */
function useClosing(refetch: () => void) {
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const toast = useToast()
  const close = async (session: Session) => {
    const request = { ref: { type: 'session' as const, id: session.id } }
    const { error } = outcomeOf(await dispatch(api.endpoints.remove.initiate(request, { track: false })))
    toast(error ? { type: 'error', message: error.message } : { type: 'success', message: 'La session est fermée.' })
  }
  const closeOthers = async () => {
    const question = {
      question: 'Se déconnecter partout\u202f?',
      consequence: 'Vous restez connecté ici. Vos autres appareils devront se reconnecter.',
      yes: 'Se déconnecter partout',
    }
    if (!(await confirm(question))) return
    const { error } = outcomeOf(
      await dispatch(accountApi.endpoints.closeOtherSessions.initiate(undefined, { track: false })),
    )
    refetch()
    toast(
      error
        ? { type: 'error', message: error.message }
        : { type: 'success', message: 'Vos autres sessions sont fermées.' },
    )
  }
  return { close, closeOthers }
}
