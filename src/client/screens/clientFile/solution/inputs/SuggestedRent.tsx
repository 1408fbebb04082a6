import { Button } from 'antd'
import { useFormikContext } from 'formik'
import { selectSolution } from '#client/calculation'
import { SliderField } from '#client/forms'
import { useAppSelector } from '#client/store'
import { formatEuros } from '#client/ui'
import { useOpenClientFile } from '../../ClientFileContext'
import { useEdit } from '../../EditedForm'

/** The rent of the property: the one advised by the last calculation, unless one is typed (specification §4). */
export function SuggestedRent() {
  const { readOnly } = useOpenClientFile()
  const { values, setFieldValue } = useFormikContext<Readonly<Record<string, unknown>>>()
  const edit = useEdit()
  const rent = useAppSelector((state) => selectSolution(state).result?.data.monthly_report.monthly_income.rental_income)
  const isTyped = (values['suggested_rent'] ?? null) !== null
  const restore = () => {
    void setFieldValue('suggested_rent', null, false)
    edit({ suggested_rent: null })
  }
  return (
    <>
      <SliderField name="suggested_rent" from={200} to={2_500} step={10} fallback={rent} />
      {!isTyped && rent !== undefined && <p className="taken">Conseillé&nbsp;: <strong>{formatEuros(rent, { per: 'mois' })}</strong>, repris dans le calcul.</p>}
      {isTyped && !readOnly && <p className="taken">Loyer saisi. <Button type="link" size="small" onClick={restore}>Rétablir le loyer conseillé</Button></p>}
    </>
  )
}
