import { text } from '#contract/fields'
import { companySecurity } from '#features/account/contract'
import { allows } from '#contract/access'
import { SubmitForm, FlagField, IntegerField, TextField } from '#client/forms'
import { selectCompany, selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { companyApi } from './api'
import { Effects } from './settings/Effects'
import { HistoryButton } from './settings/HistoryButton'
import { useSaved } from '#client/screens/firm'

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
  const save = useSaved()
  const [send] = companyApi.useUpdateSecurityMutation()
  if (!company || !mayEdit) return null
  const { second_factor_required, session_days, frame_origins } = company.attributes
  return (
    <Card
      title="Connexion"
      sentence="Qui n’a pas de second facteur en ajoute un avant toute autre chose."
      actions={<HistoryButton sections={['security']} />}
    >
      <SubmitForm
        key={company.version}
        definition={entry}
        initialValues={{ second_factor_required, session_days, frame_origins: (frame_origins ?? []).join(', ') }}
        submitLabel="Enregistrer"
        actions={<Effects what="dès leur prochaine demande" />}
        onSubmit={({ frame_origins: line, ...rules }) =>
          save(
            send({ ...rules, frame_origins: (line ?? '').split(/[\s,;]+/).filter((origin) => origin !== '') }),
            'Les règles de connexion sont enregistrées.',
          )
        }
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
