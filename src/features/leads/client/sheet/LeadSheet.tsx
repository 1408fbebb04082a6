import { CloseOutlined, EditOutlined } from '@ant-design/icons'
import type { Choice } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { leadCreation } from '#features/leads/contract'
import { useResource, useAppSelector } from '#client/store'
import { ErrorBlock, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { useToast } from '#client/feedback'
import { LeadForm } from '../LeadForm'
import { LeadStatusTag } from '../LeadStatusTag'
import { currentInstant } from '../relativeTime'
import type { LeadsLocation } from '../leadsLocation'
import { leadRowAt, selectLeadFacts, type LeadRow } from '../leadRow'
import { useLeadChange } from '../leadSteps'
import type { LeadRights } from '../useLeadRights'
import { ContactBar } from './ContactBar'
import { Conversion } from './Conversion'
import { Duplicates } from './Duplicates'
import { Exchanges } from './Exchanges'
import { LeadFacts } from './LeadFacts'
import { Steps } from './Steps'

const INCLUDED = ['adviser', 'creator', 'exchanges', 'duplicates']

export interface LeadSheetProps {
  readonly id: string
  readonly location: LeadsLocation
  readonly rights: LeadRights
  readonly advisers: readonly Choice[]
  readonly onMove: (move: Partial<LeadsLocation>) => void
}

/** Everything about one lead, and what can be done with them. */
export function LeadSheet(props: LeadSheetProps) {
  const { resource: lead, isComplete, failure, refetch } = useResource('client_lead', props.id, { include: INCLUDED })
  if (failure && !lead) return <ErrorBlock message={failure.message} onRetry={refetch} />
  if (!lead || !isComplete) return <Skeleton lines={8} />
  return <Sheet {...props} lead={lead} onChanged={refetch} />
}

interface SheetProps extends LeadSheetProps {
  readonly lead: ResourceOf<'client_lead'>
  readonly onChanged: () => void
}

function Sheet({ lead, location, rights, advisers, onMove, onChanged }: SheetProps) {
  const facts = useAppSelector((state) => selectLeadFacts(state, lead))
  const row = leadRowAt(facts, currentInstant())
  return (
    <article className="lead-sheet" aria-label={`Fiche de ${row.name}`}>
      <Header
        row={row}
        onEdit={
          rights.editing
            ? () => {
                onMove({ drawer: 'modifier' })
              }
            : undefined
        }
        onClose={() => {
          onMove({ lead: null })
        }}
      />
      <ContactBar lead={lead} />
      {rights.editing && <Steps lead={lead} step={location.step} rights={rights} advisers={advisers} onMove={onMove} />}
      <Exchanges lead={lead} rights={rights} onLogged={onChanged} />
      <LeadFacts lead={lead} adviser={row.adviser} />
      <Duplicates lead={lead} rights={rights} />
      <SheetDrawer lead={lead} drawer={location.drawer} rights={rights} onMove={onMove} />
    </article>
  )
}

interface SheetDrawerProps extends Pick<SheetProps, 'lead' | 'rights' | 'onMove'> {
  readonly drawer: LeadsLocation['drawer']
}

/** What is open over the sheet, for who may. */
function SheetDrawer({ lead, drawer, rights, onMove }: SheetDrawerProps) {
  const close = () => {
    onMove({ drawer: null })
  }
  if (drawer === 'modifier' && rights.editing) return <Editing lead={lead} onClose={close} />
  if (drawer === 'creer-le-dossier' && rights.converting) return <Conversion lead={lead} onClose={close} />
  return null
}

function Header({
  row: { name, status, late },
  onEdit,
  onClose,
}: {
  row: LeadRow
  onEdit: (() => void) | undefined
  onClose: () => void
}) {
  return (
    <header className="lead-sheet-header">
      <h2>{name}</h2>
      <LeadStatusTag status={status} />
      {late !== null && <span className="lead-late">{late}</span>}
      <span className="lead-sheet-tools">
        {onEdit && (
          <Button type="text" icon={<EditOutlined aria-hidden />} aria-label={`Modifier ${name}`} onClick={onEdit} />
        )}
        <Button
          type="text"
          className="lead-sheet-close"
          icon={<CloseOutlined aria-hidden />}
          aria-label="Fermer la fiche"
          onClick={onClose}
        />
      </span>
    </header>
  )
}

/** The drawer that changes what is known of a lead. */
function Editing({ lead, onClose }: { lead: ResourceOf<'client_lead'>; onClose: () => void }) {
  const change = useLeadChange(lead)
  const toast = useToast()
  return (
    <Drawer title="Modifier le contact" open onClose={onClose} size={720} className="lead-drawer">
      <LeadForm
        submitLabel="Enregistrer"
        initialValues={known(lead)}
        onSubmit={async (attributes) => {
          const errors = await change(attributes)
          if (errors) return errors
          toast({ type: 'success', message: 'Contact enregistré' })
          onClose()
          return undefined
        }}
      />
    </Drawer>
  )
}

/** What the form asks for: the server writes the rest. */
const known = ({ attributes }: ResourceOf<'client_lead'>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => Object.hasOwn(leadCreation.fields, name)))
