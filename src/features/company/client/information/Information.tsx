import { allows } from '#contract/access'
import { selectResource } from '#client/entities'
import { selectCompany, selectHeldRights, selectUser } from '#client/session'
import { SubmitForm, TextField } from '#client/forms'
import { useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { companyInformation } from '#features/company/contract/settings'
import { settingsApi } from '../settings/api'
import { Effects } from '../settings/Effects'
import { HistoryButton } from '../settings/HistoryButton'
import { useSaved } from '#client/screens/firm'

const { name, rcs_number, rcs_city } = companyInformation.fields
const entry = { fields: { name, rcs_number, rcs_city } }

/** Groups of three digits, as one reads a SIREN number. */
const grouped = (digits: string | null | undefined): string => (digits ?? '').replace(/(\d{3})(?=\d)/g, '$1 ') || '—'

function useNetwork() {
  return useAppSelector((state) => {
    const network = selectUser(state)?.relationships['network']
    return network && 'id' in network ? selectResource(state, 'network', network.id) : undefined
  })
}

/** What the firm says of itself, in the menu and on what it prints. */
export function Information() {
  const company = useAppSelector(selectCompany)
  const network = useNetwork()
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const save = useSaved()
  const [send] = settingsApi.useUpdateInformationMutation()
  if (!company) return null
  const { attributes } = company
  return (
    <Card
      title="Informations"
      sentence="Le nom et le registre du commerce figurent dans le menu, sur les documents et dans les e-mails à vos clients."
      actions={<HistoryButton sections={['information']} />}
    >
      {network && <Facts facts={[{ label: 'Réseau', value: network.attributes.name ?? '—' }]} />}
      {mayEdit ? (
        <SubmitForm
          key={company.version}
          definition={entry}
          initialValues={{ name: attributes.name, rcs_number: attributes.rcs_number, rcs_city: attributes.rcs_city }}
          submitLabel="Enregistrer"
          actions={<Effects what="dès l’enregistrement" />}
          onSubmit={(values) => save(send(values), 'Les informations de la société sont enregistrées.')}
        >
          <TextField name="name" />
          <div className="company-usury">
            <TextField name="rcs_number" />
            <TextField name="rcs_city" />
          </div>
        </SubmitForm>
      ) : (
        <Facts
          facts={[
            { label: name.label, value: attributes.name ?? '—' },
            { label: rcs_number.label, value: grouped(attributes.rcs_number) },
            { label: rcs_city.label, value: attributes.rcs_city ?? '—' },
          ]}
        />
      )}
    </Card>
  )
}
