import { useState } from 'react'
import { Link } from 'react-router-dom'
import { enumerations, messages } from '#contract'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card, Empty, ErrorBlock, formatDate, Skeleton, StatusTag, type Tone } from '#client/ui'
import { Button } from '#client/ui/controls'
import { DataTable, type Column } from '#client/ui/table'
import { programAddress, propertyAddress } from '#features/catalogue/contract'
import { updateRequestStates, type UpdateRequestState } from '#features/catalogue/contract/updates'
import { updatesApi } from '../updates/api'
import type { UpdateRequest } from '../updates/updateRequest'
import { DecideDialog } from './DecideDialog'
import { currentOf, fieldName, suggestedOf } from './words'

/** The errors that people of the firm found in its catalogue: what is to be looked at first. */
export function UpdateRequests() {
  const { data, error, refetch } = updatesApi.useUpdateRequestsQuery(undefined, { refetchOnMountOrArgChange: true })
  const mayDecide = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const [decided, decide] = useState<UpdateRequest | null>(null)
  const waiting = data?.filter(({ state }) => state === 'open').length ?? 0
  return (
    <Card
      title="Erreurs signalées"
      sentence="Ce que vos conseillers ont vu de faux dans un lot ou un programme. Chacun reçoit votre réponse par e-mail."
      state={waiting > 0 && <StatusTag tone="warning">{waiting} à traiter</StatusTag>}
    >
      {data && data.length > 0 && (
        <DataTable
          caption="Erreurs signalées"
          columns={mayDecide ? [...columns, deciding(decide)] : columns}
          rows={data}
          rowKey={({ id }) => id}
        />
      )}
      {data?.length === 0 && (
        <Empty
          title="Aucune erreur signalée"
          sentence="Un conseiller en signale une depuis la fiche d’un lot ou d’un programme."
        />
      )}
      {!data &&
        (error ? <ErrorBlock message={messages.technical} onRetry={() => void refetch()} /> : <Skeleton lines={4} />)}
      {decided && (
        <DecideDialog
          request={decided}
          onClose={() => {
            decide(null)
          }}
        />
      )}
    </Card>
  )
}

const tones: Readonly<Record<UpdateRequestState, Tone>> = { open: 'warning', accepted: 'success', rejected: 'neutral' }

const columns: readonly [Column<UpdateRequest>, ...Column<UpdateRequest>[]] = [
  { key: 'subject', title: 'Lot ou programme', cell: (request) => <Subject {...request} /> },
  { key: 'change', title: 'Correction proposée', cell: (request) => <Proposed {...request} /> },
  {
    key: 'by',
    title: 'Signalée',
    cell: ({ creatorName, createdAt }) => `le ${formatDate(createdAt)} par ${creatorName ?? 'un compte supprimé'}`,
  },
  { key: 'state', title: 'État', cell: (request) => <State {...request} /> },
]

/** For who may change what the firm shows. */
const deciding = (onDecide: (request: UpdateRequest) => void): Column<UpdateRequest> => ({
  key: 'actions',
  title: 'Actions',
  align: 'end',
  cell: (request) =>
    request.state === 'open' && (
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          onDecide(request)
        }}
      >
        Traiter
        <span className="visually-hidden">{` (${fieldName(request)}, ${request.programName})`}</span>
      </Button>
    ),
})

const Proposed = (request: UpdateRequest) => (
  <>
    {fieldName(request)}&nbsp;: {currentOf(request)} → <strong>{suggestedOf(request)}</strong>
    {request.comment !== null && <p className="remark">{request.comment}</p>}
  </>
)

const State = ({ state, isCorrected, reason }: UpdateRequest) => (
  <>
    <StatusTag tone={tones[state]}>{isCorrected ? 'Corrigée' : updateRequestStates[state]}</StatusTag>
    {reason !== null && <p className="remark">{reason}</p>}
  </>
)

function Subject({ type, subject, project, programName, reference }: UpdateRequest) {
  const name = [programName, reference === null ? '' : `lot ${reference}`].filter(Boolean).join(', ')
  if (!isProject(project)) return name
  const address = type === 'property' ? propertyAddress : programAddress
  return <Link to={address({ project, id: subject })}>{name}</Link>
}

const isProject = (name: string): name is keyof typeof enumerations.projectTypes =>
  Object.hasOwn(enumerations.projectTypes, name)
