import type { CompleteAttributesOf } from '#contract'
import { text } from '#contract/fields'
import { companySecurity } from '#features/account/contract'
import { allows } from '#contract/access'
import { errorsOf, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { SubmitForm, FlagField, IntegerField, TextField } from '#client/forms'
import { selectCompany, selectHeldRights } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { companyApi } from './api'

/** One types sites in a line, with commas or spaces between. */
const frame_origins = text({
  label: companySecurity.fields.frame_origins.label,
  help: 'Par exemple https://www.exemple.fr. Sans site, aucun ne le peut.',
  maxLength: 2_000,
})
const entry = { fields: { ...companySecurity.fields, frame_origins } }

/** What the firm asks of those who log in. */
export function Security() {
  const company = useAppSelector(selectCompany)
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const dispatch = useAppDispatch()
  const toast = useToast()
  if (!company || !mayEdit) return null
  const { second_factor_required, session_days, frame_origins } = company.attributes
  const submit = async ({ frame_origins: line, ...rules }: CompleteAttributesOf<typeof entry>) => {
    const security = { ...rules, frame_origins: (line ?? '').split(/[\s,;]+/).filter((origin) => origin !== '') }
    const { error } = outcomeOf(
      await dispatch(companyApi.endpoints.updateSecurity.initiate(security, { track: false })),
    )
    if (error) return errorsOf(error)
    toast({ type: 'success', message: 'Les règles de connexion sont enregistrées.' })
    return undefined
  }
  return (
    <Card
      title="Connexion"
      sentence="S’applique à tous les utilisateurs dès leur prochaine demande. Qui n’a pas de second facteur en ajoute un avant toute autre chose."
    >
      <SubmitForm
        definition={entry}
        initialValues={{ second_factor_required, session_days, frame_origins: (frame_origins ?? []).join(', ') }}
        submitLabel="Enregistrer"
        onSubmit={submit}
      >
        <FlagField name="second_factor_required" />
        <div className="company-years">
          <IntegerField name="session_days" />
        </div>
        <TextField name="frame_origins" />
      </SubmitForm>
    </Card>
  )
}
