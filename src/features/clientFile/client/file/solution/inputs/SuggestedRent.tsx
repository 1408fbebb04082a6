import { selectSolution } from '../../../calculation'
import { SliderField, useSectionField } from '#client/forms'
import { useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { Amount } from '#client/ui/explanation'
import { useSliderPreview } from './useSliderPreview'

/** The rent of the property: the one advised by the last calculation, unless one is typed (specification §4). */
export function SuggestedRent() {
  const { value, readOnly, choose } = useSectionField('suggested_rent')
  const rent = useAppSelector((state) => selectSolution(state).result?.data.monthly_report.monthly_income.rental_income)
  const tryValue = useSliderPreview()
  const isTyped = (value ?? null) !== null
  return (
    <>
      <SliderField
        name="suggested_rent"
        from={200}
        to={2_500}
        step={10}
        fallback={rent}
        onSlide={tryValue('suggested_rent')}
      />
      {!isTyped && rent !== undefined && <AdvisedRent rent={rent} />}
      {isTyped && !readOnly && (
        <p className="taken">
          Loyer saisi.{' '}
          <Button
            type="link"
            size="small"
            onClick={() => {
              choose(null)
            }}
          >
            Rétablir le loyer conseillé
          </Button>
        </p>
      )}
    </>
  )
}

const AdvisedRent = ({ rent }: { rent: number }) => (
  <p className="taken">
    Conseillé&nbsp;:{' '}
    <strong>
      <Amount figure="monthly_report.monthly_income.rental_income" value={rent} unit="euros_per_month" />
    </strong>
    , repris dans le calcul.
  </p>
)
