import { useRef } from 'react'
import { keyFigures } from '#features/studies/contract/chapters'
import { studySliders, type Slider, writeSliderValue } from '#features/studies/contract/study'
import { Amount } from '../blocks/Amount'
import { Icon } from '../icons'
import { sliderValue, type Shown, type WhatIf } from './whatIf'

interface WhatIfPanelProps {
  readonly whatIf: WhatIf
  readonly shown: Shown
}

const messages: Readonly<Record<Shown['state'], string>> = {
  ready: '',
  calculating: '',
  refused: 'Ces réglages ne donnent pas d’opération possible\u00a0: les chiffres sont ceux d’avant.',
  unavailable: 'Le calcul n’est pas disponible pour l’instant\u00a0: les chiffres sont ceux d’avant.',
}

/** What the reader may move, and what the effort then is. */
export function WhatIfPanel({ whatIf, shown }: WhatIfPanelProps) {
  const [effort] = keyFigures(shown.figures)
  const title = useRef<HTMLHeadingElement>(null)
  const hasMoved = Object.keys(shown.values).length > 0
  const reset = () => {
    whatIf.reset()
    // The button goes away.
    title.current?.focus()
  }
  return (
    <section className="card what-if" aria-labelledby="what-if-title">
      <h2 ref={title} id="what-if-title" tabIndex={-1}>
        Et si…
      </h2>
      <p className="quiet">Dans les limites fixées avec votre conseiller.</p>
      {shown.facts.sliders.map((slider) => (
        <SliderField key={slider.key} slider={slider} shown={shown} onMove={whatIf.move} />
      ))}
      {effort && (
        <div className="what-if-result">
          <p className="quiet">
            {effort.label}, {shown.isProposal ? 'dans la proposition' : 'avec vos réglages'}
          </p>
          <p className="figure-value is-main">
            {effort.key === undefined ? effort.value : <Amount amount={effort.value} figureKey={effort.key} />}
          </p>
        </div>
      )}
      {messages[shown.state] !== '' && <p className="error-text">{messages[shown.state]}</p>}
      {hasMoved && (
        <button type="button" className="button" onClick={reset}>
          <Icon name="back" />
          Revenir à la proposition
        </button>
      )}
      <p role="status" className="visually-hidden">
        {announcement(shown, effort)}
      </p>
    </section>
  )
}

/** What is said once a calculation ended; nothing while one runs, so that only its end is heard. */
function announcement(shown: Shown, effort: { readonly label: string; readonly value: string } | undefined): string {
  if (shown.state === 'calculating' || effort === undefined) return ''
  if (shown.state !== 'ready') return messages[shown.state]
  return `${shown.isProposal ? 'La proposition' : 'Vos réglages'}\u00a0: ${effort.label}, ${effort.value}.`
}

interface SliderFieldProps {
  readonly slider: Slider
  readonly shown: Shown
  readonly onMove: WhatIf['move']
}

function SliderField({ slider, shown, onMove }: SliderFieldProps) {
  const { key, min, max } = slider
  const value = sliderValue(slider, shown)
  const written = writeSliderValue(key, value)
  const id = `slider-${key}`
  const filled = Math.min(1, Math.max(0, (value - min) / (max - min)))
  return (
    <div className="slider">
      <label htmlFor={id}>{studySliders[key].label}</label>
      {/* The slider itself says its value. */}
      <span className="slider-value" aria-hidden>
        {written}
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={studySliders[key].step}
        value={value}
        aria-valuetext={written}
        style={{ '--filled': `${filled * 100}%` }}
        onChange={({ target }) => {
          onMove(key, target.valueAsNumber)
        }}
      />
      <span className="slider-bounds" aria-hidden>
        <span>{writeSliderValue(key, min)}</span>
        <span>{writeSliderValue(key, max)}</span>
      </span>
    </div>
  )
}
