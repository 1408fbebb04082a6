import { StarFilled, StarOutlined } from '@ant-design/icons'
import { messages } from '#contract'
import { allows } from '#contract/access'
import type { ResourceOf } from '#contract/jsonapi'
import { errorsOf, outcomeOf } from '#client/api'
import { selectRelated } from '#client/entities'
import { useToast } from '#client/feedback'
import { SubmitForm, TextField } from '#client/forms'
import { selectHeldRights } from '#client/session'
import { useAppDispatch, useAppSelector, useResource } from '#client/store'
import { ErrorBlock, formatEuros, formatNumber, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { DataTable, type Column } from '#client/ui/table'
import { propertyKinds, propertyStatuses } from '#features/catalogue/contract'
import { programComment } from '#features/catalogue/contract/perimeter'
import { managedApi } from './api'
import { ManagedDocuments } from './ManagedDocuments'

type Lot = ResourceOf<'managed_property'>

/** A programme: its comment and its documents for advisers, and its lots, put forward one by one or together. */
export function ManagedProgramDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { resource: program, failure, refetch } = useResource('managed_program', id)
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  return (
    <Drawer open size={720} title={program?.attributes.name ?? 'Programme'} onClose={onClose}>
      {failure && !program && <ErrorBlock message={messages.technical} onRetry={refetch} />}
      {!program && !failure && <Skeleton lines={6} />}
      {program && <Comment program={program} mayEdit={mayEdit} />}
      {program && <ManagedDocuments program={program} mayEdit={mayEdit} />}
      {program && <Lots programId={id} mayEdit={mayEdit} />}
    </Drawer>
  )
}

function useChange() {
  const dispatch = useAppDispatch()
  const toast = useToast()
  return async (path: string, body: object, message: string) => {
    const { error } = outcomeOf(
      await dispatch(managedApi.endpoints.changeManaged.initiate({ path, body }, { track: false })),
    )
    if (error) toast({ type: 'error', message: error.message })
    else toast({ type: 'success', message })
    return error && errorsOf(error)
  }
}

function Comment({ program, mayEdit }: { readonly program: ResourceOf<'managed_program'>; readonly mayEdit: boolean }) {
  const change = useChange()
  const { comment = null } = program.attributes
  if (!mayEdit) return <p>{comment ?? 'Aucun commentaire.'}</p>
  return (
    <SubmitForm
      key={comment}
      definition={programComment}
      initialValues={{ comment }}
      submitLabel="Enregistrer le commentaire"
      onSubmit={(body) =>
        change(`${program.id}/update-comment`, body, 'Vos conseillers lisent ce commentaire sur la fiche du programme.')
      }
    >
      <TextField name="comment" />
    </SubmitForm>
  )
}

function Lots({ programId, mayEdit }: { readonly programId: string; readonly mayEdit: boolean }) {
  const { data, error, refetch } = managedApi.useManagedLotsQuery(programId, { refetchOnMountOrArgChange: true })
  const lots = useAppSelector((state) => selectRelated(state, 'managed_property', data?.refs))
  const change = useChange()
  if (error && !data) return <ErrorBlock message={messages.technical} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  const topColumn: Column<Lot> = {
    key: 'is_top',
    title: 'En avant',
    cell: (lot) => <Star lot={lot} mayEdit={mayEdit} onChange={change} />,
  }
  const all = (is_top: boolean) => () =>
    void change(
      `${programId}/properties/update-top`,
      { is_top },
      is_top ? 'Tous les lots sont mis en avant.' : 'Plus aucun lot n’est mis en avant.',
    )
  return (
    <>
      <h3 className="managed-heading">Lots</h3>
      {mayEdit && (
        <div className="managed-actions">
          <Button icon={<StarFilled aria-hidden />} onClick={all(true)}>
            Mettre tous les lots en avant
          </Button>
          <Button icon={<StarOutlined aria-hidden />} onClick={all(false)}>
            N’en mettre aucun
          </Button>
        </div>
      )}
      <DataTable caption="Lots du programme" columns={[topColumn, ...columns]} rows={lots} rowKey={({ id }) => id} />
    </>
  )
}

interface StarProps {
  readonly lot: Lot
  readonly mayEdit: boolean
  readonly onChange: ReturnType<typeof useChange>
}

function Star({ lot: { id, attributes }, mayEdit, onChange }: StarProps) {
  const isTop = attributes.is_top === true
  const icon = isTop ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />
  return (
    <Button
      type="text"
      icon={icon}
      disabled={!mayEdit}
      aria-pressed={isTop}
      aria-label={`Mettre en avant le lot ${attributes.reference ?? ''}`}
      onClick={() =>
        void onChange(
          `property/${id}/update-top`,
          { is_top: !isTop },
          isTop ? 'Le lot n’est plus mis en avant.' : 'Le lot est mis en avant.',
        )
      }
    />
  )
}

const columns: readonly Column<Lot>[] = [
  { key: 'reference', title: 'Référence', cell: ({ attributes }) => attributes.reference ?? '—' },
  { key: 'kind', title: 'Nature', cell: ({ attributes: { kind } }) => (kind ? propertyKinds[kind] : '—') },
  { key: 'rooms', title: 'Pièces', align: 'end', cell: ({ attributes }) => attributes.rooms ?? '—' },
  {
    key: 'surface',
    title: 'Surface',
    align: 'end',
    cell: ({ attributes }) => formatNumber(attributes.surface ?? null, { unit: 'm²' }),
  },
  {
    key: 'property_price',
    title: 'Prix',
    align: 'end',
    cell: ({ attributes }) => formatEuros(attributes.property_price ?? null),
  },
  { key: 'status', title: 'État', cell: ({ attributes: { status } }) => (status ? propertyStatuses[status] : '—') },
]
