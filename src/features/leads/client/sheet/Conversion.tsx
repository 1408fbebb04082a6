import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { checkComplete, definitionOf, enumerations, type FieldErrors } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { fileCreationFromLead, leadCreation } from '#features/leads/contract'
import { errorsOf, outcomeOf } from '#client/api'
import { SubmitForm, TextField } from '#client/forms'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { useToast } from '#client/feedback'
import { clientFileApi } from '#features/clientFile/client/api'
import { clientFileAddress } from '#features/clientFile/contract'
import { LeadFacts } from './LeadFacts'

const titleOnly = { fields: { title: fileCreationFromLead.fields.title } }

/** The drawer that opens a client file from a lead: it says what is taken over, then shows the file. */
export function Conversion({ lead, onClose }: { lead: ResourceOf<'client_lead'>; onClose: () => void }) {
  const [create] = clientFileApi.useCreateClientFileMutation()
  const [refused, setRefused] = useState<FieldErrors>(() => missingOf(lead))
  const navigate = useNavigate()
  const toast = useToast()
  const { lastname, project_type: project } = lead.attributes
  const title = [lastname, project && enumerations.projectTypes[project]].filter(Boolean).join(' – ').slice(0, 100)

  const convert = async ({ title: chosen }: { title: string | null }) => {
    const { data, error } = outcomeOf(await create({ client_lead: lead.id, title: chosen }))
    if (error) {
      const { title: wrongTitle, ...others } = errorsOf(error)
      setRefused(others)
      return wrongTitle
        ? { title: wrongTitle }
        : { '': ['Le dossier n’a pas été créé. Complétez le contact, puis réessayez.'] }
    }
    toast({ type: 'success', message: 'Dossier créé' })
    const [file] = data.refs
    if (file) await navigate(clientFileAddress(file.id, 'informations'))
    return undefined
  }
  return (
    <Drawer title="Créer le dossier" open onClose={onClose} size={720} className="lead-drawer">
      <p>
        Le dossier reprend l’identité, les revenus et les charges du foyer, le projet et sa description. Le contact
        passe à «&nbsp;Dossier créé&nbsp;»&#8239;; ses échanges restent sur sa fiche.
      </p>
      <Missing errors={refused} onClose={onClose} />
      <SubmitForm definition={titleOnly} initialValues={{ title }} submitLabel="Créer et ouvrir" onSubmit={convert}>
        <TextField name="title" />
      </SubmitForm>
      <LeadFacts lead={lead} />
    </Drawer>
  )
}

/** What a file cannot do without, and the lead does not say. */
function missingOf({ attributes }: ResourceOf<'client_lead'>): FieldErrors {
  const known = Object.entries(attributes).filter(([name]) => Object.hasOwn(leadCreation.fields, name))
  const checked = checkComplete(leadCreation, Object.fromEntries(known))
  return checked.valid ? {} : checked.errors
}

function Missing({ errors, onClose }: { errors: FieldErrors; onClose: () => void }) {
  const names = Object.keys(errors)
  if (names.length === 0) return null
  const { fields } = definitionOf('client_lead')
  return (
    <div className="lead-missing" role="alert">
      <p>Il manque au contact&nbsp;:</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{fields[name]?.label ?? errors[name]?.join(' ')}</li>
        ))}
      </ul>
      <Button onClick={onClose}>Revenir au contact</Button>
    </div>
  )
}
