import { resources } from '#contract'
import { allows } from '#contract/access'
import { errorsOf, outcomeOf } from '#client/api'
import { SubmitForm, IntegerField } from '#client/forms'
import { selectCompany, selectHeldRights } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card, formatNumber } from '#client/ui'
import { useToast } from '#client/feedback'
import { companyApi } from './api'

const { client_file_retention_years } = resources.company.fields
const entry = { fields: { client_file_retention_years } }

/** How long the firm keeps a client file that nobody touches, and what happens then (GDPR, art. 5.1.e). */
export function Retention() {
  const company = useAppSelector(selectCompany)
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const submit = useRetention()
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
    >
      {mayEdit ? (
        <SubmitForm
          key={company.version}
          definition={entry}
          initialValues={{ client_file_retention_years: years }}
          submitLabel="Enregistrer"
          onSubmit={submit}
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

/** Keeps the length; answers what the server refuses. */
function useRetention() {
  const dispatch = useAppDispatch()
  const toast = useToast()
  return async (attributes: { readonly client_file_retention_years: number }) => {
    const { error } = outcomeOf(
      await dispatch(companyApi.endpoints.updateRetention.initiate(attributes, { track: false })),
    )
    if (error) return errorsOf(error)
    toast({ type: 'success', message: 'La durée de conservation est enregistrée.' })
    return undefined
  }
}
