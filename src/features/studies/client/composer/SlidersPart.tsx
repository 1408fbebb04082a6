import { Checkbox } from 'antd'
import { Skeleton } from '#client/ui'
import { AmountInput, IntegerInput, type TypedNumber } from '#client/ui/inputs'
import {
  isSliderKey,
  studySliders,
  type Slider,
  type SliderKey,
  writeSliderValue,
} from '#features/studies/contract/study'
import { FieldError } from './FieldError'
import type { StepProps } from './StepProps'
import { limitsText, proposalOf, usualBounds, type Proposal } from './sliderBounds'
import { errorOf } from './steps'
import { useDraftedStudy } from './useDraftedStudy'

const keys = Object.keys(studySliders).filter(isSliderKey)

/** What the client may move on the page, and how far; what the operation has not cannot be moved. */
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
                proposal={proposalOf(key, drafted)}
                slider={draft.sliders.find((one) => one.key === key)}
                errors={errors}
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
      <FieldError text={errorOf(errors, 'sliders')} />
    </section>
  )
}

/** Why something cannot be moved. */
const missing: Readonly<Record<SliderKey, string>> = {
  rent: 'cette opération ne reçoit pas de loyer',
  duration: 'cette opération n’a pas de prêt',
  contribution: 'cette opération n’a pas d’apport',
}

interface OneSliderProps extends Pick<StepProps, 'errors'> {
  readonly name: SliderKey
  /** What the operation rests on; null where it has nothing of the kind. */
  readonly proposal: Proposal | null
  readonly slider: Slider | undefined
  readonly onChange: (slider: Slider | null) => void
}

const OneSlider = ({ name, proposal, slider, errors, onChange }: OneSliderProps) => (
  <>
    <Checkbox
      checked={slider !== undefined}
      disabled={proposal === null && slider === undefined}
      onChange={({ target }) => {
        onChange(target.checked && proposal !== null ? usualBounds(name, proposal) : null)
      }}
    >
      {studySliders[name].label}
      <span className="study-note">
        {' '}
        ({proposal === null ? missing[name] : `${writeSliderValue(name, proposal.value)} dans la solution`})
      </span>
    </Checkbox>
    {slider && <Bounds slider={slider} proposal={proposal} errors={errors} onChange={onChange} />}
  </>
)

/** Whether a bound keeps the slider from standing where the proposal does. */
const isLeftOut = ({ value }: Proposal, { min, max }: Slider, part: 'min' | 'max'): boolean =>
  part === 'min' ? min > value : max < value

interface BoundsProps extends Pick<OneSliderProps, 'proposal' | 'errors'> {
  readonly slider: Slider
  readonly onChange: (slider: Slider) => void
}

function Bounds({ slider, proposal, errors, onChange }: BoundsProps) {
  const { label, unit } = studySliders[slider.key]
  const Input = slider.key === 'duration' ? IntegerInput : AmountInput
  const bound = (part: 'min' | 'max') => ({
    unit,
    value: slider[part],
    error: errorOf(errors, `sliders.${slider.key}.${part}`),
    warning: proposal && isLeftOut(proposal, slider, part) ? 'La solution est au-delà de cette borne.' : undefined,
    help: proposal ? limitsText(slider.key, proposal) : undefined,
    onChange: (typed: TypedNumber) => {
      if (typeof typed === 'number') onChange({ ...slider, [part]: typed })
    },
  })
  return (
    <div className="study-bounds">
      <Input label={`${label}, au moins`} {...bound('min')} />
      <Input label={`${label}, au plus`} {...bound('max')} />
    </div>
  )
}
