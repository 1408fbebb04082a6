import { resources } from '#contract'
import { allows } from '#contract/access'
import { SubmitForm, IntegerField } from '#client/forms'
import { selectCompany, selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card, formatNumber } from '#client/ui'
import { companyApi } from './api'
import { Effects } from './settings/Effects'
import { HistoryButton } from './settings/HistoryButton'
import { useSaved } from '#client/screens/firm'

const { client_file_retention_years } = resources.company.fields
const entry = { fields: { client_file_retention_years } }

/** How long the firm keeps a client file that nobody touches, and what happens then (GDPR, art. 5.1.e). */
export function Retention() {
  const company = useAppSelector(selectCompany)
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const save = useSaved()
  const [send] = companyApi.useUpdateRetentionMutation()
  if (!company) return null
  const years = company.attributes.client_file_retention_years ?? null
  return (
    <Card
      title="Conservation des dossiers"
      sentence={
        'Un dossier sans vente que personne ne modifie pendant cette durée est supprimé, avec le contact ' +
        'dont il vient. Les responsables de la société en sont prévenus par e-mail 30\u00a0jours avant\u202f; ' +
        'une modification du dossier suffit à le garder.'
      }
      actions={<HistoryButton sections={['retention']} />}
    >
      {mayEdit ? (
        <SubmitForm
          key={company.version}
          definition={entry}
          initialValues={{ client_file_retention_years: years }}
          submitLabel="Enregistrer"
          actions={<Effects what="et à tous les dossiers de la société" />}
          onSubmit={(values) => save(send(values), 'La durée de conservation est enregistrée.')}
        >
          <div className="company-years">
            <IntegerField name="client_file_retention_years" />
          </div>
        </SubmitForm>
      ) : (
        <p>
          {client_file_retention_years.label}&nbsp;: {formatNumber(years, { unit: 'ans' })}
        </p>
      )}
    </Card>
  )
}
