import { Checkbox } from 'antd'
import { formatNumber, Skeleton } from '#client/ui'
import { IntegerInput, type TypedNumber } from '#client/ui/inputs'
import { isSliderKey, studySliders, type Slider, type SliderKey } from '#features/studies/contract/study'
import type { StepProps } from './StepProps'
import { usualBounds, valueOf } from './sliderBounds'
import { errorOf } from './steps'
import { useDraftedStudy } from './useDraftedStudy'

const keys = Object.keys(studySliders).filter(isSliderKey)

/** What the client may move on the page, and how far; what the operation says nothing of cannot be moved. */
export function SlidersPart({ file, draft, errors, onChange }: StepProps) {
  const { drafted, failure } = useDraftedStudy({ client_file: file })
  const set = (key: SliderKey, slider: Slider | null) => {
    const others = draft.sliders.filter((one) => one.key !== key)
    onChange({ sliders: slider === null ? others : [...others, slider] })
  }
  return (
    <section className="study-part">
      <h3>Ce que le client peut faire varier</h3>
      {drafted ? (
        <ul className="study-sliders">
          {keys.map((key) => (
            <li key={key}>
              <OneSlider
                name={key}
                value={valueOf(key, drafted.facts)}
                slider={draft.sliders.find((one) => one.key === key)}
                onChange={(slider) => {
                  set(key, slider)
                }}
              />
            </li>
          ))}
        </ul>
      ) : failure === undefined ? (
        <Skeleton lines={3} />
      ) : (
        <p className="study-note">Disponible une fois la solution chiffrée.</p>
      )}
      <p className="field-error" aria-live="polite">
        {errorOf(errors, 'sliders')}
      </p>
    </section>
  )
}

interface OneSliderProps {
  readonly name: SliderKey
  /** In the operation; null where it says nothing. */
  readonly value: number | null
  readonly slider: Slider | undefined
  readonly onChange: (slider: Slider | null) => void
}

function OneSlider({ name, value, slider, onChange }: OneSliderProps) {
  const { label, unit } = studySliders[name]
  const bound = (part: 'min' | 'max') => (typed: TypedNumber) => {
    if (slider && typeof typed === 'number') onChange({ ...slider, [part]: typed })
  }
  return (
    <>
      <Checkbox
        checked={slider !== undefined}
        disabled={value === null}
        onChange={({ target }) => {
          onChange(target.checked && value !== null ? usualBounds(name, value) : null)
        }}
      >
        {label}
        <span className="study-note">
          {' '}
          {value === null ? '(non renseigné)' : `(${formatNumber(value)}\u00a0${unit} dans la solution)`}
        </span>
      </Checkbox>
      {slider && (
        <div className="study-bounds">
          <IntegerInput label={`${label}, au moins`} unit={unit} value={slider.min} onChange={bound('min')} />
          <IntegerInput label={`${label}, au plus`} unit={unit} value={slider.max} onChange={bound('max')} />
        </div>
      )}
    </>
  )
}
