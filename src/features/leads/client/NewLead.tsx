import { api, errorsOf, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { Drawer } from '#client/ui/drawer'
import { LeadForm } from './LeadForm'

interface NewLeadProps {
  readonly onClose: () => void
  /** Shows the lead. @param id of the new lead */
  readonly onAdded: (id: string) => void
}

/** The drawer that adds a lead. */
export function NewLead({ onClose, onAdded }: NewLeadProps) {
  const [create] = api.useCreateMutation()
  const toast = useToast()
  return (
    <Drawer title="Nouveau contact" open onClose={onClose} size={720} className="lead-drawer">
      <LeadForm
        submitLabel="Ajouter le contact"
        onSubmit={async (attributes) => {
          const { data, error } = outcomeOf(await create({ type: 'client_lead', attributes }))
          if (error) return errorsOf(error)
          toast({ type: 'success', message: 'Contact ajouté' })
          const [lead] = data.refs
          if (lead) onAdded(lead.id)
          return undefined
        }}
      />
    </Drawer>
  )
}
