import { Link } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectCompany, selectHeldRights } from '#client/session'
import { FlagField, SubmitForm } from '#client/forms'
import { useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { criterionNames, scoringCriteria } from '#features/catalogue/contract'
import { companyInformation, sirenIn } from '#features/company/contract/settings'
import { partAddress } from '../companyParts'
import { settingsApi } from '../settings/api'
import { Effects } from '../settings/Effects'
import { HistoryButton } from '../settings/HistoryButton'
import { useSaved } from '#client/screens/firm'
import { ChoicesField } from '../users/ChoicesField'

const { hide_commissions, hidden_criteria } = companyInformation.fields
const entry = {
  fields: {
    hide_commissions: {
      ...hide_commissions,
      help: 'Plus personne ne les reçoit, quels que soient ses droits : ni lots, ni ventes, ni exports.',
    },
    hidden_criteria: { ...hidden_criteria, label: 'Critères masqués' },
  },
}
const choices = criterionNames.map((value) => ({ value, label: scoringCriteria[value].label }))

/** What the firm hides of lots: commissions, and criteria by which they are judged. */
export function Visibility() {
  const company = useAppSelector(selectCompany)
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const save = useSaved()
  const [send] = settingsApi.useUpdateInformationMutation()
  if (!company) return null
  const { name, rcs_number, rcs_city, ...shown } = company.attributes
  const hidden = shown.hidden_criteria ?? []
  const isNamed = sirenIn(rcs_number ?? '') !== undefined && Boolean(rcs_city)
  return (
    <Card
      title="Commissions et critères"
      sentence="Un critère masqué quitte le comparateur, les fiches des lots et leur note ; on ne filtre ni ne trie plus par lui."
      actions={<HistoryButton sections={['information']} />}
    >
      {mayEdit && !isNamed && (
        <p className="company-warnings">
          Indiquez d’abord le numéro RCS de la société et sa ville, qui s’enregistrent avec ces réglages&nbsp;:{' '}
          <Link to={partAddress('informations')}>Informations</Link>.
        </p>
      )}
      {mayEdit && isNamed ? (
        <SubmitForm
          key={company.version}
          definition={entry}
          initialValues={{ hide_commissions: shown.hide_commissions ?? false, hidden_criteria: hidden }}
          submitLabel="Enregistrer"
          actions={<Effects what="dès l’enregistrement" />}
          onSubmit={(values) =>
            save(send({ name, rcs_number, rcs_city, ...values }), 'Ce que la société montre est enregistré.')
          }
        >
          <FlagField name="hide_commissions" />
          <ChoicesField name="hidden_criteria" choices={choices} />
        </SubmitForm>
      ) : (
        <Facts
          facts={[
            { label: hide_commissions.label, value: shown.hide_commissions === true ? 'Oui' : 'Non' },
            {
              label: 'Critères masqués',
              value:
                choices
                  .filter(({ value }) => hidden.includes(value))
                  .map(({ label }) => label)
                  .join(', ') || 'Aucun',
            },
          ]}
        />
      )}
    </Card>
  )
}
