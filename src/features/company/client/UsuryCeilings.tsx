import { allows } from '#contract/access'
import { errorsOf, outcomeOf } from '#client/api'
import { DateField, SubmitForm, RateField } from '#client/forms'
import { selectCompany, selectHeldRights } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card, formatDate } from '#client/ui'
import { useToast } from '#client/feedback'
import { usuryCeilings } from '#features/company/contract'
import { companyApi, type UsuryCeilings as Ceilings } from './api'

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
  const submit = useCeilings()
  if (!company || !mayEdit) return null

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
    >
      <SubmitForm
        key={company.version}
        definition={usuryCeilings}
        initialValues={initialValues}
        submitLabel="Enregistrer"
        onSubmit={submit}
      >
        <div className="company-usury">
          <DateField name="usury_from" />
          {RATES.map((name) => (
            <RateField key={name} name={name} />
          ))}
        </div>
      </SubmitForm>
    </Card>
  )
}

/** Keeps the ceilings; answers what the server refuses. */
function useCeilings() {
  const dispatch = useAppDispatch()
  const toast = useToast()
  return async (ceilings: Ceilings) => {
    const { error } = outcomeOf(
      await dispatch(companyApi.endpoints.updateUsuryCeilings.initiate(ceilings, { track: false })),
    )
    if (error) return errorsOf(error)
    toast({ type: 'success', message: 'Les seuils de l’usure sont enregistrés.' })
    return undefined
  }
}
