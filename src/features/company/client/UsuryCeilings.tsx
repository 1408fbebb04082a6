import { allows } from '#contract/access'
import { DateField, SubmitForm, RateField } from '#client/forms'
import { selectCompany, selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card, formatDate, formatPercent } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { usuryCeilings } from '#features/company/contract'
import { companyApi } from './api'
import { Effects } from './settings/Effects'
import { HistoryButton } from './settings/HistoryButton'
import { useSaved } from '#client/screens/firm'

const RATES = [
  'usury_fixed_under_10y',
  'usury_fixed_10_to_20y',
  'usury_fixed_20y_plus',
  'usury_variable',
  'usury_bridge',
] as const

/** The usury ceilings of a quarter: they change four times a year, sooner than the application knows. */
export function UsuryCeilings() {
  const company = useAppSelector(selectCompany)
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const save = useSaved()
  const [send] = companyApi.useUpdateUsuryCeilingsMutation()
  if (!company) return null

  const { attributes } = company
  const initialValues = Object.fromEntries(
    Object.keys(usuryCeilings.fields).map((name) => [name, Reflect.get(attributes, name) ?? null]),
  )
  const { usury_from } = attributes
  return (
    <Card
      title="Seuils de l’usure"
      sentence={
        usury_from
          ? `Vos simulations comptent ceux du ${formatDate(usury_from)}, jusqu’à ce que de plus récents soient connus.`
          : 'La Banque de France les publie chaque trimestre. Saisissez les plus récents\u202f: vos simulations les compareront au TAEG de chaque prêt.'
      }
      actions={<HistoryButton sections={['usury_ceilings']} />}
    >
      {mayEdit ? (
        <SubmitForm
          key={company.version}
          definition={usuryCeilings}
          initialValues={initialValues}
          submitLabel="Enregistrer"
          actions={<Effects what="et aux prochains calculs" />}
          onSubmit={(values) => save(send(values), 'Les seuils de l’usure sont enregistrés.')}
        >
          <div className="company-usury">
            <DateField name="usury_from" />
            {RATES.map((name) => (
              <RateField key={name} name={name} />
            ))}
          </div>
        </SubmitForm>
      ) : (
        <Facts
          facts={RATES.map((name) => ({
            label: usuryCeilings.fields[name].label,
            value: formatPercent(attributes[name]),
          }))}
        />
      )}
    </Card>
  )
}
